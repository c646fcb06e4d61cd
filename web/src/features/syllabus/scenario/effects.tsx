import { EFFECTS } from "coach/scenarios/walk";
import type { ScenarioEffect } from "content/scenarios/schema";
import { formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { classNames } from "../../../ui/class-names.ts";

interface EffectsProps {
  effect: ScenarioEffect;
  /** What fills a lane to its end. */
  most: number;
  /** Where the best walk stands, as a tick. */
  best?: ScenarioEffect;
}

/** Gain and loss on four lanes, from a middle line; the number stands beside each. */
export function Effects({ effect, most, best }: EffectsProps) {
  const t = useT();
  const share = (value: number) => Math.min(50, (Math.abs(value) / most) * 50);
  return (
    <dl className="grid content-start gap-2.5">
      {EFFECTS.map((name) => {
        const value = effect[name];
        const isGain = value > 0;
        return (
          <div
            key={name}
            className="grid grid-cols-[6.5rem_minmax(0,1fr)_2rem] items-center gap-3 text-small"
          >
            <dt className="text-ink-2">{t(`trials.effect.${name}`)}</dt>
            <dd aria-hidden className="relative h-2 rounded-full bg-well">
              <span
                className={classNames(
                  "absolute inset-y-0 rounded-full",
                  isGain ? "start-1/2 bg-green" : "end-1/2 bg-red",
                )}
                style={{ inlineSize: `${share(value)}%` }}
              />
              <span className="absolute -inset-y-1 start-1/2 w-px bg-edge" />
              {best && (
                <span
                  className="absolute -top-1 h-4 w-[3px] -translate-x-1/2 rounded-[2px] bg-ink rtl:translate-x-1/2"
                  style={{
                    insetInlineStart: `${50 + Math.sign(best[name]) * share(best[name])}%`,
                  }}
                />
              )}
            </dd>
            <dd className="tabular text-end font-semibold">
              {formatNumber(value, { signDisplay: "exceptZero" })}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
