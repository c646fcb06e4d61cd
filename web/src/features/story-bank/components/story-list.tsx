import type { Story } from "contract/stories";
import { useT } from "../../../i18n/i18n.ts";
import { StoryCard } from "./story-card.tsx";

interface StoryListProps {
  stories: readonly Story[];
  onEdit: (story: Story) => void;
  onDelete: (story: Story) => void;
}

/** The stories, newest first. */
export function StoryList({ stories, onEdit, onDelete }: StoryListProps) {
  const t = useT();
  if (stories.length === 0) return null;
  return (
    <section aria-labelledby="stories-title">
      <h2 id="stories-title" className="text-h2">
        {t("stories.list.title")}
      </h2>
      <ul className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-3 tablet:gap-5 desktop:grid-cols-2">
        {stories.map((story) => (
          <StoryCard
            key={story.id}
            story={story}
            onEdit={() => onEdit(story)}
            onDelete={() => onDelete(story)}
          />
        ))}
      </ul>
    </section>
  );
}
