// npm run dev: the web with hot reload on PORT, the API behind it restarting on every change.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { createServer } from "vite";
import { endWithParent, environment } from "./command.mjs";
import { freePort } from "./free-port.ts";
import { ROOT } from "./pinned-node.mjs";

endWithParent();
const apiPort = await freePort();
const vite = await listen();

const api = spawn(
  process.execPath,
  ["--watch", "--watch-preserve-output", join(ROOT, "server/src/main.ts")],
  {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "inherit"],
    env: environment({ PORT: String(apiPort), HOST: "127.0.0.1" }),
  },
);
console.log(
  `\n  http://localhost:${vite.config.server.port}   (the API restarts, the page reloads on every change; Ctrl-C stops both)\n`,
);

/** The web first: where it cannot listen, no API is left behind with the data folder. */
async function listen() {
  try {
    const port = readPort(process.env.PORT?.trim() || "3000");
    const server = await createServer({
      root: join(ROOT, "web"),
      server: {
        host: process.env.HOST?.trim() || "127.0.0.1",
        port,
        strictPort: true,
        proxy: { "/api": { target: `http://127.0.0.1:${apiPort}`, xfwd: true } },
      },
    });
    return await server.listen();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

function readPort(text) {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error("PORT must be a whole number from 1 to 65535, such as 3000.");
  return port;
}

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
