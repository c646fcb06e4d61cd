import { describe, expect, test } from "vitest";
import { last, NEWCOMER } from "./reply.fixture.ts";
import { readState } from "./state.ts";

const GUEST =
  "well one time a old lady arrived at 2 in the morning, her suitcase was lost by the airline and she was crying. I was alone in the reception. I made her a tea, gave her a toothbrush and one of my own tshirts to sleep, and i called the airport for her, they said tomorrow. the next day at 11 it arrived and she hugged me";
const BOXES =
  "In the hotel kitchen me and my colleague Rui had to make the lunch boxes, our boss asked me and Rui to find a solution until friday. I wanted to do a buffet and he wanted boxes. I saw that Rui had less people to serve so for him the turns was more work, so I said ok lets do your boxes and I offered to write the little menus. We did 46 boxes each day and nobody complained. I learned that my idea is not always the best one";

describe("the praise of an answer", () => {
  test("names the deed and what it shows before the scene and its figures", () => {
    const said = last(["ask me about a time I went the extra mile", GUEST], NEWCOMER)?.text;
    expect(said).toMatch(/one of my own tshirts to sleep” is real care for a person/);
    expect(said).not.toMatch(/is exact/);
  });
  test("names that somebody gave way to a colleague", () => {
    const said = last(["ask me about a conflict with a colleague", BOXES], NEWCOMER)?.text;
    expect(said).toMatch(/lets do your boxes” puts the team before your own way/);
  });
  test("takes what one wanted for somebody as one's task, when it is added", () => {
    const wanted =
      "I wanted that she could sleep and have the bag before she left next day at noon";
    const said = last(["ask me about a time I went the extra mile", GUEST, wanted], NEWCOMER)?.text;
    expect(said).toMatch(/Task from \d+ to [89]\d/);
    expect(said).not.toMatch(/The task stays general/);
  });
  test("hears the task that a boss gave to two", () => {
    const told = last(["ask me about a conflict with a colleague", BOXES], NEWCOMER);
    const without = last(
      ["ask me about a conflict with a colleague", BOXES.replace(/, our boss .+? friday/, "")],
      NEWCOMER,
    );
    const taskOf = (one: typeof told) => readState(one?.state).open?.take?.sections.task ?? 0;
    expect(taskOf(told)).toBeGreaterThan(taskOf(without));
  });
  test("says nothing of deeds where none is told", () => {
    const thin = "A guest was angry about the room and it was solved in the end and all was fine.";
    const said = last(["ask me about an angry customer", thin], NEWCOMER)?.text;
    expect(said).not.toMatch(/real care|initiative|calm that/);
  });
});
