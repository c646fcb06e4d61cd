import type { ReactNode } from "react";
import { Panel } from "../../../ui/panel.tsx";

interface NumberedPictureProps {
  id: string;
  heading: string;
  /** The drawing, with its numbers in it. */
  children: ReactNode;
  texts: readonly string[];
}

/** One large drawing with numbers, and what they stand for beside it. */
export function NumberedPicture({ id, heading, children, texts }: NumberedPictureProps) {
  return (
    <Panel as="section" aria-labelledby={id}>
      <h2 id={id} className="text-h2">
        {heading}
      </h2>
      <div className="mt-5 grid items-center gap-x-8 gap-y-5 desktop:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="overflow-hidden rounded-[14px] bg-room">{children}</div>
        <ol className="grid gap-3">
          {texts.map((text, index) => (
            <li key={text} className="flex gap-3">
              <span
                aria-hidden
                className="tabular grid size-6.5 shrink-0 place-items-center rounded-full bg-ink font-semibold text-micro text-panel"
              >
                {index + 1}
              </span>
              <span className="text-label">{text}</span>
            </li>
          ))}
        </ol>
      </div>
    </Panel>
  );
}

/** A number in a drawing. */
export function Pin({ at, number }: { at: readonly [number, number]; number: number }) {
  return (
    <g transform={`translate(${at[0]} ${at[1]})`}>
      <circle r="9" fill="var(--ink)" stroke="var(--panel)" strokeWidth="1.500" />
      <text y="4" textAnchor="middle" fontSize="11" fontWeight="600" fill="var(--panel)">
        {number}
      </text>
    </g>
  );
}
