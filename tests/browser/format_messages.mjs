// Formats messages with the page's own words (web/src/words): reads {language, sources: {game: source}, wanted:
// [[game, key, values], …]} and writes the texts. The house is the game with the empty name.
import { createRequire } from "node:module";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";

const [, , web] = process.argv;
const { language, sources, wanted } = JSON.parse(await text(process.stdin));
const { createServer } = await import(pathToFileURL(createRequire(`${web}/package.json`).resolve("vite")));

// What the page expects of a browser: who reads, and a server that has the message files.
Object.defineProperty(globalThis, "navigator", { value: { languages: [language] } });
globalThis.fetch = async (path) => {
  const address = new URL(path, "http://table.test");
  if (address.pathname !== `/api/messages/${language}`) throw new Error(`nobody asked for ${path}`);
  return new Response(sources[address.searchParams.get("game") ?? ""]);
};
const complaints = [];
console.error = (...said) => complaints.push(said.join(" "));

const vite = await createServer({ root: web, server: { middlewareMode: true, ws: false }, appType: "custom", logLevel: "error" });
const { words } = await vite.ssrLoadModule("/src/words/words.svelte.ts");
for (const game of Object.keys(sources)) await words.need(game);
const texts = wanted.map(([game, key, values]) => words.of(game)(key, values));
await vite.close();
process.stdout.write(JSON.stringify({ texts, complaints }));
