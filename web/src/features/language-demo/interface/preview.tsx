import type { LanguageCode } from "contract/languages";
import type { t as translate } from "../../../i18n/i18n.ts";
import { LANGUAGES } from "../../../i18n/languages.ts";
import { Flag } from "../../../parts/languages/flag.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { PREVIEW_ENTRIES, type PreviewScreen, type PreviewText } from "./preview-screens.ts";

interface PreviewProps {
  label: string;
  screen: PreviewScreen;
  language: LanguageCode;
  direction: "ltr" | "rtl";
  /** What crew say at the door, in the language. */
  welcome: string;
  /** A date and a share as the language writes them. */
  date: string;
  say: typeof translate;
}

/** A screen in small, with its real words in any language and direction. A picture: nothing in it is pressed. */
export function Preview(props: PreviewProps) {
  const { label, screen, language, direction, welcome, date, say } = props;
  const flag = LANGUAGES.find(({ code }) => code === language)?.flag ?? "gb";
  const text = ({ key, values }: PreviewText) => <bdi>{say(key, values)}</bdi>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a figure would need a caption; the group is named.
    <div
      role="group"
      aria-label={label}
      lang={language}
      dir={direction}
      className="overflow-hidden rounded-[20px] border border-seam bg-cabin shadow-[0_0_0_5px_var(--frame-2),0_0_0_6px_var(--seam)]"
    >
      <div className="flex items-center justify-between gap-4 border-seam border-b bg-panel px-4 py-3">
        <p className="min-w-0 font-semibold text-label leading-snug">
          <bdi>{welcome}</bdi>
        </p>
        <span className="flex shrink-0 items-center gap-2 font-medium text-ink-2 text-small">
          <Flag code={flag} />
          {language.toUpperCase()}
        </span>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] tablet:grid-cols-[11.5rem_minmax(0,1fr)]">
        <ul className="hidden border-seam border-e bg-panel px-2.5 py-4 text-small tablet:block">
          {PREVIEW_ENTRIES.map((key) => {
            const isLit = key === screen.entry;
            return (
              <li
                key={key}
                className={classNames(
                  "flex min-h-10 items-center gap-2.5 rounded-[10px] px-2 leading-tight",
                  isLit ? "font-semibold text-ink" : "text-ink-2",
                )}
              >
                <span
                  aria-hidden
                  className={classNames(
                    "h-6 w-[1.125rem] shrink-0 rounded-window",
                    isLit ? "bg-lagoon" : "bg-well",
                  )}
                />
                {text({ key })}
              </li>
            );
          })}
        </ul>
        <div className="min-w-0 p-5 tablet:p-6">
          <p className="text-ink-2 text-micro">
            <bdi>{date}</bdi>
          </p>
          <p className="mt-1 text-balance font-semibold text-[1.375rem] leading-(--lh-h2)">
            {text(screen.title)}
          </p>
          <p className="mt-1 text-ink-2 text-label leading-normal">{text(screen.lede)}</p>
          <ol className="mt-4 grid gap-2">
            {screen.items.map(({ title, text: more }, index) => (
              <li
                key={`${title.key} ${JSON.stringify(title.values)}`}
                className="flex gap-3 rounded-[12px] border border-seam bg-panel px-3.5 py-2.5"
              >
                <span className="tabular grid h-[1.625rem] w-[1.3125rem] shrink-0 place-items-center rounded-window bg-lagoon-soft font-semibold text-icon text-lagoon-ink">
                  {index + 1}
                </span>
                <span className="min-w-0">
                  <span className="block font-semibold text-label leading-snug">{text(title)}</span>
                  {more && <span className="block text-ink-2 text-small">{text(more)}</span>}
                </span>
              </li>
            ))}
          </ol>
          <p className="mt-4 w-fit rounded-control bg-lagoon px-[18px] py-2.5 font-semibold text-label text-on-lagoon">
            {text(screen.action)}
          </p>
        </div>
      </div>
    </div>
  );
}
