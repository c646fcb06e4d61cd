import { describe, expect, test } from "vitest";
import { cited, last, requestOf } from "./reply.fixture.ts";

const DAY = "assessment-days/";

/** Whether all of these are told, in this order. */
const areTold = (said: readonly string[], ids: readonly string[]) =>
  cited(said).filter((id) => ids.includes(id));

describe("two questions in one message are both answered", () => {
  test.each([
    [
      "after much that is told of oneself",
      "I'm 24, from Leeds, and I've been working in a hotel bar for three years now while I live with my parents and my two little sisters. What should I wear to the open day, and can I bring my own notes?",
      [`${DAY}asked-wear-to-the-day`, `${DAY}asked-notes-in-the-interview`],
    ],
    [
      "the second announced as another thing",
      "What should I wear to the open day? oh and another thing, do they weigh you",
      [`${DAY}asked-wear-to-the-day`, `${DAY}asked-weight-in-general`],
    ],
    [
      "a question that is quoted in one of them",
      'How do I answer "why should we hire you", and what if they ask about my weaknesses?',
      [`${DAY}final-why-you`, `${DAY}final-the-weakness`],
    ],
    [
      "the second would be taken for more of the first",
      "What should I write in my CV, and do they want a photo?",
      [`${DAY}asked-what-goes-in-the-cv`, `${DAY}asked-cv-photo`],
    ],
    [
      "one of them in words that nothing else is meant by",
      "What comes up in the video interview and how do I not look like a robot?",
      [`${DAY}asked-recorded-video-questions`, `${DAY}asked-camera-shy`],
    ],
    [
      "the second by the name that the first calls",
      "thanks that helps. is the english test hard, and what happens if I fail it",
      [`${DAY}english-test`, `${DAY}asked-ended-at-the-english-test`],
    ],
    [
      "the first by what is announced before it",
      "Now the medical: what do they examine? I wear contact lenses and I had a caesarean, does that matter?",
      [`${DAY}medical`, `${DAY}asked-glasses-in-general`],
    ],
    [
      "halves that say what they ask with what is told before them",
      "My question was about the cabin crew attestation: is it still valid when I change airline, and what training would I have to repeat?",
      ["terminology/cabin-crew-attestation", `${DAY}asked-training-at-a-new-airline`],
    ],
    [
      "asked without turning the words round",
      "I need an invitation, or I can just arrive with my CV? Also, how early should I be there?",
      [`${DAY}asked-open-day-or-invitation`, `${DAY}registration`],
    ],
  ])("%s", (_, said, ids) => {
    expect(areTold([said], ids)).toEqual(ids);
  });

  test("the second is what people ask on after the first", () => {
    const said = last(["what happens if a plane lands on water, does it sink straight away"]);
    expect(said?.text).toMatch(/floats for a time/);
    expect(said?.text).toMatch(/Hudson/);
  });

  test("what the first has said is not said once more", () => {
    const text =
      last(["What is the primary flight display and what do the pilots get from it?"])?.text ?? "";
    expect(text.match(/The screen in front of each pilot/g)).toHaveLength(1);
    expect(text).toMatch(/fly the aircraft/);
  });

  test("what can't be known is said so, and what can be said of it stays", () => {
    const said = last([
      "I'd like to fly for Emirates",
      "How much is the salary in Dubai more or less? A girl told me they give the apartment also, is it true?",
    ]);
    expect(said?.text).toMatch(/pay figures/);
    expect(said?.text).toMatch(/accommodation/);
    expect(said?.citations.map(({ id }) => id)).toContain(`${DAY}asked-pay-compared`);
  });
});

describe("one question is told one thing", () => {
  test.each([
    ["a worry", "I have a tattoo, is that ok", `${DAY}asked-tattoo-under-a-watch`],
    ["a level", "my english is b1, is it enough or should I wait", `${DAY}asked-english-level`],
    ["a case", "A passenger is choking, what do I do?", "syllabus/first-aid-choking-adult"],
    [
      "a second sentence that goes on about the first",
      "What's the role play like, and can I ask for help if I get stuck?",
      `${DAY}role-play`,
    ],
    [
      "alternatives",
      "The purser waves it away. Do I call the captain, do I do my check anyway, or do I report it afterwards?",
      `${DAY}asked-past-the-purser`,
    ],
    [
      "three ways to ask it",
      "my train to the open day is cancelled ill be 25 min late. do i ring? do i just walk in? what do i even say",
      `${DAY}asked-late-for-the-day`,
    ],
    [
      "a fear named before it",
      "What I fear the most is the final interview. What kind of questions they ask there?",
      `${DAY}final-interview`,
    ],
    [
      "where, of what was named",
      "What happens if I miss a reserve assignment because my flight in is full, where I only have one flight a day?",
      `${DAY}asked-missed-reserve-by-a-full-flight`,
    ],
  ])("%s", (_, said, id) => {
    expect(cited([said])).toEqual([id]);
  });

  test("an interview answer with questions in it stays one answer", () => {
    const said =
      "A guest asked me why her bill was wrong and who would pay for it. I checked the till with her, found the item that was booked twice and took it off, and she thanked me and came back the week after.";
    expect(requestOf(["Ask me a question about a difficult customer", said])?.kind).toBe(
      "analyse-answer",
    );
  });
});
