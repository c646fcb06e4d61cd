import type { Term } from "content/terminology/schema";
import { useT } from "../../../i18n/i18n.ts";
import { PageLink } from "../../../ui/page-link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { hrefOf, type StudyView, spokenOf } from "../model.ts";
import type { TermVoice } from "../use-term-voice.ts";
import { ListenButton } from "./listen-button.tsx";
import { OwnGloss } from "./own-gloss.tsx";
import { RelatedTerms } from "./related-terms.tsx";
import { SaidOnBoard } from "./said-on-board.tsx";
import { TermBadges } from "./term-badges.tsx";
import { hasPicture } from "./term-picture.tsx";
import { TermThumb } from "./term-thumb.tsx";

interface TermCardProps {
  entry: Term;
  /** All terms of the set, to name the related ones. */
  terms: readonly Term[];
  view: StudyView;
  voice: TermVoice;
}

/** One term of the list: what it is, what crew do with it, how it sounds, and what belongs to it. */
export function TermCard({ entry, terms, view, voice }: TermCardProps) {
  const t = useT();
  return (
    <Panel as="li" className="flex flex-col p-5! tablet:p-6!">
      <div className="flex items-start gap-4">
        <div className="min-w-0 flex-1">
          <h3 className="text-[1.25rem] leading-snug tracking-[-0.012em]">
            <PageLink
              href={hrefOf({ ...view, term: entry.id })}
              className="-mt-3 -mb-1 inline-block pt-3 pb-1 hover:text-lagoon-ink hover:underline hover:decoration-[1.5px] hover:underline-offset-4"
            >
              <bdi lang="en">{entry.term}</bdi>
            </PageLink>
          </h3>
          <p className="-my-1 flex items-center gap-0.5 text-ink-2 text-small">
            <bdi lang="en">{entry.pronunciation}</bdi>
            <ListenButton
              voice={voice}
              text={spokenOf(entry)}
              label={t("terms.voice.hear", { term: entry.term })}
            />
          </p>
          <OwnGloss entry={entry} />
          <div className="mt-2">
            <TermBadges entry={entry} />
          </div>
        </div>
        {hasPicture(entry.id) && <TermThumb id={entry.id} />}
      </div>
      <p lang="en" dir="ltr" className="mt-4 text-label leading-[1.6]">
        {entry.definition}
      </p>
      <h4 className="mt-4 font-semibold text-ink-2 text-micro">{t("terms.entry.usage")}</h4>
      <p lang="en" dir="ltr" className="mt-1 mb-4 text-label leading-[1.6]">
        {entry.usage}
      </p>
      <div className="mt-auto grid gap-3">
        <SaidOnBoard sentence={entry.saidOnBoard} voice={voice} />
        <div className="border-seam border-t pt-1">
          <RelatedTerms
            entry={entry}
            terms={terms}
            view={view}
            label={t("terms.entry.relatedOf", { term: entry.term })}
          />
        </div>
      </div>
    </Panel>
  );
}
