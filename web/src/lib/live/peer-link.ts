import { CALL_SIGNALS_AT_ONCE_MAX } from "contract/interview-call-terms";
import type { CallSignal, IceServer } from "contract/interview-calls";

/** "lost": there was a connection and it is tried again. "failed": no way was found, or none any more. */
export type LinkState = "connecting" | "connected" | "lost" | "failed";

/** What the other one lets be heard and seen. */
export interface Shared {
  hasMicrophone: boolean;
  hasCamera: boolean;
}

export interface LinkOptions {
  /** Of two that offer at once the polite one gives way. It also waits for the first offer. */
  isPolite: boolean;
  iceServers: readonly IceServer[];
  send(signals: CallSignal[]): Promise<void>;
  onState(state: LinkState): void;
  /** The other's sound and picture; their tracks come and go in it. */
  onStream(stream: MediaStream): void;
  onShared(shared: Shared): void;
}

export interface PeerLink {
  /** Handles what the other one sent, one after the other. */
  take(signal: CallSignal): void;
  /** What is to be heard and seen on the other side; null for nothing. No new agreement is needed for it. */
  setTracks(tracks: Tracks): void;
  share(shared: Shared): void;
  close(): void;
}

export interface Tracks {
  audio: MediaStreamTrack | null;
  video: MediaStreamTrack | null;
}

/** Candidates come in a flock: what is there within this time goes in one message. */
const FLOCK_MS = 40;
/** A network that is changed, from Wi-Fi to the phone's, is silent this long before another way is looked for. */
const PATIENCE_MS = 4000;
/** Two that have found no way to each other by then will find none. */
const LONGEST_SEARCH_MS = 20_000;
const RETRIES = 4;
const RETRY_MS = 1000;
const KINDS = ["audio", "video"] as const;

/**
 * The connection between two browsers, by "perfect negotiation" (W3C WebRTC 1.0, section 10.7): either may look for a new way
 * at any time. The impolite one makes one line for sound and one for picture at the beginning; microphones and cameras are put
 * into them and taken out without a word to the other.
 */
export function openPeerLink(options: LinkOptions): PeerLink {
  const pc = new RTCPeerConnection({ iceServers: options.iceServers as RTCIceServer[] });
  const remote = new MediaStream();
  const tracks: Tracks = { audio: null, video: null };
  let shared: Shared = { hasMicrophone: false, hasCamera: false };
  let channel: RTCDataChannel | null = null;
  let isOffering = false;
  let isIgnoring = false;
  let isTakingAnswer = false;
  let work: Promise<unknown> = Promise.resolve();
  let patience: ReturnType<typeof setTimeout> | undefined;
  let hadConnection = false;
  const push = createOutbox(options.send);

  const search = setTimeout(() => {
    if (!hadConnection) options.onState("failed");
  }, LONGEST_SEARCH_MS);

  const describe = async () => {
    await pc.setLocalDescription();
    const { type, sdp } = pc.localDescription ?? {};
    if (type === "offer" || type === "answer") push({ kind: "description", type, sdp: sdp ?? "" });
  };

  const placeTracks = () => {
    for (const { sender, receiver } of pc.getTransceivers()) {
      const track = tracks[receiver.track.kind as keyof Tracks];
      if (sender.track !== track) void sender.replaceTrack(track);
    }
  };

  const openChannel = (opened: RTCDataChannel) => {
    channel = opened;
    opened.onopen = () => opened.send(JSON.stringify(shared));
    opened.onmessage = ({ data }) => {
      const told = readShared(data);
      if (told) options.onShared(told);
    };
    if (opened.readyState === "open") opened.send(JSON.stringify(shared));
  };

  const takeDescription = async ({ type, sdp }: CallSignal & { kind: "description" }) => {
    const isReady = !isOffering && (pc.signalingState === "stable" || isTakingAnswer);
    isIgnoring = type === "offer" && !isReady && !options.isPolite;
    if (isIgnoring) return;
    isTakingAnswer = type === "answer";
    await pc.setRemoteDescription({ type, sdp });
    isTakingAnswer = false;
    if (type !== "offer") return;
    for (const transceiver of pc.getTransceivers()) transceiver.direction = "sendrecv";
    placeTracks();
    await describe();
  };

  const takeCandidate = async ({ kind: _, ...candidate }: CallSignal & { kind: "candidate" }) => {
    try {
      await pc.addIceCandidate(candidate);
    } catch (error) {
      // Candidates of an offer that was not taken fit nothing here.
      if (!isIgnoring) throw error;
    }
  };

  pc.onnegotiationneeded = async () => {
    try {
      isOffering = true;
      await describe();
    } finally {
      isOffering = false;
    }
  };
  pc.onicecandidate = ({ candidate }) => {
    if (!candidate) return;
    const { sdpMid, sdpMLineIndex } = candidate;
    push({ kind: "candidate", candidate: candidate.candidate, sdpMid, sdpMLineIndex });
  };
  pc.ontrack = ({ track }) => {
    remote.addTrack(track);
    options.onStream(remote);
  };
  pc.ondatachannel = (event) => openChannel(event.channel);
  pc.onconnectionstatechange = () => {
    clearTimeout(patience);
    if (pc.connectionState === "connected") {
      hadConnection = true;
      options.onState("connected");
    }
    if (pc.connectionState === "disconnected") {
      options.onState("lost");
      patience = setTimeout(() => pc.restartIce(), PATIENCE_MS);
    }
    if (pc.connectionState === "failed") {
      options.onState("failed");
      pc.restartIce();
    }
  };

  if (!options.isPolite) {
    for (const kind of KINDS) pc.addTransceiver(kind, { direction: "sendrecv" });
    openChannel(pc.createDataChannel("shared"));
  }

  return {
    take: (signal) => {
      work = work
        .then(() =>
          signal.kind === "description" ? takeDescription(signal) : takeCandidate(signal),
        )
        // One bad step is not the end: the search for another way begins anew.
        .catch(() => pc.signalingState !== "closed" && pc.restartIce());
    },
    setTracks: (next) => {
      Object.assign(tracks, next);
      placeTracks();
    },
    share: (next) => {
      shared = next;
      if (channel?.readyState === "open") channel.send(JSON.stringify(shared));
    },
    close: () => {
      clearTimeout(search);
      clearTimeout(patience);
      pc.onconnectionstatechange = null;
      pc.onicecandidate = null;
      pc.onnegotiationneeded = null;
      pc.close();
    },
  };
}

/** One message at a time, in its order; each is tried again a few times, for a network that is just being changed. */
function createOutbox(send: LinkOptions["send"]): (signal: CallSignal) => void {
  const waiting: CallSignal[] = [];
  let isSending = false;
  const deliver = async (batch: CallSignal[], triesLeft: number): Promise<void> => {
    try {
      await send(batch);
    } catch {
      if (triesLeft === 0) return;
      await pause(RETRY_MS);
      await deliver(batch, triesLeft - 1);
    }
  };
  const empty = async () => {
    await pause(FLOCK_MS);
    await deliver(waiting.splice(0, CALL_SIGNALS_AT_ONCE_MAX), RETRIES);
    if (waiting.length > 0) await empty();
  };
  return (signal) => {
    waiting.push(signal);
    if (isSending) return;
    isSending = true;
    void empty().finally(() => {
      isSending = false;
    });
  };
}

const pause = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** The other browser is not ours to trust: anything but two marks is nothing. */
function readShared(data: unknown): Shared | null {
  try {
    const { hasMicrophone, hasCamera } = JSON.parse(String(data)) as Shared;
    return { hasMicrophone: hasMicrophone === true, hasCamera: hasCamera === true };
  } catch {
    return null;
  }
}
