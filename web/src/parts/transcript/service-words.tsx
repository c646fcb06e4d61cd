import type { LanguageCode } from "contract/languages";
import { LoaderCircle, PenLine } from "lucide-react";
import { useId } from "react";
import { useT } from "../../i18n/i18n.ts";
import type { Take } from "../../lib/media/take.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useServiceWords } from "./use-service-words.ts";

interface ServiceWordsProps {
  /** Host of the server's service; null where it has none. */
  service: string | null;
  take: Take | null;
  language: LanguageCode;
  /** What stands in the field of the words. */
  text: string;
  onText: (text: string) => void;
}

/** "Write it down for me", under the field of the words: the press is the consent, and the sentence beside it says to what. */
export function ServiceWords({ service, take, language, text, onText }: ServiceWordsProps) {
  const t = useT();
  const hint = useId();
  const { state, ask, add, leaveOut } = useServiceWords({ take, language, text, onText });
  if (service === null || !take) return null;
  if (state.what === "working")
    return (
      <p role="status" className="mt-3 flex min-h-11 items-center gap-2.5 text-ink-2 text-small">
        <Icon of={LoaderCircle} size={18} className="motion-safe:animate-spin" />
        {t("recorder.words.working")}
      </p>
    );
  if (state.what === "offered")
    return (
      <section role="status" className="mt-3 grid gap-3 rounded-[14px] bg-well px-5 py-4">
        <p className="font-semibold text-label">{t("recorder.words.offered")}</p>
        <p dir="auto" lang={language} className="max-h-40 overflow-y-auto text-ink-2">
          {state.words}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={add}>{t("recorder.words.add")}</Button>
          <Button variant="quiet" onClick={leaveOut}>
            {t("recorder.words.leave")}
          </Button>
        </div>
      </section>
    );
  if (state.what === "written" || state.what === "silent")
    return (
      <p role="status" className="mt-3 text-ink-2 text-small">
        {t(`recorder.words.${state.what}`)}
      </p>
    );
  return (
    <div className="mt-3 grid gap-2">
      {state.what === "failed" && (
        <p role="alert" className="text-red-ink text-small">
          {t(`recorder.words.fault.${state.fault}`, { service })}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button aria-describedby={hint} onClick={() => void ask()}>
          <Icon of={PenLine} size={18} />
          {t("recorder.words.ask")}
        </Button>
        <p id={hint} className="min-w-56 flex-1 text-ink-2 text-small">
          {t("recorder.words.hint", { service })}
        </p>
      </div>
    </div>
  );
}
