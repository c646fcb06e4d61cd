import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { firstScreenGroups } from "./vite/first-screen.ts";
import { words } from "./vite/words.ts";

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), words()],
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
            codeSplitting: { groups: firstScreenGroups() },
          },
        },
  },
  server: { host: "127.0.0.1", strictPort: true },
}));
