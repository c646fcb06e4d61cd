import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export interface RoundRobin {
  url: string;
  stop(): Promise<void>;
}

interface Attempt {
  from: IncomingMessage;
  body: Buffer;
  to: ServerResponse;
}

/** Hands one request to one server; resolves false when nobody listens there. */
function forward(port: number, { from, body, to }: Attempt): Promise<boolean> {
  return new Promise((resolve) => {
    const headers = {
      ...from.headers,
      connection: "close",
      "x-forwarded-for": from.socket.remoteAddress ?? "",
      "x-forwarded-host": from.headers.host ?? "",
      "x-forwarded-proto": "http",
    };
    const { method, url } = from;
    // A connection of its own for each: one that is kept may end just as the next request takes it.
    const target = { host: "127.0.0.1", port, method, path: url, headers, agent: false };
    const onward = request(target, (answer) => {
      const { connection: _ours, "keep-alive": _alive, ...rest } = answer.headers;
      to.writeHead(answer.statusCode ?? 502, rest);
      answer.pipe(to);
      answer.once("error", () => to.destroy());
      to.once("close", () => onward.destroy());
      resolve(true);
    });
    onward.once("error", () => {
      if (to.headersSent) to.destroy();
      resolve(to.headersSent);
    });
    onward.end(body);
  });
}

/**
 * One address in front of several servers, each request to the next of them, a dead one passed over:
 * what a load balancer does, as small as can be.
 * @param ports of servers on the loopback address
 */
export async function startRoundRobin(ports: number[]): Promise<RoundRobin> {
  let turn = 0;
  const server = createServer(async (from, to) => {
    const body = await buffer(from);
    turn += 1;
    const first = turn;
    for (let offset = 0; offset < ports.length; offset += 1) {
      const port = ports[(first + offset) % ports.length];
      if (port && (await forward(port, { from, body, to }))) return;
    }
    to.writeHead(502).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      const end = once(server, "close");
      server.close();
      server.closeAllConnections();
      await end;
    },
  };
}
