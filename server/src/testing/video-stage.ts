import { setTimeout as pause } from "node:timers/promises";
import type { OpenDatabase } from "../db/database.ts";
import { createFakeAnalyser, type FakeAnalyser } from "../media/fake-analyser.ts";
import { expectDocumented } from "./documented.ts";
import { type Client, startApp, type TestApp } from "./test-app.ts";

export const ANALYZE_PATH = "/api/video/analyze";
export const QUESTION = "Tell me about a time you stayed calm while people around you did not.";
export const WORDS =
  "The power failed in our hotel at eleven at night. I was the night manager and two people were in the lift. I spoke to them through the door. They were out after twenty-five minutes.";

export type VideoStage = Awaited<ReturnType<typeof startVideoStage>>;

/** The application with the test's analyser, and the calls that a page with a recording makes. */
export async function startVideoStage(
  database: OpenDatabase,
  parts: Parameters<typeof startApp>[1] = {},
) {
  const analyser: FakeAnalyser = createFakeAnalyser();
  const app: TestApp = await startApp(database, { analyser, ...parts });

  const post = async (who: Client, body: FormData | ReadableStream, headers = {}) => {
    const answer = await app.request(ANALYZE_PATH, {
      method: "POST",
      body,
      headers: { Cookie: who.cookie ?? "", ...headers },
      ...(body instanceof ReadableStream && { duplex: "half" }),
    });
    const sent = (await answer.json()) as ReturnType<typeof JSON.parse>;
    expectDocumented("POST", ANALYZE_PATH, { status: answer.status, body: sent });
    return { status: answer.status, body: sent, headers: answer.headers };
  };
  return {
    app,
    analyser,
    post,
    upload: (who: Client, fields?: Record<string, string>) => post(who, formOf(fields)),
    /** Until so many files lie with the analyser. */
    async untilAnalysed(count = 1) {
      while (analyser.files.length < count) await pause(5);
    },
    sessionsOf: async (who: Client) => (await who.get("/api/video/sessions/me")).body,
    async follow(who: Client, id: string) {
      const answer = await app.request(`${ANALYZE_PATH}/${id}/events`, {
        headers: { Cookie: who.cookie ?? "" },
      });
      return { status: answer.status, text: () => answer.text() };
    },
  };
}

/** What a page sends; without the recording where `bytes` is null. */
export function formOf(fields: Record<string, string> = {}, bytes: string | null = "recording") {
  const form = new FormData();
  for (const [name, value] of Object.entries({ question: QUESTION, ...fields }))
    form.append(name, value);
  if (bytes !== null) form.append("video", new File([bytes], "answer.webm"));
  return form;
}

/** A form whose file has so many bytes, made as they are asked for; without its end where it breaks off. */
export function endless(
  bytes: number,
  fields: Record<string, string> = {},
  isWhole = true,
): [ReadableStream, Record<string, string>] {
  const boundary = "boundary";
  const part = (name: string, more = "") =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;
  const before = Object.entries({ question: QUESTION, ...fields })
    .map(([name, value]) => `${part(name)}${value}\r\n`)
    .join("");
  const head = `${before}${part("video", '; filename="a.webm"')}`;
  const block = new Uint8Array(1024 * 1024);
  let left = bytes;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(head)),
    pull: (controller) => {
      if (left > 0) controller.enqueue(block.subarray(0, Math.min(left, block.length)));
      left -= block.length;
      if (left > 0) return;
      if (isWhole) controller.enqueue(new TextEncoder().encode(`\r\n--${boundary}--\r\n`));
      controller.close();
    },
  });
  return [stream, { "Content-Type": `multipart/form-data; boundary=${boundary}` }];
}
