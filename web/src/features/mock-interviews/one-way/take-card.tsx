import type { LanguageCode } from "contract/languages";
import { TRANSCRIPT_MAX_CHARACTERS } from "contract/star";
import { formatPercent } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import type { Take } from "../../../lib/media/take.ts";
import { takeFileName } from "../../../parts/recorder/file-name.ts";
import { TakePlayer } from "../../../parts/recorder/take-player.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Field } from "../../../ui/field.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import type { TakeState } from "./use-take-queue.ts";

interface TakeCardProps {
  number: number;
  question: string;
  /** Of the question. */
  language: LanguageCode;
  /** Null where it is not on this device any more. */
  take: Take | null;
  /** Null where no take was made. */
  state: TakeState | null;
  words: string;
  onWords: (words: string) => void;
}

/** One take: to see once more, and what was said in it, in words. */
export function TakeCard({
  number,
  question,
  language,
  take,
  state,
  words,
  onWords,
}: TakeCardProps) {
  const t = useT();
  return (
    <Panel as="article" className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h3
          lang={language}
          dir="auto"
          className="min-w-0 max-w-[60ch] flex-1 text-h3 max-tablet:basis-full rtl:text-right"
        >
          {number}. {question}
        </h3>
        <StateBadge state={state} />
      </div>
      <div className={classNames("grid gap-5", take && "desktop:grid-cols-2 desktop:items-start")}>
        {take ? (
          <TakePlayer take={take} fileName={takeFileName("one-way-interview", take)} />
        ) : (
          <p className="text-ink-2 text-small">
            {t(state ? "oneway.take.gone" : "oneway.take.missing")}
          </p>
        )}
        {state && (
          <Field label={t("oneway.take.words")} hint={t("oneway.take.wordsHint")}>
            <TextArea
              rows={5}
              value={words}
              maxLength={TRANSCRIPT_MAX_CHARACTERS}
              onChange={(event) => onWords(event.target.value)}
            />
          </Field>
        )}
      </div>
    </Panel>
  );
}

function StateBadge({ state }: { state: TakeState | null }) {
  const t = useT();
  if (!state) return <Badge isBare>{t("oneway.take.none")}</Badge>;
  if (state.what === "waiting") return <Badge>{t("oneway.take.waiting")}</Badge>;
  if (state.what === "working")
    return (
      <Badge tone="lagoon" className="tabular">
        {t("oneway.take.working", { share: formatPercent(state.share * 100) })}
      </Badge>
    );
  return state.isMeasured ? (
    <Badge tone="green">{t("oneway.take.stored")}</Badge>
  ) : (
    <Badge tone="yellow">{t("oneway.take.unmeasured")}</Badge>
  );
}
