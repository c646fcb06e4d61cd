import type { InboxNotice } from "contract/inbox";
import { expect, test } from "vitest";
import { byDay, sinceOf } from "./model.ts";

const NOW = new Date(2026, 10, 23, 0, 30);
const came = (...local: [number, number, number, number, number]): InboxNotice => ({
  ...{ id: local.join("-"), isRead: false, createdAt: new Date(...local).toISOString() },
  content: { kind: "announced", groupId: "g", group: "Class", text: "Hello" },
});

test("a day begins at the reader's midnight", () => {
  const [fresh, late, early] = [
    came(2026, 10, 23, 0, 10),
    came(2026, 10, 22, 23, 50),
    came(2026, 10, 21, 23, 59),
  ];
  expect(byDay([fresh, late, early], NOW)).toEqual([
    { day: "today", notices: [fresh] },
    { day: "yesterday", notices: [late] },
    { day: "earlier", notices: [early] },
  ]);
  expect(byDay([early], NOW).map(({ day }) => day)).toEqual(["earlier"]);
});

test.each([
  [-5, { value: 0, unit: "minute" }],
  [59, { value: 59, unit: "minute" }],
  [60, { value: 1, unit: "hour" }],
  [150, { value: 2, unit: "hour" }],
])("%i minutes ago is %j", (minutes, since) => {
  expect(sinceOf(new Date(NOW.getTime() - minutes * 60_000), NOW)).toEqual(since);
});
