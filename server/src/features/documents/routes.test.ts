import {
  type CoachDocument,
  DOCUMENT_MAX_BYTES,
  DOCUMENT_MAX_CHARACTERS,
} from "contract/documents";
import type { Problem } from "contract/problem";
import { beforeAll, describe, expect, test } from "vitest";
import { onEachDatabase } from "../../testing/databases.ts";
import { docxBomb, docxOf, LOCKED, pdfBomb, pdfOf } from "../../testing/documents.ts";
import { type Client, startApp, type TestApp } from "../../testing/test-app.ts";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";
const MEGABYTE = 1024 * 1024;
const WORDS = "Night manager at a hotel for four years";

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp(database());
  });

  const send = async (
    from: TestApp,
    who: Client,
    form: FormData | ReadableStream,
    headers = {},
  ) => {
    const answer = await from.request("/api/documents", {
      method: "POST",
      body: form,
      headers: { Cookie: who.cookie ?? "", ...headers },
      ...(form instanceof ReadableStream && { duplex: "half" }),
    });
    const body = (await answer.json()) as ReturnType<typeof JSON.parse>;
    return { status: answer.status, body };
  };
  const upload = (who: Client, bytes: Buffer | string, name = "cv", type = "") => {
    const form = new FormData();
    form.append("file", new File([new Uint8Array(Buffer.from(bytes))], name, { type }));
    return send(app, who, form);
  };
  const list = async (who: Client) => (await who.get("/api/documents")).body as CoachDocument[];
  /** The text as it is kept: only the download shows it. */
  const textsOf = async (who: Client) =>
    (await who.get("/api/users/me/export")).body.documents.map(
      ({ text }: { text: string }) => text,
    );

  describe("a file", () => {
    test.each([
      ["pdf", pdfOf([WORDS, "Second page"]), `${WORDS}\n\nSecond page`],
      ["docx", docxOf([WORDS, "First aid, 2025"]), `${WORDS}\n\nFirst aid, 2025`],
      ["txt", Buffer.from(`\ufeff${WORDS}\r\n\r\n\r\nFirst  aid\t`), `${WORDS}\n\nFirst aid`],
    ] as const)("of kind %s is read, and its text kept", async (kind, bytes, text) => {
      const ana = await app.signIn();
      const { status, body } = await upload(ana, bytes, "Ana Lima.cv", "image/png");
      expect(status).toBe(201);
      expect(body).toMatchObject({
        ...{ name: "Ana Lima.cv", kind, characters: text.length, isCut: false },
        createdAt: "2026-11-20T12:00:00.000Z",
      });
      expect(await list(ana)).toEqual([body]);
      expect(await textsOf(ana)).toEqual([text]);
    });

    test.each([
      ["UTF-16, little end first", Buffer.from("\ufeffÉté à Zürich", "utf16le")],
      ["UTF-16, big end first", Buffer.from("\ufeffÉté à Zürich", "utf16le").swap16()],
      ["Latin-1", Buffer.from("Été à Zürich", "latin1")],
    ])("of text in %s is read as it was written", async (_, bytes) => {
      const ana = await app.signIn();
      await upload(ana, bytes, "notes.txt");
      expect(await textsOf(ana)).toEqual(["Été à Zürich"]);
    });

    test("longer than is kept is cut at a word, and says so", async () => {
      const ana = await app.signIn();
      const { body } = await upload(ana, "crew ".repeat(20_000));
      expect(body).toMatchObject({ isCut: true });
      expect(body.characters).toBeLessThanOrEqual(DOCUMENT_MAX_CHARACTERS);
      expect((await textsOf(ana))[0]).toMatch(/crew$/);
    });

    test("of thousands of pages is read as far as is kept", async () => {
      const ana = await app.signIn();
      const { status, body } = await upload(ana, pdfOf(Array(3000).fill(WORDS)));
      expect(status).toBe(201);
      expect(body.isCut).toBe(true);
    });

    test("has its name kept short, without a path and signs that are not seen", async () => {
      const ana = await app.signIn();
      const { body } = await upload(
        ana,
        WORDS,
        `C:\\Users\\ana\\cv\u0000\u202e${"x".repeat(300)}.txt`,
      );
      expect(body.name).toBe(`cv${"x".repeat(118)}`);
    });

    test("reaches the coach, and is taken back", async () => {
      const ana = await app.signIn();
      const { body } = await upload(ana, WORDS);
      const say = () =>
        ana.send("POST", "/api/chat", { userId: "me", message: "Hi", role: "user" });
      expect((await say()).body.reply.message).toContain("1 documents");
      expect((await ana.send("DELETE", `/api/documents/${body.id}`)).status).toBe(204);
      expect((await ana.send("DELETE", `/api/documents/${body.id}`)).status).toBe(404);
      expect((await say()).body.reply.message).toContain("0 documents");
    });
  });

  describe("a file that cannot be read is refused in words", () => {
    const program = Buffer.concat([Buffer.from("MZ\u0090\u0000\u0003"), Buffer.alloc(500)]);
    test.each([
      ["a renamed program", 415, program, /PDF, DOCX and TXT/],
      ["a picture", 415, Buffer.from("89504e470d0a1a0a0000", "hex"), /PDF, DOCX and TXT/],
      ["an old Word file", 415, Buffer.from("d0cf11e0a1b11ae10000", "hex"), /PDF, DOCX and TXT/],
      ["nothing", 422, Buffer.alloc(0), /nothing in this file/],
      ["blanks only", 422, Buffer.from(" \n\t "), /nothing in this file/],
      ["a PDF with a password", 422, pdfOf([WORDS], LOCKED), /without the password/],
      [
        "a Word file with a password",
        422,
        Buffer.concat([
          Buffer.from("d0cf11e0a1b11ae1", "hex"),
          Buffer.from("EncryptedPackage", "utf16le"),
        ]),
        /without the password/,
      ],
      ["a PDF of which little is left", 422, Buffer.from("%PDF-1.7\nnothing more"), /damaged/],
      ["half a Word file", 422, docxOf([WORDS]).subarray(0, 900), /damaged/],
      ["a scan", 422, pdfOf(["", ""]), /pictures of pages/],
      ["a Word file of pictures", 422, docxOf([""]), /pictures of pages/],
      ["a zip bomb", 422, docxBomb(200 * MEGABYTE), /unpacks to more/],
      ["a zip bomb that lies", 422, docxBomb(200 * MEGABYTE, 1000), /unpacks to more/],
    ])("%s: %i", async (_, status, bytes, words) => {
      const ana = await app.signIn();
      const answer = await upload(ana, bytes, "cv.pdf", "application/pdf");
      expect([answer.status, answer.body.status]).toEqual([status, status]);
      expect(answer.body.detail).toMatch(words);
      expect(await list(ana)).toEqual([]);
    });

    test("a PDF that unpacks to gigabytes, without taking the server along", async () => {
      const ana = await app.signIn();
      const { status, body } = await upload(ana, pdfBomb(3200));
      expect([status, body.detail]).toEqual([
        422,
        expect.stringMatching(/unpacks to more|pictures/),
      ]);
      expect((await ana.get("/api/session")).status).toBe(200);
    });

    test.each([
      ["with its length", {}],
      ["without it", { "Transfer-Encoding": "chunked" }],
    ])("one over 5 MB, sent %s: 413", async (_, headers) => {
      const ana = await app.signIn();
      const form = new FormData();
      form.append("file", new File([new Uint8Array(DOCUMENT_MAX_BYTES + 100_000)], "cv.txt"));
      const whole = new Request("http://localhost/", { method: "POST", body: form });
      const type = whole.headers.get("content-type") ?? "";
      const bytes = await whole.arrayBuffer();
      const length =
        "Transfer-Encoding" in headers ? {} : { "Content-Length": `${bytes.byteLength}` };
      let read = 0;
      const body = new ReadableStream({
        pull: (controller) => {
          const next = bytes.slice(read, read + 65_536);
          read += next.byteLength;
          if (next.byteLength > 0) controller.enqueue(new Uint8Array(next));
          else controller.close();
        },
      });
      const answer = await send(app, ana, body, { "Content-Type": type, ...headers, ...length });
      expect([answer.status, answer.body.detail]).toEqual([
        413,
        expect.stringContaining("larger than 5 MB"),
      ]);
    });

    test("one of just over 5 MB: 413", async () => {
      const ana = await app.signIn();
      expect((await upload(ana, Buffer.alloc(DOCUMENT_MAX_BYTES + 1, "a"))).status).toBe(413);
      expect((await upload(ana, Buffer.alloc(DOCUMENT_MAX_BYTES, "a "))).status).toBe(201);
    });

    test("none at all, or a form that breaks off: 400", async () => {
      const ana = await app.signIn();
      const empty = await send(app, ana, new FormData());
      expect([empty.status, empty.body.errors[0].path]).toEqual([400, "file"]);
      const type = { "Content-Type": "multipart/form-data; boundary=x" };
      const answer = await app.request("/api/documents", {
        ...{ method: "POST", body: "--x\r\nContent-Disp" },
        headers: { Cookie: ana.cookie ?? "", ...type },
      });
      const { detail } = (await answer.json()) as Problem;
      expect([answer.status, detail]).toEqual([
        400,
        "The file did not arrive whole. Send it again.",
      ]);
    });
  });

  test("five are kept, not six, at once neither", async () => {
    const ana = await app.signIn();
    const sent = Array.from({ length: 6 }, (_, number) => upload(ana, `${WORDS} ${number}`));
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 201, 201, 201, 201, 409]);
    expect((await upload(ana, WORDS)).body.detail).toMatch(/^The coach keeps 5 documents/);
    expect(await list(ana)).toHaveLength(5);
  });

  test("are one's own: 403 another's, 404 unknown, 401 nobody", async () => {
    const [ana, ben] = [await app.signIn(), await app.signIn({ name: "Ben" })];
    const { body } = await upload(ana, WORDS);
    expect((await ben.send("DELETE", `/api/documents/${body.id}`)).status).toBe(403);
    expect((await ben.send("DELETE", `/api/documents/${UNKNOWN}`)).status).toBe(404);
    expect(await list(ben)).toEqual([]);
    expect((await upload(app.client(), WORDS)).status).toBe(401);
  });

  test("leave nothing of their words in the log", async () => {
    const ana = await app.signIn();
    await upload(ana, `${WORDS}, Hotel Belvedere`, "secret-name.txt");
    await upload(ana, pdfOf(["Hotel Belvedere"]).subarray(0, 500), "secret-name.pdf");
    expect(JSON.stringify(app.log)).not.toMatch(/Belvedere|secret-name/);
  });
});
