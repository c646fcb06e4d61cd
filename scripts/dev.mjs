// npm run dev: the web with hot reload on PORT, the API behind it restarting on every change.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { createServer } from "vite";
import { endWithParent, environment } from "./command.mjs";
import { freePort } from "./free-port.ts";
import { ROOT } from "./pinned-node.mjs";

endWithParent();
const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST ?? "127.0.0.1";
const url = `http://localhost:${port}`;
const apiPort = await freePort();

const api = spawn(
  process.execPath,
  ["--watch", "--watch-preserve-output", join(ROOT, "server/src/main.ts")],
  {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "inherit"],
    env: environment({ PORT: String(apiPort), HOST: "127.0.0.1" }),
  },
);

const vite = await createServer({
  root: join(ROOT, "web"),
  server: {
    host,
    port,
    strictPort: true,
    proxy: { "/api": { target: `http://127.0.0.1:${apiPort}`, xfwd: true } },
  },
});
await vite.listen();
console.log(
  `\n  ${url}   (the API restarts, the page reloads on every change; Ctrl-C stops both)\n`,
);

let isStopping = false;
async function stop(status) {
  if (isStopping) return;
  isStopping = true;
  const hasApiEnded = new Promise((resolve) => {
    if (api.exitCode !== null || api.signalCode !== null) resolve(undefined);
    else api.once("exit", resolve);
  });
  api.kill("SIGTERM");
  await Promise.all([vite.close(), hasApiEnded]);
  process.exit(status);
}
// Vite's own way of ending would not wait for the API to close its database.
process.removeAllListeners("SIGTERM");
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(0));
api.once("exit", (code) => stop(code ?? 1));
