import type { Progress } from "contract/progress";
import { STAR_SECTIONS, type StarSection } from "contract/star";
import type { Practice } from "./store.ts";

/** A habit shows in a handful of answers; older ones may be mended already. */
const LOOKED_AT = 4;
/** Where "strong" begins (contract, `Receipt.band`): below it a section still gives points away. */
const STRONG_FROM = 75;

/** One that can be taken again. */
type Stored = Practice & { responseId: string };
type Weakness = { section: StarSection; answers: Stored[]; shortfall: number };

/**
 * The quickest gain: the section that falls short in most of the last answers (of equals, the one
 * that falls shorter), and of those answers the one where mending it brings most.
 */
export function nextStep(practice: readonly Practice[]): Progress["nextStep"] {
  const scored = practice.filter((entry) => entry.scores.overall !== null);
  const recent = newestTakes(scored).filter(isStored).slice(-LOOKED_AT);
  const [worst] = STAR_SECTIONS.map((section) => weaknessIn(recent, section))
    .filter((weakness) => weakness.answers.length > 0)
    .sort((a, b) => b.answers.length - a.answers.length || b.shortfall - a.shortfall);
  if (!worst) return null;
  const { section, answers } = worst;
  const [retake] = answers
    .toReversed()
    .sort((a, b) => b.scores.worth[section] - a.scores.worth[section]);
  if (!retake) return null;
  return {
    section,
    weakAnswers: answers.length,
    ofAnswers: recent.length,
    responseId: retake.responseId,
    bankQuestionId: retake.bankQuestionId,
    question: retake.question,
    worth: retake.scores.worth[section],
  };
}

function isStored(entry: Practice): entry is Stored {
  return entry.responseId !== null;
}

/** A take that was bettered since, in an interview perhaps, is no advice any more: of each question the newest counts. */
function newestTakes(scored: readonly Practice[]): Practice[] {
  const newest = new Map<string, Practice>();
  for (const entry of scored) {
    const question = entry.bankQuestionId ?? entry.question;
    // Taken out first, so that the order is that of the newest takes.
    newest.delete(question);
    newest.set(question, entry);
  }
  return [...newest.values()];
}

function weaknessIn(recent: Stored[], section: StarSection): Weakness {
  const shortOf = (entry: Practice) =>
    STRONG_FROM - (entry.scores.sections[section] ?? STRONG_FROM);
  const answers = recent.filter((entry) => shortOf(entry) > 0);
  return { section, answers, shortfall: answers.reduce((sum, entry) => sum + shortOf(entry), 0) };
}
