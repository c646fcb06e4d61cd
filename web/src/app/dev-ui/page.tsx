import { type ReactNode, useEffect } from "react";
import { AvatarSection } from "./avatar-section.tsx";
import { ControlsSection } from "./controls-section.tsx";
import { DataSection } from "./data-section.tsx";
import { OverlaysSection } from "./overlays-section.tsx";
import { PeopleSection } from "./people-section.tsx";
import { SurfacesSection } from "./surfaces-section.tsx";

/** Every part of `ui` and `parts/people` in all its states, by day and by night. Served in development only. */
export default function DevUiPage() {
  // The light tokens stand on the root, so the left column needs a light page.
  useEffect(() => {
    const root = document.documentElement;
    const before = root.dataset["theme"];
    root.dataset["theme"] = "light";
    return () => {
      if (before) root.dataset["theme"] = before;
    };
  }, []);
  return (
    <main className="grid min-h-dvh desktop:grid-cols-2">
      <h1 className="sr-only">Kit of parts</h1>
      <Theme name="light">
        <Everything />
      </Theme>
      <Theme name="night">
        <Everything />
      </Theme>
    </main>
  );
}

function Theme({ name, children }: { name: "light" | "night"; children: ReactNode }) {
  return (
    <div data-theme={name} className="min-w-0 bg-cabin px-5 py-8 text-ink tablet:px-8">
      <p className="text-ink-2 text-small">{name}</p>
      {children}
    </div>
  );
}

function Everything() {
  return (
    <div className="grid gap-12">
      <SurfacesSection />
      <ControlsSection />
      <OverlaysSection />
      <DataSection />
      <PeopleSection />
      <AvatarSection />
    </div>
  );
}
