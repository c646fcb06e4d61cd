import { HEAT_SKILLS } from "contract/group-terms";
import type { Member } from "contract/groups";
import { formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Panel } from "../../../ui/panel.tsx";
import { type ScoreTone, scoreTone } from "../../../ui/score-tone.ts";

const SHADES: Record<ScoreTone, string> = {
  green: "bg-green-soft text-green-ink",
  blue: "bg-blue-soft text-blue-ink",
  yellow: "bg-yellow-soft text-yellow-ink",
  red: "bg-red-soft text-red-ink",
};

/** Members by skills: each score with the shade of its band, and a dash where nothing was practised. */
export function HeatMap({ members }: { members: readonly Member[] }) {
  const t = useT();
  if (members.length === 0) return null;
  return (
    <Panel as="section" aria-labelledby="heat-title">
      <h2 id="heat-title" className="text-h2">
        {t("trainer.heat.title")}
      </h2>
      <p className="mt-1 text-ink-2 text-small">{t("trainer.heat.text")}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div tabIndex={0} className="relative mt-4 max-h-[36rem] overflow-auto">
        <table className="w-full border-separate border-spacing-[3px] text-label">
          <caption className="sr-only">{t("trainer.heat.title")}</caption>
          <thead>
            <tr>
              <th
                scope="col"
                className="sticky start-0 top-0 z-2 bg-panel py-1 pe-3 text-start font-medium text-ink-2 text-small"
              >
                {t("trainer.matrix.member")}
              </th>
              {HEAT_SKILLS.map((skill) => (
                <th
                  key={skill}
                  scope="col"
                  className="sticky top-0 z-1 bg-panel px-1 py-1 font-medium text-ink-2 text-micro"
                >
                  {t(`trainer.heat.${skill}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {members.map(({ id, name, skills }) => (
              <tr key={id}>
                <th
                  scope="row"
                  dir="auto"
                  className="sticky start-0 z-1 max-w-[9rem] break-words bg-panel py-1 pe-3 text-start font-semibold text-small"
                >
                  {name}
                </th>
                {HEAT_SKILLS.map((skill) => {
                  const score = skills[skill];
                  return (
                    <td
                      key={skill}
                      className={classNames(
                        "tabular h-10 min-w-14 rounded-[8px] text-center font-semibold",
                        score === null ? "bg-well text-ink-2" : SHADES[scoreTone(score)],
                      )}
                    >
                      {score === null ? (
                        <>
                          <span aria-hidden>–</span>
                          <span className="sr-only">{t("trainer.heat.none")}</span>
                        </>
                      ) : (
                        formatNumber(score)
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
