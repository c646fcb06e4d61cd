import { whenAtRest } from "../prefetch.ts";

/** A sound that was decoded and can be played. */
export type Sound = AudioBuffer;

export interface Playing {
  /** Seconds of the sound that have been heard, the way to the loudspeaker taken off. */
  heardSeconds(): number;
  /** True when it was played to its end, false when it was stopped. */
  over: Promise<boolean>;
  stop(): void;
}

/** Plays sounds by the clock of the sound card, so that lips and captions follow what is heard. */
export interface SoundPlayer {
  /**
   * Opens the way to the loudspeaker, silent, when nothing else is going on: the browser holds the page up
   * for some 30 ms meanwhile, which a press would wait for.
   */
  expect(): void;
  /** To be called while the person's press is being handled: some browsers allow sound only from there. */
  wake(): void;
  /** False where the browser plays nothing before a press. */
  isAllowed(): Promise<boolean>;
  play(sound: Sound): Playing;
  close(): void;
}

/** Browsers that refuse do not say so: a context that has not begun by now is refused. */
const REFUSED_AFTER_MS = 600;
/** A latency beyond this is a browser's mistake. */
const LONGEST_LATENCY_SECONDS = 0.5;
/** Rate of decoding; playing brings it to that of the loudspeaker. */
const SAMPLE_RATE = 48_000;

/** Decodes an MP3 beside the page's own work. Rejects where the browser cannot. */
export function decodeSpeech(mp3: ArrayBuffer): Promise<Sound> {
  // One frame long: it lends its decoder, and unlike one that plays it needs nobody's leave.
  return new OfflineAudioContext(1, 1, SAMPLE_RATE).decodeAudioData(mp3);
}

export function openSoundPlayer(): SoundPlayer {
  let context: AudioContext | null = null;
  const opened = () => {
    context ??= new AudioContext();
    return context;
  };
  let stopExpecting = () => {};
  return {
    expect() {
      stopExpecting();
      stopExpecting = whenAtRest(() => {
        // One that runs would keep the sound card awake, and end what a phone was playing.
        // Where there is no sound, that is told when something is to be heard.
        if (!context && "AudioContext" in globalThis) void opened().suspend();
      });
    },
    wake() {
      stopExpecting();
      setAudioSession("playback");
      // Refused where there was no press; `isAllowed` tells.
      opened()
        .resume()
        .catch(() => {});
    },
    async isAllowed() {
      const own = opened();
      if (own.state === "running") return true;
      const patience = new Promise((done) => setTimeout(done, REFUSED_AFTER_MS));
      await Promise.race([own.resume().catch(() => {}), patience]);
      return (own.state as AudioContextState) === "running";
    },
    play(sound) {
      const own = opened();
      const source = own.createBufferSource();
      source.buffer = sound;
      source.connect(own.destination);
      const latency = Math.min(own.outputLatency || own.baseLatency || 0, LONGEST_LATENCY_SECONDS);
      let isStopped = false;
      const over = new Promise<boolean>((done) => {
        source.onended = () => {
          source.disconnect();
          done(!isStopped);
        };
      });
      const startedAt = own.currentTime;
      source.start(startedAt);
      return {
        heardSeconds: () => own.currentTime - startedAt - latency,
        over,
        stop() {
          isStopped = true;
          source.stop();
        },
      };
    },
    close() {
      stopExpecting();
      setAudioSession("auto");
      void context?.close();
      context = null;
    },
  };
}

/** An iPhone whose switch is on silent plays a page's sounds only when it is told that they are wanted. */
function setAudioSession(type: "playback" | "auto"): void {
  const { audioSession } = navigator as Navigator & { audioSession?: { type: string } };
  if (audioSession) audioSession.type = type;
}
