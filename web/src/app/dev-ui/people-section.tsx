import { useState } from "react";
import { CabinScene } from "../../parts/people/cabin-scene.tsx";
import { InitialsWindow } from "../../parts/people/initials-window.tsx";
import { LivePerson } from "../../parts/people/live-person.tsx";
import { MOUTH_SHAPES, Mouth, type MouthShape } from "../../parts/people/mouth.tsx";
import { type Mood, Person } from "../../parts/people/person.tsx";
import { AMIRA } from "../../parts/people/personas/amira.ts";
import { DANIEL } from "../../parts/people/personas/daniel.ts";
import { HELGA } from "../../parts/people/personas/helga.ts";
import { JOAO } from "../../parts/people/personas/joao.ts";
import { LEILA } from "../../parts/people/personas/leila.ts";
import { MEI } from "../../parts/people/personas/mei.ts";
import { RUTH } from "../../parts/people/personas/ruth.ts";
import { Porthole } from "../../parts/people/porthole.tsx";
import { StarPicture } from "../../parts/people/star-picture.tsx";
import { TrioPicture } from "../../parts/people/trio-picture.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { WindowRow } from "../../ui/window-row.tsx";
import { Row, Sample } from "./sample.tsx";

const RECRUITERS = [AMIRA, MEI, DANIEL, HELGA, JOAO, RUTH];
const MOODS: Mood[] = ["warm", "listening", "thinking"];
const HERO = { width: 196, height: 306, gap: 30, frame: 15 };

export function PeopleSection() {
  const [shape, setShape] = useState<MouthShape>("rest");
  return (
    <Sample name="People and pictures">
      <div className="grid grid-cols-2 tablet:grid-cols-3">
        {RECRUITERS.map((persona, index) => (
          <Porthole key={persona.coat}>
            <Person persona={persona} mood={MOODS[index % 3] ?? "warm"} />
          </Porthole>
        ))}
      </div>
      <div className="grid grid-cols-4 tablet:grid-cols-7">
        {MOUTH_SHAPES.map((mouth) => (
          <Porthole key={mouth}>
            <Person
              persona={JOAO}
              crop="60 60 120 150"
              mouth={<Mouth shape={mouth} lip={JOAO.lip} />}
            />
          </Porthole>
        ))}
      </div>
      <div className="grid items-center gap-4 tablet:grid-cols-2">
        <Porthole frame="full">
          <LivePerson persona={AMIRA} mouth={shape} isSpeaking={shape !== "rest"} />
        </Porthole>
        <Segmented
          label="Mouth"
          options={MOUTH_SHAPES.map((value) => ({ value, label: value }))}
          value={shape}
          onChange={setShape}
          className="flex-wrap"
        />
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
