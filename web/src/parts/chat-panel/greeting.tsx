import { useQuery } from "@tanstack/react-query";
import { useT } from "../../i18n/i18n.ts";
import { useAccount, useUser } from "../../lib/account.tsx";
import { localTimeZone } from "../../lib/clock.ts";
import { progressQuery } from "../progress/progress-query.ts";
import { Bubble } from "./bubble.tsx";
import { startersFor } from "./model.ts";
import { SuggestionChips } from "./suggestion-chips.tsx";

interface GreetingProps {
  isDisabled: boolean;
  onChoose: (words: string) => void;
}

/** Before the first message: who this is, what it knows of the person, and how to begin. */
export function Greeting({ isDisabled, onChoose }: GreetingProps) {
  const t = useT();
  const { record, connection } = useAccount();
  const airline = useUser()?.targetAirline ?? record.airline;
  const progress = useQuery({ ...progressQuery(localTimeZone()), enabled: connection === "here" });
  const name = record.name.split(/\s+/)[0] ?? record.name;
  const answers = progress.data?.practiceSessions ?? 0;
  const knows = answers > 0 ? "answers" : airline ? "airline" : "nothing";
  const starters = startersFor(airline, progress.data).map((starter) =>
    t(`chat.starter.${starter}`, { airline }),
  );
  return (
    <li>
      <Bubble by="assistant" speaker={`${t("chat.coach")}:`}>
        <p>{t("chat.greeting.hello", { name })}</p>
        <p className="mt-2.5">{t(`chat.greeting.${knows}`, { count: answers, airline })}</p>
      </Bubble>
      <SuggestionChips
        label={t("chat.starters")}
        suggestions={starters}
        isDisabled={isDisabled}
        onChoose={onChoose}
      />
    </li>
  );
}
