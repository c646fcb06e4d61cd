import type { GuidedKind } from "coach/star/guidance";
import type { StarAnswer } from "contract/responses";
import { STAR_SECTIONS, type StarSection } from "contract/star";
import { useCallback, useRef, useState } from "react";
import { useT } from "../../i18n/i18n.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Panel } from "../../ui/panel.tsx";
import { sectionFieldId } from "./section-field-id.ts";
import { StarField } from "./star-field.tsx";
import { useGuidance } from "./use-guidance.ts";
import { useGuidanceChoice } from "./use-guidance-choice.ts";

interface StarFieldsProps {
  userKey: string;
  answer: StarAnswer;
  kind: GuidedKind;
  onChange: (section: StarSection, text: string) => void;
  errors: Partial<Record<StarSection, string>>;
  /** While a recording runs, the fields are closed (specification 2, section 4). */
  isDisabled?: boolean;
}

/** The four parts of a STAR answer with their windows, counters and live guidance. */
export function StarFields(props: StarFieldsProps) {
  const { userKey, answer, kind, onChange, errors, isDisabled } = props;
  const t = useT();
  const [isGuided, setIsGuided] = useGuidanceChoice(userKey);
  const [current, setCurrent] = useState<StarSection | null>(null);
  // A section keeps the room for its hints once it was entered: nothing below it moves twice.
  const [entered, setEntered] = useState<ReadonlySet<StarSection>>(new Set());
  const guidance = useGuidance(answer, kind, isGuided);
  const enter = useCallback((section: StarSection) => {
    setCurrent(section);
    setEntered((before) => new Set(before).add(section));
  }, []);
  // One function for good: a letter typed in one section draws that section only.
  const latest = useRef(onChange);
  latest.current = onChange;
  const change = useCallback(
    (section: StarSection, text: string) => latest.current(section, text),
    [],
  );

  return (
    <Panel as="section" aria-labelledby="answer-title" className="py-1.5!">
      <h2 id="answer-title" className="sr-only">
        {t("practice.fields.title")}
      </h2>
      {STAR_SECTIONS.map((section) => (
        <StarField
          key={section}
          id={sectionFieldId(section)}
          section={section}
          kind={kind}
          text={answer[section]}
          error={errors[section] ?? null}
          guidance={guidance[section]}
          hasHints={isGuided && (entered.has(section) || answer[section] !== "")}
          isNow={current === section}
          isDisabled={isDisabled ?? false}
          onChange={change}
          onEnter={enter}
        />
      ))}
      <Checkbox
        className="border-seam border-t py-4 text-ink-2 text-small"
        checked={isGuided}
        onChange={(event) => setIsGuided(event.target.checked)}
      >
        {t("practice.guidance.toggle")}
      </Checkbox>
    </Panel>
  );
}
