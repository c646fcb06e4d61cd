import {
  Clapperboard,
  Hourglass,
  ListOrdered,
  type LucideIcon,
  Mic,
  Timer,
  UserRoundX,
  Video,
} from "lucide-react";
import { useT } from "../../../i18n/i18n.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { Rules } from "./model.ts";

interface RuleFactsProps {
  rules: Rules;
  questionCount: number;
}

/** Exactly how it will run: nobody should be surprised by a clock. */
export function RuleFacts({ rules, questionCount }: RuleFactsProps) {
  const t = useT();
  const isVideo = rules.mode === "video";
  const facts: [LucideIcon, string, string][] = [
    [
      ListOrdered,
      t("oneway.rules.questions", { count: questionCount }),
      t("oneway.rules.questionsText"),
    ],
    [
      Hourglass,
      t("oneway.rules.thinking", { count: rules.thinkingSeconds }),
      t("oneway.rules.thinkingText"),
    ],
    [Timer, t("oneway.rules.answer", { count: rules.answerSeconds }), t("oneway.rules.answerText")],
    [
      Clapperboard,
      t("oneway.rules.takes", { count: rules.takes }),
      t(rules.takes > 1 ? "oneway.rules.takesMore" : "oneway.rules.takesOne"),
    ],
    [isVideo ? Video : Mic, t(`oneway.rules.${rules.mode}`), t(`oneway.rules.${rules.mode}Text`)],
    [
      UserRoundX,
      t("oneway.rules.nobody"),
      t(isVideo ? "oneway.rules.nobodyText" : "oneway.rules.nobodyAudio"),
    ],
  ];
  return (
    <ol className="grid gap-x-10 tablet:grid-cols-2">
      {facts.map(([icon, fact, text]) => (
        <li key={fact} className="flex gap-4 border-seam border-t py-4">
          <span
            aria-hidden
            className="grid h-11 w-9 shrink-0 place-items-center rounded-window bg-lagoon-soft text-lagoon-ink"
          >
            <Icon of={icon} size={18} />
          </span>
          <span>
            <span className="block font-semibold">{fact}</span>
            <span className="block text-ink-2 text-small">{text}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
