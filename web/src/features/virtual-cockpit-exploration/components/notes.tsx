import type { CockpitNote } from "content/cockpit/schema";
import { useId } from "react";
import { Panel } from "../../../ui/panel.tsx";
import { SourceLine } from "./source-line.tsx";

/** The learning objectives, or the professional tips. */
export function Notes({ title, notes }: { title: string; notes: readonly CockpitNote[] }) {
  const id = useId();
  return (
    <Panel as="section" aria-labelledby={id}>
      <h2 id={id} className="text-h2">
        {title}
      </h2>
      <ul className="mt-3">
        {notes.map((note) => (
          <li key={note.id} className="border-seam border-t py-3.5 first:border-t-0">
            <p lang="en" dir="ltr" className="text-label leading-[1.6]">
              {note.text}
            </p>
            {note.source && <SourceLine source={note.source} className="mt-1" />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
