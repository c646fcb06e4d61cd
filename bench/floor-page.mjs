// The floor of bench/web.mjs: a static page with one button, as quick as a page can be.
import { once } from "node:events";
import { createServer } from "node:http";

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Floor</title><h1>A static page</h1>
<button onclick="document.body.append(Object.assign(document.createElement('p'),{textContent:'Clicked'}))">Click</button></html>`;

export async function startFloorPage() {
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-length": Buffer.byteLength(PAGE),
  };
  const server = createServer((request, answer) =>
    request.url === "/" ? answer.writeHead(200, headers).end(PAGE) : answer.writeHead(404).end(),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://localhost:${server.address().port}/`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
