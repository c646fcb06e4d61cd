import { MessageSquareQuote } from "lucide-react";
import { useT } from "../../../i18n/i18n.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { Given } from "./model.ts";

interface LastFeedbackProps {
  feedback: Given["feedback"];
  recruiterName: string;
}

/** What was said to the answer before, to be read again at leisure. */
export function LastFeedback({ feedback, recruiterName }: LastFeedbackProps) {
  const t = useT();
  if (!feedback) return null;
  return (
    <details className="rounded-[14px] bg-well px-4 py-1 text-small">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2.5">
        <Icon of={MessageSquareQuote} size={18} className="text-ink-2" />
        <span>
          <b className="font-semibold">{t("mock.session.lastFeedback", { name: recruiterName })}</b>{" "}
          <span dir="auto">{feedback.short}</span>
        </span>
      </summary>
      <p dir="auto" className="pb-3 text-ink-2">
        {feedback.spoken}
      </p>
    </details>
  );
}
