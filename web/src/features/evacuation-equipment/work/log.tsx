import type { Done, Verdict, WorkedExit } from "coach/door-operation/state";
import type { GeometryExit } from "content/aircraft-geometry/schema";
import { useId } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { deedKey } from "./deed-words.ts";

const TONES: Record<Verdict, BadgeTone> = {
  right: "green",
  idle: "neutral",
  held: "blue",
  slip: "yellow",
  critical: "red",
};

interface LogProps {
  done: readonly Done[];
  worked: WorkedExit;
  motion: GeometryExit["motion"];
}

/** What was done and what came of it, the latest first and spoken as it comes. */
export function Log({ done, worked, motion }: LogProps) {
  const t = useT();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-semibold text-ink-2 text-small">
        {t("operate.log.label")}
      </h3>
      <div aria-live="polite" aria-atomic="false">
        {done.length === 0 && (
          <p className="mt-2 text-ink-2 text-small">{t("operate.log.empty")}</p>
        )}
        <ol
          reversed
          hidden={done.length === 0}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by the keys that scroll it
          tabIndex={0}
          aria-labelledby={id}
          className="mt-1 max-h-72 overflow-y-auto"
        >
          {done
            .map((one, at) => ({ ...one, at }))
            .toReversed()
            .map(({ deed, verdict, notes, at }) => (
              <li key={at} className="border-seam border-t py-2.5 first:border-t-0">
                <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold text-small">
                  {t(deedKey(deed, worked, motion))}
                  <Badge tone={TONES[verdict]}>{t(`operate.verdict.${verdict}`)}</Badge>
                </p>
                {notes.map((note) => (
                  <p key={note} className="mt-0.5 text-ink-2 text-small leading-[1.5]">
                    {t(`operate.note.${note}`)}
                  </p>
                ))}
              </li>
            ))}
        </ol>
      </div>
    </section>
  );
}
