import type { ReactNode } from "react";
import { Panel } from "../../../ui/panel.tsx";

interface PictureListProps {
  id: string;
  heading: string;
  note: string;
  pictures: readonly { id: string; drawing: ReactNode; title: string; text: string }[];
}

/** Pictures in a row, each with its words below: the drawing is looked at, the words are read aloud. */
export function PictureList({ id, heading, note, pictures }: PictureListProps) {
  return (
    <Panel as="section" aria-labelledby={id}>
      <h2 id={id} className="text-h2">
        {heading}
      </h2>
      <p className="mt-1 max-w-[66ch] text-ink-2 text-small">{note}</p>
      <ul className="mt-5 grid gap-x-5 gap-y-7 min-[30rem]:grid-cols-2 desktop:grid-cols-4">
        {pictures.map((picture) => (
          <li key={picture.id}>
            <div className="overflow-hidden rounded-[14px] bg-room">{picture.drawing}</div>
            <h3 className="mt-3 text-h3">{picture.title}</h3>
            <p className="mt-0.5 text-ink-2 text-small">{picture.text}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
