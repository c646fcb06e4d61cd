import { ABLE_BODIED_CRITERIA } from "content/evacuation/able-bodied-passengers";
import { EVACUATION_PROCEDURES } from "content/evacuation/evacuation";
import { EVACUATION_COMMANDS } from "content/evacuation/evacuation-commands";
import { EXIT_CONDITIONS, EXIT_FAILURES } from "content/evacuation/exit-assessment";
import type { EvacuationCommand, EvacuationProcedure } from "content/evacuation/schema";
import { SLIDE_CAPACITIES } from "content/evacuation/slide-capacities";
import { type Entry, part, sourceLine } from "./entry.ts";

/** The two procedures and their steps, commands, exits that fail, slides, and whom to ask for help. */
export function evacuationEntries(): Entry[] {
  return [
    ...EVACUATION_PROCEDURES.flatMap((procedure) => [
      procedureEntry(procedure),
      ...stepEntries(procedure),
    ]),
    ...EVACUATION_COMMANDS.map(commandEntry),
    ...EXIT_CONDITIONS.map(({ id, condition, lookFor, unusableWhen, thenDo }) => ({
      ...cited(`outside-${id}`, `Outside the exit: ${condition}`),
      names: [`${condition} outside the exit`],
      parts: [part("lead", lookFor), part("steps", thenDo), part("avoid", unusableWhen)],
      also: "evacuation evacuate assess exit outside window before opening",
    })),
    ...EXIT_FAILURES.map(({ id, failure, firstTry, otherwise }) => ({
      ...cited(`failure-${id}`, failure),
      names: [failure],
      parts: [part("lead", `${firstTry} ${otherwise}`)],
      also: "exit fails evacuation door handle slide",
    })),
    ...SLIDE_CAPACITIES.map((slide) => ({
      ...cited(`slide-${slide.id}`, slide.name, sourceLine(slide.source)),
      names: [slide.name, `${slide.name} capacity`],
      parts: [
        part(
          "lead",
          {
            id: "slide.capacity",
            values: { name: slide.name, people: slide.coursePer90Seconds },
          },
          [slide.realFigure],
        ),
      ],
      also: "evacuation how many people passengers in 90 seconds evacuate capacity",
    })),
    {
      ...cited("able-bodied", "Able-bodied passengers", sourceLine(ABLE_BODIED_CRITERIA.source)),
      names: ["Choosing able-bodied passengers", "whom to choose as able-bodied passenger"],
      parts: [
        part("lead", { id: "able-bodied.lead" }, ABLE_BODIED_CRITERIA.criteria),
        part("avoid", "", ABLE_BODIED_CRITERIA.excluded, { label: { id: "able-bodied.excluded" } }),
        part("use", "", ABLE_BODIED_CRITERIA.tasks, { label: { id: "able-bodied.tasks" } }),
        part("details", ABLE_BODIED_CRITERIA.note),
      ],
      also: "criteria select helper evacuation",
    },
  ];
}

const cited = (id: string, title: string, source: string | null = null) => ({
  citation: { id: `evacuation/${id}`, title: `Evacuation: ${title}`, source },
  set: "evacuation" as const,
});

const WHERE = { Land: "land", Water: "water ditching sea" } as const;

function procedureEntry(procedure: EvacuationProcedure): Entry {
  const { environment, title, steps } = procedure;
  return {
    ...cited(environment.toLowerCase(), title, sourceLine(procedure.timeLimitSource)),
    names: [
      title,
      `${environment} evacuation steps`,
      `steps of an evacuation on ${environment.toLowerCase()}`,
    ],
    parts: [
      part(
        "lead",
        { id: "evacuation.steps", values: { title } },
        steps.map(({ step, action, timeframe }) => `${step}. ${action} (${timeframe})`),
      ),
      part("details", procedure.description, procedure.keyFactors),
      part("time", procedure.timeLimitNote),
      part("use", "", procedure.equipmentChecks, { label: { id: "evacuation.checks" } }),
      part("example", "", procedure.passengerInstructions, {
        label: { id: "evacuation.passengers" },
      }),
      part("tips", "", procedure.safetyTips, { label: { id: "evacuation.tips" } }),
    ],
    also: `evacuation evacuate ${WHERE[environment]}`,
  };
}

function stepEntries({ environment, steps, timeLimitSource }: EvacuationProcedure): Entry[] {
  return steps.map(({ step, action, timeframe, details }) => ({
    ...cited(
      `${environment.toLowerCase()}-${step}`,
      `${environment}, step ${step}`,
      sourceLine(timeLimitSource),
    ),
    names: [action],
    parts: [
      part(
        "lead",
        { id: "evacuation.step", values: { step, action, timeframe, environment } },
        details,
      ),
    ],
    also: `evacuation evacuate ${WHERE[environment]}`,
  }));
}

function commandEntry(command: EvacuationCommand): Entry {
  const { id, when, easaStyle, usStyle, purpose, calledBy } = command;
  return {
    ...cited(`command-${id}`, `Command, ${when[0]?.toLowerCase()}${when.slice(1)}`),
    names: [easaStyle.join(" "), `${id.replaceAll("-", " ")} command`],
    parts: [
      part("lead", {
        id: "command.lead",
        values: { when, calledBy, easa: quoted(easaStyle), us: quoted(usStyle) },
      }),
      part("why", purpose),
    ],
    also: `evacuation ${when} command shout call`,
  };
}

const quoted = (phrases: readonly string[]) => phrases.map((phrase) => `"${phrase}"`).join(" ");
