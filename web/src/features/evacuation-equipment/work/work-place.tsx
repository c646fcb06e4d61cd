import { debriefOf } from "coach/door-operation/debrief";
import { canDo, deedsFor, hasTask } from "coach/door-operation/operate";
import { TASKS, type WorkedExit } from "coach/door-operation/state";
import { DOOR_MECHANISMS } from "content/evacuation-equipment/door-mechanisms";
import type { EquipmentAircraft, ExitConfiguration } from "content/evacuation-equipment/schema";
import { X } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { type EquipmentView, openingOf, slideSecondsOf, VIEWS, type View } from "../model.ts";
import { DebriefView } from "./debrief-view.tsx";
import { Deeds } from "./deeds.tsx";
import { Log } from "./log.tsx";
import { Stage } from "./stage.tsx";
import { useExercise } from "./use-exercise.ts";

interface WorkPlaceProps {
  shown: EquipmentView;
  exit: ExitConfiguration;
  onView: (view: View) => void;
  onClose: () => void;
}

/** An exit in one's own hands: armed, disarmed, opened and used, rightly or not, with what comes of it. */
export function WorkPlace({ shown, exit, onView, onClose }: WorkPlaceProps) {
  const t = useT();
  const { aircraft } = shown;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const command = useRef<HTMLDivElement>(null);
  const worked = workedExit(aircraft, exit);
  const tasks = TASKS.filter((task) => hasTask(worked, task));
  const exercise = useExercise(worked, tasks[0] ?? "evacuate");
  const { state } = exercise;
  const { motion } = openingOf(aircraft.id, exit.exitId);
  useEffect(() => heading.current?.focus(), []);

  return (
    <Panel
      as="section"
      aria-labelledby={id}
      className="relative grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <div className="pe-12">
        <h2 id={id} ref={heading} tabIndex={-1} className="scroll-mt-24 text-h2 outline-none">
          {t("operate.title", { exit: exit.position })}
        </h2>
        <p className="mt-1 max-w-[65ch] text-ink-2 text-label leading-[1.55]">
          {t(worked.isHatch ? "operate.hatch" : "operate.lede")}
        </p>
      </div>
      <Button
        variant="quiet"
        size="icon"
        className="absolute end-3 top-3 tablet:end-5 tablet:top-5"
        aria-label={t("operate.close")}
        onClick={onClose}
      >
        <Icon of={X} />
      </Button>
      <div className="flex flex-wrap justify-between gap-3">
        {tasks.length > 1 && (
          <Segmented
            label={t("operate.task.label")}
            options={tasks.map((value) => ({ value, label: t(`operate.task.${value}`) }))}
            value={state.task}
            onChange={exercise.begin}
            className="max-tablet:grid! max-tablet:w-full max-tablet:grid-cols-2"
          />
        )}
        <Segmented
          label={t("equipment.view.label")}
          options={VIEWS.map((value) => ({ value, label: t(`equipment.view.${value}`) }))}
          value={shown.view}
          onChange={onView}
        />
      </div>
      <div
        ref={command}
        role="status"
        tabIndex={-1}
        className="scroll-mt-24 rounded-control bg-dawn-soft px-4 py-3 outline-none"
      >
        <p className="font-semibold text-dawn-ink text-label">
          {t(`operate.command.${state.task}`)}
        </p>
        <p className="mt-0.5 text-ink text-small leading-[1.5]">
          {t(`operate.goal.${state.task}`)}
        </p>
      </div>
      <div className="items-start gap-8 desktop:grid desktop:grid-cols-[minmax(0,11fr)_minmax(0,9fr)]">
        {/* On a phone the deeds are long: what they do stays in sight, where the screen is tall enough for both. */}
        <div className="bg-panel pb-3 max-desktop:[@media(min-height:44rem)]:sticky max-desktop:[@media(min-height:44rem)]:top-15 max-desktop:[@media(min-height:44rem)]:z-10">
          <Stage shown={shown} exit={exit} exercise={exercise} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 max-desktop:mt-3 max-desktop:[&_:is(button,h3)]:scroll-mt-104">
          {state.isOver ? (
            <DebriefView
              debrief={debriefOf(state)}
              worked={worked}
              motion={motion}
              onAgain={() => {
                exercise.begin(state.task);
                command.current?.focus();
              }}
            />
          ) : (
            <Deeds
              deeds={deedsFor(state)}
              latest={state.done.at(-1)?.deed}
              canDo={(deed) => canDo(state, deed)}
              worked={worked}
              motion={motion}
              onDeed={exercise.act}
            />
          )}
          <Log done={state.done} worked={worked} motion={motion} />
        </div>
      </div>
    </Panel>
  );
}

function workedExit(aircraft: EquipmentAircraft, exit: ExitConfiguration): WorkedExit {
  return {
    mechanism: DOOR_MECHANISMS[aircraft.id],
    isHatch: exit.isWindowExit,
    hasSlide: !exit.slideType.startsWith("No slide"),
    slideSeconds: slideSecondsOf(exit),
  };
}
