import type { ChatMessage } from "contract/chat";
import { memo } from "react";
import { formatDate } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";
import { Bubble } from "./bubble.tsx";
import { MessageText } from "./message-text.tsx";
import { ReplyFoot } from "./reply-foot.tsx";

interface MessageItemProps {
  message: ChatMessage;
  /** Puts the date above: the first of its day. */
  isFirstOfDay: boolean;
  /** Changes with the language, whose words stand here. */
  language: string;
}

/** One stored message with its time. Kept as it is while the next reply grows. */
export const MessageItem = memo(function MessageItem({ message, isFirstOfDay }: MessageItemProps) {
  const t = useT();
  const { role, createdAt } = message;
  const speaker = t(role === "user" ? "chat.you" : "chat.coach");
  const time = formatDate(createdAt, { timeStyle: "short" });
  return (
    <li>
      {isFirstOfDay && (
        <p className="mb-4 flex items-center gap-3 text-ink-2 text-micro before:h-px before:flex-1 before:bg-seam after:h-px after:flex-1 after:bg-seam">
          <time dateTime={createdAt}>{formatDate(createdAt, { dateStyle: "medium" })}</time>
        </p>
      )}
      <Bubble
        by={role}
        speaker={t("chat.said", { speaker, time })}
        foot={role === "assistant" && <ReplyFoot message={message} />}
      >
        <MessageText text={message.message} />
      </Bubble>
    </li>
  );
});
