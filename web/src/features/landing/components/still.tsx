import { type ReactNode, useEffect, useState } from "react";
import { type StillName, stillOf } from "../stills.ts";

interface StillProps {
  name: StillName;
  /** What it shows, for those who cannot see it; without it the drawing is decoration. */
  label?: string;
}

/** A drawing that the build has put into the page; only where there is none is it drawn here. */
export function Still({ name, label }: StillProps) {
  const html = stillOf(name);
  const [drawing, setDrawing] = useState<ReactNode>(null);
  useEffect(() => {
    if (html !== undefined) return;
    void import("./drawings.tsx").then(({ DRAWINGS }) => setDrawing(DRAWINGS[name]));
  }, [html, name]);
  const place = {
    "data-still": name,
    className: "block h-full w-full",
    ...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true }),
  };
  if (html === undefined) return <span {...place}>{drawing}</span>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, made by the build.
  return <span {...place} dangerouslySetInnerHTML={{ __html: html }} />;
}
