import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { gateScript, NO_FILES } from "./src/app/gate-script.ts";
import { firstScreenGroups } from "./vite/first-screen.ts";
import { words } from "./vite/words.ts";
import { worldMap } from "./vite/world-map.ts";

/** The build writes the gate with the hashed names of what to fetch early; development needs none. */
const developmentGate: Plugin = {
  name: "development-gate",
  apply: "serve",
  transformIndexHtml: (html) =>
    html.replace("<!--gate-->", () => `<script>${gateScript(NO_FILES)}</script>`),
};

/** A worker of a build that ran at this address before would answer with its own pages: this one takes it away. */
const noWorkerInDevelopment: Plugin = {
  name: "no-worker-in-development",
  apply: "serve",
  configureServer(server) {
    const farewell = `self.addEventListener("install", () => self.skipWaiting());
      self.addEventListener("activate", (event) => event.waitUntil((async () => {
        for (const name of await caches.keys()) await caches.delete(name);
        await self.registration.unregister();
        for (const page of await self.clients.matchAll()) page.navigate(page.url);
      })()));`;
    server.middlewares.use("/sw.js", (_, response) => {
      response.setHeader("Content-Type", "text/javascript");
      response.end(farewell);
    });
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), words(), worldMap(), developmentGate, noWorkerInDevelopment],
  build: {
    outDir: isSsrBuild ? "dist-ssr" : "dist",
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            chunkFileNames: "assets/[name]-[hash].js",
            entryFileNames: "assets/[name]-[hash].js",
            assetFileNames: "assets/[name]-[hash][extname]",
            // A name of its own for what draws in three dimensions: screens that share it, and the budget, know it by that.
            codeSplitting: {
              groups: [
                ...firstScreenGroups(),
                { name: "three", test: /node_modules[\\/]three[\\/]/ },
              ],
            },
          },
        },
  },
  server: { host: "127.0.0.1", strictPort: true },
}));
