/** Reading a view from JSON into types: the value, or an error that says where it is not what was expected. */

export function record(value: unknown, where: string): Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw expected("an object", value, where);
  return Object.fromEntries(Object.entries(value));
}

export function list<T>(value: unknown, where: string, item: (value: unknown, where: string) => T): T[] {
  if (!Array.isArray(value)) throw expected("a list", value, where);
  return value.map((v: unknown, i) => item(v, `${where}[${i}]`));
}

export function text(value: unknown, where: string): string {
  if (typeof value !== "string") throw expected("a text", value, where);
  return value;
}

/** A number for each of these keys. */
export function numbers<K extends string>(value: unknown, where: string, keys: readonly K[]): Record<K, number> {
  const found = record(value, where);
  return Object.fromEntries(keys.map((key) => [key, integer(found[key], `${where}.${key}`)])) as Record<K, number>;
}

/** A number for each key, whatever keys there are. */
export function counts(value: unknown, where: string): Record<string, number> {
  return each(value, where, integer);
}

/** Something for each key, whatever keys there are. */
export function each<T>(value: unknown, where: string, item: (value: unknown, where: string) => T): Record<string, T> {
  const entries = Object.entries(record(value, where));
  return Object.fromEntries(entries.map(([key, found]) => [key, item(found, `${where}.${key}`)]));
}

export function truth(value: unknown, where: string): boolean {
  if (typeof value !== "boolean") throw expected("true or false", value, where);
  return value;
}

export function integer(value: unknown, where: string): number {
  if (typeof value !== "number" || !Number.isInteger(value)) throw expected("a whole number", value, where);
  return value;
}

export function orNull<T>(value: unknown, where: string, read: (value: unknown, where: string) => T): T | null {
  return value === null || value === undefined ? null : read(value, where);
}

export function expected(what: string, found: unknown, where: string): TypeError {
  return new TypeError(`${where}: expected ${what}, found ${JSON.stringify(found)}`);
}
