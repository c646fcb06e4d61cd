import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { PractisedSet } from "contract/trainer-sets";
import { useRef, useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { useAccount } from "../../../lib/account.tsx";
import { ApiError } from "../../../lib/api-error.ts";
import { randomSeed } from "../../../lib/random.ts";
import { BackLink } from "../../../parts/back-link/back-link.tsx";
import { Bar } from "../../../ui/bar.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { practisedQuery } from "../api.ts";
import { Failed } from "../components/failed.tsx";
import { CardQuestion } from "./card-question.tsx";
import { newRound, type Round } from "./round.ts";
import { RoundEnd } from "./round-end.tsx";
import { useSendAnswer } from "./send-answer.ts";

/** A trainer's set, card by card. */
export function SetPractice({ id }: { id: string }) {
  const t = useT();
  const { connection } = useAccount();
  const queries = useQueryClient();
  const [tries, setTries] = useState(0);
  const set = useQuery({ ...practisedQuery(id), enabled: connection === "here" });
  const isGone = set.error instanceof ApiError && set.error.status === 404;
  const again = async () => {
    await queries.invalidateQueries({ queryKey: practisedQuery(id).queryKey });
    setTries(tries + 1);
  };
  return (
    <div className="mx-auto grid w-full max-w-[46rem] grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <BackLink href="/trainer-dashboard" label={t("trainerSets.practise.back")} />
      </div>
      {set.data ? (
        <OneRound
          key={tries}
          set={set.data}
          onReread={async () => (await set.refetch()).data}
          onAgain={() => void again()}
        />
      ) : isGone ? (
        <EmptyState headingLevel={2} heading={t("trainerSets.practise.gone")} />
      ) : set.isError || connection === "away" ? (
        <Failed error={set.error} onRetry={() => void set.refetch()} />
      ) : (
        <Skeleton label={t("trainerSets.loading")} className="min-h-[24rem]" />
      )}
    </div>
  );
}

interface OneRoundProps {
  set: PractisedSet;
  /** Asks what is known now; undefined where nobody answers. */
  onReread: () => Promise<PractisedSet | undefined>;
  onAgain: () => void;
}

function OneRound({ set: read, onReread, onAgain }: OneRoundProps) {
  const t = useT();
  // What is asked does not change under the hand when the trainer changes the set.
  const [set] = useState(read);
  const [round, setRound] = useState<Round>(() => newRound(set, randomSeed()));
  const [place, setPlace] = useState(0);
  const send = useSendAnswer(set.id);
  const sent = useRef<Promise<void>[]>([]);
  const [known, setKnown] = useState<number | null>(null);
  const card = round.cards[place];
  const total = round.cards.length;
  const handleNext = async () => {
    setPlace(place + 1);
    if (place + 1 < total) return;
    // The server counts: what was wrong today is not known before another day.
    await Promise.all(sent.current);
    setKnown((await onReread())?.known.length ?? null);
  };
  return (
    <>
      <header>
        <h1 dir="auto" className="break-words text-h1">
          {set.name}
        </h1>
        <p className="mt-1 text-ink-2">
          {t("trainerSets.practise.of", { trainer: set.trainerName })}
        </p>
        {card && (
          <>
            <p className="tabular mt-5 text-ink-2 text-small">
              {t("trainerSets.practise.place", { number: place + 1, total })}
            </p>
            <Bar className="mt-2" value={round.chosen.length} max={total} />
          </>
        )}
      </header>
      {card ? (
        <CardQuestion
          key={place}
          set={set}
          round={round}
          place={place}
          onChoose={(chosen) => {
            setRound({ ...round, chosen: [...round.chosen, chosen] });
            sent.current.push(send(card, chosen));
          }}
          onNext={() => void handleNext()}
        />
      ) : (
        <RoundEnd set={set} round={round} known={known} onAgain={onAgain} />
      )}
    </>
  );
}
