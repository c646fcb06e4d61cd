import type { Term } from "content/terminology/schema";
import { currentLanguage, useT } from "../../../i18n/i18n.ts";
import { LANGUAGES } from "../../../i18n/languages.ts";
import { Flag } from "../../../parts/languages/flag.tsx";
import { classNames } from "../../../ui/class-names.ts";

/** What crews call a term in the ten other languages of the product, the reader's own marked. */
export function Glosses({ entry }: { entry: Term }) {
  useT();
  const own = currentLanguage();
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-8 tablet:grid-cols-2">
      {LANGUAGES.map(({ code, nativeName, flag }) =>
        code === "en" ? null : (
          <div
            key={code}
            className={classNames(
              "flex items-baseline gap-3 border-seam border-t py-2.5",
              code === own && "font-semibold text-lagoon-ink",
            )}
          >
            <dt
              className={classNames(
                "flex w-32 shrink-0 items-center gap-2 text-small",
                code !== own && "text-ink-2",
              )}
            >
              <Flag code={flag} />
              {nativeName}
            </dt>
            <dd lang={code} className="min-w-0 text-label">
              <bdi>{entry.glosses[code]}</bdi>
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
