import { drawable, filterQuestions } from "content/questions/find-questions";
import type { LanguageCode } from "contract/languages";
import type { Question } from "contract/questions";
import { getQuestion, getRandomQuestion, listQuestions } from "contract/questions.routes";
import type { Api } from "../../http/api.ts";
import { pageLinks } from "../../http/page-links.ts";
import { noQuestion } from "../../http/problems.ts";
import { encodeOnce, sendEncoded, sendJson } from "../../http/send.ts";
import type { Random } from "../../random.ts";
import { AIRLINE_DRAW_ONE_IN, pageOf } from "./model.ts";

/** A question as it is put in another language. */
type TranslatedQuestion = { id: string; question: string; expectedPoints: readonly string[] };

/** The bank is content of the code: the whole list is encoded once, no database is asked. */
export async function bindQuestions(
  api: Api,
  deps: {
    questions: readonly Question[];
    /** Asked elsewhere, for one airline or in the mock interview: not listed and not drawn, but found by their id. */
    further: readonly Question[];
    /** Words of questions in another language. */
    inLanguage: (language: LanguageCode) => readonly TranslatedQuestion[];
    /** The airlines' own questions, by the airline's name. */
    ofAirlines: ReadonlyMap<string, readonly Question[]>;
    random: Random;
  },
): Promise<void> {
  const { questions, further, inLanguage, ofAirlines, random } = deps;
  const byId = new Map([...further, ...questions].map((question) => [question.id, question]));
  const all = await encodeOnce(JSON.stringify(questions));

  api.on(listQuestions, async (c) => {
    const { page, limit, ...filter } = c.req.valid("query");
    if (!page && !limit && !filter.category && !filter.difficulty && !filter.search)
      return sendEncoded(c, all, { "X-Total-Count": String(questions.length) });
    const found = filterQuestions(questions, filter);
    const { entries, number, last } = pageOf(found, page, limit);
    const links = pageLinks(c.req.url, {
      ...(number > 1 && { first: 1, prev: number - 1 }),
      ...(number < last && { next: number + 1, last }),
    });
    return sendJson(c, JSON.stringify(entries), 200, {
      "X-Total-Count": String(found.length),
      ...(links && { Link: links }),
    });
  });

  api.on(getRandomQuestion, (c) => {
    const { category, exclude, airline } = c.req.valid("query");
    const excluded = new Set(exclude?.split(","));
    const own = (ofAirlines.get(airline ?? "") ?? []).filter(
      (entry) => !excluded.has(entry.id) && (!category || entry.category === category),
    );
    const isOwn = own.length > 0 && random.index(AIRLINE_DRAW_ONE_IN) === 0;
    const candidates = isOwn ? own : drawable(questions, category, excluded);
    const drawn = candidates[random.index(Math.max(1, candidates.length))];
    if (!drawn) throw noQuestion();
    return c.json(drawn, 200, { "Cache-Control": "no-store" });
  });

  api.on(getQuestion, (c) => {
    const question = byId.get(c.req.valid("param").id);
    if (!question) throw noQuestion();
    const { language = "en" } = c.req.valid("query");
    const words = language === "en" ? undefined : inLanguage(language).find(isSame(question));
    if (!words) return c.json(question, 200);
    const { question: put, expectedPoints: listensFor } = words;
    return c.json({ ...question, question: put, listensFor: [...listensFor], language }, 200);
  });
}

const isSame =
  ({ id }: Question) =>
  (words: TranslatedQuestion) =>
    words.id === id;
