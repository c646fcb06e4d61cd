import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { CoachDocument } from "contract/documents";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Answers } from "../../testing/screen-stage.tsx";
import { openChat } from "./chat-panel.fixture.tsx";

/** Stands in for the browser's older request, which alone can tell how much has left. */
class Request extends EventTarget {
  static latest: Request;
  upload = new EventTarget();
  status = 0;
  statusText = "";
  responseText = "";
  body: FormData | null = null;
  type = "";
  constructor() {
    super();
    Request.latest = this;
  }
  open() {}
  setRequestHeader() {}
  getResponseHeader = (name: string) => (name === "content-type" ? this.type : null);
  send(body: FormData) {
    this.body = body;
  }
  leave(loaded: number, total: number) {
    this.upload.dispatchEvent(
      new ProgressEvent("progress", { lengthComputable: true, loaded, total }),
    );
  }
  answer(status: number, body: unknown) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.type = status < 300 ? "application/json" : "application/problem+json";
    this.dispatchEvent(new Event("load"));
  }
}

const CV: CoachDocument = {
  id: "0d0f5c1e-0000-4000-8000-000000000001",
  name: "cv.pdf",
  kind: "pdf",
  characters: 4210,
  isCut: false,
  createdAt: "2026-11-20T12:00:00.000Z",
};

beforeEach(() => vi.stubGlobal("XMLHttpRequest", Request));
afterEach(() => vi.unstubAllGlobals());

async function open(answers: Answers = {}) {
  const sent = await openChat(answers);
  await userEvent.click(screen.getByRole("button", { name: /^Upload File/ }));
  return { sent, dialog: within(screen.getByRole("dialog", { name: "Your CV and notes" })) };
}

const file = (name: string, size = 10) =>
  Object.defineProperty(new File(["x"], name), "size", { value: size });
const choose = (files: File[]) =>
  fireEvent.change(screen.getByLabelText(/^Choose a file/), { target: { files } });

test("a file is sent with its progress, and then listed", async () => {
  const { dialog } = await open();
  await dialog.findByText(/^Nothing yet/);
  choose([file("cv.pdf")]);
  const bar = await dialog.findByRole("progressbar", { name: "Sending cv.pdf" });
  expect((Request.latest.body?.get("file") as File | null)?.name).toBe("cv.pdf");
  act(() => Request.latest.leave(30, 100));
  expect(bar.getAttribute("aria-valuenow")).toBe("30");
  expect(dialog.getByText("30%")).toBeTruthy();
  act(() => Request.latest.leave(100, 100));
  expect(dialog.getByText("The coach is reading...")).toBeTruthy();

  act(() => Request.latest.answer(201, CV));
  await dialog.findByText("The coach has read cv.pdf.");
  expect(dialog.getByText(/^4,210 characters/)).toBeTruthy();
  expect(dialog.queryByRole("progressbar")).toBeNull();
  expect(screen.getByText("The coach has 1 file")).toBeTruthy();
});

test("what cannot be read is told in the server's words, what is no document is not sent", async () => {
  const { dialog } = await open();
  choose([file("photo.jpg"), file("big.pdf", 5 * 1024 * 1024 + 1), file("locked.pdf")]);
  await dialog.findByRole("progressbar", { name: "Sending locked.pdf" });
  expect(dialog.getByText("photo.jpg was not sent: it is no PDF, DOCX or TXT.")).toBeTruthy();
  expect(dialog.getByText("big.pdf was not sent: it is larger than 5 MB.")).toBeTruthy();
  const detail = "This PDF is locked with a password.";
  act(() => Request.latest.answer(422, { title: "Unreadable", status: 422, detail }));
  await dialog.findByText(`locked.pdf was not taken: ${detail}`);
});

test("a file is taken back; when that fails it stays and the reason is told", async () => {
  let tries = 0;
  const { dialog } = await open({
    "GET /api/documents": [CV],
    [`DELETE /api/documents/${CV.id}`]: () => {
      tries += 1;
      return new Response(null, { status: tries === 1 ? 503 : 204, statusText: "Busy" });
    },
  });
  const remove = await dialog.findByRole("button", { name: "Take cv.pdf back" });
  await userEvent.click(remove);
  await dialog.findByText("The file was not removed: Busy");
  await userEvent.click(dialog.getByRole("button", { name: "Take cv.pdf back" }));
  await waitFor(() => expect(dialog.queryByText("cv.pdf")).toBeNull());
});

test("a file dropped on the conversation is sent as well", async () => {
  await open();
  await userEvent.keyboard("{Escape}");
  const dataTransfer = { files: [file("notes.txt")], types: ["Files"] };
  fireEvent.drop(screen.getByRole("log"), { dataTransfer });
  expect(await screen.findByRole("progressbar", { name: "Sending notes.txt" })).toBeTruthy();
});
