import type { Story } from "contract/stories";
import { useT } from "../../../i18n/i18n.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { useDeleteStory } from "../../../parts/story-form/api.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { showToast } from "../../../ui/toast-store.ts";

/** Asks before a story goes; null while nothing is to be deleted. */
export function DeleteDialog({ story, onClose }: { story: Story | null; onClose: () => void }) {
  const t = useT();
  const deletion = useDeleteStory();
  const handleDelete = () => {
    if (!story) return;
    deletion.mutate(story.id, {
      onSuccess: () => {
        showToast({ title: t("stories.delete.done") });
        onClose();
      },
      onError: (error) =>
        showToast({
          variant: "destructive",
          title: t("stories.delete.failed"),
          description: error instanceof ApiError ? error.text : t("stories.unreachable"),
        }),
    });
  };
  return (
    <Dialog
      isOpen={story !== null}
      onClose={onClose}
      title={t("stories.delete.title")}
      description={t(
        story?.sessionAnswer
          ? "stories.delete.textInterview"
          : story?.responseId
            ? "stories.delete.text"
            : "stories.delete.textAlone",
      )}
      closeLabel={t("buttons.close")}
      footer={
        <>
          <Button onClick={onClose} data-autofocus>
            {t("stories.delete.keep")}
          </Button>
          <Button variant="primary" isPending={deletion.isPending} onClick={handleDelete}>
            {t(deletion.isPending ? "stories.delete.pending" : "stories.delete.confirm")}
          </Button>
        </>
      }
    >
      <p dir="auto" className="rounded-[14px] bg-well px-4 py-3">
        {story?.title}
      </p>
    </Dialog>
  );
}
