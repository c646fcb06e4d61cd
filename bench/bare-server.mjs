// The floor of bench/api.mjs: node:http and the bytes it is given, in a process of its own.
import { createServer } from "node:http";

process.once("message", (body) => {
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
  const server = createServer((_request, answer) => answer.writeHead(200, headers).end(body));
  server.listen(0, "127.0.0.1", () => process.send(server.address().port));
});
