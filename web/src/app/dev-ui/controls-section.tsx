import { ArrowRight, Mic, Send } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { Chips } from "../../ui/chips.tsx";
import { Field } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Select } from "../../ui/select.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { ToggleChips } from "../../ui/toggle-chips.tsx";
import { Row, Sample } from "./sample.tsx";

const SKILLS = ["All Skills", "Core", "Communication", "Presentation", "Behavioral"].map(
  (label) => ({
    value: label,
    label,
  }),
);
const MODES = ["Text", "Audio", "Video"].map((label) => ({ value: label, label }));

export function ControlsSection() {
  return (
    <Sample name="Controls">
      <Row>
        <Button variant="primary">Primary</Button>
        <Button>Line</Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="primary" isPending>
          Saving…
        </Button>
        <Button disabled>Disabled</Button>
        <Button size="icon" aria-label="Record">
          <Icon of={Mic} />
        </Button>
        <Button variant="primary" size="icon" aria-label="Send">
          <Icon of={Send} />
        </Button>
      </Row>
      <Row>
        <a href="#top" className={buttonClass("primary", "big")}>
          Start practising <Icon of={ArrowRight} size={18} isDirectional />
        </a>
        <Button variant="quiet" size="big">
          Look around with a demo account
        </Button>
      </Row>
      <Choices />
      <Tabs
        label="Airline"
        tabs={["Overview", "Values", "Tips", "News"].map((name) => ({
          value: name,
          label: name,
          content: <Panel>{name} of the airline</Panel>,
        }))}
      />
      <Panel className="grid gap-5">
        <Field label="Full name" hint="As it stands in your application." isRequired>
          <TextInput placeholder="Leïla Benali" autoComplete="off" />
        </Field>
        <Field label="Detailed feedback" error="Detailed feedback is required">
          <TextInput defaultValue="Good" />
        </Field>
        <Field label="Target airline">
          <Select defaultValue="Emirates">
            <option>Emirates</option>
            <option>Qatar Airways</option>
            <option>Singapore Airlines</option>
          </Select>
        </Field>
        <Answer />
        <Field label="Closed">
          <TextInput disabled value="Not while the recruiter speaks" />
        </Field>
      </Panel>
    </Sample>
  );
}

function Choices() {
  const [skill, setSkill] = useState("All Skills");
  const [mode, setMode] = useState("Text");
  const [tags, setTags] = useState<string[]>(["Text"]);
  return (
    <>
      <Segmented label="Practice mode" options={MODES} value={mode} onChange={setMode} />
      <Chips label="Skills" options={SKILLS} value={skill} onChange={setSkill} />
      <p id="dev-tags" className="text-small">
        What it shows
      </p>
      <ToggleChips
        labelledBy="dev-tags"
        options={MODES}
        values={tags}
        onToggle={(tag) =>
          setTags(tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag])
        }
      />
    </>
  );
}

function Answer() {
  const [text, setText] = useState("I came round from behind the desk so we stood side by side.");
  const limit = 80;
  return (
    <Field
      label="Action"
      hint="What you did, step by step, with “I”."
      counter={`${text.length} of ${limit}`}
      isOverLimit={text.length > limit}
      error={text.length > limit && "Shorten this section."}
    >
      <TextArea value={text} onChange={(event) => setText(event.target.value)} />
    </Field>
  );
}
