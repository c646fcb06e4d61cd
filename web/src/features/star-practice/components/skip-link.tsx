import { useT } from "../../../i18n/i18n.ts";
import { sectionFieldId } from "../../../parts/star-fields/section-field-id.ts";

/** Leads past the navigation and the question to the first field; seen when it has the focus. */
export function SkipLink() {
  const t = useT();
  return (
    <a
      href={`#${sectionFieldId("situation")}`}
      className="sr-only focus-visible:not-sr-only focus-visible:fixed! focus-visible:start-4 focus-visible:top-2 focus-visible:z-20 focus-visible:rounded-control focus-visible:bg-lagoon focus-visible:px-4! focus-visible:py-2.5! focus-visible:font-semibold focus-visible:text-on-lagoon"
    >
      {t("practice.skip")}
    </a>
  );
}
