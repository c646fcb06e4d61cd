import { LOCAL_KEYS, readLocal, writeLocal } from "../storage.ts";

/** How somebody wants to hear the recruiter on this device. */
export interface VoiceSettings {
  isMuted: boolean;
  hasCaptions: boolean;
  /** One of `PACES`; every speed is multiplied by it. */
  pace: number;
}

export const PACES = [0.75, 1, 1.25, 1.5] as const;

const DEFAULT: VoiceSettings = { isMuted: false, hasCaptions: true, pace: 1 };

export function voiceSettingsKey(userKey: string): string {
  return `${LOCAL_KEYS.voice}:${userKey}`;
}

/** What is not readable is as it was at first: sound, captions, the voice's own pace. */
export function readVoiceSettings(userKey: string): VoiceSettings {
  try {
    const stored = JSON.parse(
      readLocal(voiceSettingsKey(userKey)) ?? "{}",
    ) as Partial<VoiceSettings>;
    return {
      isMuted: stored.isMuted === true,
      hasCaptions: stored.hasCaptions !== false,
      pace: PACES.find((pace) => pace === stored.pace) ?? DEFAULT.pace,
    };
  } catch {
    return DEFAULT;
  }
}

export function writeVoiceSettings(userKey: string, settings: VoiceSettings): void {
  writeLocal(voiceSettingsKey(userKey), JSON.stringify(settings));
}
