import { DAY_LISTS } from "content/assessment-days/day-lists";
import { useEffect } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { withMember } from "../record.ts";
import type { SectionProps } from "./sections.ts";

/** The lists of the day, to tick; the ticks stay. */
export function Lists({ open, kept }: SectionProps) {
  const t = useT();
  useEffect(() => {
    if (open) document.getElementById(`list-${open}`)?.scrollIntoView({ block: "start" });
  }, [open]);
  const { ticked } = kept.record;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desktop:grid-cols-2">
      {DAY_LISTS.map(({ id, title, items }) => {
        const done = items.filter((_, at) => ticked.includes(`${id}/${at}`)).length;
        return (
          <Panel as="section" key={id} aria-labelledby={`list-${id}`}>
            <div className="flex flex-wrap items-baseline justify-between gap-3">
              <h2 id={`list-${id}`} className="text-h2">
                <bdi lang="en">{title}</bdi>
              </h2>
              <p className="tabular text-ink-2 text-small">
                {t("trials.of", { score: done, total: items.length })}
              </p>
            </div>
            <ul className="mt-4 grid gap-3">
              {items.map(({ what, why }, at) => {
                const name = `${id}/${at}`;
                return (
                  <li key={what}>
                    <Checkbox
                      checked={ticked.includes(name)}
                      onChange={(event) => {
                        const isIn = event.target.checked;
                        kept.change((record) => ({
                          ...record,
                          ticked: withMember(record.ticked, name, isIn),
                        }));
                      }}
                    >
                      <span lang="en" dir="ltr" className="min-w-0">
                        <span className="block font-semibold">{what}</span>
                        <span className="block text-ink-2 text-small">{why}</span>
                      </span>
                    </Checkbox>
                  </li>
                );
              })}
            </ul>
          </Panel>
        );
      })}
    </div>
  );
}
