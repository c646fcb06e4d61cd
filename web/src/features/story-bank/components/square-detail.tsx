import { useQuery } from "@tanstack/react-query";
import type { Story } from "contract/stories";
import { Tag } from "lucide-react";
import { useT } from "../../../i18n/i18n.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { wholeBankQuery } from "../../../parts/questions/whole-bank-query.ts";
import { useChangeStory } from "../../../parts/story-form/api.ts";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { Icon } from "../../../ui/icon.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { questionToPractise, type Square } from "../model.ts";
import { usePractisedIds } from "../use-practised-ids.ts";

interface SquareDetailProps {
  square: Square;
  airline: string;
  /** Stories of the same competency, whatever value they show. */
  others: readonly Story[];
  onEdit: (story: Story) => void;
}

/** So many stories are offered for a tag; more would be a list to search. */
const OFFERED = 3;

/** What a square holds; an empty one says how to fill it: tag a story that is there, or practise a new one. */
export function SquareDetail({ square, airline, others, onEdit }: SquareDetailProps) {
  const t = useT();
  const { competency, value, stories } = square;
  const bank = useQuery(wholeBankQuery);
  const practised = usePractisedIds();
  const change = useChangeStory();
  const question = questionToPractise(bank.data ?? [], competency, practised);

  const handleTag = (story: Story) => {
    if (value === null) return;
    change.mutate(
      { id: story.id, change: { airlineValues: [...story.airlineValues, { airline, value }] } },
      {
        onError: (error) =>
          showToast({
            variant: "destructive",
            title: t("stories.edit.failedTitle"),
            description: error instanceof ApiError ? error.text : t("stories.unreachable"),
          }),
      },
    );
  };

  return (
    <div className="rounded-[18px] bg-well px-4 py-3.5 tablet:px-5">
      {value !== null && shortenedAway(value) && (
        <p lang="en" className="mb-2 text-ink-2 text-small">
          <q>{value}</q>
        </p>
      )}
      {stories.length > 0 ? (
        <ul className="grid gap-1">
          {stories.map((story) => (
            <li key={story.id}>
              <button
                type="button"
                onClick={() => onEdit(story)}
                className="min-h-11 max-w-full text-start font-semibold text-label text-lagoon-ink underline underline-offset-4"
              >
                <bdi>{story.title}</bdi>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <p className="min-w-0 flex-1 basis-72 text-label">
            {value === null || others.length === 0
              ? t("stories.square.emptyAny")
              : t("stories.square.emptyValue")}
          </p>
          <div className="flex flex-wrap gap-2">
            {value !== null &&
              others.slice(0, OFFERED).map((story) => (
                <Button
                  key={story.id}
                  isPending={change.isPending}
                  onClick={() => handleTag(story)}
                  className="max-w-full text-small!"
                >
                  <Icon of={Tag} size={16} />
                  <span className="line-clamp-1">
                    {t("stories.square.tag", { title: story.title })}
                  </span>
                </Button>
              ))}
            {question && (
              <PageLink
                href={`/star-practice?question=${encodeURIComponent(question.id)}`}
                title={question.question}
                className={buttonClass("line", "normal", "text-small!")}
              >
                {t("stories.gaps.practise")}
              </PageLink>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

/** True where the short name leaves out what the airline means by the value. */
function shortenedAway(value: string): boolean {
  return /:\s/.test(value);
}
