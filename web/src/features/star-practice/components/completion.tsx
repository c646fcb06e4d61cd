import type { Take } from "../../../lib/media/take.ts";
import { useLate } from "../../../lib/use-late.ts";
import { AudioDeliveryPlace } from "../../../parts/audio-delivery/audio-delivery-place.tsx";

const loadPlayer = () =>
  import("../../../parts/recorder/completed-take.tsx").then(({ CompletedTake }) => CompletedTake);

interface CompletionProps {
  take: Take;
  responseId: string | null;
}

/** Of an answer just submitted aloud: the recording once more, and how it sounds. */
export function Completion({ take, responseId }: CompletionProps) {
  const { part: CompletedTake } = useLate(loadPlayer, true);
  return (
    <>
      {CompletedTake && <CompletedTake take={take} filePrefix={`star-practice-${take.kind}`} />}
      <AudioDeliveryPlace take={take} question={take.question ?? ""} responseId={responseId} />
    </>
  );
}
