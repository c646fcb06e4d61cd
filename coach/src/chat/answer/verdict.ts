import { STAR_SECTIONS } from "contract/star";
import type { ChatRequest } from "../request.ts";
import type { OpenQuestion, Take } from "../state.ts";
import { besideAnswer, type Context, type Draft, items, opening, suggest } from "./draft.ts";
import {
  filledSection,
  type Judged,
  judge,
  judgeTogether,
  missingSection,
  tellsItsEnding,
  tellsNoEvent,
  weakestSection,
} from "./judging.ts";
import { put, questionById, questionCitation } from "./practise.ts";
import { receiptOf } from "./receipt.ts";
import { mend, scoreLine, strength } from "./said-of-answer.ts";
import { toldInstead } from "./told-instead.ts";

const JUDGED: ChatRequest = { kind: "analyse-answer", mode: "judge" };
/** Under this the analysis saw no ending: where one was told all the same, it is not called missing. */
const ENDING_SEEN = 8;
const MEND_CHARACTERS = 600;
/** From here on an answer is ready, and the coach goes on. */
const READY = 85;

/** Judges what the person said to the open question, or to none. */
export function verdict(said: string, context: Context): Draft {
  const { state, voice } = context;
  const { open } = state;
  const text = open?.begun && !open.take ? `${open.begun} ${said}` : said;
  const asked = questionById(open?.id ?? "");
  const first = open?.take
    ? judgeTogether(open.take, text, asked, voice.language)
    : judge(text, asked, voice.language);
  const instead =
    asked && open && !open.take && !open.drill ? toldInstead(text, first, voice.language) : null;
  const { question, judged } = instead ?? { question: asked, judged: first };
  const filled = open?.take
    ? filledSection(open.take, judged, text, question, voice.language)
    : null;
  // What no airline could accept holds every section down: there it is said, and not that nothing was told.
  const isUnsafe = judged.analysis.headline.id === "headline.limit.unsafe";
  const isWithoutEvent =
    !isUnsafe && judged.analysis.kind === "behavioural" && tellsNoEvent(judged.take);
  const isEnded = !isWithoutEvent && tellsItsEnding(judged.take);
  const isUnseen = isEnded && (judged.take.sections.result ?? 0) < ENDING_SEEN;
  const missing = missingSection(judged);
  const isAskedForProof = missing === "result" && isEnded && !open?.take;
  const mended = filled ?? (isUnseen || isAskedForProof ? "result" : null);
  const citations = question ? [questionCitation(question)] : [];
  if (judged.take.score === null)
    return {
      request: JUDGED,
      paragraphs: [judged.analysis.headline.text, voice.say("verdict.unread")],
      citations,
      suggestions: suggest(voice, [["suggest.another"], ["suggest.stop"]]),
      declined: true,
    };
  const added = open?.take ? addedNothing(open.take, judged.take, text, context) : null;
  if (added && open && !open.drill) return { ...added, citations, notes: { open } };
  const toMend = isWithoutEvent ? [voice.say("verdict.no-event")] : mend(judged, context, mended);
  // What is ready, told for the second time, needs nothing more.
  const isKept = judged.take.score >= READY && (open?.take != null || toMend.length === 0);
  const lines = [
    ...(instead
      ? [voice.say("verdict.told-instead", { question: instead.question.question })]
      : []),
    scoreLine(judged, open, context),
    ...strength(judged, context, text),
    ...(isKept ? [] : toMend),
    ...(isAllWe(judged.take.text) ? [voice.say("verdict.all-we")] : []),
  ];
  const spoken = {
    citations,
    verdict: {
      score: judged.take.score,
      before: open?.take?.sections ?? null,
      mend: toMend.join(" ").slice(0, MEND_CHARACTERS),
      ...receiptOf(judged.analysis),
    },
  };
  if (missing && !open?.take)
    return {
      request: JUDGED,
      paragraphs: [
        ...lines,
        voice.say(
          isWithoutEvent
            ? "verdict.ask.event"
            : isAskedForProof
              ? "verdict.ask.more-result"
              : `verdict.ask.${missing}`,
        ),
      ],
      citations,
      suggestions: suggest(voice, [["suggest.hint"], ["suggest.another"], ["suggest.stop"]]),
      notes: {
        verdict: spoken.verdict,
        open: { id: question?.id ?? "", take: judged.take, drill: open?.drill ?? null },
      },
    };
  if (open?.drill) {
    const next = nextOfDrill(open, open.drill, judged, lines, context);
    return { ...next, notes: { ...next.notes, verdict: spoken.verdict } };
  }
  return {
    request: JUDGED,
    paragraphs: [
      ...lines,
      voice.say(
        isKept
          ? "verdict.ready"
          : (open?.take?.score ?? judged.take.score) < judged.take.score
            ? "verdict.next"
            : "verdict.again",
      ),
    ],
    citations,
    suggestions: suggest(voice, [["suggest.another"], ["suggest.plan"], ["suggest.stop"]]),
    // The person may answer once more: it is then judged beside this take.
    notes: {
      verdict: spoken.verdict,
      open: { id: question?.id ?? "", take: judged.take, drill: null },
    },
    offer: {
      kind: "practise",
      choice: {
        category: question?.category ?? null,
        competency: null,
        difficulty: null,
        kind: null,
        airline: null,
      },
    },
  };
}

/**
 * Something told beside the story that leaves its score where it was: good to have for a follow-up, and no verdict once more. Null
 * where the score has moved, or all of it was told anew.
 */
function addedNothing(first: Take, now: Take, text: string, context: Context): Draft | null {
  const { voice, state } = context;
  const isSame =
    first.score !== null &&
    now.score === first.score &&
    STAR_SECTIONS.every((section) => first.sections[section] === now.sections[section]) &&
    text.length < PART_OF_IT * first.text.length;
  if (!isSame) return null;
  const score = first.score ?? 0;
  const mended = state.verdict?.mend.replace(LEAD, "") ?? "";
  const line =
    score >= READY || mended === ""
      ? voice.say("added.enough", { score })
      : voice.say("added.nothing", { score, mend: mended });
  return besideAnswer("judge", [line], context);
}

/** Of this share of the story it is no longer something beside it. */
const PART_OF_IT = 0.7;
/** "Work on this first:" */
const LEAD = /^[^:：]{3,40}[:：]\s*/u;

const WE = /\b(we|us|our|ours)\b/gi;
const OWN = /\b(i|i'm|i'd|i've|me|my|mine|myself)\b/i;
const OFTEN = 3;

/** A story of a team in which nobody is oneself. */
function isAllWe(text: string): boolean {
  return (text.match(WE)?.length ?? 0) >= OFTEN && !OWN.test(text);
}

/** The next question of a round, or what the round has shown. */
function nextOfDrill(
  open: OpenQuestion,
  drill: NonNullable<OpenQuestion["drill"]>,
  judged: Judged,
  lines: readonly string[],
  context: Context,
): Draft {
  const done = [
    ...drill.done,
    {
      id: open.id,
      first: open.take?.score ?? judged.take.score,
      best: Math.max(open.take?.score ?? 0, judged.take.score ?? 0),
      weakest: weakestSection(judged),
    },
  ];
  if (done.length < drill.count) {
    const next = put(JUDGED, drill.choice, { ...drill, done }, context);
    const question = questionById(open.id);
    return {
      ...next,
      paragraphs: [...lines, ...next.paragraphs],
      citations: [...(question ? [questionCitation(question)] : []), ...next.citations],
    };
  }
  return {
    ...summary(done, context),
    paragraphs: [...lines, ...summary(done, context).paragraphs],
  };
}

/** What a round has shown: each question with its score, the mean, and the part to work on. */
function summary(done: NonNullable<OpenQuestion["drill"]>["done"], context: Context): Draft {
  const { voice } = context;
  const questions = done.flatMap(({ id }) => questionById(id) ?? []);
  const scores = done.flatMap(({ best }) => best ?? []);
  const mean =
    scores.length > 0
      ? Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length)
      : null;
  const lines = done.map(({ id, first, best }) => {
    const question = questionById(id)?.question ?? "";
    const shown =
      first !== null && best !== null && best > first ? `${first} → ${best}` : String(best ?? "–");
    return `${shown}: ${question}`;
  });
  const weakest = mostFrequent(done.flatMap((one) => one.weakest ?? []));
  const section = STAR_SECTIONS.find((one) => one === weakest);
  return {
    request: JUDGED,
    paragraphs: [
      ...(mean === null
        ? [voice.say("drill.stopped")]
        : [voice.say("drill.done", { count: scores.length, mean }), items(lines)]),
      ...(section
        ? [voice.say("drill.work-on", { section: voice.say(`section.${section}`) })]
        : []),
    ],
    citations: questions.map(questionCitation),
    suggestions: suggest(voice, [["suggest.drill"], ["suggest.weakest"], ["suggest.plan"]]),
    notes: { open: null },
  };
}

function mostFrequent(all: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** The person breaks off: a round is summed up, a single question put away. */
export function stopPractice(request: ChatRequest, context: Context): Draft {
  const { voice, state } = context;
  const done = state.open?.drill?.done ?? [];
  if (done.length > 0) return summary(done, context);
  return {
    request,
    paragraphs: [voice.say(state.open ? "practise.stopped" : "talk.acknowledge")],
    citations: [],
    suggestions: suggest(voice, [["suggest.practise"], ["suggest.weakest"], ["suggest.plan"]]),
    notes: { open: null },
  };
}

/** A second look at the last verdict in few words. */
export function verdictInShort(context: Context): Draft | null {
  const { voice, state } = context;
  if (!state.verdict) return null;
  return {
    request: JUDGED,
    paragraphs: [
      [
        voice.say("verdict.short", { score: state.verdict.score ?? "–" }),
        opening(state.verdict.mend, 30),
      ].join(" "),
    ],
    citations: [],
    suggestions: suggest(voice, [["suggest.another"], ["suggest.stop"]]),
  };
}
