import type { AirlineFact } from "contract/airline-facts";
import { ExternalLink } from "lucide-react";
import { useT } from "../../../i18n/i18n.ts";
import { Icon } from "../../../ui/icon.tsx";
import { hostOf } from "../model.ts";

/** Sends the reader to the airlines' own pages, which alone are binding; opened by a press and by nothing else. */
export function OwnPage({ airlines }: { airlines: readonly AirlineFact[] }) {
  const t = useT();
  const urls = airlines.flatMap(({ sources }) => sources.company.url ?? []);
  return (
    <p className="rounded-control bg-dawn-soft px-4 py-3 text-dawn-ink text-label leading-normal">
      {t("guide.selection.check")}{" "}
      {urls.map((url) => (
        <a
          key={url}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className="me-4 inline-flex items-center min-h-11 gap-1.5 font-semibold underline underline-offset-4"
        >
          {hostOf(url)}
          <Icon of={ExternalLink} size={15} />
        </a>
      ))}
    </p>
  );
}
