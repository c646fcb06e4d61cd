import { CabinScene } from "../../parts/people/cabin-scene.tsx";
import { InitialsWindow } from "../../parts/people/initials-window.tsx";
import { Mouth } from "../../parts/people/mouth.tsx";
import { SPOKEN_POSES } from "../../parts/people/mouth-pose.ts";
import { Person } from "../../parts/people/person.tsx";
import { DANIEL } from "../../parts/people/personas/daniel.ts";
import { HELGA } from "../../parts/people/personas/helga.ts";
import { LEILA } from "../../parts/people/personas/leila.ts";
import { Porthole } from "../../parts/people/porthole.tsx";
import { StarPicture } from "../../parts/people/star-picture.tsx";
import { TrioPicture } from "../../parts/people/trio-picture.tsx";
import { Panel } from "../../ui/panel.tsx";
import { WindowRow } from "../../ui/window-row.tsx";
import { Row, Sample } from "./sample.tsx";

const HERO = { width: 196, height: 306, gap: 30, frame: 15 };

export function PeopleSection() {
  return (
    <Sample name="People and pictures">
      <div className="grid grid-cols-4 tablet:grid-cols-6">
        {Object.entries(SPOKEN_POSES).map(([shape, pose]) => (
          <Porthole key={shape}>
            <Person
              persona={DANIEL}
              crop="60 60 120 150"
              mouth={<Mouth pose={pose} lip={DANIEL.lip} />}
            />
          </Porthole>
        ))}
      </div>
      <div className="grid gap-4 tablet:grid-cols-3">
        {[LEILA, HELGA, DANIEL].map((persona) => (
          <Panel key={persona.coat} isFlush>
            <div className="h-[184px] bg-frame-2">
              <Person persona={persona} crop="-88 24 416 240" behind={<CabinScene />} />
            </div>
          </Panel>
        ))}
        <Panel isFlush>
          <div className="h-[148px] bg-room">
            <StarPicture />
          </div>
        </Panel>
        <Panel isFlush>
          <div className="h-[148px] bg-room">
            <Person persona={LEILA} crop="-140 26 520 222" behind={null} />
          </div>
        </Panel>
        <Panel isFlush>
          <div className="h-[148px] bg-room">
            <TrioPicture />
          </div>
        </Panel>
      </div>
      <WindowRow items={[{ raise: 0.34 }, { raise: 0.72 }, { raise: 1 }]} size={HERO} hasWing />
      <Row>
        <InitialsWindow name="Leïla Benali" />
        <InitialsWindow name="Leïla Benali" size="small" />
        <InitialsWindow name="王小明" />
      </Row>
    </Sample>
  );
}
