// Formats messages with the page's own words (web/src/words): reads {language, answers: {path: answer}, games, wanted:
// [[game, key, values], …]} and writes the texts. The house is the game with the empty name.
import { createRequire } from "node:module";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";

const [, , web] = process.argv;
const { language, answers, games, wanted } = JSON.parse(await text(process.stdin));
const { createServer } = await import(pathToFileURL(createRequire(`${web}/package.json`).resolve("vite")));

// What the page expects of a browser: who reads, a document, and a server that has the languages and the message files.
Object.defineProperty(globalThis, "navigator", { value: { languages: [language] } });
globalThis.document = { documentElement: { lang: "" } };
globalThis.fetch = async (path) => {
  if (!(path in answers)) throw new Error(`there is nothing at ${path}`);
  return new Response(JSON.stringify(answers[path]));
};
const complaints = [];
console.error = (...said) => complaints.push(said.join(" "));

const vite = await createServer({ root: web, server: { middlewareMode: true, ws: false }, appType: "custom", logLevel: "error" });
const { words } = await vite.ssrLoadModule("/src/words/words.svelte.ts");
for (const game of games) await words.need(game);
const texts = wanted.map(([game, key, values]) => words.of(game)(key, values));
await vite.close();
process.stdout.write(JSON.stringify({ texts, complaints }));
