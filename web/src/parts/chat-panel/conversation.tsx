import { ArrowDown } from "lucide-react";
import { useLanguage, useT } from "../../i18n/i18n.ts";
import { ApiError } from "../../lib/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Greeting } from "./greeting.tsx";
import { MessageItem } from "./message-item.tsx";
import { beginsDay } from "./model.ts";
import { OutgoingItem } from "./outgoing-item.tsx";
import { SuggestionChips } from "./suggestion-chips.tsx";
import type { Chat } from "./use-chat.ts";
import { useScrollEnd } from "./use-scroll-end.ts";

/** Over the text, at the foot of the box. */
const TO_END = "absolute bottom-2 bg-raised! shadow-lift-2";

/** What has been said, in a box of its own that scrolls. A reply is read aloud once, when it is whole. */
export function Conversation({ chat }: { chat: Chat }) {
  const t = useT();
  const language = useLanguage();
  const { messages, history, outgoing, answered, isSending } = chat;
  const latest = messages.at(-1);
  const growing = outgoing.at(-1);
  const { box, onScroll, below, toEnd } = useScrollEnd({
    first: messages[0]?.id,
    last: `${latest?.id} ${growing?.id} ${growing?.reply.length} ${growing?.fault?.kind}`,
    saidCount: chat.saidCount,
  });
  const isEmpty = messages.length === 0 && outgoing.length === 0;

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={box}
        onScroll={onScroll}
        role="log"
        // Not by itself: a streamed reply would be read word by word. See below.
        aria-live="off"
        aria-label={t("chat.log")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain px-5 py-4 -outline-offset-4 [overflow-anchor:none] tablet:px-7"
      >
        {history.hasNextPage && (
          <Button
            variant="quiet"
            className="mb-3 self-center text-small"
            isPending={history.isFetchingNextPage}
            onClick={() => void history.fetchNextPage()}
          >
            {t(history.isFetchingNextPage ? "chat.history.loadingEarlier" : "chat.history.earlier")}
          </Button>
        )}
        {history.isPending && !chat.isAway && <Skeleton label={t("chat.history.loading")} />}
        {history.isError && (
          <div role="alert" className="mb-3 flex flex-wrap items-center gap-3 text-small">
            <p className="text-red-ink">
              {t("chat.history.failed", {
                reason:
                  history.error instanceof ApiError
                    ? history.error.text
                    : t("chat.history.unreachable"),
              })}
            </p>
            <Button onClick={() => void history.refetch()}>{t("buttons.tryAgain")}</Button>
          </div>
        )}
        {/* Few messages stand at the foot, above the field that the eye is on. */}
        <ol className="mt-auto grid grid-cols-[minmax(0,1fr)] gap-3.5">
          {isEmpty && !history.isPending && !history.isError && (
            <Greeting isDisabled={isSending} onChoose={chat.send} />
          )}
          {messages.map((message, index) => (
            <MessageItem
              key={message.id}
              message={message}
              isFirstOfDay={beginsDay(message, messages[index - 1])}
              language={language}
            />
          ))}
          {outgoing.map((message) => (
            <OutgoingItem
              key={message.id}
              message={message}
              canRetry={!isSending}
              onRetry={() => chat.retry(message)}
              onTakeBack={() => chat.takeBack(message)}
              onDiscard={() => chat.discard(message)}
            />
          ))}
        </ol>
        {latest?.role === "assistant" && outgoing.length === 0 && (
          <SuggestionChips
            label={t("chat.suggestions")}
            suggestions={latest.suggestions}
            isDisabled={isSending}
            onChoose={chat.send}
          />
        )}
      </div>
      {below === "new" && (
        <Button className={`${TO_END} left-1/2 -translate-x-1/2 text-small`} onClick={toEnd}>
          <Icon of={ArrowDown} size={18} />
          {t("chat.news")}
        </Button>
      )}
      {below === "more" && (
        // The last lines fade, so that the button hides no word that is meant to be read yet.
        <div className="pointer-events-none absolute inset-x-0 bottom-0 h-16 bg-linear-to-t from-40% from-panel to-transparent">
          <Button
            size="icon"
            aria-label={t("chat.more")}
            className={`${TO_END} pointer-events-auto end-3 rounded-full!`}
            onClick={toEnd}
          >
            <Icon of={ArrowDown} size={18} />
          </Button>
        </div>
      )}
      <p role="status" className="sr-only">
        {answered && t("chat.answered", { reply: answered.reply.message })}
      </p>
    </div>
  );
}
