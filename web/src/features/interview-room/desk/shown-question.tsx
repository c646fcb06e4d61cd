import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";

/** The question that stands before the candidate, and away with it. */
export function ShownQuestion({ shown, onHide }: { shown: string | null; onHide: () => void }) {
  const t = useT();
  return (
    <Panel as="section" aria-labelledby="shown-title" className="border-lagoon!">
      <h2 id="shown-title" className="font-semibold text-ink-2 text-label">
        {t("room.shown.title")}
      </h2>
      {shown ? (
        <>
          <p dir="auto" className="mt-1.5 break-words text-h3">
            {shown}
          </p>
          <Button variant="quiet" className="-ms-3 mt-2" onClick={onHide}>
            {t("room.shown.hide")}
          </Button>
        </>
      ) : (
        <p className="mt-1.5 text-ink-2">{t("room.shown.none")}</p>
      )}
    </Panel>
  );
}
