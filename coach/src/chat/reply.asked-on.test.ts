import { describe, expect, test } from "vitest";
import { cited, last, requestOf } from "./reply.fixture.ts";

const DAY = "assessment-days/";
const BOXES =
  "Last winter our pharmacy had a delivery of forty boxes on an afternoon when the line was going out of the door. My two colleagues are faster at the counter, so I said I will do the boxes. I carried them to the back room, checked every box against the list and put the cold medicines in the fridge first. I found that ten packs of insulin were missing and I called the supplier at once. I finished at nine in the evening, and the insulin came the next morning before the first patient needed it.";

describe("who asks on", () => {
  test.each([
    [
      "leans on what was told in general, an airline being spoken of",
      [
        "I wear braces, will they reject me at Emirates for that?",
        "Mine are metal, not clear. Does that change anything?",
      ],
      [`${DAY}asked-skin-and-teeth`],
    ],
    [
      "asks whether a mark can be removed or covered",
      [
        "tattoo rule at turkish airlines?",
        "It's tiny, a little swallow. Could I have it removed, or cover it with make-up?",
      ],
      [`${DAY}asked-tattoo-under-a-watch`],
    ],
    [
      "means the airline that is at home in the town",
      [
        "Hi, I'm Grace, 27, from Manila, applying to Emirates and Singapore Airlines",
        "How long is the contract at Singapore Airlines?",
        "What's life in Dubai like for new crew, do they give you an apartment?",
      ],
      ["airlines/emirates"],
    ],
    [
      "asks what goes wrong at an airline's day, and nothing of its course",
      [
        "Why do people fail the Emirates assessment day? I was cut after the group task and they didn't tell me why.",
      ],
      [`${DAY}asked-failed-after-the-group`],
    ],
    [
      "says something of the last reply first",
      [
        "Ok tell me about group exercises",
        "Ok, noted. I'm nervous about the group part, I'm quite quiet. How do I not disappear?",
      ],
      [`${DAY}asked-quiet-in-the-group`],
    ],
    [
      "asks of somebody who takes over, after the group",
      ["Tell me about the group exercise", "What if someone in the group is really bossy?"],
      [`${DAY}asked-someone-dominates`],
    ],
    [
      "asks what to bring, whichever airline it is",
      ["Back to Qatar: what do I bring on the day?"],
      [`${DAY}list-what-to-bring`],
    ],
    [
      "names an airline that the guide does not have before a comma",
      ["And Royal Air Maroc, it's a Moroccan airline after all. Do they allow the headscarf?"],
      [`${DAY}asked-headscarf-and-faith`],
    ],
    [
      "tells of somebody who goes down",
      ["What do you do if a passenger collapses in the aisle, like a heart attack?"],
      ["syllabus/first-aid-primary-survey"],
    ],
  ])("%s", (_, messages, ids) => {
    expect(cited(messages)).toEqual(expect.arrayContaining(ids));
  });

  test("is met, nervous and after a failed try, whatever help is wished for", () => {
    const met = last([
      "Hi! I'm Grace, 27, from Manila. I work at a hotel front desk. Emirates has an assessment day here in two weeks. I failed there two years ago so I'm a bit nervous, can you help me prepare?",
    ]);
    expect(met?.text).toMatch(/Grace/);
    expect(met?.text).toMatch(/at which stage it ended/);
    expect(met?.text).not.toMatch(/out of 100/);
  });

  test("says what the task was, and has it counted as that and not as the ending", () => {
    const judged = last([
      "ask me a question",
      BOXES,
      "But I said it: my job was the boxes, so my colleagues could stay at the counter. Why task 0?",
    ]);
    expect(judged?.text).toMatch(/Task from \d+ to \d+/);
  });

  test("tells the reach that was measured after an airline's rule", () => {
    const weighed = last(["Etihad, how much reach", "i have 211 i tested at home"]);
    expect(weighed?.text).toMatch(/a reach of 212 cm, and you said a reach of 211 cm/);
  });

  test("tells a height, and hears how far fingertips come at it", () => {
    const tall = last(["I'm 1.68, is reach ok for Wizz Air?"]);
    expect(tall?.text).toMatch(/about 210 cm standing flat and to some 218 to 222 on tiptoe/);
    expect(tall?.citations.map(({ id }) => id)).toContain(`${DAY}asked-reach-from-height`);
    expect(last(["I'm 155 cm, can I reach the mark of Emirates?"])?.text).toMatch(/long arms/);
  });

  test("makes sure of what was meant, and has it counted", () => {
    const judged = last([
      "ask me a question",
      BOXES,
      "Do you mean I should say what my job was, like getting the boxes away before closing?",
    ]);
    expect(judged?.text).toMatch(/Task from \d+ to \d+/);
  });

  test("comes back to their answer after something else was told", () => {
    const mended = last([
      "ask me a question",
      BOXES,
      "What's a roster like?",
      "I'm asking about my answer with the boxes. What would you change in it?",
    ]);
    expect(mended?.citations.map(({ id }) => id)).not.toContain(`${DAY}asked-roster-codes`);
    expect(mended?.text).toMatch(/^- /);
  });

  test("asks where a sentence belongs, and sees their own story in its sections", () => {
    const shape = last(["ask me a question", BOXES, "Where exactly would I put the 'I decided'?"]);
    expect(shape?.text).toMatch(/Situation: “Last winter our pharmacy/);
  });

  test("finds no airport in a word of English that was its code", () => {
    const disputed = last([
      "ask me a question",
      BOXES,
      "But I did decide stuff, no? I came up with the on-call lad.",
    ]);
    expect(disputed?.text).not.toMatch(/Luanda/);
  });

  test("hears an example from their own life", () => {
    const nurse = last([
      "Hi, I'm Ines, 25, a nurse from Porto, dreaming of TAP",
      "what is my greatest weakness, how do I answer?",
    ]);
    const barman = last([
      "Hi, I'm Joe, 25, a barman from Cork, dreaming of Aer Lingus",
      "what is my greatest weakness, how do I answer?",
    ]);
    expect(nurse?.text).toMatch(/pharmacist I work with/);
    expect(barman?.text).toMatch(/shop manager/);
  });

  test("wants something easy to begin with", () => {
    expect(
      requestOf(["Let's practise. Please ask me a question, something easy first."]),
    ).toMatchObject({ kind: "practise", choice: { competency: "motivation" } });
  });
});
