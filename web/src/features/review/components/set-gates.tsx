import type { Gate } from "coach/review/gates";
import { REVIEW_SETS } from "content/review/sets";
import type { ReviewSetId } from "contract/review-terms";
import { GATE_PERCENT } from "contract/review-terms";
import { formatPercent } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { PageLink } from "../../../ui/page-link.tsx";
import { Ring } from "../../../ui/ring.tsx";

const TIERS = [1, 2, 3] as const;
const RING_PX = 68;

interface SetGatesProps {
  gates: readonly Gate[];
  /** The set whose cards are being fetched. */
  waitingFor: ReviewSetId | "today" | null;
  onPractise: (gate: Gate) => void;
}

/** Every set with its gate: a window whose outline closes as the set becomes known. */
export function SetGates({ gates, waitingFor, onPractise }: SetGatesProps) {
  const t = useT();
  return (
    <section aria-labelledby="sets-title">
      <h2 id="sets-title" className="text-h2">
        {t("review.sets.title")}
      </h2>
      <p className="mt-1 max-w-[66ch] text-ink-2 text-small">
        {t("review.sets.text", { percent: formatPercent(GATE_PERCENT) })}
      </p>
      {TIERS.map((tier) => (
        <div key={tier} className="mt-6">
          <h3 className="text-ink-2 text-small">{t(`review.sets.tier${tier}`)}</h3>
          <ul className="mt-2 grid gap-3 tablet:grid-cols-2 tablet:gap-4 desktop:grid-cols-3">
            {gates
              .filter(({ set }) => REVIEW_SETS[set].tier === tier)
              .map((gate) => (
                <SetGate
                  key={gate.set}
                  gate={gate}
                  isWaiting={waitingFor === gate.set}
                  onPractise={() => onPractise(gate)}
                />
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

interface SetGateProps {
  gate: Gate;
  isWaiting: boolean;
  onPractise: () => void;
}

function SetGate({ gate, isWaiting, onPractise }: SetGateProps) {
  const t = useT();
  const { set, size, known, needed, seen, passed } = gate;
  const name = t(`review.sets.names.${set}`);
  const share = Math.floor((known / size) * 100);
  const missing = needed - known;
  return (
    <li className="flex gap-4 rounded-[18px] border border-seam bg-panel p-4 tablet:p-5">
      <Ring
        value={seen === 0 ? null : share}
        text={share}
        label={t("review.sets.label", { name, known, size, needed })}
        size={RING_PX}
        tone={passed ? "green" : "lagoon"}
      />
      <div className="flex min-w-0 flex-1 flex-col">
        <p className="font-semibold leading-snug">{name}</p>
        <p className="tabular mt-0.5 text-ink-2 text-small">
          {seen === 0
            ? t("review.sets.fresh", { count: size })
            : t("review.sets.known", { known, size })}
          {!passed && seen > 0 && missing > 0 && (
            <> · {t("review.sets.missing", { count: missing })}</>
          )}
        </p>
        {passed && (
          <Badge tone="green" className="mt-1.5">
            {t("review.sets.open")}
          </Badge>
        )}
        <p className="-ms-3 mt-auto flex flex-wrap pt-1.5">
          <Button
            variant="quiet"
            isPending={isWaiting}
            aria-label={t("review.sets.practiseSet", { name })}
            onClick={onPractise}
          >
            {t("review.sets.practise")}
          </Button>
          {passed ? (
            <PageLink
              href={`/review?certificate=${set}`}
              aria-label={t("review.sets.certificateOf", { name })}
              className={buttonClass("quiet")}
            >
              {t("review.sets.certificate")}
            </PageLink>
          ) : (
            <PageLink
              href={REVIEW_SETS[set].address}
              aria-label={t("review.sets.studySet", { name })}
              className={buttonClass("quiet")}
            >
              {t("review.sets.study")}
            </PageLink>
          )}
        </p>
      </div>
    </li>
  );
}
