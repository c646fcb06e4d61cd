import type { Term } from "content/terminology/schema";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { BackLink } from "../../../parts/back-link/back-link.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { OutsideLink } from "../../../ui/outside-link.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { hrefOf, neighboursOf, type StudyView, shownOf, spokenOf } from "../model.ts";
import type { TermVoice } from "../use-term-voice.ts";
import { Glosses } from "./glosses.tsx";
import { ListenButton } from "./listen-button.tsx";
import { OwnGloss } from "./own-gloss.tsx";
import { RelatedTerms } from "./related-terms.tsx";
import { SaidOnBoard } from "./said-on-board.tsx";
import { TermBadges } from "./term-badges.tsx";
import { hasPicture, TermPicture } from "./term-picture.tsx";

interface TermPageProps {
  entry: Term;
  terms: readonly Term[];
  view: StudyView;
  voice: TermVoice;
}

/** One term with all that is known of it, and the way to those beside it in the list that it was opened from. */
export function TermPage({ entry, terms, view, voice }: TermPageProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const { before, after } = neighboursOf(entry.id, shownOf(terms, view));
  const { source } = entry;
  const isDrawn = hasPicture(entry.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each term begins at its head.
  useEffect(() => {
    heading.current?.focus();
    scrollTo(0, 0);
  }, [entry.id]);

  return (
    <article className="mx-auto grid w-full max-w-[66rem] grid-cols-[minmax(0,1fr)] gap-6">
      <header>
        <BackLink href={hrefOf({ ...view, term: "" })} label={t("terms.entry.back")} />
        <h1 ref={heading} tabIndex={-1} className="mt-1 text-h1 outline-none">
          <bdi lang="en">{entry.term}</bdi>
        </h1>
        <p className="mt-1 flex items-center gap-1 text-[1.125rem] text-ink-2">
          <bdi lang="en">{entry.pronunciation}</bdi>
          <ListenButton
            voice={voice}
            text={spokenOf(entry)}
            label={t("terms.voice.hear", { term: entry.term })}
          />
        </p>
        <OwnGloss entry={entry} />
        <div className="mt-3">
          <TermBadges entry={entry} />
        </div>
      </header>
      <div
        className={classNames(
          "grid grid-cols-[minmax(0,1fr)] items-start gap-6",
          isDrawn && "desktop:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]",
        )}
      >
        {isDrawn && (
          <TermPicture
            key={entry.id}
            id={entry.id}
            label={t("terms.picture.label", { term: entry.term })}
          />
        )}
        <Panel className="grid gap-6">
          <section>
            <h2 className="text-h3">{t("terms.entry.definition")}</h2>
            <p lang="en" dir="ltr" className="mt-1.5 max-w-[68ch] text-[1.0625rem] leading-[1.65]">
              {entry.definition}
            </p>
            {source && (
              <p lang="en" dir="ltr" className="mt-2 max-w-[68ch] text-ink-2 text-micro">
                {source.url ? (
                  <OutsideLink href={source.url}>{source.name}</OutsideLink>
                ) : (
                  source.name
                )}
                , {source.year}
              </p>
            )}
          </section>
          <section>
            <h2 className="text-h3">{t("terms.entry.usage")}</h2>
            <p lang="en" dir="ltr" className="mt-1.5 max-w-[68ch] text-[1.0625rem] leading-[1.65]">
              {entry.usage}
            </p>
          </section>
          <section>
            <h2 className="mb-2 text-h3">{t("terms.entry.saidOnBoard")}</h2>
            <SaidOnBoard sentence={entry.saidOnBoard} voice={voice} />
          </section>
          <section>
            <h2 className="text-h3">{t("terms.entry.related")}</h2>
            <RelatedTerms
              entry={entry}
              terms={terms}
              view={view}
              label={t("terms.entry.relatedOf", { term: entry.term })}
            />
          </section>
        </Panel>
      </div>
      <Panel as="section" aria-labelledby="glosses-title">
        <h2 id="glosses-title" className="mb-3 text-h3">
          {t("terms.entry.languages")}
        </h2>
        <Glosses entry={entry} />
      </Panel>
      <nav aria-label={t("terms.entry.beside")} className="grid grid-cols-2 gap-4">
        {before ? <Beside entry={before} view={view} isBefore /> : <span />}
        {after && <Beside entry={after} view={view} />}
      </nav>
    </article>
  );
}

/** The way to the term before or after. */
function Beside({
  entry,
  view,
  isBefore = false,
}: {
  entry: Term;
  view: StudyView;
  isBefore?: boolean;
}) {
  const t = useT();
  return (
    <PageLink
      href={hrefOf({ ...view, term: entry.id })}
      className={`flex min-h-14 items-center gap-3 rounded-control border-[1.5px] border-seam bg-panel px-4 py-2 transition-colors duration-[120ms] hover:border-edge ${isBefore ? "" : "flex-row-reverse text-end"}`}
    >
      <Icon of={isBefore ? ArrowLeft : ArrowRight} size={18} isDirectional />
      <span className="min-w-0">
        <span className="block text-ink-2 text-micro">
          {t(isBefore ? "terms.entry.before" : "terms.entry.after")}
        </span>
        <bdi lang="en" className="block font-semibold text-label">
          {entry.term}
        </bdi>
      </span>
    </PageLink>
  );
}
