import { noticePath } from "coach/inbox/notice-path";
import { SCENARIOS } from "content/scenarios/scenarios";
import type { NoticeContent } from "contract/inbox";
import type { LanguageCode } from "contract/languages";
import arabic from "./words/ar.json" with { type: "json" };
import german from "./words/de.json" with { type: "json" };
import english from "./words/en.json" with { type: "json" };
import spanish from "./words/es.json" with { type: "json" };
import french from "./words/fr.json" with { type: "json" };
import italian from "./words/it.json" with { type: "json" };
import japanese from "./words/ja.json" with { type: "json" };
import korean from "./words/ko.json" with { type: "json" };
import dutch from "./words/nl.json" with { type: "json" };
import portuguese from "./words/pt.json" with { type: "json" };
import chinese from "./words/zh.json" with { type: "json" };

type Words = typeof english;
const WORDS: Record<LanguageCode, Words> = {
  ...{ en: english, es: spanish, fr: french, de: german, it: italian, pt: portuguese },
  ...{ nl: dutch, zh: chinese, ja: japanese, ko: korean, ar: arabic },
};

/** What a letter says; it is sent in both forms. */
export type Letter = { subject: string; text: string; html: string };

/** Whom it goes to, and how their clock and that of the other one run. */
export type Reader = {
  name: string;
  language: LanguageCode;
  zone: string;
  /** Null where there is no other one, or their clock is the reader's. */
  otherZone: string | null;
};

/** The place of the switch that ends letters. */
export const MAIL_SWITCH_PATH = "/inbox#mail";

/** A notice as a letter in its reader's language, times on their clock. */
export function letterOf(content: NoticeContent, reader: Reader, publicUrl: URL): Letter {
  const { language } = reader;
  const words = WORDS[language];
  const say = (key: keyof Words, values: Record<string, string>) =>
    words[key].replace(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap);
  const values = valuesOf(content, reader, say);
  const lines = [
    say("hello", { name: clean(reader.name) }),
    say(bodyKey(content), values),
    ...("text" in content ? [content.text] : []),
    ...("scheduledAt" in content && reader.otherZone ? [say("theirs", values)] : []),
    ...("reason" in content && content.reason ? [say("reason", values)] : []),
  ];
  const link = new URL(noticePath(content), publicUrl).href;
  const settings = new URL(MAIL_SWITCH_PATH, publicUrl).href;
  const open = say("open", {});
  const why = say("why", {});
  return {
    subject: say(`${content.kind}-subject`, values),
    text: [...lines, `${open}: ${link}`, `--\n${why}\n${settings}`].join("\n\n"),
    html: page(language, [
      ...lines.map((line) => `<p>${escaped(line).replaceAll("\n", "<br>")}</p>`),
      `<p><a href="${escaped(link)}">${escaped(open)}</a></p>`,
      `<hr><p><small>${escaped(why)} <a href="${escaped(settings)}">${escaped(settings)}</a></small></p>`,
    ]),
  };
}

type Say = (key: keyof Words, values: Record<string, string>) => string;

function bodyKey(content: NoticeContent): keyof Words {
  return content.kind === "removed" && content.isEnded ? "ended" : content.kind;
}

function valuesOf(content: NoticeContent, reader: Reader, say: Say): Record<string, string> {
  const when = (at: string, zone = reader.zone) => timeText(at, reader.language, zone);
  if ("scheduledAt" in content)
    return {
      name: clean(content.name ?? say("someone", {})),
      when: when(content.scheduledAt),
      ...(reader.otherZone && { theirs: when(content.scheduledAt, reader.otherZone) }),
      ...(content.kind === "moved" && { before: when(content.from) }),
      ...("reason" in content && { reason: clean(content.reason) }),
      ...("minutes" in content && { minutes: String(content.minutes) }),
    };
  const group = {
    group: clean(content.group),
    ...("name" in content && { name: clean(content.name) }),
  };
  if (!("asked" in content)) return group;
  const asked = say(`asked-${content.asked}`, {
    count: String(content.count),
    set: clean(content.ownSetName ?? ""),
    scenario: SCENARIOS.find(({ id }) => id === content.scenario)?.title ?? "",
  });
  return { ...group, asked, due: when(content.dueAt) };
}

function timeText(at: string, language: LanguageCode, timeZone: string): string {
  return new Intl.DateTimeFormat(language, {
    ...{ weekday: "short", day: "numeric", month: "short", year: "numeric" },
    ...{ hour: "numeric", minute: "2-digit", timeZone, timeZoneName: "short" },
  }).format(new Date(at));
}

/** One line without control characters: a name cannot begin a header of its own. */
function clean(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}

const MARKS: Record<string, string> = {
  ...{ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" },
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (mark) => MARKS[mark] ?? mark);

const page = (language: LanguageCode, parts: string[]) =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"></head><body>${parts.join("")}</body></html>`;
