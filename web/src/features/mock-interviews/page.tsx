import { useSearch } from "wouter";
import { LazyPlace } from "../../parts/lazy-view/lazy-place.tsx";
import { Picker } from "./picker/picker.tsx";
import { wantedSession } from "./practice-mode.ts";
import { TakeNotices } from "./take-notices.tsx";
import { useLeftTakes } from "./use-left-takes.ts";
import { BOOK, EVALUATION, ONE_WAY, REPORT, SESSION } from "./views.ts";

/** /mock-interviews: the interviews with an AI recruiter, and their reports; those with a person, and what they said. */
export default function MockInterviewsPage() {
  const bench = useLeftTakes();
  const query = new URLSearchParams(useSearch());
  const reportId = query.get("report");
  if (reportId)
    return (
      <>
        {bench && <TakeNotices bench={bench} sessionId={reportId} />}
        <LazyPlace key={reportId} of={REPORT} props={{ id: reportId }} />
      </>
    );
  const oneWay = query.get("one-way");
  if (oneWay)
    return <LazyPlace of={ONE_WAY} props={{ recruiterId: oneWay, sessionId: query.get("id") }} />;
  const book = query.get("book");
  if (book !== null)
    return <LazyPlace key={book} of={BOOK} props={{ recruiterId: book || null }} />;
  const evaluation = query.get("evaluation");
  if (evaluation) return <LazyPlace key={evaluation} of={EVALUATION} props={{ id: evaluation }} />;
  const wanted = wantedSession(query);
  if (wanted?.mode) {
    const { recruiterId, mode, id } = wanted;
    return <LazyPlace of={SESSION} props={{ recruiterId, mode, sessionId: id }} />;
  }
  return <Picker key={wanted?.recruiterId ?? ""} asks={wanted?.recruiterId ?? null} />;
}
