import announcementsAndCommands from "./asked-announcements-and-commands.json" with {
  type: "json",
};
import assessmentDays from "./asked-assessment-days.json" with { type: "json" };
import dangerousGoods from "./asked-dangerous-goods.json" with { type: "json" };
import decompressionAndTurbulence from "./asked-decompression-and-turbulence.json" with {
  type: "json",
};
import evacuation from "./asked-evacuation.json" with { type: "json" };
import fireAndSmoke from "./asked-fire-and-smoke.json" with { type: "json" };
import first from "./asked-first.json" with { type: "json" };
import firstAid from "./asked-first-aid.json" with { type: "json" };
import humanFactors from "./asked-human-factors.json" with { type: "json" };
import interviewQuestions from "./asked-interview-questions.json" with { type: "json" };
import midTalk from "./asked-mid-talk.json" with { type: "json" };
import ordinary from "./asked-ordinary.json" with { type: "json" };
import others from "./asked-others.json" with { type: "json" };
import passengerHandling from "./asked-passenger-handling.json" with { type: "json" };
import security from "./asked-security.json" with { type: "json" };
import terminology from "./asked-terminology.json" with { type: "json" };

type Asked = Readonly<Record<string, string>>;

const BY_SUBJECT: Asked = {
  ...announcementsAndCommands,
  ...assessmentDays,
  ...dangerousGoods,
  ...decompressionAndTurbulence,
  ...evacuation,
  ...fireAndSmoke,
  ...firstAid,
  ...humanFactors,
  ...interviewQuestions,
  ...others,
  ...ordinary,
  ...passengerHandling,
  ...security,
  ...terminology,
};

/** Whole messages of people who do not know the words of what they ask for, by the id of the entry; parted by "|". */
export const ASKED: Asked = Object.fromEntries(
  [...new Set([BY_SUBJECT, midTalk, first].flatMap((asked) => Object.keys(asked)))].map((id) => [
    id,
    [BY_SUBJECT[id], (midTalk as Asked)[id], (first as Asked)[id]].filter(Boolean).join("|"),
  ]),
);
