import { useEffect, useMemo, useRef, useState } from "react";
import { useT } from "../../i18n/i18n.ts";
import { type BrowserSaid, browserVoiceFor, sayInBrowser } from "../../lib/speech/browser-voice.ts";
import { openSoundPlayer, type SoundPlayer } from "../../lib/speech/sound-player.ts";
import { createPassageSounds } from "../../parts/recruiter-avatar/passage-sounds.ts";
import { showToast } from "../../ui/toast-store.ts";

export interface TermVoice {
  /** What is being fetched or heard; null in silence. */
  saying: string | null;
  /** True while it is on its way and not heard yet. */
  isLoading: boolean;
  /** Says an English text; the same text again stops it. Call it from the press itself. */
  say(text: string): void;
}

/** Crews hear terms over engines: a little slower than talk. */
const HOW = { voice: "nova", language: "en", speed: 0.9 } as const;

interface Run {
  text: string;
  stop: () => void;
  isOver: boolean;
}

type Sounds = ReturnType<typeof createPassageSounds>;

/** The product's own voice for single words; the browser's where the server cannot be had; else a toast. */
export function useTermVoice(): TermVoice {
  const t = useT();
  const [state, setState] = useState<{ saying: string | null; isLoading: boolean }>(SILENT);
  const run = useRef<Run | null>(null);
  const tools = useRef<{ player: SoundPlayer; sounds: Sounds } | null>(null);

  useEffect(() => {
    const opened = { player: openSoundPlayer(), sounds: createPassageSounds(() => {}) };
    tools.current = opened;
    return () => {
      end(run.current);
      run.current = null;
      opened.player.close();
      opened.sounds.close();
    };
  }, []);

  return useMemo(() => {
    const finish = (own: Run) => {
      end(own);
      if (run.current !== own) return;
      run.current = null;
      setState(SILENT);
    };
    const say = (text: string) => {
      const before = run.current;
      if (before) finish(before);
      if (before?.text === text || !tools.current) return;
      const { player, sounds } = tools.current;
      const own: Run = { text, stop: () => {}, isOver: false };
      run.current = own;
      setState({ saying: text, isLoading: true });
      const handleStart = () => {
        if (!own.isOver) setState({ saying: text, isLoading: false });
      };
      sayWith(own, player, sounds, handleStart)
        // Without the server, or its sound, the device may still speak.
        .catch(() => (own.isOver ? "stopped" : sayOnDevice(own, handleStart)))
        .then((outcome) => {
          if ((outcome === "failed" || outcome === "blocked") && !own.isOver)
            showToast({ title: t("terms.voice.noneTitle"), description: t("terms.voice.none") });
          finish(own);
        });
    };
    return { ...state, say };
  }, [state, t]);
}

const SILENT = { saying: null, isLoading: false };

function end(run: Run | null): void {
  if (!run || run.isOver) return;
  run.isOver = true;
  run.stop();
}

/** Rejects where the server's sound cannot be had or played. */
async function sayWith(
  own: Run,
  player: SoundPlayer,
  sounds: Sounds,
  onStart: () => void,
): Promise<BrowserSaid> {
  player.wake();
  const found = await sounds.get({ ...HOW, text: own.text });
  if (own.isOver) return "stopped";
  if (!found || !(await player.isAllowed())) return sayOnDevice(own, onStart);
  const playing = player.play(found.sound);
  own.stop = playing.stop;
  onStart();
  return (await playing.over) ? "said" : "stopped";
}

async function sayOnDevice(own: Run, onStart: () => void): Promise<BrowserSaid> {
  const browserVoice = await browserVoiceFor(HOW.language);
  if (own.isOver) return "stopped";
  if (!browserVoice) return "failed";
  const speech = sayInBrowser(own.text, { ...HOW, browserVoice }, { onStart, onWord() {} });
  own.stop = speech.stop;
  return speech.done;
}
