// Formats messages as the page does: reads {language, source, wanted: [[key, values], …]} and writes the texts.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const require = createRequire(process.argv[2]);
const { FluentBundle, FluentResource } = await import(pathToFileURL(require.resolve("@fluent/bundle")));

const { language, source, wanted } = JSON.parse(readFileSync(0, "utf-8"));
const bundle = new FluentBundle(language, { useIsolating: false });
bundle.addResource(new FluentResource(source));

const texts = wanted.map(([key, values]) => {
  const errors = [];
  const text = bundle.formatPattern(bundle.getMessage(key).value, values, errors);
  return errors.length ? `${errors[0]}` : text;
});
process.stdout.write(JSON.stringify(texts));
