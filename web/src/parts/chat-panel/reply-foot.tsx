import type { ChatMessage } from "contract/chat";
import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { useT } from "../../i18n/i18n.ts";
import { copyText } from "../../lib/clipboard.ts";
import { Icon } from "../../ui/icon.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { Citations, Screens } from "./citations.tsx";
import { sourcesIn } from "./model.ts";

/** Long enough to be seen. */
const COPIED_MS = 2000;

/** What is taken along keeps saying where it is from. */
function withSources({ message, citations }: ChatMessage, label: string): string {
  const sources = sourcesIn(citations);
  if (sources.length === 0) return message;
  const named = sources.map(({ title, source }) =>
    source === null ? `- ${title}` : `- ${title} (${source})`,
  );
  return [message, [label, ...named].join("\n")].join("\n\n");
}

/** Under a reply: its sources, which engine spoke, and the way to take the words along. */
export function ReplyFoot({ message }: { message: ChatMessage }) {
  const t = useT();
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const handleCopy = async () => {
    if (await copyText(withSources(message, t("chat.sources")))) setIsCopied(true);
    else showToast({ variant: "destructive", title: t("chat.copy.failed") });
  };

  return (
    <div className="flex max-w-full flex-wrap items-start gap-x-2">
      <Screens citations={message.citations} />
      <Citations citations={message.citations} />
      <p className="flex flex-wrap items-center gap-x-3 text-ink-2 text-micro">
        <button
          type="button"
          onClick={() => void handleCopy()}
          className="inline-flex min-h-11 min-w-11 items-center gap-1.5 rounded-[10px] px-2 font-medium hover:text-ink"
        >
          <Icon of={isCopied ? Check : Copy} size={14} />
          <span aria-live="polite">{t(isCopied ? "chat.copy.done" : "chat.copy.action")}</span>
        </button>
        {message.source === "model" && <span>{t("chat.model")}</span>}
        {message.isSample && <span>{t("chat.sample")}</span>}
      </p>
    </div>
  );
}
