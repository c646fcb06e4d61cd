import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { draftKey } from "../../lib/drafts.ts";
import { PERSON } from "../../testing/person.ts";
import { type Sent, STAGE_USER_ID } from "../../testing/screen-stage.tsx";
import {
  chatField,
  chatMessage,
  greeted,
  openChat,
  REPLIED,
  SAID,
  streamOf,
} from "./chat-panel.fixture.tsx";

const turn = { message: SAID, reply: REPLIED };

const send = () => screen.getByRole("button", { name: "Send" });
const log = () => within(screen.getByRole("log", { name: "Conversation with the coach" }));
const posts = (sent: Sent[]) => sent.filter(({ method }) => method === "POST");

describe("saying something", () => {
  test("sends what is typed with Enter, clears the field and shows the reply with its sources", async () => {
    const sent = await openChat({ "POST /api/chat": turn });
    await greeted();
    await userEvent.type(chatField(), "What is a jump seat?{Enter}");

    await log().findByText("A folding seat for crew.");
    expect(
      log()
        .getAllByRole("listitem")
        .some((item) => item.textContent === "by every door"),
    ).toBe(true);
    expect(chatField().value).toBe("");
    expect(posts(sent)[0]).toMatchObject({
      path: "/api/chat?language=en",
      payload: { message: "What is a jump seat?", role: "user" },
      headers: { accept: "text/event-stream" },
    });
    const sources = within(log().getByRole("list", { name: "Where this comes from" }));
    expect(sources.getByText("EASA CS-25, 2023")).toBeTruthy();
    expect(sources.getByText("Your answers")).toBeTruthy();
    expect(screen.queryByText(/^Hello Leïla\./)).toBeNull();
  });

  test("Shift+Enter begins a line, and Enter that settles a word of an input method sends nothing", async () => {
    const sent = await openChat({ "POST /api/chat": turn });
    await greeted();
    await userEvent.type(chatField(), "One{Shift>}{Enter}{/Shift}two");
    fireEvent.keyDown(chatField(), { key: "Enter", isComposing: true });
    expect(chatField().value).toBe("One\ntwo");
    expect(posts(sent)).toEqual([]);
  });

  test("nothing is sent while the text is blank or a message is on its way", async () => {
    const stream = streamOf();
    const sent = await openChat({ "POST /api/chat": stream.answer });
    await greeted();
    expect(send()).toHaveProperty("disabled", true);
    await userEvent.type(chatField(), "  {Enter}");
    expect(posts(sent)).toEqual([]);

    await userEvent.type(chatField(), "What is a jump seat?{Enter}");
    await screen.findByText("The coach is writing");
    await userEvent.type(chatField(), "And then?{Enter}");
    expect(send()).toHaveProperty("disabled", true);
    expect(posts(sent)).toHaveLength(1);
    expect(chatField().value).toBe("And then?");
  });

  test("counts down to the limit and sends nothing beyond it", async () => {
    await openChat();
    await greeted();
    fireEvent.change(chatField(), { target: { value: "x".repeat(4990) } });
    expect(screen.getByText("10 characters left")).toBeTruthy();
    fireEvent.change(chatField(), { target: { value: "x".repeat(5001) } });
    expect(screen.getByText("1 character too many")).toBeTruthy();
    expect(send()).toHaveProperty("disabled", true);
  });

  test("a suggestion is sent as it stands; what is being typed stays", async () => {
    const sent = await openChat({ "POST /api/chat": turn });
    await greeted();
    await userEvent.type(chatField(), "half a thought");
    await userEvent.click(screen.getByRole("button", { name: "Ask me a practice question" }));
    await userEvent.click(await screen.findByRole("button", { name: "Another term" }));
    expect(posts(sent).map(({ payload }) => (payload as { message: string }).message)).toEqual([
      "Ask me a practice question",
      "Another term",
    ]);
    expect(chatField().value).toBe("half a thought");
  });
});

describe("a streamed reply", () => {
  test("grows on the screen and is read aloud once, when it is whole", async () => {
    const stream = streamOf();
    await openChat({ "POST /api/chat": stream.answer });
    await greeted();
    await userEvent.type(chatField(), "What is a jump seat?{Enter}");
    expect(await screen.findByText("The coach is writing")).toBeTruthy();

    await act(async () => {
      stream.push("message", SAID);
      stream.push("text", "A folding ");
    });
    await log().findByText("A folding");
    await act(async () => stream.push("text", "seat for crew."));
    await log().findByText("A folding seat for crew.");
    expect(screen.queryByText("The coach is writing")).toBeNull();
    const aloud = () => screen.getAllByRole("status").map((region) => region.textContent);
    expect(aloud().join()).not.toContain("folding");

    await act(async () => {
      stream.push("reply", REPLIED);
      stream.end();
    });
    await waitFor(() => expect(aloud().join()).toContain("Coach: A folding seat for crew."));
    expect(log().getAllByText("What is a jump seat?")).toHaveLength(1);
  });

  test("that breaks off is asked for again without a stream, under the same id", async () => {
    const stream = streamOf();
    let tries = 0;
    const sent = await openChat({
      "POST /api/chat": () => {
        tries += 1;
        return tries === 1 ? stream.answer : turn;
      },
    });
    await greeted();
    await userEvent.type(chatField(), "What is a jump seat?{Enter}");
    await act(async () => {
      stream.push("message", SAID);
      stream.push("text", "A fold");
      stream.breakOff();
    });
    await log().findByText("A folding seat for crew.");
    const [first, second] = posts(sent);
    expect(second?.headers["idempotency-key"]).toBe(first?.headers["idempotency-key"]);
    expect(second?.headers["accept"]).toBeUndefined();
  });

  test("that a closed page left behind is asked for again, under the same id", async () => {
    const left = { id: "left", text: "What is a jump seat?", at: SAID.createdAt, fault: null };
    localStorage.setItem(draftKey(STAGE_USER_ID, "chat-outgoing"), JSON.stringify([left]));
    const sent = await openChat({ "POST /api/chat": turn });
    await log().findByText("A folding seat for crew.");
    expect(posts(sent).map(({ headers }) => headers["idempotency-key"])).toEqual(["left"]);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("that ends in a problem says the server's words", async () => {
    const stream = streamOf();
    await openChat({ "POST /api/chat": stream.answer });
    await greeted();
    await userEvent.type(chatField(), "What is a jump seat?{Enter}");
    await act(async () =>
      stream.push("problem", { title: "Busy", status: 503, detail: "The coach is busy." }),
    );
    expect((await screen.findByRole("alert")).textContent).toContain(
      "Not sent: The coach is busy.",
    );
  });
});

describe("a message that does not arrive", () => {
  const refused = () =>
    Response.json(
      { title: "Slow", status: 429, detail: "Too many messages in a short time." },
      { status: 429, headers: { "content-type": "application/problem+json" } },
    );

  test("stays with its reason and is sent again under the same id", async () => {
    let tries = 0;
    const sent = await openChat({
      "POST /api/chat": () => {
        tries += 1;
        return tries === 1 ? refused() : turn;
      },
    });
    await greeted();
    await userEvent.type(chatField(), "What is a jump seat?{Enter}");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Not sent: Too many messages in a short time.");
    expect(log().getByText("What is a jump seat?")).toBeTruthy();

    await userEvent.click(within(alert).getByRole("button", { name: "Try again" }));
    await log().findByText("A folding seat for crew.");
    expect(screen.queryByRole("alert")).toBeNull();
    expect(new Set(posts(sent).map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
  });

  test("can be taken back into the field, before what stands there", async () => {
    await openChat({ "POST /api/chat": refused });
    await greeted();
    await userEvent.type(chatField(), "What is a jump seat?{Enter}");
    const alert = await screen.findByRole("alert");
    await userEvent.type(chatField(), "Thanks");
    await userEvent.click(within(alert).getByRole("button", { name: "Edit" }));
    expect(chatField().value).toBe("What is a jump seat?\n\nThanks");
    await userEvent.clear(chatField());
  });

  test("without a connection says so and keeps the draft", async () => {
    await openChat({
      "POST /api/chat": () => {
        throw new TypeError("Failed to fetch");
      },
    });
    await greeted();
    act(() => void dispatchEvent(new Event("offline")));
    expect(await screen.findByText(/^No connection\. The coach answers/)).toBeTruthy();
    await userEvent.type(chatField(), "What is a jump seat?{Enter}");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Not sent: no connection.");
    await userEvent.click(within(alert).getByRole("button", { name: "Discard" }));
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("the conversation", () => {
  const older = [chatMessage(1), chatMessage(2)];
  const latest = [chatMessage(3), chatMessage(4, { source: "model" })];

  test("is read backwards page by page", async () => {
    const link = '</api/chat/me?limit=30&cursor=abc>; rel="next"';
    await openChat({
      "GET /api/chat/me?limit=30": () => Response.json(latest, { headers: { link } }),
      "GET /api/chat/me?limit=30&cursor=abc": older,
    });
    await screen.findByText("Message 4");
    expect(screen.getByText("Model engine")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Load earlier messages" }));
    await screen.findByText("Message 1");
    expect(
      log()
        .getAllByText(/^Message/)
        .map((node) => node.textContent),
    ).toEqual(["Message 1", "Message 2", "Message 3", "Message 4"]);
    expect(screen.queryByRole("button", { name: "Load earlier messages" })).toBeNull();
  });

  test("that does not come says why, and comes when asked again", async () => {
    const away = new Response("The database does not answer.", { status: 503 });
    let tries = 0;
    await openChat({
      "GET /api/chat/me": () => {
        tries += 1;
        return tries === 1 ? away : latest;
      },
    });
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("The database does not answer.");
    await userEvent.click(within(alert).getByRole("button", { name: "Try again" }));
    await screen.findByText("Message 4");
  });

  test("is cleared only when asked twice", async () => {
    const sent = await openChat({
      "GET /api/chat/me": latest,
      "DELETE /api/chat/me": () => new Response(null, { status: 204 }),
    });
    await userEvent.click(await screen.findByRole("button", { name: "Clear" }));
    const dialog = within(screen.getByRole("dialog", { name: "Clear the conversation?" }));
    expect(sent.some(({ method }) => method === "DELETE")).toBe(false);
    await userEvent.click(dialog.getByRole("button", { name: "Clear" }));
    await greeted();
    expect(screen.queryByText("Message 4")).toBeNull();
  });

  test("gives a reply's words to the clipboard", async () => {
    const user = userEvent.setup();
    await openChat({ "GET /api/chat/me": latest });
    await user.click(await screen.findByRole("button", { name: "Copy" }));
    expect(await navigator.clipboard.readText()).toBe("Message 4");
    expect(screen.getByRole("button", { name: "Copied" })).toBeTruthy();
  });

  test("gives the sources along with the words", async () => {
    const user = userEvent.setup();
    await openChat({ "GET /api/chat/me": [SAID, REPLIED] });
    await user.click(await screen.findByRole("button", { name: "Copy" }));
    expect(await navigator.clipboard.readText()).toMatch(
      /with a harness\n\nWhere this comes from\n- Terminology: Jump seat \(EASA CS-25, 2023\)\n- Your answers$/,
    );
  });
});

test("a reply that speaks of a screen links to it, and calls it no source", async () => {
  const of = chatMessage(104, {
    message: "The story bank keeps your own true stories.",
    citations: [{ id: "screens/story-bank", title: "Story bank", source: null }],
  });
  await openChat({ "GET /api/chat/me": [chatMessage(103), of] });
  const link = await screen.findByRole("link", { name: "Story bank" });
  expect(link.getAttribute("href")).toBe("/story-bank");
  expect(screen.queryByRole("list", { name: "Where this comes from" })).toBeNull();
});

test("the first words fit what the person has", async () => {
  await openChat({
    "GET /api/session": { ...PERSON, targetAirline: "KLM" },
    "GET /api/users/me": { ...PERSON, targetAirline: "KLM" },
    "GET /api/progress": { practiceSessions: 4, nextStep: { section: "result" } },
  });
  expect(await screen.findByText(/^I have read the 4 answers you practised/)).toBeTruthy();
  const starters = within(screen.getByRole("list", { name: "Ways to begin" }));
  expect(starters.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "How do I end an answer with a real result?",
    "What does KLM look for in cabin crew?",
    "Ask me a practice question",
    "Which of my stories is weakest?",
  ]);
});
