import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { useScrollEnd } from "./use-scroll-end.ts";

/** jsdom lays nothing out: 100 px a message, in a box that shows three. */
const MESSAGE_PX = 100;
const BOX_PX = 300;

function Box({ messages, saidCount }: { messages: readonly string[]; saidCount: number }) {
  const { box, onScroll, hasNews, toEnd } = useScrollEnd({
    first: messages[0],
    last: messages.at(-1) ?? "",
    saidCount,
  });
  const measure = (element: HTMLDivElement | null) => {
    box.current = element;
    if (!element) return;
    const height = messages.length * MESSAGE_PX;
    Object.defineProperty(element, "scrollHeight", { value: height, configurable: true });
    Object.defineProperty(element, "clientHeight", { value: BOX_PX, configurable: true });
  };
  return (
    <>
      <div ref={measure} onScroll={onScroll} data-testid="box" />
      {hasNews && (
        <button type="button" onClick={toEnd}>
          New message
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
  expect(box().scrollTop).toBe(400);
  show(["a", "b", "c", "d", "e"]);
  expect(box().scrollTop).toBe(500);
  expect(news()).toBeNull();
});

test("whoever reads further up is not moved, and is told; a press leads down", () => {
  const show = open("a", "b", "c", "d", "e", "f");
  readAt(50);
  show(["a", "b", "c", "d", "e", "f", "g"]);
  expect(box().scrollTop).toBe(50);
  fireEvent.click(news() as HTMLElement);
  expect(box().scrollTop).toBe(700);
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
  expect(box().scrollTop).toBe(600);
});
