import { useEffect, useState } from "react";
import { useSearchParams } from "wouter";
import { queryOf, type StudyView, viewFrom } from "./model.ts";

/** Browsers allow an address to be changed some hundred times in half a minute; typing is quicker. */
const WRITE_AFTER_MS = 300;

/** The view of the address; what is being typed counts at once, and reaches the address at a pause. */
export function useStudyView(): [StudyView, (change: Partial<StudyView>) => void] {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState<string | null>(null);
  const stored = viewFrom(params);
  const view = typed === null ? stored : { ...stored, search: typed };
  const query = queryOf(view);

  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => {
      setParams(query, { replace: true });
      setTyped(null);
    }, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed, query, setParams]);

  const change = (next: Partial<StudyView>) => {
    if (next.search !== undefined && Object.keys(next).length === 1) return setTyped(next.search);
    setTyped(null);
    setParams(queryOf({ ...view, ...next }), { replace: true });
  };
  return [view, change];
}
