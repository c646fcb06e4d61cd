import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { SAID_MARK, useScrollEnd } from "./use-scroll-end.ts";

/** jsdom lays nothing out: 100 px a message, in a box that shows three. */
const MESSAGE_PX = 100;
const BOX_PX = 300;

function Box({ messages, saidCount }: { messages: readonly string[]; saidCount: number }) {
  const { box, onScroll, below, toEnd } = useScrollEnd({
    first: messages[0],
    last: messages.at(-1) ?? "",
    saidCount,
  });
  const height = messages.length * MESSAGE_PX;
  const measure = (element: HTMLDivElement | null) => {
    box.current = element;
    if (!element) return;
    Object.defineProperty(element, "scrollHeight", { value: height, configurable: true });
    Object.defineProperty(element, "clientHeight", { value: BOX_PX, configurable: true });
  };
  return (
    <>
      <div ref={measure} onScroll={onScroll} data-testid="box">
        {messages.map((message, index) => (
          <p
            key={message}
            ref={(element) => {
              if (!element) return;
              element.getBoundingClientRect = () =>
                new DOMRect(0, index * MESSAGE_PX - (box.current?.scrollTop ?? 0), 0, MESSAGE_PX);
            }}
            {...(message.startsWith("mine") && SAID_MARK)}
          />
        ))}
      </div>
      {below !== "nothing" && (
        <button type="button" onClick={toEnd}>
          {below === "new" ? "New message" : "Read on"}
        </button>
      )}
    </>
  );
}

const box = () => screen.getByTestId("box");
const readAt = (top: number) => {
  box().scrollTop = top;
  fireEvent.scroll(box());
};
const news = () => screen.queryByRole("button", { name: "New message" });

function open(...messages: string[]) {
  const { rerender } = render(<Box messages={messages} saidCount={0} />);
  return (next: readonly string[], saidCount = 0) =>
    act(() => rerender(<Box messages={next} saidCount={saidCount} />));
}

test("whoever reads the end stays there", () => {
  const show = open("a", "b", "c", "d");
  expect(box().scrollTop).toBe(100);
  show(["a", "b", "c", "d", "e"]);
  expect(box().scrollTop).toBe(200);
  expect(news()).toBeNull();
});

test("whoever reads further up is not moved, and is told; a press leads down", () => {
  const show = open("a", "b", "c", "d", "e", "f");
  readAt(50);
  show(["a", "b", "c", "d", "e", "f", "g"]);
  expect(box().scrollTop).toBe(50);
  fireEvent.click(news() as HTMLElement);
  expect(box().scrollTop).toBe(400);
  expect(news()).toBeNull();
});

test("scrolling to the end by hand takes the notice away", () => {
  const show = open("a", "b", "c", "d", "e");
  readAt(0);
  show(["a", "b", "c", "d", "e", "f"]);
  expect(news()).not.toBeNull();
  readAt(300);
  expect(news()).toBeNull();
});

test("earlier messages come in above without moving what is read", () => {
  const show = open("d", "e", "f", "g");
  readAt(20);
  show(["a", "b", "c", "d", "e", "f", "g"]);
  expect(box().scrollTop).toBe(320);
  expect(news()).toBeNull();
});

test("saying something leads to the end from anywhere", () => {
  const show = open("a", "b", "c", "d", "e");
  readAt(0);
  show(["a", "b", "c", "d", "e", "mine"], 1);
  expect(box().scrollTop).toBe(300);
});

test("a reply that is longer than the box is read from what was asked, and a press leads on", () => {
  const show = open("a", "b", "c");
  show(["a", "b", "c", "mine"], 1);
  show(["a", "b", "c", "mine", "reply", "goes", "on", "further"], 1);
  // The last 88 px of what was asked, which ends at 400.
  expect(box().scrollTop).toBe(312);
  fireEvent.click(screen.getByRole("button", { name: "Read on" }));
  expect(box().scrollTop).toBe(500);
  show(["a", "b", "c", "mine", "reply", "goes", "on", "further", "yet"], 1);
  expect(box().scrollTop).toBe(600);
});

test("whoever reads on in a growing reply is left where they are", () => {
  const show = open("a", "b", "c");
  show(["a", "b", "c", "mine", "reply", "goes", "on", "further"], 1);
  readAt(400);
  show(["a", "b", "c", "mine", "reply", "goes", "on", "further", "yet"], 1);
  expect(box().scrollTop).toBe(400);
  expect(news()).toBeNull();
  expect(screen.getByRole("button", { name: "Read on" })).not.toBeNull();
});
