import type { Card } from "coach/evacuation-drill/drill";
import { Eye, Hand as HandIcon, Megaphone } from "lucide-react";
import type { RefObject } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { CommandStyle } from "../model.ts";
import { cardWords } from "./card-words.ts";
import { Choices } from "./choices.tsx";

const ICONS = { look: Eye, do: HandIcon, call: Megaphone };

interface HandProps {
  cards: readonly Card[];
  style: CommandStyle;
  heading: RefObject<HTMLHeadingElement | null>;
  onTake: (id: string) => void;
}

/** The cards that lie open. */
export function Hand({ cards, style, heading, onTake }: HandProps) {
  const t = useT();
  return (
    <>
      <h2 id="drill-next" ref={heading} tabIndex={-1} className="text-h2 outline-none">
        {t("drill.run.next")}
      </h2>
      <Choices
        label={t("drill.run.next")}
        onChoose={onTake}
        choices={cards.map((card) => {
          const deed = card.kind === "step" ? card.card.deed : card.decoy.deed;
          return {
            id: card.id,
            isCall: deed === "call",
            text: <bdi lang="en">{cardWords(card, style)}</bdi>,
            before: (
              <span className="flex shrink-0 items-center gap-1.5 text-ink-2 text-micro">
                <Icon of={ICONS[deed]} size={18} />
                {t(`drill.run.deeds.${deed}`)}
              </span>
            ),
          };
        })}
      />
      <p className="mt-4 text-ink-2 text-micro max-tablet:hidden">{t("drill.run.keys")}</p>
    </>
  );
}
