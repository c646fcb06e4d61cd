import { DOOR_MECHANISMS } from "content/evacuation-equipment/door-mechanisms";
import type { ExitConfiguration } from "content/evacuation-equipment/schema";
import { useId } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Panel } from "../../../ui/panel.tsx";
import { AisleView } from "../drawing/aisle-view.tsx";
import { AT_REST } from "../drawing/door-state.ts";
import { OutsideView } from "../drawing/outside-view.tsx";
import { Tags } from "../drawing/tags.tsx";
import {
  cardsOf,
  type EquipmentView,
  geometryOf,
  hasPackOnDoor,
  hasSlideGraphic,
  isDualLane,
  isLeft,
  openingOf,
} from "../model.ts";

interface ExitCardsProps {
  shown: EquipmentView;
  onExit: (exit: ExitConfiguration) => void;
}

/** The first four exits as drawn pictures with the labels of their parts; with slides on, from outside too. */
export function ExitCards({ shown, onExit }: ExitCardsProps) {
  const t = useT();
  const id = useId();
  const cards = cardsOf(shown.aircraft);
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="text-h2">
          {t("equipment.cards.title")}
        </h2>
        <p className="text-ink-2 text-small">
          {t("equipment.cards.shown", {
            shown: String(cards.length),
            total: String(shown.aircraft.exitConfigurations.length),
          })}
        </p>
      </div>
      <ul className="mt-4 grid auto-cols-[15.5rem] grid-flow-col gap-4 max-desktop:-mx-5 max-desktop:overflow-x-auto max-desktop:px-5 max-desktop:pb-2 desktop:auto-cols-auto desktop:grid-flow-row desktop:grid-cols-4">
        {cards.map((exit) => (
          <ExitCard key={exit.exitId} shown={shown} exit={exit} onExit={onExit} />
        ))}
      </ul>
    </section>
  );
}

interface ExitCardProps extends ExitCardsProps {
  exit: ExitConfiguration;
}

function ExitCard({ shown, exit, onExit }: ExitCardProps) {
  const t = useT();
  const { aircraft, areSlidesShown } = shown;
  const opening = openingOf(aircraft.id, exit.exitId);
  const mechanism = DOOR_MECHANISMS[aircraft.id];
  const hasSlide = hasSlideGraphic(exit);
  const isChosen = exit === shown.exit;
  return (
    <Panel
      as="li"
      isFlush
      className={`group relative flex flex-col transition-colors duration-[120ms] hover:border-edge ${isChosen ? "border-lagoon! outline outline-lagoon" : ""}`}
    >
      <AisleView
        opening={opening}
        mechanism={mechanism}
        isLeft={isLeft(exit.exitId)}
        hasPackOnDoor={hasPackOnDoor(aircraft.id, exit.exitId)}
        isDualLane={isDualLane(exit)}
        hasSlide={hasSlide}
        picture={AT_REST}
        label={t("equipment.cards.aisle", { position: exit.position })}
      >
        <Tags opening={opening} mechanism={mechanism} isLeft={isLeft(exit.exitId)} />
      </AisleView>
      {areSlidesShown && (
        <OutsideView
          geometry={geometryOf(aircraft.id)}
          opening={opening}
          isLeft={isLeft(exit.exitId)}
          isDualLane={isDualLane(exit)}
          hasSlide={hasSlide}
          open={1}
          inflation={1}
          label={t(hasSlide ? "equipment.cards.outside" : "equipment.cards.outsideBare", {
            position: exit.position,
          })}
        />
      )}
      <div className="flex flex-1 flex-col border-seam border-t px-4 pt-3.5 pb-4">
        <button
          type="button"
          aria-pressed={isChosen}
          onClick={() => onExit(exit)}
          className="text-start font-semibold text-label leading-snug after:absolute after:inset-0 after:rounded-[18px] focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-lagoon focus-visible:after:-outline-offset-2 tablet:after:rounded-panel"
        >
          <bdi lang="en">{exit.position}</bdi>
        </button>
        <p className="mt-0.5 text-ink-2 text-small">
          <bdi lang="en">{exit.exitType}</bdi>
        </p>
        <p className="tabular text-ink-2 text-small">
          <bdi lang="en">{exit.capacity}</bdi>
        </p>
        {areSlidesShown && (
          <p className="mt-1.5 text-small">
            <bdi lang="en">{exit.slideType}</bdi>
          </p>
        )}
      </div>
    </Panel>
  );
}
