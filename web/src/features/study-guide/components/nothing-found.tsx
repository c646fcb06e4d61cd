import { useQuery } from "@tanstack/react-query";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { termsQuery } from "../api.ts";
import { type StudyView, shownOf } from "../model.ts";

interface NothingFoundProps {
  view: StudyView;
  onChange: (change: Partial<StudyView>) => void;
}

/** No term fits: what the further terms would find, and the way back. */
export function NothingFound({ view, onChange }: NothingFoundProps) {
  const t = useT();
  const isCore = view.set === "core";
  const all = useQuery({ ...termsQuery("all"), enabled: isCore });
  const further = isCore && all.data ? shownOf(all.data, view).length : 0;
  return (
    <EmptyState
      headingLevel={3}
      heading={t("terms.none.title")}
      sentence={
        further > 0 ? t("terms.none.further", { count: further }) : t("terms.none.sentence")
      }
      action={
        <span className="flex flex-wrap justify-center gap-3">
          {further > 0 && (
            <Button variant="primary" onClick={() => onChange({ set: "all" })}>
              {t("terms.none.showFurther")}
            </Button>
          )}
          <Button onClick={() => onChange({ search: "", category: "all", importance: "all" })}>
            {t("terms.filters.clear")}
          </Button>
        </span>
      }
    />
  );
}
