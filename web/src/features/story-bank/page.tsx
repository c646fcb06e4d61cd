import { useQuery } from "@tanstack/react-query";
import type { Story } from "contract/stories";
import { Plus } from "lucide-react";
import { useEffect, useState } from "react";
import { useT } from "../../i18n/i18n.ts";
import { useAccount, useUser } from "../../lib/account.tsx";
import { ApiError } from "../../lib/api-error.ts";
import { airlinesQuery } from "../../parts/airline-dialog/api.ts";
import { storiesQuery } from "../../parts/story-form/api.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { AddDialog } from "./components/add-dialog.tsx";
import { DeleteDialog } from "./components/delete-dialog.tsx";
import { EditDialog } from "./components/edit-dialog.tsx";
import { GapList } from "./components/gap-list.tsx";
import { StoryList } from "./components/story-list.tsx";
import { Wall } from "./components/wall.tsx";

/** The stories to tell in the interview, what they show between them, and what is missing. */
export default function StoryBankPage() {
  const t = useT();
  const { connection, record } = useAccount();
  const target = useUser()?.targetAirline ?? record.airline;
  const stories = useQuery({ ...storiesQuery, enabled: connection === "here" });
  const airlines = useQuery(airlinesQuery);
  // The values of an airline are rows of the wall: with them coming later it would grow while it is read.
  const isComing = airlines.isFetching && airlines.data === undefined;
  const [isAdding, setIsAdding] = useState(false);
  const [edited, setEdited] = useState<Story | null>(null);
  const [deleted, setDeleted] = useState<Story | null>(null);
  const hasStories = stories.data !== undefined;

  // A story that a link names comes with the list, later than the browser looks for it.
  useEffect(() => {
    if (hasStories) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [hasStories]);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 tablet:gap-12">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="mt-1 text-h1">{t("features.storyBank.title")}</h1>
          <p className="mt-2 max-w-[58ch] text-[1.125rem] text-ink-2 leading-[1.55]">
            {t("stories.lede")}
          </p>
        </div>
        {stories.data && stories.data.length > 0 && (
          <Button variant="primary" onClick={() => setIsAdding(true)}>
            <Icon of={Plus} size={18} />
            {t("stories.add.button")}
          </Button>
        )}
      </header>
      {stories.data && !isComing ? (
        <>
          {stories.data.length === 0 && (
            <EmptyState
              headingLevel={2}
              heading={t("stories.empty.title")}
              sentence={t("stories.empty.text")}
              action={
                <Button variant="primary" onClick={() => setIsAdding(true)}>
                  {t("stories.add.button")}
                </Button>
              }
              className="py-4!"
            />
          )}
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 tablet:gap-6 desktop:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <Wall stories={stories.data} target={target} onEdit={setEdited} />
            <GapList stories={stories.data} />
          </div>
          <StoryList stories={stories.data} onEdit={setEdited} onDelete={setDeleted} />
        </>
      ) : stories.isError || connection === "away" ? (
        <div role="alert">
          <EmptyState
            headingLevel={2}
            heading={t(
              stories.error instanceof ApiError ? "stories.failed.title" : "stories.away.title",
            )}
            sentence={
              stories.error instanceof ApiError ? stories.error.text : t("stories.away.text")
            }
            action={<Button onClick={() => void stories.refetch()}>{t("buttons.tryAgain")}</Button>}
          />
        </div>
      ) : (
        <Skeleton
          label={t("stories.loading")}
          lines={[0.5, 1, 1, 1, 0.9, 1, 0.8]}
          className="min-h-[40rem]"
        />
      )}
      {isAdding && <AddDialog stories={stories.data ?? []} onClose={() => setIsAdding(false)} />}
      {edited && (
        <EditDialog
          key={edited.id}
          story={edited}
          airline={target}
          onClose={() => setEdited(null)}
        />
      )}
      <DeleteDialog story={deleted} onClose={() => setDeleted(null)} />
    </div>
  );
}
