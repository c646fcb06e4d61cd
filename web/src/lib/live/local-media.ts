import { ANALYSIS_CAPTURE } from "../media/capture-settings.ts";
import { faultOf, type MediaFault } from "../media/media-fault.ts";
import { closeStream, openStream } from "../media/open-stream.ts";
import type { Shared, Tracks } from "./peer-link.ts";

const { video: VIDEO, audio: AUDIO } = ANALYSIS_CAPTURE;

type Device = "microphone" | "camera";
const KIND_OF = { microphone: "audio", camera: "video" } as const;

/** Microphone and camera of this device while a call lasts. Each change is told to `onChange`. */
export interface LocalMedia {
  /** For the picture of oneself and the level; null with neither. */
  stream(): MediaStream | null;
  tracks(): Tracks;
  shared(): Shared;
  /** Asks once for both, then for the microphone alone. Resolves to what stands in the way, if anything does. */
  open(hasCamera: boolean): Promise<MediaFault | null>;
  /** Turns one on, or off so that its light goes out. */
  turn(device: Device, isOn: boolean): Promise<MediaFault | null>;
  /** Takes what is on from the devices that are chosen by now. */
  renew(): Promise<MediaFault | null>;
  close(): void;
}

export function createLocalMedia(onChange: () => void): LocalMedia {
  const tracks: Tracks = { audio: null, video: null };
  let stream: MediaStream | null = null;
  let isClosed = false;

  const put = (kind: keyof Tracks, track: MediaStreamTrack | null) => {
    tracks[kind]?.stop();
    tracks[kind] = track;
    // A device that is pulled out ends by itself.
    if (track)
      track.onended = () => {
        if (tracks[kind] === track) put(kind, null);
      };
    const all = [tracks.audio, tracks.video].filter((one) => one !== null);
    stream = all.length > 0 ? new MediaStream(all) : null;
    onChange();
  };

  const ask = async (wanted: Record<keyof Tracks, boolean>): Promise<MediaFault | null> => {
    try {
      const opened = await openStream({
        video: wanted.video ? VIDEO : null,
        audio: wanted.audio ? AUDIO : null,
      });
      if (isClosed) closeStream(opened);
      else for (const track of opened.getTracks()) put(track.kind as keyof Tracks, track);
      return null;
    } catch (thrown) {
      return faultOf(thrown);
    }
  };

  return {
    stream: () => stream,
    tracks: () => ({ ...tracks }),
    shared: () => ({
      hasMicrophone: tracks.audio?.enabled === true,
      hasCamera: tracks.video !== null,
    }),
    open: async (hasCamera) => {
      const fault = await ask({ audio: true, video: hasCamera });
      // Somebody who said no is not asked again; a missing or busy camera leaves the microphone.
      if (!fault || !hasCamera || fault.kind === "denied") return fault;
      return (await ask({ audio: true, video: false })) ?? fault;
    },
    turn: async (device, isOn) => {
      const kind = KIND_OF[device];
      if (kind === "audio" && tracks.audio) {
        // A microphone is silenced, not closed: it is back with the first word.
        tracks.audio.enabled = isOn;
        onChange();
        return null;
      }
      if (isOn) return ask({ audio: kind === "audio", video: kind === "video" });
      put(kind, null);
      return null;
    },
    renew: async () => {
      const wasSilent = tracks.audio?.enabled === false;
      const fault = await ask({ audio: tracks.audio !== null, video: tracks.video !== null });
      if (wasSilent && tracks.audio) tracks.audio.enabled = false;
      onChange();
      return fault;
    },
    close: () => {
      isClosed = true;
      for (const kind of ["audio", "video"] as const) tracks[kind]?.stop();
      Object.assign(tracks, { audio: null, video: null });
      stream = null;
    },
  };
}
