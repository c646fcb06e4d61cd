import { CircleAlert } from "lucide-react";
import { useT } from "../../i18n/i18n.ts";
import { Icon } from "../../ui/icon.tsx";
import { Bubble } from "./bubble.tsx";
import { MessageText } from "./message-text.tsx";
import type { Outgoing } from "./outgoing.ts";

interface OutgoingItemProps {
  message: Outgoing;
  canRetry: boolean;
  onRetry: () => void;
  onTakeBack: () => void;
  onDiscard: () => void;
}

const ACTION =
  "inline-flex min-h-11 items-center px-1.5 font-semibold text-lagoon-ink underline underline-offset-4";

/** A message that is on its way, with the reply as it comes; or that did not arrive, with what to do. */
export function OutgoingItem(props: OutgoingItemProps) {
  const { message, canRetry, onRetry, onTakeBack, onDiscard } = props;
  const t = useT();
  const { fault } = message;
  return (
    <>
      <li>
        <Bubble
          by="user"
          speaker={`${t("chat.you")}:`}
          isFaint={fault !== null}
          foot={
            fault && (
              <div role="alert" className="mt-1 max-w-full text-end text-small">
                <p className="flex items-start justify-end gap-1.5 text-red-ink">
                  <Icon of={CircleAlert} size={16} className="mt-0.5" />
                  <span>
                    {fault.kind === "said"
                      ? t("chat.unsent.said", { reason: fault.words })
                      : t(`chat.unsent.${fault.kind}`)}
                  </span>
                </p>
                <p className="-me-1.5 flex flex-wrap justify-end gap-x-2">
                  <button type="button" className={ACTION} onClick={onDiscard}>
                    {t("chat.unsent.discard")}
                  </button>
                  <button type="button" className={ACTION} onClick={onTakeBack}>
                    {t("chat.unsent.edit")}
                  </button>
                  {canRetry && (
                    <button type="button" className={ACTION} onClick={onRetry}>
                      {t("buttons.tryAgain")}
                    </button>
                  )}
                </p>
              </div>
            )
          }
        >
          <MessageText text={message.text} />
        </Bubble>
      </li>
      {fault === null && (
        <li>
          {message.reply === "" ? (
            <Typing label={t("chat.typing")} />
          ) : (
            <Bubble by="assistant" speaker={`${t("chat.coach")}:`}>
              <MessageText text={message.reply} />
            </Bubble>
          )}
        </li>
      )}
    </>
  );
}

/** Three small windows that light up in turn: the coach is thinking. */
function Typing({ label }: { label: string }) {
  return (
    <p
      role="status"
      className="flex w-fit items-center gap-1.5 rounded-[18px] rounded-es-[6px] bg-well px-4 py-3.5"
    >
      <span className="sr-only">{label}</span>
      {["", "[animation-delay:160ms]", "[animation-delay:320ms]"].map((delay) => (
        <span
          key={delay}
          aria-hidden
          className={`h-3 w-[9px] animate-pulse rounded-window bg-edge motion-reduce:animate-none ${delay}`}
        />
      ))}
    </p>
  );
}
