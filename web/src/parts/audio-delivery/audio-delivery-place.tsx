import { type ComponentType, useEffect, useState } from "react";
import { loadWords } from "../../i18n/i18n.ts";
import type { AudioDeliveryProps } from "./audio-delivery.tsx";

type LazyDelivery = ComponentType<AudioDeliveryProps>;

async function loadDelivery(): Promise<LazyDelivery> {
  const [{ AudioDelivery }] = await Promise.all([
    import("./audio-delivery.tsx"),
    loadWords("delivery", "report"),
  ]);
  return AudioDelivery;
}

/** The same as `AudioDelivery`, fetched when there is a take: a screen is opened more often than an answer is given. */
export function AudioDeliveryPlace(props: AudioDeliveryProps) {
  const [Loaded, setLoaded] = useState<LazyDelivery | null>(null);
  useEffect(() => {
    let isShown = true;
    loadDelivery().then(
      (delivery) => isShown && setLoaded(() => delivery),
      // Without a connection there is nothing to score with either.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return Loaded && <Loaded {...props} />;
}
