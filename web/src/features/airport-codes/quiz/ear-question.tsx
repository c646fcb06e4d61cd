import type { Airport } from "content/airports/schema";
import { Volume2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { useRecruiterVoice } from "../../../parts/recruiter-avatar/use-recruiter-voice.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { Options } from "./options.tsx";
import { spelled, spokenCode } from "./spelling.ts";
import { TypedCode } from "./typed-code.tsx";

interface EarQuestionProps {
  options: readonly Airport[];
  airport: Airport;
  chosen: string | null;
  onChoose: (code: string) => void;
}

/** As a code is passed on: not in a hurry. */
const SPEED = 0.9;

/** The code is said in the spelling alphabet, and chosen or typed. Where nothing can be heard its words are read. */
export function EarQuestion({ options, airport, chosen, onChoose }: EarQuestionProps) {
  const t = useT();
  const voice = useRecruiterVoice({ voice: "nova", language: "en" });
  const [isTyped, setIsTyped] = useState(false);
  const [readCode, setReadCode] = useState<string | null>(null);
  const hasHeard = useRef(false);
  const { code } = airport;
  const words = spokenCode(code);
  const { say, prepare } = voice;

  // The first is said when it is asked for; after that each new one at once.
  useEffect(() => {
    if (hasHeard.current) void say(words, SPEED);
    else prepare(words, SPEED);
  }, [words, say, prepare]);
  const handleListen = () => {
    hasHeard.current = true;
    void say(words, SPEED);
  };
  const handleSound = () => {
    voice.setMuted(false);
    handleListen();
  };

  const isUnheard = voice.said === words && (voice.isMuted || voice.hindrance !== null);
  const isRead = chosen !== null || readCode === code || (isUnheard && !voice.isMuted);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid justify-items-center gap-3 rounded-panel bg-well px-5 py-7 text-center">
        <Button
          size="big"
          onClick={handleListen}
          aria-disabled={voice.status === "loading" || undefined}
        >
          <Icon of={Volume2} />
          {t(
            voice.status === "speaking"
              ? "airports.ear.speaking"
              : voice.said === words
                ? "airports.ear.again"
                : "airports.ear.listen",
          )}
        </Button>
        {isUnheard && (
          <p role="status" className="max-w-[44ch] text-label leading-normal">
            {t(
              voice.isMuted
                ? "airports.ear.muted"
                : voice.hindrance === "blocked"
                  ? "airports.ear.blocked"
                  : "airports.ear.noVoice",
            )}
          </p>
        )}
        {voice.isMuted && isUnheard && (
          <Button variant="quiet" onClick={handleSound}>
            {t("airports.ear.soundOn")}
          </Button>
        )}
        {isRead ? (
          <p lang="en" dir="ltr" className="font-semibold text-[1.3125rem] leading-normal">
            {spelled(code).join(" · ")}
          </p>
        ) : (
          <Button variant="quiet" onClick={() => setReadCode(code)}>
            {t("airports.ear.read")}
          </Button>
        )}
      </div>
      <Segmented
        label={t("airports.ear.how")}
        value={isTyped ? "type" : "choose"}
        onChange={(way) => setIsTyped(way === "type")}
        options={(["choose", "type"] as const).map((value) => ({
          value,
          label: t(`airports.ear.${value}`),
        }))}
      />
      {isTyped ? (
        <TypedCode key={code} answer={code} chosen={chosen} onSubmit={onChoose} />
      ) : (
        <Options options={options} answer={code} chosen={chosen} shows="code" onChoose={onChoose} />
      )}
    </div>
  );
}
