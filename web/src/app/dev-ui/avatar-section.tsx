import { RECRUITERS } from "content/recruiters/recruiters";
import { useState } from "react";
import { useT } from "../../i18n/i18n.ts";
import { LivePerson } from "../../parts/people/live-person.tsx";
import { Porthole } from "../../parts/people/porthole.tsx";
import { personaOf } from "../../parts/people/recruiter-personas.ts";
import { AVATAR_STATES, type AvatarState } from "../../parts/recruiter-avatar/avatar-state.ts";
import { Captions } from "../../parts/recruiter-avatar/captions.tsx";
import { createMoments } from "../../parts/recruiter-avatar/moment.ts";
import { RecruiterAvatar } from "../../parts/recruiter-avatar/recruiter-avatar.tsx";
import { useRecruiterVoice } from "../../parts/recruiter-avatar/use-recruiter-voice.ts";
import { VoiceControls } from "../../parts/recruiter-avatar/voice-controls.tsx";
import { Button } from "../../ui/button.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Select } from "../../ui/select.tsx";
import { Row, Sample } from "./sample.tsx";

const QUIET = createMoments();
const STATES = AVATAR_STATES.map((value) => ({ value, label: value }));
const [RANIA] = RECRUITERS;

/** Every recruiter in every state, and one who can be heard (signed in). */
export function AvatarSection() {
  const [state, setState] = useState<AvatarState>("neutral");
  const [id, setId] = useState(RANIA?.id ?? "");
  return (
    <Sample name="Recruiters">
      <Segmented
        label="State"
        options={STATES}
        value={state}
        onChange={setState}
        className="flex-wrap"
      />
      <div className="grid grid-cols-2 tablet:grid-cols-3">
        {RECRUITERS.map((recruiter) => (
          <div key={recruiter.id}>
            <Porthole>
              <LivePerson persona={personaOf(recruiter.id)} mood={state} moment={QUIET} />
            </Porthole>
            <p className="text-center text-ink-2 text-small">{recruiter.name}</p>
          </div>
        ))}
      </div>
      <Select aria-label="Recruiter" value={id} onChange={(event) => setId(event.target.value)}>
        {RECRUITERS.map((recruiter) => (
          <option key={recruiter.id} value={recruiter.id}>
            {recruiter.name}
          </option>
        ))}
      </Select>
      <Talk key={id} recruiterId={id} state={state} />
    </Sample>
  );
}

function Talk({ recruiterId, state }: { recruiterId: string; state: AvatarState }) {
  const t = useT();
  const recruiter = RECRUITERS.find(({ id }) => id === recruiterId);
  const voice = useRecruiterVoice({ voice: recruiter?.voiceType ?? "nova", language: "en" });
  if (!recruiter) return null;
  const shown = voice.status === "speaking" ? "speaking" : state;
  return (
    <div className="grid items-start gap-x-14 gap-y-5 tablet:grid-cols-2">
      <RecruiterAvatar
        recruiterId={recruiterId}
        name={recruiter.name}
        position={recruiter.position}
        airline={recruiter.airline}
        state={shown}
        statusText={t(`avatar.status.${shown}`)}
        moment={voice.moment}
      />
      <div className="grid gap-3">
        <Captions voice={voice} />
        <Row>
          <VoiceControls voice={voice} />
        </Row>
        <Row>
          <Button variant="primary" onClick={() => void voice.say(recruiter.greeting, 0.95)}>
            Greet
          </Button>
          <Button onClick={() => voice.stop()}>Stop</Button>
        </Row>
      </div>
    </div>
  );
}
