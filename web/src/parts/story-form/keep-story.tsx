import { useQuery } from "@tanstack/react-query";
import { BookmarkCheck, BookmarkPlus } from "lucide-react";
import { type ComponentType, useState } from "react";
import { loadWords, useT } from "../../i18n/i18n.ts";
import { useAccount } from "../../lib/account.tsx";
import { Button } from "../../ui/button.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { Icon } from "../../ui/icon.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { storiesQuery } from "./api.ts";
import { isKeptFrom, type Keepable } from "./model.ts";

interface KeepStoryProps {
  answer: Keepable;
  /** A button with words, or its drawing alone in a row of many. */
  look: "words" | "icon";
}

type LazyDialog = ComponentType<{ answer: Keepable; onClose: () => void }>;

/** Keeps an answer in the story bank; one that is kept leads there. */
export function KeepStory({ answer, look }: KeepStoryProps) {
  const t = useT();
  const { connection } = useAccount();
  const { data: stories } = useQuery({ ...storiesQuery, enabled: connection === "here" });
  const [isOpen, setIsOpen] = useState(false);
  const [Dialog, setDialog] = useState<LazyDialog | null>(null);
  const kept = stories?.find((story) => isKeptFrom(story, answer.from));
  const named = { question: answer.question };
  const isIcon = look === "icon";

  const handleOpen = () => {
    setIsOpen(true);
    Promise.all([import("./keep-dialog.tsx"), loadWords("stories")]).then(
      ([{ KeepDialog }]) => setDialog(() => KeepDialog),
      () => {
        setIsOpen(false);
        showToast({
          variant: "destructive",
          title: t("shell.loadFailed.title"),
          description: t("shell.loadFailed.text"),
        });
      },
    );
  };

  if (kept)
    return (
      <PageLink
        href={`/story-bank#story-${kept.id}`}
        aria-label={isIcon ? t("report.story.keptOf", named) : undefined}
        className={
          isIcon
            ? buttonClass("quiet", "icon", "text-lagoon")
            : buttonClass("line", "normal", "w-full")
        }
      >
        <Icon of={BookmarkCheck} size={18} />
        {!isIcon && t("report.story.kept")}
      </PageLink>
    );
  return (
    <>
      <Button
        variant={isIcon ? "quiet" : "line"}
        size={isIcon ? "icon" : "normal"}
        className={isIcon ? "text-ink-2" : "w-full"}
        aria-label={isIcon ? t("report.story.keepOf", named) : undefined}
        onClick={handleOpen}
      >
        <Icon of={BookmarkPlus} size={18} />
        {!isIcon && t("report.story.keep")}
      </Button>
      {isOpen && Dialog && <Dialog answer={answer} onClose={() => setIsOpen(false)} />}
    </>
  );
}
