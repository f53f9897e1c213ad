/** Writes NOTICES.txt beside the page: the licences of all packages whose parts are in it. */

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PACKAGE = /^(.*node_modules\/((?:@[^/]+\/)?[^/]+))\//;

interface Manifest {
  name: string;
  version: string;
  license: string;
  author?: string | { name: string };
  homepage?: string;
}

function notice(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf-8")) as Manifest;
  const author = typeof manifest.author === "object" ? manifest.author.name : manifest.author;
  const head = [`${manifest.name} ${manifest.version}`, `Licence: ${manifest.license}`, author, manifest.homepage];
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.\w+)?$/i.test(name));
  const text = file ? readFileSync(join(folder, file), "utf-8").trim() : "";
  return [...head.filter(Boolean), "", text].join("\n").trim();
}

export function notices(): Plugin {
  return {
    name: "eduba-notices",
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((part) =>
        part.type === "chunk" ? Object.keys(part.modules) : part.originalFileNames,
      );
      const folders = new Set(files.flatMap((file) => PACKAGE.exec(file.replaceAll("\\", "/"))?.[1] ?? []));
      const written = [...folders].filter((folder) => existsSync(join(folder, "package.json"))).sort().map(notice);
      const rule = `\n\n${"-".repeat(80)}\n\n`;
      this.emitFile({ type: "asset", fileName: "NOTICES.txt", source: `${written.join(rule)}\n` });
    },
  };
}
