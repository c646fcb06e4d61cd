import { useSearch } from "wouter";
import { AudioDeliveryPlace } from "../../parts/audio-delivery/audio-delivery-place.tsx";
import { drawAhead } from "../../parts/practice-session/draw-ahead.ts";
import { PracticeScreen } from "../../parts/practice-session/practice-screen.tsx";
import { CompletedTake } from "../../parts/recorder/completed-take.tsx";
import { DiscardDialog } from "../../parts/recorder/discard-dialog.tsx";
import { AudioDesk } from "./components/audio-desk.tsx";
import { useAudioRecorder } from "./use-audio-recorder.ts";

/** /audio-practice-star: a STAR answer said aloud (specification 2, section 2.4). */
export default function AudioPracticePage() {
  const audio = useAudioRecorder();
  // Where the take is shown, the address names the answer that it belongs to.
  const responseId = new URLSearchParams(useSearch()).get("answer");
  return (
    <>
      <PracticeScreen
        screen="audio"
        desk={(key, frame) => <AudioDesk {...frame} key={key} audio={audio} />}
        completion={
          audio.sentTake && (
            <>
              <CompletedTake take={audio.sentTake} filePrefix="star-practice" />
              <AudioDeliveryPlace
                take={audio.sentTake}
                question={audio.sentTake.question ?? ""}
                responseId={responseId}
              />
            </>
          )
        }
      />
      <DiscardDialog {...audio.unsent.dialog} />
    </>
  );
}

export function prefetch(): Promise<void> {
  return drawAhead("audio");
}
