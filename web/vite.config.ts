import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { notices } from "./notices";

/** Where `eduba serve` listens unless told otherwise. */
const server = "http://127.0.0.1:8321";

export default defineConfig({
  plugins: [svelte(), notices()],
  build: {
    outDir: "../src/eduba/page",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    // The strict content policy has no data: URLs for fonts.
    assetsInlineLimit: 0,
  },
  server: { proxy: { "/api": { target: server, ws: true, changeOrigin: false } } },
});
