import { useQuery } from "@tanstack/react-query";
import { DOOR_QUIZ } from "content/door-quiz/door-quiz";
import { useSearchParams } from "wouter";
import { useT } from "../../i18n/i18n.ts";
import { useTimeFactor } from "../../lib/time-factor.ts";
import { Button } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { bankQuery } from "./api.ts";
import { Quiz } from "./components/quiz.tsx";
import { askedOf, LIMIT_SECONDS } from "./model.ts";

const TIMED = DOOR_QUIZ.map(askedOf);

/** The Door Component Quiz (specification 2, section 2.15); the forty further questions, without a clock, by `?mode=bank`. */
export default function DoorComponentQuizPage() {
  const [params] = useSearchParams();
  const limitSeconds = LIMIT_SECONDS * useTimeFactor();
  return params.get("mode") === "bank" ? (
    <Bank />
  ) : (
    <Quiz key="timed" mode="timed" questions={TIMED} limitSeconds={limitSeconds} />
  );
}

function Bank() {
  const t = useT();
  const bank = useQuery(bankQuery);
  if (bank.data) return <Quiz key="bank" mode="bank" questions={bank.data} limitSeconds={null} />;
  if (!bank.isError) return <Skeleton label={t("shell.loading")} lines={[0.4, 1, 1, 1, 1]} />;
  return (
    <Panel role="alert">
      <p>{t("shell.loadFailed.text")}</p>
      <Button className="mt-4" onClick={() => void bank.refetch()}>
        {t("buttons.tryAgain")}
      </Button>
    </Panel>
  );
}
