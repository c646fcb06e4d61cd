// When two questions are one question in other words. For tests of content only.

/** Words that hold a question together, and the trade's own that any of them may use: no subject. */
const FRAME = new Set(
  `aircraft attendant board colleague crew customer customers flight passenger passengers team
  a about all an and another are as at be been but by can could did do does doing else for from
  gave give given had has have her him his how i in is it its like me most must not of on one
  or our out people person so somebody someone tell than that the their them there they this time want
  to up us was were what when which while who whom why will with would you your yourself`.split(
    /\s+/,
  ),
);

/** The subject words of a text, cut to their first six letters so that endings do not matter. */
function subjectWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return new Set(words.filter((word) => !FRAME.has(word)).map((word) => word.slice(0, 6)));
}

/**
 * Share of the shorter question's subject words that the other one has too, 0 to 1.
 * A question of one or two subject words counts as three: one word in common proves nothing.
 */
export function overlap(one: string, other: string): number {
  const a = subjectWords(one);
  const b = subjectWords(other);
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / Math.max(3, Math.min(a.size, b.size));
}

/** Half of the subject words in common: an interviewer would not ask both. */
export const NEAR_DUPLICATE = 0.5;
