import { useSearchParams } from "wouter";
import { LazyPlace } from "../../parts/lazy-view/lazy-place.tsx";
import { viewFrom } from "./model.ts";
import { Overview } from "./overview/overview.tsx";
import { useRecord } from "./use-record.ts";
import { DAY, EXERCISES, JUDGEMENT, PART, STORY } from "./views.ts";

/** /syllabus: the course in eight parts, decisions to take, and the assessment day. Its material is built in: it calls no server. */
export default function SyllabusPage() {
  const [query] = useSearchParams();
  const kept = useRecord();
  const view = viewFrom(query);
  switch (view.at) {
    case "part":
      return <LazyPlace key={view.part.id} of={PART} props={{ ...view, kept }} />;
    case "scenario":
      return <LazyPlace key={view.scenario} of={STORY} props={{ id: view.scenario, kept }} />;
    case "test":
      return view.test === "judgement" ? (
        <LazyPlace of={JUDGEMENT} props={{ situation: view.situation, kept }} />
      ) : (
        <LazyPlace key={view.test} of={EXERCISES} props={{ test: view.test, kept }} />
      );
    case "day":
      return <LazyPlace of={DAY} props={{ ...view, kept }} />;
    default:
      return <Overview record={kept.record} />;
  }
}
