import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useT } from "../../i18n/i18n.ts";
import { useAccount, useUser } from "../../lib/account.tsx";
import { ApiError } from "../../lib/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { questionById } from "../practice-session/api.ts";
import { useKeepStory } from "./api.ts";
import { type Keepable, type StoryTags, suggestedTitle } from "./model.ts";
import { TagFields } from "./tag-fields.tsx";

interface KeepDialogProps {
  answer: Keepable;
  onClose: () => void;
}

/** Keeps an answer as a story: a title, and what it shows. */
export function KeepDialog({ answer, onClose }: KeepDialogProps) {
  const t = useT();
  const { record } = useAccount();
  const airline = useUser()?.targetAirline ?? record.airline;
  const [changed, setChanged] = useState<Partial<StoryTags>>({});
  const [isTried, setIsTried] = useState(false);
  const keeping = useKeepStory();
  // The competency that the question tests is the first tag; the person may know better.
  const { data: question } = useQuery({
    ...questionById(answer.questionId ?? ""),
    enabled: answer.questionId !== null,
  });
  const tags: StoryTags = {
    title: suggestedTitle(answer.words),
    competencies: question ? [question.competency] : [],
    airlineValues: [],
    ...changed,
  };
  const isBlank = tags.title.trim() === "";

  const handleKeep = () => {
    setIsTried(true);
    if (isBlank) return;
    keeping.mutate(
      {
        ...answer.from,
        title: tags.title.trim(),
        competencies: [...tags.competencies],
        airlineValues: [...tags.airlineValues],
      },
      {
        onSuccess: ({ title }) => {
          showToast({ variant: "success", title: t("stories.keep.done"), description: title });
          onClose();
        },
      },
    );
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="wide"
      title={t("stories.keep.title")}
      description={t("stories.keep.text")}
      closeLabel={t("buttons.close")}
      footer={
        <>
          <Button onClick={onClose}>{t("buttons.cancel")}</Button>
          <Button variant="primary" isPending={keeping.isPending} onClick={handleKeep}>
            {t(keeping.isPending ? "stories.keep.pending" : "stories.keep.action")}
          </Button>
        </>
      }
    >
      <TagFields
        tags={tags}
        airline={airline}
        titleError={isTried && isBlank ? t("stories.form.titleMissing") : undefined}
        onChange={(change) => setChanged({ ...changed, ...change })}
      />
      {keeping.error && (
        <p role="alert" className="mt-4 text-red-ink text-small">
          {t("stories.keep.failed", {
            reason:
              keeping.error instanceof ApiError ? keeping.error.text : t("stories.unreachable"),
          })}
        </p>
      )}
    </Dialog>
  );
}
