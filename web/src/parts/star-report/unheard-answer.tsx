import { useT } from "../../i18n/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";

/** In the place of the marked words: the answer was spoken, and there are none to mark. */
export function UnheardAnswer({ onRetake }: { onRetake: () => void }) {
  const t = useT();
  return (
    <Panel as="section" aria-labelledby="unheard-title">
      <h2 id="unheard-title" className="text-h2">
        {t("report.unheard.title")}
      </h2>
      <p className="mt-2 max-w-[60ch] text-ink-2">{t("report.unheard.text")}</p>
      <Button variant="primary" size="big" onClick={onRetake} className="mt-5 print:hidden">
        {t("report.retake")}
      </Button>
    </Panel>
  );
}
