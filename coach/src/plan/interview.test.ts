import { AIRLINE_REQUIREMENTS } from "content/airline-requirements/airline-requirements";
import { ASSESSMENT_STAGES } from "content/assessment-days/stages";
import { type ApplicationStage, SELECTION_STAGES } from "contract/application-terms";
import type { Application } from "contract/applications";
import { describe, expect, test } from "vitest";
import { nextInterview } from "./interview.ts";
import { stageOfName } from "./stage-of-name.ts";

const TODAY = "2026-11-23";
const tracked = (
  airline: string,
  nextDate: string | null,
  stage: ApplicationStage,
): Application => ({
  ...{ id: airline, userId: "u", airline, stage, stageName: null, nextDate, notes: "" },
  ...{ version: 1, isSample: false, createdAt: "", updatedAt: "" },
});
const own = (date: string | null) => ({
  date,
  airline: "Emirates",
  stage: "final-interview" as const,
});
const some = [
  tracked("KLM", "2026-12-09", "video-interview"),
  tracked("Finnair", "2026-12-01", "interested"),
  tracked("Qantas", "2026-11-25", "declined"),
  tracked("SAS", "2026-11-02", "application"),
];

test.each([
  [
    "the account's own, while it is ahead",
    own("2026-12-20"),
    some,
    "2026-12-20",
    "Emirates",
    "final-interview",
  ],
  [
    "the nearest tracked date when the account has none",
    own(null),
    some,
    "2026-12-01",
    "Finnair",
    null,
  ],
  ["and when the account's has passed", own("2026-11-20"), some, "2026-12-01", "Finnair", null],
  [
    "what has passed, with nothing ahead",
    own("2026-11-20"),
    [],
    "2026-11-20",
    "Emirates",
    "final-interview",
  ],
  ["nothing at all", own(null), [], null, "Emirates", "final-interview"],
] as const)("the plan leads to %s", (_, account, applications, date, airline, stage) => {
  expect(nextInterview(account, applications, TODAY)).toMatchObject({ date, airline, stage });
});

describe("stages", () => {
  test("are those of the content, and a day that joins several", () => {
    const known = ASSESSMENT_STAGES.map(({ id }) => id);
    expect(SELECTION_STAGES.filter((stage) => stage !== "assessment-day")).toEqual(known);
  });

  test.each([
    ["One-way video", "video-interview"],
    ["Digital interview", "video-interview"],
    ["Group discussion", "group-exercise"],
    ["Final interview", "final-interview"],
    ["English interview", "english-test"],
    ["Online tests", "online-tests"],
    ["Open day or invitation", "assessment-day"],
    ["Reach and short tasks", "reach-and-height"],
    ["CV drop or invitation", "application"],
    ["Security and health", "medical"],
  ])("an airline's %s is the usual %s", (name, stage) => {
    expect(stageOfName(name)).toBe(stage);
  });

  test("hardly any name of an airline's stage says nothing", () => {
    const names = Object.values(AIRLINE_REQUIREMENTS).flatMap(({ selection: { stages } }) =>
      stages === "unknown" ? [] : stages.map(({ name }) => name),
    );
    const dayLong = names.filter((name) => stageOfName(name) === "assessment-day");
    expect(names.length).toBeGreaterThan(100);
    expect(dayLong.length / names.length).toBeLessThan(0.2);
  });
});
