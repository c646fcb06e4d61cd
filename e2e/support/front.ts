import http from "node:http";
import type { AddressInfo } from "node:net";

export interface Front {
  url: string;
  /** From now on another build is served: its worker differs, and no file of the old build is found. */
  deploy(): void;
  stop(): Promise<void>;
}

/** Stands before a server and passes everything on, until another build is deployed. */
export async function startFront(behind: string): Promise<Front> {
  const { hostname, port } = new URL(behind);
  let isDeployed = false;
  const server = http.createServer((request, response) => {
    const { method, url: path = "/", headers } = request;
    if (isDeployed && path.startsWith("/assets/")) {
      response.writeHead(404).end();
      return;
    }
    const isWorker = isDeployed && path === "/sw.js";
    const passed = http.request(
      {
        ...{ hostname, port, method, path },
        headers: isWorker ? { host: headers.host } : headers,
      },
      (answer) => {
        if (!isWorker) {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
          return;
        }
        const { "content-length": _, ...rest } = answer.headers;
        response.writeHead(200, rest);
        answer.pipe(response, { end: false });
        answer.once("end", () => response.end("\n// the build after that"));
      },
    );
    passed.once("error", () => response.destroy());
    response.once("close", () => passed.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: () => {
      isDeployed = true;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
