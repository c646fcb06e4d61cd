import type { SharedAnswer, SharedComment } from "contract/shared-answers";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { formatDate } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { AskFirst } from "../../../parts/share-answer/ask-first.tsx";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { CommentForm } from "./comment-form.tsx";

/** What the member and the trainer write to each other of one answer. */
export function Thread({ shared }: { shared: SharedAnswer }) {
  const t = useT();
  const { id, party, comments } = shared;
  const Heading = party === "trainer" ? "h4" : "h5";
  const [leaving, setLeaving] = useState<SharedComment | null>(null);
  return (
    <section className="border-seam border-t pt-5 @4xl:sticky @4xl:top-24 @4xl:border-s @4xl:border-t-0 @4xl:ps-8 @4xl:pt-0">
      <Heading className="font-semibold text-h3">{t("shared.thread.title")}</Heading>
      {comments.length === 0 && (
        <p className="mt-1.5 max-w-[58ch] text-ink-2">
          {t(party === "trainer" ? "shared.thread.noneTrainer" : "shared.thread.noneMember")}
        </p>
      )}
      <ul aria-live="polite" className="mt-3 grid gap-2.5">
        {comments.map((comment) => (
          <Comment key={comment.id} comment={comment} onDelete={() => setLeaving(comment)} />
        ))}
      </ul>
      <CommentForm
        key={id}
        sharedAnswerId={id}
        isReply={party === "member" || comments.some(({ by }) => by === "member")}
      />
      {leaving && (
        <AskFirst
          onClose={() => setLeaving(null)}
          asked={{
            title: t("shared.thread.deleteTitle"),
            text: t("shared.thread.deleteText"),
            keep: t("shared.thread.keep"),
            confirm: t("shared.thread.deleteGo"),
            pending: t("shared.thread.deleting"),
            done: t("shared.thread.deleted"),
            action: { method: "DELETE", path: `/${id}/comments/${leaving.id}` },
          }}
        />
      )}
    </section>
  );
}

/** One comment: one's own stands at the end of the line, the other's at its beginning. */
function Comment({ comment, onDelete }: { comment: SharedComment; onDelete: () => void }) {
  const t = useT();
  const { by, name, isOwn, text, createdAt } = comment;
  return (
    <li
      className={classNames(
        "flex w-fit max-w-[min(100%,60ch)] items-start gap-1 rounded-[18px] py-3 ps-4 pe-2",
        isOwn ? "ms-auto rounded-ee-[6px] bg-lagoon-soft" : "rounded-es-[6px] bg-well",
      )}
    >
      <div className="min-w-0 pe-2">
        <p className="flex flex-wrap gap-x-2 text-small">
          <bdi className="font-semibold">{isOwn ? t("shared.thread.you") : name}</bdi>
          {!isOwn && by === "trainer" && (
            <span className="text-ink-2">{t("shared.thread.trainer")}</span>
          )}
          <time dateTime={createdAt} className="text-ink-2">
            {formatDate(createdAt, { dateStyle: "medium", timeStyle: "short" })}
          </time>
        </p>
        <p dir="auto" className="mt-0.5 whitespace-pre-wrap break-words">
          {text}
        </p>
      </div>
      {isOwn && (
        <Button
          variant="quiet"
          size="icon"
          className="-my-2 text-ink-2"
          aria-label={t("shared.thread.delete")}
          onClick={onDelete}
        >
          <Icon of={Trash2} size={16} />
        </Button>
      )}
    </li>
  );
}
