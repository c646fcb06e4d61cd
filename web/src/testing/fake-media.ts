import { vi } from "vitest";

/** One camera or microphone that is on. */
class FakeTrack extends EventTarget {
  readyState: "live" | "ended" = "live";
  readonly kind: "audio" | "video";
  constructor(kind: "audio" | "video") {
    super();
    this.kind = kind;
  }
  stop() {
    this.readyState = "ended";
  }
  /** The device is unplugged. */
  unplug() {
    this.stop();
    this.dispatchEvent(new Event("ended"));
  }
  getSettings() {
    return this.kind === "video" ? { width: 640, height: 480, frameRate: 30 } : {};
  }
}

class FakeStream {
  readonly tracks: FakeTrack[];
  constructor(tracks: FakeTrack[]) {
    this.tracks = tracks;
  }
  getTracks() {
    return this.tracks;
  }
  getAudioTracks() {
    return this.tracks.filter(({ kind }) => kind === "audio");
  }
  getVideoTracks() {
    return this.tracks.filter(({ kind }) => kind === "video");
  }
}

/** The browser's recorder, with a test instead of a microphone: it yields what `give` hands it. */
class FakeMediaRecorder {
  static isTypeSupported = (format: string) => format.includes("webm") && !format.includes("vp9");
  static latest: FakeMediaRecorder;
  state: "inactive" | "recording" | "paused" = "inactive";
  mimeType: string;
  timeslice: number | undefined;
  onstart: (() => void) | null = null;
  onpause: (() => void) | null = null;
  onresume: (() => void) | null = null;
  onstop: (() => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  ondataavailable: ((event: { data: Blob }) => void) | null = null;
  constructor(_stream: FakeStream, { mimeType = "audio/webm" }: { mimeType?: string } = {}) {
    this.mimeType = mimeType;
    FakeMediaRecorder.latest = this;
  }
  start(timeslice?: number) {
    this.timeslice = timeslice;
    this.state = "recording";
    this.onstart?.();
  }
  pause() {
    this.state = "paused";
    this.onpause?.();
  }
  resume() {
    this.state = "recording";
    this.onresume?.();
  }
  requestData() {}
  give(bytes: string) {
    this.ondataavailable?.({ data: new Blob([bytes], { type: this.mimeType }) });
  }
  stop() {
    this.state = "inactive";
    // A recorder hands over what is left before it says that it has stopped.
    queueMicrotask(() => {
      this.give("end");
      this.onstop?.();
    });
  }
  fail(message: string) {
    const error = new DOMException(message, "UnknownError");
    this.onerror?.(Object.assign(new Event("error"), { error }));
  }
}

export interface FakeMedia {
  /** Each stream that was opened, the latest last. */
  streams: FakeStream[];
  /** What was asked of the browser, the latest last. */
  asked: MediaStreamConstraints[];
  recorder(): FakeMediaRecorder;
  /** From now on the browser refuses with this `DOMException`. */
  refuse(name: string, message?: string): void;
}

/** Puts a camera, a microphone and a recorder into a browser that has none. Undone by `vi.unstubAllGlobals`. */
export function stubMedia(): FakeMedia {
  const streams: FakeStream[] = [];
  const asked: MediaStreamConstraints[] = [];
  let refusal: DOMException | null = null;
  const mediaDevices = Object.assign(new EventTarget(), {
    async getUserMedia(constraints: MediaStreamConstraints) {
      asked.push(constraints);
      if (refusal) throw refusal;
      const tracks = [new FakeTrack("audio")];
      if (constraints.video) tracks.push(new FakeTrack("video"));
      const stream = new FakeStream(tracks);
      streams.push(stream);
      return stream;
    },
    async enumerateDevices() {
      return [{ kind: "audioinput", deviceId: "desk", label: "Desk microphone" }];
    },
  });
  vi.stubGlobal("MediaRecorder", FakeMediaRecorder);
  const wakeLock = { request: async () => ({ released: false, release: async () => {} }) };
  const extras: Record<PropertyKey, unknown> = { mediaDevices, wakeLock };
  const browser = new Proxy(navigator, {
    get: (own, name) => extras[name] ?? Reflect.get(own, name, own),
  });
  vi.stubGlobal("navigator", browser);
  // jsdom has neither files to play nor a canvas to draw on.
  HTMLMediaElement.prototype.play = async () => {};
  HTMLMediaElement.prototype.pause = () => {};
  HTMLMediaElement.prototype.load = () => {};
  HTMLCanvasElement.prototype.getContext = () => null;
  URL.createObjectURL = () => "blob:take";
  URL.revokeObjectURL = () => {};
  return {
    streams,
    asked,
    recorder: () => FakeMediaRecorder.latest,
    refuse(name, message = "refused") {
      refusal = new DOMException(message, name);
    },
  };
}
