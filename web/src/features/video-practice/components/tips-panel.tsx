import { useT } from "../../../i18n/i18n.ts";
import { Panel } from "../../../ui/panel.tsx";

const TIPS = ["lens", "light", "frame", "breath", "length"] as const;

/** What makes a take good before a word is said. */
export function TipsPanel() {
  const t = useT();
  return (
    <Panel as="section" aria-labelledby="tips-title" className="print:hidden">
      <h2 id="tips-title" className="text-h3">
        {t("video.tips.title")}
      </h2>
      <ul className="mt-3 grid gap-2.5 text-ink-2 text-label">
        {TIPS.map((tip) => (
          <li key={tip}>{t(`video.tips.${tip}`)}</li>
        ))}
      </ul>
    </Panel>
  );
}
