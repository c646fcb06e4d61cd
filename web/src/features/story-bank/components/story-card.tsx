import { STAR_SECTIONS } from "contract/star";
import type { Story } from "contract/stories";
import { MessagesSquare, PencilLine, Trash2 } from "lucide-react";
import { formatList, formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Disclosure } from "../../../parts/receipt/disclosure.tsx";
import { shortValue, taggedAirlines } from "../../../parts/story-form/model.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { scoreTone } from "../../../ui/score-tone.ts";
import { isOverused, toldFor } from "../model.ts";

interface StoryCardProps {
  story: Story;
  onEdit: () => void;
  onDelete: () => void;
}

/** One story: its title and question, what it shows, how often it was told, its words behind a press. */
export function StoryCard({ story, onEdit, onDelete }: StoryCardProps) {
  const t = useT();
  const { title, question, sessionAnswer, score, competencies, airlineValues, usedFor } = story;
  return (
    <Panel as="li" id={`story-${story.id}`} className="scroll-mt-24 pb-3! tablet:pb-4!">
      <div className="flex items-start gap-3">
        <h3 dir="auto" className="min-w-0 flex-1 text-h3">
          {title}
        </h3>
        <Badge
          tone={score === null ? "neutral" : scoreTone(score)}
          isBare
          className="tabular mt-0.5"
        >
          {score === null
            ? t("stories.card.unscored")
            : t("stories.card.score", { score: formatNumber(score) })}
        </Badge>
      </div>
      {/* An interview asks in its own language, practice in English. */}
      <p
        lang={sessionAnswer ? undefined : "en"}
        dir="auto"
        className="mt-0.5 text-ink-2 text-small rtl:text-right"
      >
        {question}
      </p>
      {sessionAnswer && (
        <PageLink
          href={`/mock-interviews?report=${sessionAnswer.sessionId}#question-${sessionAnswer.position + 1}`}
          className="-mb-2 inline-flex min-h-11 items-center gap-2 font-semibold text-lagoon-ink text-small underline decoration-lagoon/40 underline-offset-4"
        >
          <Icon of={MessagesSquare} size={16} />
          {t("stories.card.fromInterview")}
        </PageLink>
      )}
      {competencies.length > 0 && (
        <ul aria-label={t("stories.form.competencies")} className="mt-3 flex flex-wrap gap-1.5">
          {competencies.map((competency) => (
            <li key={competency}>
              <Badge tone="lagoon" isBare>
                {t(`stories.competency.${competency}`)}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      {competencies.length === 0 && (
        <p className="mt-3 text-ink-2 text-small">{t("stories.card.untagged")}</p>
      )}
      {airlineValues.length > 0 && (
        <dl className="mt-3 grid gap-1 text-small">
          {taggedAirlines(airlineValues).map(([name]) => (
            <div key={name} className="flex flex-wrap gap-x-2">
              <dt className="text-ink-2">{name}</dt>
              <dd lang="en">
                {formatList(
                  airlineValues
                    .filter(({ airline }) => airline === name)
                    .map(({ value }) => shortValue(value)),
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 text-small">
        {t("stories.used", { count: toldFor(story) })}
        {isOverused(story) && <Badge tone="yellow">{t("stories.card.overused")}</Badge>}
        {story.isSample && (
          <Badge tone="dawn" isBare>
            {t("stories.card.sample")}
          </Badge>
        )}
      </p>
      <div className="mt-2 flex flex-wrap items-start gap-x-2 border-seam border-t pt-1.5">
        <Disclosure
          className="min-w-0 flex-1 basis-40"
          summaryClassName="font-semibold text-label text-lagoon-ink"
          summary={t("stories.card.read")}
        >
          <dl className="grid gap-3 pt-1 pb-3">
            {STAR_SECTIONS.map((section) => (
              <div key={section}>
                <dt className="font-semibold text-small">{t(`practice.section.${section}`)}</dt>
                {story[section] ? (
                  <dd dir="auto" className="whitespace-pre-line text-label leading-normal">
                    {story[section]}
                  </dd>
                ) : (
                  <dd className="text-ink-2 text-label">{t("stories.card.untold")}</dd>
                )}
              </div>
            ))}
            {usedFor.length > 0 && (
              <div>
                <dt className="font-semibold text-small">{t("stories.card.usedFor")}</dt>
                <dd>
                  <ul lang="en" className="ps-4 text-label *:list-disc marker:text-lagoon">
                    {usedFor.map(({ question: asked, responseId }) => (
                      <li key={responseId}>{asked}</li>
                    ))}
                  </ul>
                </dd>
              </div>
            )}
          </dl>
        </Disclosure>
        <span className="flex">
          <Button
            variant="quiet"
            className="text-ink-2!"
            aria-label={t("stories.card.edit", { title })}
            onClick={onEdit}
          >
            <Icon of={PencilLine} size={18} />
            {t("stories.card.editShort")}
          </Button>
          <Button
            variant="quiet"
            size="icon"
            className="-me-3 text-ink-2!"
            aria-label={t("stories.card.delete", { title })}
            onClick={onDelete}
          >
            <Icon of={Trash2} size={18} />
          </Button>
        </span>
      </div>
    </Panel>
  );
}
