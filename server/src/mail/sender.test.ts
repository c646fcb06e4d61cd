import { type AddressInfo, createServer, Server, type Socket } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { book, openRecruiter, SECOND_SLOT } from "../testing/bookings.ts";
import { onEachDatabase } from "../testing/databases.ts";
import { startApp, type TestApp } from "../testing/test-app.ts";
import { createMailer, type Mailer } from "./mailer.ts";
import { sendWaiting } from "./sender.ts";

const BEFORE = new Date("2026-11-20T12:00:00.000Z");
const FROM = { name: "Interview Prep", address: "no-reply@prep.example.org" };
const PUBLIC_URL = new URL("https://prep.example.org");
const ADDRESS = "ana@example.org";

let received: string[] = [];
/** What a recipient is answered with; 250 takes the letter. */
let reply = 250;

const mailServer = new SMTPServer({
  ...{ authOptional: true, disabledCommands: ["STARTTLS"], logger: false },
  onRcptTo: (_, __, done) =>
    reply === 250 ? done() : done(Object.assign(new Error("No"), { responseCode: reply })),
  onData: (stream, _, done) => {
    const parts: Buffer[] = [];
    stream.on("data", (part: Buffer) => parts.push(part));
    stream.on("end", () => {
      received.push(Buffer.concat(parts).toString());
      done();
    });
  },
});
const open = new Set<Socket>();
const hanging = createServer((socket) => open.add(socket));
const dropping = createServer((socket) => socket.destroy());

const portOf = (server: Server) => (server.address() as AddressInfo).port;
const mailerTo = (server: Server): Mailer =>
  createMailer(
    { smtpUrl: `smtp://127.0.0.1:${portOf(server)}`, from: FROM },
    // Only one that never answers has to be waited for.
    server === hanging ? 300 : 10_000,
  );

beforeAll(async () => {
  for (const server of [mailServer.server, hanging, dropping])
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
});
afterAll(() => {
  for (const socket of open) socket.destroy();
  for (const server of [mailServer.server, hanging, dropping]) server.close();
});

/** A letter's parts as a mail program shows them, transfer encodings undone. */
function readable(letter: string): string {
  const unfolded = letter.replace(/=\r\n/g, "");
  const bytes = unfolded.replace(/=([0-9A-F]{2})/g, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  const plain = Buffer.from(bytes, "latin1").toString();
  return plain.replace(/(?:^[A-Za-z0-9+/]{20,76}={0,2}\r\n)+/gm, (block) =>
    Buffer.from(block, "base64").toString(),
  );
}

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp(database(), { isMailing: true });
  });
  beforeEach(() => {
    app.now = BEFORE;
    received = [];
    reply = 250;
    app.log.length = 0;
  });

  const send = (to: Server | Mailer = mailServer.server) =>
    sendWaiting({
      ...{ db: database().db, mailer: to instanceof Server ? mailerTo(to) : to },
      clock: () => app.now,
      ...{ log: { write: (entry) => app.log.push(entry), flush: () => {} }, publicUrl: PUBLIC_URL },
    });
  const later = (minutes: number) => {
    app.now = new Date(app.now.getTime() + minutes * 60_000);
  };
  /** A candidate with an address who has booked; the recruiter has none. */
  const booked = async (name = "Ana Lima", language = "en") => {
    const rosa = await openRecruiter(app);
    const ana = await app.signIn({ name, email: ADDRESS });
    await ana.get("/api/inbox/unread", { "Accept-Language": language });
    const { body } = await book(ana, rosa.user.id);
    return { rosa, ana, path: `/api/mock-interviews/${body.id}`, id: body.id as string };
  };

  test("a booking goes out once, on both clocks, with the calendar's file", async () => {
    const { id } = await booked();
    // Two processes look at the same moment.
    await Promise.all([send(), send()]);
    expect(received).toHaveLength(1);
    const letter = readable(received[0] ?? "");
    expect(letter).toContain(`To: Ana Lima <${ADDRESS}>`);
    expect(letter).toContain("From: Interview Prep <no-reply@prep.example.org>");
    expect(letter).toMatch(/List-Unsubscribe:\s+<https:\/\/prep\.example\.org\/inbox#mail>/i);
    expect(letter).toMatch(/Your mock interview with Rosa Keller.*1:00.PM/s);
    expect(letter).toMatch(/On the clock of Rosa Keller:.*9:00.AM/s);
    expect(letter).toContain("https://prep.example.org/mock-interviews#with-a-recruiter");
    expect(letter).toMatch(new RegExp(`METHOD:REQUEST.*UID:${id}@.*SEQUENCE:0`, "s"));
    expect(await send()).toBe(0);
  });

  test("moving and calling off change the same entry of the calendar", async () => {
    const { rosa, path } = await booked();
    await rosa.send("POST", `${path}/move`, { scheduledAt: SECOND_SLOT });
    await send();
    await rosa.send("PUT", path, { status: "cancelled", reason: "I am ill" });
    await send();
    const [, moved, cancelled] = received.map(readable);
    expect(moved).toMatch(/METHOD:REQUEST.*SEQUENCE:1/s);
    expect(cancelled).toMatch(/METHOD:CANCEL.*SEQUENCE:2.*STATUS:CANCELLED/s);
    expect(cancelled).toContain("Reason: I am ill");
  });

  test("is in the language of the reader's screens", async () => {
    await booked("Ana Lima", "fr");
    await send();
    expect(readable(received[0] ?? "")).toContain("Bonjour Ana Lima,");
  });

  test("a name is text, never a header or a script", async () => {
    const { ana } = await booked('<script>alert(1)</script> "x"\r\nBcc: eve@example.org');
    expect(ana.user.name).toContain("script");
    await send();
    const letter = readable(received[0] ?? "");
    expect(letter).not.toMatch(/^Bcc:/m);
    expect(letter.slice(letter.indexOf("<!doctype"))).toContain("&lt;script&gt;");
    expect(letter.slice(letter.indexOf("<!doctype"))).not.toContain("<script>");
  });

  describe("a mail server that", () => {
    test("refuses for good is not asked again", async () => {
      await booked();
      reply = 550;
      await send();
      later(24 * 60);
      expect(await send()).toBe(0);
      expect(app.log.filter(({ event }) => event === "mail-refused")).toMatchObject([
        { code: "EENVELOPE 550", tries: 1, final: true },
      ]);
      expect(JSON.stringify(app.log)).not.toContain("example.org");
    });

    test("says later gets it later", async () => {
      await booked();
      reply = 451;
      await send();
      expect(await send()).toBe(0);
      reply = 250;
      later(1);
      await send();
      expect(received).toHaveLength(1);
    });

    test.each([
      ["drops the connection", dropping],
      ["never answers", hanging],
    ])("%s is tried five times, with growing pauses", async (_, server) => {
      await booked();
      expect(await send(server)).toBe(1);
      for (const pause of [1, 5, 30, 120]) {
        later(pause - 0.1);
        expect(await send(server)).toBe(0);
        later(0.1);
        expect(await send(server)).toBe(1);
      }
      later(24 * 60);
      expect([await send(server), received]).toEqual([0, []]);
    });
  });

  test("one letter that cannot be sent at all holds up none behind it", async () => {
    const { ana: faulty } = await booked("Faulty");
    await booked("Ana Lima");
    const sent: string[] = [];
    const mailer: Mailer = {
      from: FROM,
      send: async ({ to }) => {
        if (to.name === "Faulty") throw new TypeError("not a letter");
        sent.push(to.name);
      },
    };
    await send(mailer);
    expect(sent).toEqual(["Ana Lima"]);
    expect(app.log.filter(({ event }) => event === "mail-refused")).toMatchObject([
      { tries: 1, final: false },
    ]);
    // What waits still is nothing for the stories below.
    await faulty.send("DELETE", "/api/users/me");
  });

  describe("no letter goes to", () => {
    test("somebody without an address", async () => {
      const rosa = await openRecruiter(app);
      await book(await app.signIn(), rosa.user.id);
      expect(await send()).toBe(0);
    });

    test("somebody who switched them off, before or after it was written", async () => {
      const { rosa, ana, path } = await booked();
      expect((await ana.get("/api/inbox/settings")).body).toEqual({
        ...{ hasMail: true, wantsMail: true },
      });
      await ana.send("PUT", "/api/inbox/settings", { wantsMail: false });
      expect(await send()).toBe(1);
      await rosa.send("PUT", path, { status: "cancelled" });
      expect([await send(), received]).toEqual([0, []]);
    });

    test("somebody whose account has gone, or about what is over", async () => {
      const { ana } = await booked();
      await ana.send("DELETE", "/api/users/me");
      expect(await send()).toBe(0);
      await booked();
      await send();
      app.now = new Date("2026-11-23T08:30:00.000Z");
      expect(await app.remind()).toBeGreaterThan(0);
      later(60);
      while ((await send()) > 0);
      expect(received).toHaveLength(1);
    });
  });
});
