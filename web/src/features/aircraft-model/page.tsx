import { AIRCRAFT_MODELS } from "content/aircraft-models/aircraft-models";
import type { ModelAnnotation } from "content/aircraft-models/schema";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "wouter";
import { useT } from "../../i18n/i18n.ts";
import { wantsStillness } from "../../lib/motion.ts";
import { canDraw } from "../../lib/scene/can-draw.ts";
import { BackLink } from "../../parts/back-link/back-link.tsx";
import { Chips } from "../../ui/chips.tsx";
import { Facts } from "./components/facts.tsx";
import { Notes } from "./components/notes.tsx";
import { PointList } from "./components/point-list.tsx";
import { Viewer } from "./components/viewer.tsx";
import { type ModelView, queryOf, stepFrom, viewFrom } from "./model.ts";

/** /aircraft-3d: six aircraft to turn and look at, with their exits and slides (specification 2, section 2.11). */
export default function AircraftModelPage() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const [isStill] = useState(wantsStillness);
  const usual = isStill || !canDraw() ? "schematic" : "3d";
  const view = viewFrom(params, usual);
  const { aircraft, point } = view;
  const [isRotating, setRotating] = useState(!isStill && !point);
  const heading = useRef<HTMLHeadingElement>(null);
  const area = useRef<HTMLDivElement>(null);
  // Where the focus was when the details opened, and goes when they close.
  const opener = useRef<{ id: string; isRow: boolean } | null>(null);

  useEffect(() => {
    const details = heading.current?.closest("section");
    if (!point || !opener.current || !details) return;
    // Who steps on from within stays on the button; the new name is spoken by itself.
    if (!details.contains(document.activeElement)) heading.current?.focus({ preventScroll: true });
    // On a phone list and details stand under the picture: both are brought into view together.
    const top = area.current?.getBoundingClientRect().top ?? 0;
    if (top < 0 || details.getBoundingClientRect().bottom > innerHeight)
      area.current?.scrollIntoView({ block: "start" });
  }, [point]);

  const show = (change: Partial<ModelView>) =>
    setParams(queryOf({ ...view, ...change }, usual), { replace: true });
  const pick = (next: ModelAnnotation, isRow = false) => {
    if (next === point) return close();
    opener.current = { id: next.id, isRow };
    setRotating(false);
    show({ point: next });
  };
  const step = (steps: 1 | -1) => {
    if (!point) return;
    const next = stepFrom(aircraft, point, steps);
    opener.current = { id: next.id, isRow: opener.current?.isRow ?? false };
    show({ point: next });
  };
  const close = () => {
    const { id, isRow } = opener.current ?? { id: point?.id ?? "", isRow: false };
    opener.current = null;
    show({ point: null });
    // Closing resumes the turn (specification 2, section 5); not for those who asked for stillness.
    setRotating(!isStill);
    area.current
      ?.querySelector<HTMLElement>(isRow ? `[data-row="${id}"]` : `[data-point="${id}"]`)
      ?.focus({ preventScroll: true });
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header>
        <BackLink />
        <h1 className="mt-1 text-h1">{t("features.aircraft3d.title")}</h1>
        <p className="mt-2 max-w-[58ch] text-[1.125rem] text-ink-2 leading-[1.55]">
          {t("aircraft.lede")}
        </p>
      </header>
      <Chips
        label={t("aircraft.selector")}
        value={aircraft.id}
        onChange={(id) => {
          const next = AIRCRAFT_MODELS.find((one) => one.id === id);
          if (!next || next === aircraft) return;
          if (point) setRotating(!isStill);
          opener.current = null;
          show({ aircraft: next, point: null });
        }}
        options={AIRCRAFT_MODELS.map(({ id, name }) => ({
          value: id,
          label: <bdi lang="en">{name}</bdi>,
        }))}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from wherever one is about the picture. */}
      <div
        ref={area}
        onKeyDown={(event) => {
          if (event.key === "Escape" && point) close();
        }}
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desktop:grid-cols-[minmax(0,1fr)_18rem] desktop:gap-6"
      >
        <Viewer
          view={view}
          isRotating={isRotating}
          heading={heading}
          onRotate={setRotating}
          onPicture={(picture) => show({ picture })}
          onPick={(next) => pick(next)}
          onStep={step}
          onClose={close}
        />
        <PointList aircraft={aircraft} chosen={point} onPick={(next) => pick(next, true)} />
      </div>
      <Facts aircraft={aircraft} />
      <Notes />
    </div>
  );
}
