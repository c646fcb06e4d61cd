import { CABIN_PHRASES } from "content/language-demo/cabin-phrases";
import type { LanguageCode } from "contract/languages";
import { useState } from "react";
import { formatLanguage } from "../../../i18n/format.ts";
import { changeLanguage, useLanguage, useT } from "../../../i18n/i18n.ts";
import { directionOf } from "../../../i18n/languages.ts";
import { useMinute } from "../../../lib/clock.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { formatsOf } from "../model.ts";
import { LanguageChips } from "../side/language-chips.tsx";
import { FormatList } from "./format-list.tsx";
import { Preview } from "./preview.tsx";
import { PREVIEW_NAMES, PREVIEW_SCREENS, type PreviewName } from "./preview-screens.ts";
import { useWordsOf } from "./use-words-of.ts";

/** A real screen in small in any language and direction, and how the language writes dates, numbers and plurals. */
export function InterfaceSection() {
  const t = useT();
  const current = useLanguage();
  const at = useMinute();
  const [picked, setPicked] = useState<LanguageCode | null>(null);
  const [name, setName] = useState<PreviewName>("dashboard");
  const [isMirrored, setIsMirrored] = useState(false);
  const code = picked ?? current;
  const screen = PREVIEW_SCREENS[name];
  const { say, hasFailed, retry } = useWordsOf(code, screen.groups);
  const language = formatLanguage(code);
  const natural = directionOf(code);
  const listed = ["de", "ja", "ar"].map(
    (each) => new Intl.DisplayNames(code, { type: "language" }).of(each) ?? each,
  );
  const formats = formatsOf(code, at, listed);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:gap-6">
      <Panel as="section" aria-labelledby="interface-title">
        <h2 id="interface-title" className="text-h2">
          {t("languageDemo.interface.title")}
        </h2>
        <p className="mt-1.5 mb-4 max-w-[62ch] text-ink-2">{t("languageDemo.interface.text")}</p>
        <LanguageChips
          label={t("languageDemo.interface.languages")}
          value={code}
          onChange={setPicked}
        />
        <Segmented
          label={t("languageDemo.interface.screens")}
          value={name}
          onChange={setName}
          options={PREVIEW_NAMES.map((value) => ({
            value,
            label: t(`languageDemo.interface.screen.${value}`),
          }))}
          className="my-5 max-tablet:grid! max-tablet:grid-cols-2"
        />
        {say ? (
          <Preview
            label={t("languageDemo.interface.frame", {
              ...{ screen: t(`languageDemo.interface.screen.${name}`), language },
            })}
            screen={screen}
            language={code}
            direction={isMirrored ? "rtl" : natural}
            welcome={CABIN_PHRASES[code].welcome}
            date={formats.date}
            say={say}
          />
        ) : hasFailed ? (
          <p role="alert" className="flex flex-wrap items-center gap-3 text-red-ink">
            {t("languageDemo.interface.failed")}
            <Button onClick={retry}>{t("buttons.tryAgain")}</Button>
          </p>
        ) : (
          <Skeleton label={t("languageDemo.interface.loading")} className="min-h-[25rem]" />
        )}
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <Checkbox
            checked={isMirrored || natural === "rtl"}
            disabled={natural === "rtl"}
            onChange={(event) => setIsMirrored(event.target.checked)}
          >
            {t("languageDemo.interface.mirror")}
          </Checkbox>
          {code === current ? (
            <p role="status" className="text-ink-2 text-small">
              {t("languageDemo.interface.inUse", { language })}
            </p>
          ) : (
            <Button variant="primary" onClick={() => void changeLanguage(code)}>
              {t("languageDemo.interface.switch", { language })}
            </Button>
          )}
        </div>
      </Panel>
      <FormatList formats={formats} code={code} language={language} />
    </div>
  );
}
