import { COCKPIT_COMPONENTS } from "content/cockpit/cockpit";
import { RECRUITERS } from "content/recruiters/recruiters";
import { SCENARIOS } from "content/scenarios/scenarios";
import { type Entry, part, sourceLine } from "./entry.ts";

/** What cabin crew know of the flight deck. */
export function cockpitEntries(): Entry[] {
  return COCKPIT_COMPONENTS.map((one) => ({
    citation: {
      id: `cockpit/${one.id}`,
      title: `Flight deck: ${one.name}`,
      source: sourceLine(one.source),
    },
    set: "cockpit",
    names: [one.name, one.name.replace(/ (or|and|with) .*$/, "")],
    parts: [
      part("lead", one.description),
      part("why", one.flightAttendantRelevance, [], { label: { id: "part.for-cabin-crew" } }),
      part("use", one.emergencyFunction, [], { label: { id: "part.in-emergency" } }),
    ],
    also: "cockpit flight deck panel pilots",
  }));
}

/** The drill behind each branching story, without giving its decisions away. */
export async function scenarioEntries(): Promise<Entry[]> {
  const loaded = await Promise.all(SCENARIOS.map(({ load }) => load()));
  return loaded.map((scenario) => ({
    citation: {
      id: `scenarios/${scenario.id}`,
      title: `Scenario: ${scenario.title}`,
      source: scenario.sources.map((source) => sourceLine(source)).join("; "),
    },
    set: "scenarios",
    names: [scenario.title],
    parts: [
      part("lead", scenario.setting),
      part("steps", "", scenario.procedure, { label: { id: "part.drill" } }),
    ],
    also: "scenario simulation story",
  }));
}

/** The made-up recruiters of the mock interviews. */
export function recruiterEntries(): Entry[] {
  return RECRUITERS.map((one) => ({
    citation: { id: `recruiters/${one.id}`, title: `Recruiter: ${one.name}`, source: null },
    set: "recruiters",
    names: [one.name, ...one.name.split(" ").filter((name) => name.length > 3)],
    parts: [
      part(
        "lead",
        {
          id: "recruiter.lead",
          values: { name: one.name, position: one.position, airline: one.airline },
        },
        [one.interviewStyle],
      ),
      part("watched", "", one.focusAreas, { label: { id: "part.watched" } }),
      part("style", one.feedbackStyle),
      part("tips", "", one.regionalExpectations),
    ],
    also: `recruiter interviewer persona ${one.airline}`,
  }));
}
