import { useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Panel } from "../../../ui/panel.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { type CommandStyle, commandsOf, type Environment, shouted } from "../model.ts";

/** What is called, by whom, when and what for. Every wording is an example. */
export function Commands({ environment }: { environment: Environment }) {
  const t = useT();
  const [style, setStyle] = useState<CommandStyle>("easaStyle");
  return (
    <Panel as="section" aria-labelledby="commands">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="commands" className="text-h2">
            {t("evacuation.commands.title")}
          </h2>
          <p className="mt-1 max-w-[60ch] text-ink-2 text-small">{t("evacuation.commands.note")}</p>
        </div>
        <Segmented
          label={t("evacuation.commands.style")}
          options={(["easaStyle", "usStyle"] as const).map((value) => ({
            value,
            label: t(`evacuation.commands.${value}`),
          }))}
          value={style}
          onChange={setStyle}
        />
      </div>
      <ul className="mt-5">
        {commandsOf(environment).map((command) => (
          <li
            key={command.id}
            className="grid gap-x-8 gap-y-1 border-seam border-t py-4 tablet:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
          >
            <p lang="en" className="font-semibold text-[1.0625rem] leading-snug">
              <bdi>“{shouted(command[style])}”</bdi>
            </p>
            <div>
              <p lang="en" className="text-label">
                <bdi>{command.when}.</bdi>{" "}
                <span lang="" className="text-ink-2 text-small">
                  {t(`evacuation.commands.by.${command.calledBy}`)}
                </span>
              </p>
              <p lang="en" className="mt-1 text-ink-2 text-small">
                <bdi>{command.purpose}</bdi>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
