import type { StarAnswer } from "contract/responses";
import { STAR_SECTIONS, type StarSection } from "contract/star";
import type { Evidence } from "contract/star-analysis";
import { type Folded, foldText } from "./fold.ts";
import type { OtherLanguage, SignalId } from "./lexicon/lexicon.ts";
import { type Compiled, compiledLexicon } from "./markers.ts";
import type { PhraseHit } from "./phrase-trie.ts";
import { type BareClause, type OtherClause, readClauses } from "./read-clauses.ts";
import { clausesOf, quotedSpans, type Span, sentencesOf } from "./spans.ts";
import { stemOf } from "./stem.ts";
import { type Word, wordsOf } from "./words.ts";

/** A turn of phrase in a section, with the clause it stands in. */
export interface SignalHit extends Span {
  id: SignalId;
  section: StarSection;
  /** The words themselves, folded: said twice, they count once. */
  key: string;
  clause: OtherClause;
}

export interface OtherSentence extends Span {
  section: StarSection;
  words: Word[];
  isQuestion: boolean;
  /** Its words put together, to be compared. */
  key: string;
}

export interface OtherSection {
  section: StarSection;
  written: string;
  text: Folded;
  sentences: OtherSentence[];
  clauses: OtherClause[];
  signals: SignalHit[];
  /** Unique concrete words, as stems. */
  picture: ReadonlySet<string>;
  /** Numbers, names and spoken words, each once, with their clauses. */
  facts: { kind: "number" | "name" | "speech"; key: string; clause: OtherClause }[];
  words: number;
}

export interface OtherReading {
  language: OtherLanguage;
  sections: Record<StarSection, OtherSection>;
  clauses: OtherClause[];
  sentences: OtherSentence[];
  signals: SignalHit[];
  picture: ReadonlySet<string>;
  words: number;
  /** Topics of which the answer has words, by the id of the topic, with these words. */
  topics: ReadonlyMap<string, ReadonlySet<string>>;
  /** Share of the sentences that were said before, and these. */
  repeatedShare: number;
  repeated: OtherSentence[];
}

const AMOUNT =
  /[\d一二三四五六七八九十百千万两半数]+(?:多|几)?(?:位|个|人|岁|年|月|日|点|分|小时|天|次|名|份|张|台|家|间|排|号|元|块|倍|%|杯|本|回|件|便|列|時|秒|円|つ|枚|冊|度|歳|名様|週間|か国|段|瓶|步|句|度|公斤)/gu;

/** Reads an answer in one of the other languages. Linear in its length. Texts said twice count once. */
export function readText(answer: StarAnswer, language: OtherLanguage): OtherReading {
  const lexicon = compiledLexicon(language);
  const all = STAR_SECTIONS.map((section) => answer[section]).join(" ");
  const isUnaccented = !/[\u00c0-\u024f]/.test(all);
  const seen = new Set<string>();
  const repeated: OtherSentence[] = [];
  const topics = new Map<string, Set<string>>();
  let written = 0;
  const sections = Object.fromEntries(
    STAR_SECTIONS.map((section) => {
      const read = readSection(
        section,
        answer[section],
        language,
        lexicon,
        isUnaccented,
        (sentence) => {
          written += sentence.words.length;
          if (seen.has(sentence.key) && sentence.words.length > 2) {
            repeated.push(sentence);
            return false;
          }
          seen.add(sentence.key);
          return true;
        },
      );
      for (const { id, from, to } of lexicon.topics(read.text)) {
        const said = topics.get(id) ?? new Set();
        said.add(read.text.bare.slice(from, to));
        topics.set(id, said);
      }
      return [section, read];
    }),
  ) as Record<StarSection, OtherSection>;
  if (lexicon.lexicon.script === "unspaced") tellTenses(STAR_SECTIONS.map((s) => sections[s]));
  const parts = STAR_SECTIONS.map((section) => sections[section]);
  return {
    language,
    sections,
    clauses: parts.flatMap((part) => part.clauses),
    sentences: parts.flatMap((part) => part.sentences),
    signals: parts.flatMap((part) => part.signals),
    picture: new Set(parts.flatMap((part) => [...part.picture])),
    words: parts.reduce((sum, part) => sum + part.words, 0),
    topics,
    repeatedShare:
      repeated.reduce((sum, sentence) => sum + sentence.words.length, 0) / Math.max(1, written),
    repeated,
  };
}

/** Chinese says once when something was: a clause that says nothing of time has that of most others. */
function tellTenses(sections: readonly OtherSection[]): void {
  const all = sections.flatMap((section) => section.clauses);
  const count = (tense: OtherClause["tense"]) =>
    all.filter((clause) => clause.tense === tense).length;
  const isPast = count("past") > count("would");
  if (count("past") + count("would") < 3) return;
  for (const clause of all) {
    if (clause.isSpeech || clause.isHabitual || clause.words.length < 2) continue;
    const isBare = clause.tense === null;
    const isTold = clause.tense === "present" && (clause.deeds > 0 || clause.specifics.length > 1);
    if (isBare || (isTold && isPast)) clause.tense = isPast ? "past" : "would";
  }
}

function readSection(
  section: StarSection,
  written: string,
  language: OtherLanguage,
  compiled: Compiled,
  isUnaccented: boolean,
  isNew: (sentence: OtherSentence) => boolean,
): OtherSection {
  const { script } = compiled.lexicon;
  const text = foldText(written, script === "arabic");
  const quoted = quotedSpans(written, text);
  const joins = compiled.joins(text).map((hit) => hit.from);
  const deeds = compiled.deeds(text);
  const phrases = compiled.signals(text);
  const generalAt = new Map(
    phrases.filter((hit) => hit.id === "general").map((hit) => [hit.from, hit.to]),
  );
  const sentences: OtherSentence[] = [];
  const bare: BareClause[] = [];
  const allWords: Word[] = [];
  for (const span of sentencesOf(text)) {
    const words = wordsOf(text, written, span.from, span.to, language, script);
    if (words.length === 0) continue;
    const sentence: OtherSentence = {
      ...span,
      section,
      words,
      isQuestion: /[?？؟]/.test(text.bare.slice(span.to, span.to + 2)),
      key: words.map((word) => word.bare).join(" "),
    };
    if (!isNew(sentence)) continue;
    sentences.push(sentence);
    allWords.push(...words);
    bare.push(
      ...bareClauses(sentence, sentences.length, text, quoted, joins, deeds, compiled, generalAt),
    );
  }
  const marked = withMarkers(bare, compiled.markers(text, allWords, deeds, isUnaccented));
  const clauses = readClauses(marked, {
    dropsSubject: compiled.lexicon.dropsSubject === true,
    keepsTopic: script === "unspaced" && compiled.lexicon.dropsSubject !== true,
  });
  return {
    section,
    written,
    text,
    sentences,
    clauses,
    signals: signalsOf(section, text, phrases, clauses),
    picture: new Set(clauses.flatMap((clause) => clause.specifics)),
    facts: factsOf(text, clauses, phrases, script === "unspaced"),
    words: allWords.length,
  };
}

function bareClauses(
  sentence: OtherSentence,
  index: number,
  text: Folded,
  quoted: readonly Span[],
  joins: readonly number[],
  deeds: readonly PhraseHit<"deed">[],
  compiled: Compiled,
  generalAt: ReadonlyMap<number, number>,
): BareClause[] {
  const { script } = compiled.lexicon;
  const spans = clausesOf(text, sentence, joins, compiled.lexicon.dropsSubject === true);
  return spans.map((span, at) => {
    const words = sentence.words.filter((word) => word.from >= span.from && word.to <= span.to);
    const done = new Set(
      deeds
        .filter((hit) => hit.from >= span.from && hit.to <= span.to)
        .map((hit) => text.bare.slice(hit.from, hit.to)),
    );
    return {
      ...span,
      section: sentence.section,
      sentence: index,
      isSpeech: quoted.some((quote) => span.from >= quote.from && span.to <= quote.to),
      deeds: done.size,
      specifics: [
        ...new Set(
          words
            .filter((word) => isSpecific(word, compiled, generalAt))
            .map((word) => stemOf(word, script)),
        ),
      ],
      words,
      markers: [],
      goesOn: at > 0,
    };
  });
}

/** A word of some length that is neither a small one nor one that fits any story. */
function isSpecific(
  word: Word,
  { lexicon, isSmall }: Compiled,
  generalAt: ReadonlyMap<number, number>,
): boolean {
  if (word.isNumber) return true;
  if (isSmall(word)) return false;
  const general = generalAt.get(word.from);
  if (lexicon.script === "spaced") return word.bare.length > 3 && general === undefined;
  if (general !== undefined && (general - word.from > 1 || word.bare.length < 3)) return false;
  return word.bare.length > (lexicon.script === "arabic" ? 2 : 1);
}

function withMarkers(
  clauses: readonly BareClause[],
  hits: readonly { id: BareClause["markers"][number]["id"]; from: number; to: number }[],
): BareClause[] {
  return clauses.map((clause) => ({
    ...clause,
    markers: hits.filter((hit) => hit.from >= clause.from && hit.from < clause.to),
  }));
}

function signalsOf(
  section: StarSection,
  text: Folded,
  hits: readonly PhraseHit<SignalId>[],
  clauses: readonly OtherClause[],
): SignalHit[] {
  return hits.flatMap((hit) => {
    const clause = clauses.find((item) => hit.from >= item.from && hit.from < item.to);
    return clause === undefined
      ? []
      : [{ ...hit, section, key: text.bare.slice(hit.from, hit.to), clause }];
  });
}

function factsOf(
  text: Folded,
  clauses: readonly OtherClause[],
  hits: readonly PhraseHit<SignalId>[],
  isUnspaced: boolean,
): OtherSection["facts"] {
  const facts = new Map<string, OtherSection["facts"][number]>();
  const add = (kind: "number" | "name" | "speech", key: string, clause: OtherClause) => {
    if (!facts.has(`${kind} ${key}`)) facts.set(`${kind} ${key}`, { kind, key, clause });
  };
  const numbers = hits.filter(
    (hit) => hit.id === "number" && (!isUnspaced || hit.to - hit.from > 1),
  );
  for (const clause of clauses) {
    if (clause.isSpeech && clause.words.length > 1) add("speech", String(clause.from), clause);
    for (const word of clause.words) {
      if (word.isNumber) add("number", word.bare, clause);
      else if (word.isNamed && word.bare.length > 2) add("name", word.bare, clause);
    }
    for (const hit of numbers)
      if (hit.from >= clause.from && hit.to <= clause.to)
        add("number", text.bare.slice(hit.from, hit.to), clause);
    if (isUnspaced)
      for (const [amount] of text.bare.slice(clause.from, clause.to).matchAll(AMOUNT))
        add("number", amount, clause);
  }
  return [...facts.values()];
}

/** The clause as the candidate wrote it. */
export function quoteClause(
  reading: OtherReading,
  clause: Pick<OtherClause, "section" | "from" | "to">,
  effect: Evidence["effect"] = "earns",
): Evidence {
  const { written, text } = reading.sections[clause.section];
  const start = text.origin[clause.from] as number;
  const end = Math.max(start, (text.origin[clause.to - 1] as number) + 1);
  return { section: clause.section, start, end, quote: written.slice(start, end), effect };
}
