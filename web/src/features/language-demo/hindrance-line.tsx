import type { LanguageCode } from "contract/languages";
import { formatLanguage } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";
import type { PhraseVoice } from "./use-phrase-voice.ts";

const WORDS = {
  "no-voice": "languageDemo.speech.noVoice",
  blocked: "languageDemo.speech.blocked",
  failed: "languageDemo.speech.notPlayed",
} as const;

interface HindranceLineProps {
  voice: PhraseVoice;
  /** Texts that this line speaks of. */
  texts: readonly string[];
  language: LanguageCode;
}

/** Says why the last of these texts was not heard. */
export function HindranceLine({ voice, texts, language }: HindranceLineProps) {
  const t = useT();
  const { hindrance, said } = voice;
  const isOurs = hindrance !== null && said !== null && texts.includes(said);
  return (
    <p role="status" className="text-small text-yellow-ink empty:hidden">
      {isOurs && t(WORDS[hindrance], { language: formatLanguage(language) })}
    </p>
  );
}
