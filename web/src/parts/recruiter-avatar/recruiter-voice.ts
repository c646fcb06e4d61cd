import type { LanguageCode } from "contract/languages";
import { SPEECH_SPEED, type SpeechVoice } from "contract/speech-terms";
import { browserVoiceFor } from "../../lib/speech/browser-voice.ts";
import { openSoundPlayer } from "../../lib/speech/sound-player.ts";
import {
  readVoiceSettings,
  type VoiceSettings,
  writeVoiceSettings,
} from "../../lib/speech/voice-settings.ts";
import { sayPassageInBrowser } from "./browser-passage.ts";
import { createMoments, type Moment } from "./moment.ts";
import { createPassageSounds, type PassageSound, UnreadableSound } from "./passage-sounds.ts";
import { type Passage, passagesOf } from "./passages.ts";
import { momentAt } from "./timeline.ts";
import { toastWords } from "./toast-words.ts";

export type SpeakOutcome = "said" | "stopped" | "muted" | "blocked" | "failed";

/** Why the text said last was not heard: no press yet, a fault, or no voice for its language anywhere. */
export type Hindrance = "blocked" | "failed" | "no-voice";

export type VoiceOptions = { voice: SpeechVoice; language: LanguageCode };

export type VoiceView = VoiceSettings & {
  status: "silent" | "loading" | "speaking";
  said: string | null;
  hindrance: Hindrance | null;
};

/** One text being said. `end` may be called by whoever comes first. */
type Run = { isOver: boolean; silence: () => void; end: (outcome: SpeakOutcome) => void };

/** A fault of playing, whose words become a toast; faults of calls are only logged (1, section 8). */
class NotPlayed extends Error {}

/**
 * The recruiter's voice, without React: the server's passage by passage, or the browser's own where the server
 * has none. `options` is asked anew with every text; settings are kept for `userKey` on this device.
 */
export function createRecruiterVoice(userKey: string, options: () => VoiceOptions) {
  let view: VoiceView = {
    ...readVoiceSettings(userKey),
    ...{ status: "silent", said: null, hindrance: null },
  };
  let run: Run | null = null;
  let last: { text: string; speed: number } | null = null;
  const listeners = new Set<() => void>();
  const change = (next: Partial<VoiceView>) => {
    view = { ...view, ...next };
    for (const listener of listeners) listener();
  };
  const moments = createMoments();
  let player = openSoundPlayer();
  let sounds = createPassageSounds(() => change({}));

  const wanted = (text: string, speed: number) => {
    const { min, max } = SPEECH_SPEED;
    const paced = Math.min(max, Math.max(min, Math.round(speed * view.pace * 100) / 100));
    return { ...options(), text, speed: paced };
  };

  /**
   * Writes down what is heard, frame by frame, until `over` or the end of the run: a sound that was stopped
   * says so a frame or two later, when its text stands there as said or the next one has begun.
   */
  const follow = async <T>(own: Run, over: Promise<T>, moment: () => Moment): Promise<T> => {
    let frame = requestAnimationFrame(function look() {
      if (own.isOver) return;
      moments.set(moment());
      frame = requestAnimationFrame(look);
    });
    try {
      return await over;
    } finally {
      cancelAnimationFrame(frame);
      if (!own.isOver) moments.set({ mouth: "rest" });
    }
  };

  const play = async (own: Run, { start, text }: Passage, found: PassageSound) => {
    const playing = started(() => player.play(found.sound));
    own.silence = playing.stop;
    if (view.status !== "speaking") change({ status: "speaking" });
    const timeline = { start, length: text.length, words: found.words, mouths: found.mouths };
    await follow(own, playing.over, () => momentAt(timeline, playing.heardSeconds()));
  };

  const playInBrowser = async (own: Run, passages: readonly Passage[], speed: number) => {
    const browserVoice = await browserVoiceFor(options().language);
    if (!browserVoice) return "no-voice" as const;
    for (const passage of passages) {
      if (own.isOver) return "stopped" as const;
      const { text, ...how } = wanted(passage.text, speed);
      const speech = sayPassageInBrowser({ ...passage, text }, { ...how, browserVoice }, () => {
        if (!own.isOver && view.status !== "speaking") change({ status: "speaking" });
      });
      own.silence = speech.stop;
      const said = await follow(own, speech.done, speech.moment);
      if (said === "failed") throw new NotPlayed("The browser's voice failed");
      if (said !== "said") return said;
    }
    return "said" as const;
  };

  const sayAll = async (own: Run, text: string, speed: number) => {
    const passages = passagesOf(text, options().language);
    if (!(await player.isAllowed())) return "blocked" as const;
    for (const [index, passage] of passages.entries()) {
      const found = await sounds.get(wanted(passage.text, speed));
      if (own.isOver) return "stopped" as const;
      if (!found) return playInBrowser(own, passages.slice(index), speed);
      const next = passages[index + 1];
      // Made while this one is heard; whether it failed is seen when its turn comes.
      if (next) sounds.get(wanted(next.text, speed)).catch(() => {});
      await play(own, passage, found);
    }
    return "said" as const;
  };

  const begin = (text: string, speed: number): Promise<SpeakOutcome> =>
    new Promise((resolve) => {
      let hindrance: Hindrance | null = null;
      const own: Run = {
        isOver: false,
        silence: () => {},
        end(outcome) {
          if (own.isOver) return;
          own.isOver = true;
          own.silence();
          if (run === own) run = null;
          moments.set({ start: text.length, end: text.length, mouth: "rest" });
          change({ status: "silent", hindrance });
          resolve(outcome);
        },
      };
      run = own;
      sayAll(own, text, speed).then(
        (outcome) => {
          if (outcome === "blocked" || outcome === "no-voice") hindrance = outcome;
          own.end(outcome === "no-voice" ? "failed" : outcome);
        },
        (error: Error) => {
          if (own.isOver) return;
          hindrance = "failed";
          const isOfCall = !(error instanceof NotPlayed || error instanceof UnreadableSound);
          if (isOfCall) console.warn("The recruiter's voice could not be fetched", error.message);
          else toastWords(text);
          own.end("failed");
        },
      );
    });

  const say = (text: string, speed: number): Promise<SpeakOutcome> => {
    run?.end("stopped");
    last = { text, speed };
    if (view.isMuted) {
      moments.set({ start: text.length, end: text.length, mouth: "rest" });
      change({ said: text, hindrance: null });
      return Promise.resolve("muted");
    }
    player.wake();
    moments.set({ start: 0, end: 0, mouth: "rest" });
    change({ said: text, status: "loading", hindrance: null });
    return begin(text, speed);
  };

  const makeReady = async (text: string, speed: number) => {
    // One after the other: the first is wanted first.
    for (const passage of passagesOf(text, options().language))
      if (!(await sounds.get(wanted(passage.text, speed)))) return;
  };

  const set = (settings: Partial<VoiceSettings>) => {
    change(settings);
    const { isMuted, hasCaptions, pace } = view;
    writeVoiceSettings(userKey, { isMuted, hasCaptions, pace });
  };

  return {
    view: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    moment: moments,
    say,
    prepare(text: string, speed: number) {
      if (view.isMuted) return;
      player.expect();
      // It is asked for again, and its fault told, when it is to be said.
      makeReady(text, speed).catch(() => {});
    },
    isPrepared(text: string, speed: number) {
      const [first] = passagesOf(text, options().language);
      return view.isMuted || !first || sounds.isReady(wanted(first.text, speed));
    },
    replay: (): Promise<SpeakOutcome> =>
      last ? say(last.text, last.speed) : Promise.resolve("stopped"),
    stop: () => run?.end("stopped"),
    setMuted(isMuted: boolean) {
      set({ isMuted });
      if (isMuted) run?.end("muted");
    },
    setPace: (pace: number) => set({ pace }),
    setCaptions: (hasCaptions: boolean) => set({ hasCaptions }),
    /** Ready again after `close`: React opens a screen twice in development. */
    open() {
      player = openSoundPlayer();
      sounds = createPassageSounds(() => change({}));
      return () => {
        run?.end("stopped");
        player.close();
        sounds.close();
      };
    },
  };
}

function started<T>(play: () => T): T {
  try {
    return play();
  } catch (cause) {
    throw new NotPlayed("The browser does not play the sound", { cause });
  }
}
