import { loadWords } from "../../i18n/i18n.ts";
import { useLate } from "../../lib/use-late.ts";
import type { AudioDeliveryProps } from "./audio-delivery.tsx";

async function loadDelivery() {
  const [{ AudioDelivery }] = await Promise.all([
    import("./audio-delivery.tsx"),
    loadWords("delivery", "report"),
  ]);
  return AudioDelivery;
}

/**
 * The same as `AudioDelivery`, fetched when there is a take: a screen is opened more often than an answer is given.
 * Without a connection there is nothing to score with either.
 */
export function AudioDeliveryPlace(props: AudioDeliveryProps) {
  const { part: AudioDelivery } = useLate(loadDelivery, true);
  return AudioDelivery && <AudioDelivery {...props} />;
}
