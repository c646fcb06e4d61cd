import {
  LOAD_THEME,
  loadAllThemes,
  QUESTION_THEMES,
} from "content/assessment-days/question-themes";
import { useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Chips } from "../../../ui/chips.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { AskedList } from "./asked-list.tsx";
import type { SectionProps } from "./sections.ts";

const ALL = "all";
const [FIRST] = QUESTION_THEMES;

/** What candidates ask about the way to the job and about the job, by subject; a search looks through all of them. */
export function AskedQuestions({ open }: SectionProps) {
  const t = useT();
  const [typed, setTyped] = useState("");
  // Which subject a question is of that was asked for by its id is not known before it is here.
  const [theme, setTheme] = useState<(typeof QUESTION_THEMES)[number] | typeof ALL>(
    open === null ? FIRST : ALL,
  );
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = words.length > 0 ? ALL : theme;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <TextInput
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        aria-label={t("trials.day.search")}
        placeholder={t("trials.day.search")}
        className="max-w-[28rem]"
      />
      <Chips
        label={t("trials.day.themes.label")}
        value={shown}
        onChange={(next) => {
          setTyped("");
          setTheme(next);
        }}
        options={QUESTION_THEMES.map((value) => ({
          value,
          label: t(`trials.day.themes.${value}`),
        }))}
      />
      <AskedList
        key={shown}
        load={shown === ALL ? loadAllThemes : LOAD_THEME[shown]}
        words={words}
        open={open}
      />
    </div>
  );
}
