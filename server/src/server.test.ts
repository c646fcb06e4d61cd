import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { analyzeVideo } from "contract/video.routes";
import { expect, test } from "vitest";
import { listen } from "./server.ts";

const PIECE = "0123456789";

/** A request whose body comes in two halves, the second when it is asked for. */
function sendHalf(port: number, path: string) {
  const socket = connect(port, "127.0.0.1");
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: ${2 * PIECE.length}\r\n\r\n${PIECE}`,
  );
  return { answer: text(socket), sendRest: () => socket.write(PIECE) };
}

test("a body that does not come whole is given up in words; a recording may take longer", async () => {
  const configuration = { host: "127.0.0.1", port: 0, tls: null };
  const echo = async (request: Request) => new Response(`heard ${(await request.text()).length}`);
  const server = await listen(configuration, echo, 50);
  const recording = sendHalf(server.port, analyzeVideo.path);
  const slow = sendHalf(server.port, "/api/responses");
  expect(await slow.answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*problem\+json/);
  recording.sendRest();
  expect(await recording.answer).toMatch(/heard 20$/m);
  await server.stop();
});
