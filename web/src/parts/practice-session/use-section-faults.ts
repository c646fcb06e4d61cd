import type { StarAnswer } from "contract/responses";
import { SECTION_MAX_CHARACTERS, STAR_SECTIONS, type StarSection } from "contract/star";
import { formatNumber } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";
import { blankSections, overLimit } from "./model.ts";

type Sentences = Partial<Record<StarSection, string>>;

/** What keeps an answer from being sent, in words: what is blank is said after the first try only. */
export function useSectionFaults(answer: StarAnswer, hasTried: boolean, refused: Sentences) {
  const t = useT();
  const blank = blankSections(answer);
  const tooLong = overLimit(answer);

  const errors: Sentences = { ...refused };
  for (const section of tooLong) {
    errors[section] ??= t("practice.fields.tooLong", {
      count: answer[section].length - SECTION_MAX_CHARACTERS,
      most: formatNumber(SECTION_MAX_CHARACTERS),
    });
  }
  for (const section of hasTried ? blank : []) {
    errors[section] ??= t("practice.fields.blank", { section: t(`practice.section.${section}`) });
  }

  const [next] = blank;
  const isBegun = blank.length < STAR_SECTIONS.length;
  return {
    errors,
    /** Where to lead the person; undefined when the answer may be sent. */
    first: next ?? tooLong[0],
    isIncomplete: next !== undefined,
    /** What is missing, before anybody has tried to send it. */
    stillEmpty:
      next && isBegun
        ? t("practice.fields.stillEmpty", {
            count: blank.length,
            section: t(`practice.section.${next}`),
          })
        : null,
  };
}
