import { LoaderCircle, Square, Volume2 } from "lucide-react";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { TermVoice } from "../use-term-voice.ts";

interface ListenButtonProps {
  voice: TermVoice;
  /** What is said. */
  text: string;
  /** What the button is called: "Hear Galley". */
  label: string;
}

/** Says a text aloud, and stops it. */
export function ListenButton({ voice, text, label }: ListenButtonProps) {
  const t = useT();
  const isOn = voice.saying === text;
  const isLoading = isOn && voice.isLoading;
  return (
    <Button
      variant={isOn ? "line" : "quiet"}
      size="icon"
      aria-label={isOn ? t("terms.voice.stop") : label}
      title={isOn ? t("terms.voice.stop") : label}
      onClick={() => voice.say(text)}
    >
      <Icon
        of={isLoading ? LoaderCircle : isOn ? Square : Volume2}
        size={isOn && !isLoading ? 16 : 20}
        className={isLoading ? "animate-spin motion-reduce:animate-none" : undefined}
      />
    </Button>
  );
}
