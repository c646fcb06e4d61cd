import type { FactSource } from "contract/airline-facts";
import { useT } from "../../../i18n/i18n.ts";
import type { Key } from "../../../i18n/keys.ts";
import { Badge } from "../../../ui/badge.tsx";
import { isOld } from "../model.ts";

type Group = Key extends infer K ? (K extends `guide.source.${infer Name}` ? Name : never) : never;

interface SourcesProps {
  groups: readonly { group: Group; source: Pick<FactSource, "name" | "year">; note?: string }[];
  now: Date;
}

/** Where a group of facts stands and of which year it is, with a mark when that is long ago. */
export function Sources({ groups, now }: SourcesProps) {
  const t = useT();
  return (
    <dl className="mt-5 grid gap-x-4 gap-y-2 border-seam border-t pt-3.5 text-ink-2 text-micro tablet:grid-cols-[auto_minmax(0,1fr)]">
      {groups.map(({ group, source, note }) => (
        <div key={group} className="contents">
          <dt className="font-semibold max-tablet:-mb-2">{t(`guide.source.${group}`)}</dt>
          <dd className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span>
              <bdi lang="en">
                {t("guide.source.line", { name: source.name, year: String(source.year) })}
              </bdi>
              {note && ` · ${note}`}
            </span>
            <OldMark at={source} now={now} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Says that a fact is older than 18 months; nothing otherwise. */
export function OldMark({ at, now }: { at: { year: number; month?: number }; now: Date }) {
  const t = useT();
  return isOld(at, now) ? (
    <Badge tone="yellow" isBare className="py-0!">
      {t("guide.source.old")}
    </Badge>
  ) : null;
}
