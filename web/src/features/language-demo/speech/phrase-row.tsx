import type { LanguageCode } from "contract/languages";
import { Mic, Square, Volume2 } from "lucide-react";
import { formatLanguage } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { directionOf } from "../../../i18n/languages.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { HindranceLine } from "../hindrance-line.tsx";
import { wordsHeard } from "../model.ts";
import type { PhraseVoice } from "../use-phrase-voice.ts";
import type { useListening } from "./use-listening.ts";

interface PhraseRowProps {
  /** When it is said in the cabin. */
  moment: string;
  phrase: string;
  language: LanguageCode;
  voice: PhraseVoice;
  listening: ReturnType<typeof useListening>;
  /** Null where the browser cannot listen. */
  onSay: ((phrase: string) => void) | null;
}

/** One phrase: hear it, say it, see which of its words were recognised. */
export function PhraseRow(props: PhraseRowProps) {
  const { moment, phrase, language, voice, listening, onSay } = props;
  const t = useT();
  const isSaying = voice.saying === phrase;
  const hearing = listening.hearing?.phrase === phrase ? listening.hearing : null;
  const isListening = hearing?.isOpen === true;
  const heard = hearing?.words ?? "";
  const marks = heard === "" ? null : wordsHeard(phrase, heard, language);
  const fault = heard === "" ? (hearing?.fault ?? null) : null;
  const named = { language: formatLanguage(language) };

  return (
    <li className="border-seam border-t py-4">
      <p className="text-ink-2 text-small">{moment}</p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p
          lang={language}
          dir={directionOf(language)}
          className="min-w-0 flex-1 basis-64 text-[1.25rem] leading-[1.4]"
        >
          {phrase}
        </p>
        <div className="flex gap-2.5">
          <Button
            aria-label={t(isSaying ? "languageDemo.speech.stop" : "languageDemo.speech.hear", {
              phrase,
            })}
            onClick={() => {
              if (isSaying) return voice.stop();
              listening.stop();
              voice.say(phrase, language, "nova");
            }}
          >
            <Icon of={isSaying ? Square : Volume2} size={18} />
            {t(isSaying ? "languageDemo.speech.stopShort" : "languageDemo.speech.hearShort")}
          </Button>
          {onSay && (
            <Button
              className={isListening ? "border-red! text-red-ink!" : undefined}
              aria-label={isListening ? undefined : t("languageDemo.speech.say", { phrase })}
              onClick={() => (isListening ? listening.stop() : onSay(phrase))}
            >
              <Icon of={isListening ? Square : Mic} size={18} />
              {t(isListening ? "languageDemo.speech.done" : "languageDemo.speech.sayShort")}
            </Button>
          )}
        </div>
      </div>
      <HindranceLine voice={voice} texts={[phrase]} language={language} />
      <div role="status">
        {isListening && (
          <p className="mt-2 text-ink-2 text-small">
            {t("languageDemo.speech.listening", named)} <bdi lang={language}>{hearing.guess}</bdi>
          </p>
        )}
        {marks && (
          <div className="mt-3 rounded-[14px] bg-well px-4 py-3">
            <p className="text-small">{t("languageDemo.speech.heard", { words: heard })}</p>
            <p lang={language} dir={directionOf(language)} className="mt-2 flex flex-wrap gap-1.5">
              {marks.map(({ word, isHeard }, index) => (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place in the phrase.
                  key={index}
                  className={
                    isHeard
                      ? "rounded-[8px] bg-green-soft px-2 py-0.5 text-green-ink"
                      : "rounded-[8px] px-2 py-0.5 text-ink-2 underline decoration-dotted underline-offset-4"
                  }
                >
                  {word}
                </span>
              ))}
            </p>
            <p className="mt-2 text-ink-2 text-small">
              {t("languageDemo.speech.match", {
                ...{ found: marks.filter(({ isHeard }) => isHeard).length, count: marks.length },
              })}
            </p>
          </div>
        )}
        {fault && (
          <p className="mt-2 text-red-ink text-small">
            {t(`languageDemo.speech.fault.${fault}`, named)}
          </p>
        )}
      </div>
    </li>
  );
}
