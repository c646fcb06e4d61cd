import type { Airport } from "content/airports/schema";
import { useT } from "../../../i18n/i18n.ts";
import { OneRight } from "../../../parts/options/one-right.tsx";

interface OptionsProps {
  options: readonly Airport[];
  /** Code of the right one. */
  answer: string;
  chosen: string | null;
  /** Whether the options are names or codes. */
  shows: "name" | "code";
  onChoose: (code: string) => void;
}

/** Four airports, by their names or their codes. */
export function Options({ options, answer, chosen, shows, onChoose }: OptionsProps) {
  const t = useT();
  return (
    <OneRight
      options={options.map((airport) => ({ value: airport.code, text: airport[shows] }))}
      right={answer}
      chosen={chosen}
      markWords={{ right: t("airports.quiz.markRight"), wrong: t("airports.quiz.markWrong") }}
      label={t("airports.quiz.options")}
      look={shows === "code" ? "code" : "text"}
      onChoose={onChoose}
    />
  );
}
