import { useQuery } from "@tanstack/react-query";
import { CALL_PRESENCE_SECONDS } from "contract/interview-call-terms";
import type { CallState, IceServer } from "contract/interview-calls";
import type { Party } from "contract/mock-interview-terms";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "../../../lib/api-error.ts";
import { createLocalMedia, type LocalMedia } from "../../../lib/live/local-media.ts";
import {
  type LinkState,
  openPeerLink,
  type PeerLink,
  type Shared,
} from "../../../lib/live/peer-link.ts";
import type { MediaFault } from "../../../lib/media/media-fault.ts";
import { stayAwake } from "../../../lib/media/stay-awake.ts";
import { randomId } from "../../../lib/random.ts";
import { hangUp, keepPresence, presenceKey, readCall, sendSignals } from "./api.ts";

/** Where the stream of changes does not come through, two that look for each other ask. */
const SEARCH_MS = 2000;

/** Sound and picture of one of the two, as they stand. */
export interface Side {
  stream: MediaStream | null;
  shared: Shared;
}

export interface Call {
  /** "elsewhere": the same person has joined from another tab since. */
  phase: "out" | "joining" | "in" | "elsewhere";
  own: Side;
  /** Null while the other one is not there. */
  other: Side | null;
  link: LinkState;
  /** What stands in the way of microphone or camera. */
  fault: MediaFault | null;
  /** Why the call could not be joined, or ended; the server's words, or "" for no connection. */
  refusal: string | null;
  join(devices: "camera" | "microphone" | "none"): void;
  turn(device: "microphone" | "camera", isOn: boolean): void;
  renewDevices(): void;
  leave(): void;
}

const NOTHING: Side = { stream: null, shared: { hasMicrophone: false, hasCamera: false } };

/** The live call of an interview on this device: its own microphone and camera, and the link to the other one. */
export function useCall(id: string, party: Party): Call {
  const [peer, setPeer] = useState<string | null>(null);
  const [phase, setPhase] = useState<Call["phase"]>("out");
  const [own, setOwn] = useState(NOTHING);
  const [other, setOther] = useState<Side | null>(null);
  const [link, setLink] = useState<LinkState>("connecting");
  const [fault, setFault] = useState<MediaFault | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const media = useRef<LocalMedia | null>(null);
  const openLink = useRef<PeerLink | null>(null);
  const iceServers = useRef<readonly IceServer[]>([]);
  const handled = useRef(0);
  const isJoining = useRef(false);

  const { data, error } = useQuery<CallState>({
    queryKey: presenceKey(id, peer),
    queryFn: async () => {
      const presence = { peer: peer ?? "", after: handled.current, isJoining: isJoining.current };
      const state = await keepPresence(id, presence);
      isJoining.current = false;
      return state;
    },
    enabled: peer !== null,
    refetchInterval: ({ state }) =>
      state.data?.other && link !== "connected" ? SEARCH_MS : CALL_PRESENCE_SECONDS * 1000,
    refetchIntervalInBackground: true,
    gcTime: 0,
  });

  const end = (next: Call["phase"]) => {
    media.current?.close();
    media.current = null;
    setOwn(NOTHING);
    setPeer(null);
    setPhase(next);
  };

  const otherPeer = peer && data?.isCurrent ? data.other : null;
  useEffect(() => {
    if (!peer || !otherPeer) return;
    setLink("connecting");
    setOther(NOTHING);
    const change = (part: Partial<Side>) =>
      setOther((before) => ({ ...(before ?? NOTHING), ...part }));
    const opened = openPeerLink({
      isPolite: party === "candidate",
      iceServers: iceServers.current,
      send: (signals) => sendSignals(id, { from: peer, to: otherPeer, signals }),
      onState: setLink,
      onStream: (stream) => change({ stream }),
      onShared: (shared) => change({ shared }),
    });
    openLink.current = opened;
    if (media.current) {
      opened.setTracks(media.current.tracks());
      opened.share(media.current.shared());
    }
    return () => {
      opened.close();
      openLink.current = null;
      setOther(null);
    };
  }, [id, party, peer, otherPeer]);

  // After the effect that opens the link: what came with the news of the other one is for it.
  useEffect(() => {
    for (const { seq, from, signal } of data?.signals ?? []) {
      if (seq <= handled.current) continue;
      handled.current = seq;
      if (from === otherPeer) openLink.current?.take(signal);
    }
  }, [data, otherPeer]);

  const isElsewhere = peer !== null && data?.isCurrent === false;
  const isRefused = peer !== null && error instanceof ApiError && error.status < 500;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `end` only sets state.
  useEffect(() => {
    if (isElsewhere) end("elsewhere");
    if (isRefused) {
      end("out");
      setRefusal(error.text);
    }
  }, [isElsewhere, isRefused]);

  useEffect(() => {
    if (!peer) return;
    const sleep = stayAwake();
    const leave = () => hangUp(id, peer);
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
      sleep();
    };
  }, [id, peer]);
  useEffect(() => () => media.current?.close(), []);

  const join: Call["join"] = async (devices) => {
    setPhase("joining");
    setFault(null);
    setRefusal(null);
    media.current?.close();
    const local = createLocalMedia(() => {
      setOwn({ stream: local.stream(), shared: local.shared() });
      openLink.current?.setTracks(local.tracks());
      openLink.current?.share(local.shared());
    });
    media.current = local;
    const inTheWay = devices === "none" ? null : await local.open(devices === "camera");
    setFault(inTheWay);
    if (media.current !== local) return;
    // Nothing to be heard with: whether to go in and listen is for the person to say.
    if (inTheWay && !local.tracks().audio) return end("out");
    try {
      iceServers.current = (await readCall(id)).iceServers;
    } catch (thrown) {
      end("out");
      setRefusal(thrown instanceof ApiError ? thrown.text : "");
      return;
    }
    if (media.current !== local) return;
    handled.current = 0;
    isJoining.current = true;
    setPeer(randomId());
    setPhase("in");
  };

  return {
    phase,
    own,
    other,
    link,
    fault,
    refusal,
    join: (devices) => void join(devices),
    turn: (device, isOn) => void media.current?.turn(device, isOn).then(setFault),
    renewDevices: () => void media.current?.renew().then(setFault),
    leave: () => end("out"),
  };
}
