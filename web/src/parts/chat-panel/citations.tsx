import type { Citation } from "contract/chat";
import { ArrowRight, BookMarked, ChevronDown } from "lucide-react";
import { useT } from "../../i18n/i18n.ts";
import { Icon } from "../../ui/icon.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import { pathOf, sourcesIn } from "./model.ts";

const CHIP =
  "inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full border border-seam px-2.5 text-ink-2 text-micro";

/** Screens of the product that a reply speaks of: a link each. */
export function Screens({ citations }: { citations: readonly Citation[] }) {
  const t = useT();
  const screens = citations.flatMap(({ id, title }) => {
    const path = pathOf(id);
    return path === null ? [] : [{ path, title }];
  });
  if (screens.length === 0) return null;
  return (
    <ul aria-label={t("chat.screens")} className="mt-1.5 flex max-w-full flex-wrap gap-1.5">
      {screens.map(({ path, title }) => (
        <li key={path} className="max-w-full">
          <PageLink
            href={path}
            className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full border-[1.5px] border-edge px-4 font-medium text-ink text-small hover:border-lagoon hover:bg-lagoon-soft"
          >
            <span dir="auto" className="truncate">
              {title}
            </span>
            <Icon of={ArrowRight} size={16} className="shrink-0 text-lagoon rtl:-scale-x-100" />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

/** Where the coach has it from: a chip each; one whose source is named opens to it. */
export function Citations({ citations: all }: { citations: readonly Citation[] }) {
  const t = useT();
  const citations = sourcesIn(all);
  if (citations.length === 0) return null;
  return (
    <ul aria-label={t("chat.sources")} className="mt-1.5 flex max-w-full flex-wrap gap-1.5">
      {citations.map(({ id, title, source }) => (
        <li key={id} className="max-w-full">
          {source === null ? (
            <span className={CHIP}>
              <Icon of={BookMarked} size={14} className="text-lagoon" />
              <span dir="auto" className="truncate">
                {title}
              </span>
            </span>
          ) : (
            <details className="group/source max-w-full">
              <summary
                className={`${CHIP} list-none hover:border-edge hover:text-ink group-open/source:rounded-[14px] group-open/source:rounded-b-none [&::-webkit-details-marker]:hidden`}
              >
                <Icon of={BookMarked} size={14} className="text-lagoon" />
                <span dir="auto" className="truncate">
                  {title}
                </span>
                <Icon
                  of={ChevronDown}
                  size={14}
                  className="transition-transform group-open/source:rotate-180"
                />
              </summary>
              <p
                dir="auto"
                className="-mt-px w-fit max-w-full rounded-[14px] rounded-ss-none border border-seam px-2.5 py-1.5 text-ink-2 text-micro"
              >
                {source}
              </p>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
