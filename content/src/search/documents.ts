// For the build and for tests only: it reads every set, so no screen may import it.
import { AIRCRAFT_MODELS } from "../aircraft-models/aircraft-models.ts";
import { AIRLINE_QUESTIONS } from "../airline-questions/airline-questions.ts";
import { AIRLINE_REQUIREMENTS } from "../airline-requirements/airline-requirements.ts";
import { AIRLINES } from "../airlines/airlines.ts";
import { AIRPORTS } from "../airports/airports.ts";
import { MORE_AIRPORTS } from "../airports/more-airports.ts";
import { CANDIDATE_QUESTIONS } from "../assessment-days/candidate-questions.ts";
import { DAY_LISTS } from "../assessment-days/day-lists.ts";
import { INTERVIEW_MOMENTS } from "../assessment-days/final-interview.ts";
import { GROUP_TASKS } from "../assessment-days/group-tasks.ts";
import { ASSESSMENT_STAGES } from "../assessment-days/stages.ts";
import { COCKPIT_COMPONENTS } from "../cockpit/cockpit.ts";
import { COCKPIT_QUESTIONS } from "../cockpit/cockpit-questions.ts";
import { CULTURE_CHECKS } from "../cultures/checks.ts";
import { CULTURAL_PROFILES } from "../cultures/cultures.ts";
import { PREPARATION_MODULES } from "../cultures/preparation-modules.ts";
import { DOOR_QUIZ } from "../door-quiz/door-quiz.ts";
import { MORE_DOOR_QUESTIONS } from "../door-quiz/more-door-questions.ts";
import { ABLE_BODIED_CRITERIA } from "../evacuation/able-bodied-passengers.ts";
import { EVACUATION_PROCEDURES } from "../evacuation/evacuation.ts";
import { EVACUATION_COMMANDS } from "../evacuation/evacuation-commands.ts";
import { EXIT_CONDITIONS, EXIT_FAILURES } from "../evacuation/exit-assessment.ts";
import { SLIDE_CAPACITIES } from "../evacuation/slide-capacities.ts";
import { DOOR_COMPONENTS } from "../evacuation-equipment/door-components.ts";
import { EVACUATION_EQUIPMENT } from "../evacuation-equipment/evacuation-equipment.ts";
import { EXIT_RATINGS } from "../evacuation-equipment/exit-ratings.ts";
import { MOCK_INTERVIEW_QUESTIONS } from "../mock-interview/mock-interview.ts";
import type { MultipleChoice } from "../multiple-choice.ts";
import { QUESTIONS } from "../questions/questions.ts";
import { RECRUITERS } from "../recruiters/recruiters.ts";
import { SCENARIOS } from "../scenarios/scenarios.ts";
import { JUDGEMENT_QUESTIONS } from "../situational-judgement/situational-judgement.ts";
import { TOPICS } from "../syllabus/topics.ts";
import { MORE_TERMS } from "../terminology/more-terms.ts";
import { TERMINOLOGY } from "../terminology/terminology.ts";
import type { SearchDocument, SearchSet } from "./schema.ts";

const together = (...parts: readonly (string | readonly string[] | undefined)[]) =>
  parts.flat().filter(Boolean).join(" ");

const slug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

function entry(
  set: SearchSet,
  id: string,
  title: string,
  text: string,
  also: readonly string[] = [],
): SearchDocument {
  return { id: `${set}/${id}`, set, title, also, text };
}

const quiz = (bank: readonly MultipleChoice[]) =>
  bank.map(({ id, question, correctAnswer, explanation }) =>
    entry("quiz", id, question, together(correctAnswer, explanation)),
  );

function airlines(): SearchDocument[] {
  return AIRLINES.map((airline) => {
    const asked = AIRLINE_REQUIREMENTS[airline.id];
    return entry(
      "airlines",
      airline.id,
      airline.airlineName,
      together(
        airline.headquarters,
        airline.region,
        airline.alliance,
        airline.coreValues,
        airline.keyDifferentiators,
        airline.interviewTips,
        asked && [asked.person.languages, asked.body.swimming, asked.body.appearance],
        asked && [asked.work.training, asked.work.bases],
      ),
      [airline.iataCode],
    );
  });
}

function airports(): SearchDocument[] {
  return [...AIRPORTS, ...MORE_AIRPORTS].map(
    ({ code, icao, name, city, country, continent, hub, remember }) =>
      entry("airports", code, `${code} ${name}`, together(continent, hub, remember), [
        icao,
        city,
        country,
      ]),
  );
}

function terms(): SearchDocument[] {
  return [...TERMINOLOGY, ...MORE_TERMS].map(({ id, term, definition, usage, category, glosses }) =>
    entry(
      "terminology",
      id,
      term,
      together(definition, usage, category),
      Object.values(glosses).filter((gloss) => gloss !== undefined),
    ),
  );
}

function evacuation(): SearchDocument[] {
  return [
    ...EVACUATION_PROCEDURES.flatMap(({ environment, title, description, ...lists }) => [
      entry(
        "evacuation",
        slug(environment),
        title,
        together(
          description,
          lists.keyFactors,
          lists.equipmentChecks,
          lists.passengerInstructions,
          lists.safetyTips,
        ),
      ),
      ...lists.steps.map(({ step, action, details }) =>
        entry("evacuation", `${slug(environment)}-${step}`, action, together(details), [
          environment,
        ]),
      ),
    ]),
    ...EVACUATION_COMMANDS.map(({ id, when, easaStyle, usStyle, purpose }) =>
      entry("evacuation", `command-${id}`, easaStyle.join(" "), together(when, usStyle, purpose)),
    ),
    ...EXIT_CONDITIONS.map(({ id, condition, lookFor, unusableWhen, thenDo }) =>
      entry("evacuation", `outside-${id}`, condition, together(lookFor, unusableWhen, thenDo)),
    ),
    ...EXIT_FAILURES.map(({ id, failure, firstTry, otherwise }) =>
      entry("evacuation", `failure-${id}`, failure, together(firstTry, otherwise)),
    ),
    ...SLIDE_CAPACITIES.map(({ id, name, realFigure }) =>
      entry("evacuation", `slide-${id}`, name, realFigure),
    ),
    entry(
      "evacuation",
      "able-bodied",
      "Choosing able-bodied passengers",
      together(
        ABLE_BODIED_CRITERIA.criteria,
        ABLE_BODIED_CRITERIA.note,
        ABLE_BODIED_CRITERIA.tasks,
      ),
    ),
  ];
}

function aircraft(): SearchDocument[] {
  return [
    ...AIRCRAFT_MODELS.flatMap(({ id, name, slideConfiguration, realExits, annotations }) => [
      entry("aircraft", id, name, together(slideConfiguration, realExits.note)),
      ...annotations.map((point) =>
        entry("aircraft", `${id}-${point.id}`, `${point.term}, ${name}`, point.definition),
      ),
    ]),
    ...EVACUATION_EQUIPMENT.map((one) =>
      entry(
        "aircraft",
        `equipment-${slug(one.aircraftType)}`,
        `Evacuation equipment of the ${one.aircraftType}`,
        together(one.description, one.emergencyFeatures, one.crewProcedures, one.real.comparison),
      ),
    ),
    ...DOOR_COMPONENTS.map(({ id, name, label, purpose, check, mistake }) =>
      entry("aircraft", `door-${id}`, name, together(purpose, check, mistake), [label]),
    ),
    ...EXIT_RATINGS.map(({ exitType, note }) =>
      entry("aircraft", `exit-${slug(exitType)}`, `${exitType} exit`, note),
    ),
  ];
}

function cultures(): SearchDocument[] {
  return [
    ...Object.entries(CULTURAL_PROFILES).map(([id, profile]) =>
      entry(
        "cultures",
        id,
        `Interviews in ${profile.country}`,
        together(
          profile.eyeContactNorms,
          profile.handshakeStyle,
          profile.businessCardProtocol,
          profile.commonGreetings,
          profile.culturalTaboos,
          profile.interviewTips,
        ),
        [profile.region],
      ),
    ),
    ...PREPARATION_MODULES.map(({ id, title, description, tasks }) =>
      entry("cultures", `module-${id}`, title, together(description, tasks)),
    ),
  ];
}

function questions(): SearchDocument[] {
  return [
    ...[...QUESTIONS, ...AIRLINE_QUESTIONS].map((one) =>
      entry(
        "questions",
        one.id,
        one.question,
        together(one.category, one.competency, one.listensFor, one.trap),
      ),
    ),
    ...MOCK_INTERVIEW_QUESTIONS.filter(({ id }) => !QUESTIONS.some((known) => known.id === id)).map(
      ({ id, question, expectedPoints, whyAsked }) =>
        entry("questions", id, question, together(expectedPoints, whyAsked)),
    ),
  ];
}

async function scenarios(): Promise<SearchDocument[]> {
  const loaded = await Promise.all(SCENARIOS.map(({ load }) => load()));
  return loaded.map(({ id, title, setting, procedure }) =>
    entry("scenarios", id, title, together(setting, procedure)),
  );
}

function assessmentDays(): SearchDocument[] {
  return [
    ...ASSESSMENT_STAGES.map(({ id, name, happens, observed, mistakes, preparation }) =>
      entry("assessment-days", id, name, together(happens, observed, mistakes, preparation)),
    ),
    ...GROUP_TASKS.map(({ id, title, brief, assessorsNote }) =>
      entry("assessment-days", `group-${id}`, title, together(brief, assessorsNote), [
        "group task",
      ]),
    ),
    ...INTERVIEW_MOMENTS.map(({ id, moment, advice, forExample, avoid }) =>
      entry("assessment-days", `final-${id}`, moment, together(advice, forExample, avoid)),
    ),
    ...DAY_LISTS.map(({ id, title, items }) =>
      entry(
        "assessment-days",
        `list-${id}`,
        title,
        together(items.flatMap(({ what, why }) => [what, why])),
      ),
    ),
    // Every page keeps the index for when it is offline, and answers are long: found by the question.
    ...CANDIDATE_QUESTIONS.map(({ id, question }) =>
      entry("assessment-days", `asked-${id}`, question, ""),
    ),
  ];
}

/** A situation is found by what happens in it; what to do is not given away. */
const judgements = () =>
  JUDGEMENT_QUESTIONS.map(({ id, situation, theme, competency }) => {
    const [opening = situation] = situation.split(/(?<=[.?]) /);
    return entry("situational-judgement", id, opening, situation, [theme, competency]);
  });

async function syllabus(): Promise<SearchDocument[]> {
  const topics = await Promise.all(
    TOPICS.map(async ({ id, title, load }) => {
      const { cards, questions: bank } = await load();
      return [
        ...cards.map((card) =>
          entry("syllabus", card.id, card.front, together(card.back, card.points), [title]),
        ),
        ...quiz(bank).map((one) => ({ ...one, also: [id] })),
      ];
    }),
  );
  return topics.flat();
}

/** All content that can be found, set by set. */
export async function searchDocuments(): Promise<SearchDocument[]> {
  return [
    ...airlines(),
    ...airports(),
    ...terms(),
    ...COCKPIT_COMPONENTS.map((one) =>
      entry(
        "cockpit",
        one.id,
        one.name,
        together(one.description, one.flightAttendantRelevance, one.emergencyFunction),
        [one.category],
      ),
    ),
    ...evacuation(),
    ...aircraft(),
    ...cultures(),
    ...RECRUITERS.map((one) =>
      entry(
        "recruiters",
        one.id,
        one.name,
        together(one.position, one.culturalBackground, one.interviewStyle, one.focusAreas),
        [one.airline],
      ),
    ),
    ...questions(),
    ...(await syllabus()),
    ...(await scenarios()),
    ...assessmentDays(),
    ...judgements(),
    ...quiz(COCKPIT_QUESTIONS),
    ...quiz(Object.values(CULTURE_CHECKS).flat()),
    ...quiz(MORE_DOOR_QUESTIONS),
    ...DOOR_QUIZ.map(({ id, component, description, correctAnswer, explanation }) =>
      entry("quiz", id, description, together(correctAnswer, explanation), [component]),
    ),
  ];
}
