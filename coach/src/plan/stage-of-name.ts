import type { SelectionStage } from "contract/application-terms";

/** Airlines name their stages freely; the first that fits decides. */
const NAMES: readonly (readonly [RegExp, SelectionStage])[] = [
  [/\b(one-way|on-demand|recorded|digital interview|by video|video interview)/i, "video-interview"],
  [/\bvideo or phone|virtual interview|on screen/i, "video-interview"],
  [/\bnumer|\barithmetic/i, "numeracy-test"],
  [
    /\bdiscussion|\bgroup|\bdebate|\bhalf circle|\bpractical|\bactivity|\bcreative task/i,
    "group-exercise",
  ],
  [/\brole.?play/i, "role-play"],
  [/\breach|\bheight|\bswim|\bwater|\bwet drill|\buniform/i, "reach-and-height"],
  [
    /\bin person|assessment (day|centre|in)|\bselection day|\b(event|recruitment|open) (day|in)|^day in|recruitment meeting/i,
    "assessment-day",
  ],
  [/\benglish|\blanguage/i, "english-test"],
  [/\bonline assessment|\btest|\btryout|\btalent assessment|\bquestionnaire/i, "online-tests"],
  [/\binterview|\bconversation|\bpanel|\bmanagement round|\bquestion session/i, "final-interview"],
  [/\bmedical|\bhealth/i, "medical"],
  [
    /\bdocument|\bpapers|\bchecks?\b|\breferences|\bfile|\bfinal steps|\bafter the yes|\bresult/i,
    "documents",
  ],
  [/\bapplication|\bentry|\bonline form|\bcv\b|\bscreening|\bshortlist/i, "application"],
  [
    /\bregistration|\bpresentation|\bintroduction|\bopen|\bwalk-in|\bannouncement|\bappointment/i,
    "registration",
  ],
];

/** Which of the usual stages an airline's own one is, by its name; an assessment in person where the name says nothing. */
export function stageOfName(name: string): SelectionStage {
  return NAMES.find(([pattern]) => pattern.test(name))?.[1] ?? "assessment-day";
}
