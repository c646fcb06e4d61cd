import { oneOf, type Random, whole } from "../chance.ts";
import { exercise, wrong } from "./draw.ts";
import { tenths } from "./figures.ts";
import type { Exercise, WrongOption } from "./schema.ts";

/** Passengers and a ratio of two meals: how many of one? */
export function mealCount(random: Random): Exercise {
  const [chicken, pasta] = oneOf(random, [
    [3, 2],
    [2, 1],
    [3, 1],
    [5, 3],
    [7, 3],
  ] as const);
  const parts = chicken + pasta;
  const passengers = parts * whole(random, 12, 30);
  const part = passengers / parts;
  const answer = `${pasta * part} pasta meals`;
  return exercise(
    random,
    {
      kind: "meal-count",
      question: `${passengers} passengers are served chicken and pasta in the ratio ${chicken} to ${pasta}. How many pasta meals are loaded?`,
      answer,
      steps: [
        `${chicken} + ${pasta} = ${parts} parts.`,
        `${passengers} / ${parts} = ${part} meals to a part.`,
        `${pasta} x ${part} = ${answer}`,
      ],
    },
    [
      wrong(`${chicken * part} pasta meals`, "That is the chicken"),
      wrong(
        `${Math.floor((passengers * pasta) / chicken)} pasta meals`,
        "Divided by one side of the ratio",
      ),
      wrong(`${part} pasta meals`, "That is one part"),
      wrong(`${pasta * part + parts} pasta meals`, "Added the parts instead of multiplying"),
      wrong(`${pasta * part - 2} pasta meals`, "Slipped by two"),
    ],
  );
}

interface UnitTask {
  question: string;
  answer: string;
  steps: string[];
  candidates: WrongOption[];
}

/** Conversions with the rounded factors that tests print beside the question. */
const UNIT_TASKS: readonly ((random: Random) => UnitTask)[] = [
  (random) => {
    const kilograms = whole(random, 4, 32);
    const answer = `${tenths(kilograms * 22)} lb`;
    return {
      question: `A bag weighs ${kilograms} kg. 1 kg is about 2.2 lb. How heavy is it in pounds?`,
      answer,
      steps: [`${kilograms} x 2.2 = ${answer}`],
      candidates: [
        wrong(`${tenths(Math.round((kilograms * 100) / 22))} lb`, "Divided instead of multiplying"),
        wrong(`${kilograms * 2} lb`, "Left out the tenths"),
        wrong(`${tenths(kilograms * 32)} lb`, "Multiplied by 3.2"),
        wrong(`${tenths(kilograms * 22 + 22)} lb`, "Counted one kilogram too many"),
      ],
    };
  },
  (random) => {
    const celsius = whole(random, 1, 8) * 5;
    const fahrenheit = (celsius * 9) / 5 + 32;
    const answer = `${fahrenheit} degrees Fahrenheit`;
    return {
      question: `At the destination it is ${celsius} degrees Celsius. What is that in Fahrenheit? Multiply by 9, divide by 5, add 32.`,
      answer,
      steps: [`${celsius} x 9 / 5 = ${(celsius * 9) / 5}`, `${(celsius * 9) / 5} + 32 = ${answer}`],
      candidates: [
        wrong(`${(celsius * 9) / 5} degrees Fahrenheit`, "Forgot to add 32"),
        wrong(`${celsius + 32} degrees Fahrenheit`, "Only added 32"),
        wrong(
          `${((celsius + 32) * 9 - (((celsius + 32) * 9) % 5)) / 5} degrees Fahrenheit`,
          "Added 32 before multiplying",
        ),
        wrong(`${celsius * 2 + 32} degrees Fahrenheit`, "Doubled instead of 9 by 5"),
      ],
    };
  },
  (random) => {
    const feet = whole(random, 20, 82) * 500;
    const answer = `${(feet * 3) / 10} m`;
    return {
      question: `The aircraft flies at ${feet} ft. 1 ft is about 0.3 m. How many metres is that?`,
      answer,
      steps: [`${feet} x 3 = ${feet * 3}`, `${feet * 3} / 10 = ${answer}`],
      candidates: [
        wrong(`${feet * 3} m`, "Lost the decimal point"),
        wrong(`${feet / 2} m`, "Took half"),
        wrong(`${(feet * 3) / 100} m`, "Moved the decimal point twice"),
        wrong(`${(feet * 4) / 10} m`, "Multiplied by 0.4"),
      ],
    };
  },
  (random) => {
    const miles = whole(random, 5, 60) * 50;
    const exact = miles * 1852;
    const answer = `${Math.round(exact / 1000)} km`;
    return {
      question: `The remaining distance is ${miles} nautical miles. 1 nautical mile is 1.852 km. How many kilometres is that, rounded to a whole number?`,
      answer,
      steps: [`${miles} x 1852 m = ${exact} m`, `${exact} m / 1000, rounded, is ${answer}`],
      candidates: [
        wrong(`${Math.round((miles * 1609) / 1000)} km`, "Took the land mile of 1.609 km"),
        wrong(`${Math.round((miles * 1000) / 1852)} km`, "Divided instead of multiplying"),
        wrong(`${miles * 2} km`, "Rounded the factor up to 2"),
      ],
    };
  },
];

export function units(random: Random): Exercise {
  const { question, answer, steps, candidates } = oneOf(random, UNIT_TASKS)(random);
  return exercise(random, { kind: "units", question, answer, steps }, candidates);
}

/** What was loaded, sold and broken: what must be left in the bar. */
export function barStock(random: Random): Exercise {
  const drawers = whole(random, 3, 6);
  const cans = oneOf(random, [12, 15, 18, 20, 24]);
  const sold = whole(random, 14, 30);
  const damaged = whole(random, 2, 4);
  const loaded = drawers * cans;
  const left = loaded - sold - damaged;
  const answer = `${left} cans`;
  return exercise(
    random,
    {
      kind: "bar-stock",
      question: `You took over ${drawers} drawers with ${cans} cans each. ${sold} cans were sold and ${damaged} were damaged. How many full cans do you hand over?`,
      answer,
      steps: [
        `${drawers} x ${cans} = ${loaded} cans loaded.`,
        `${sold} + ${damaged} = ${sold + damaged} cans gone.`,
        `${loaded} - ${sold + damaged} = ${answer}`,
      ],
    },
    [
      wrong(`${loaded - sold} cans`, "Forgot the damaged cans"),
      wrong(`${loaded - sold + damaged} cans`, "Added the damaged cans"),
      wrong(`${left + cans} cans`, "Counted one drawer too many"),
      wrong(`${left + 10} cans`, "Lost a ten when subtracting"),
    ],
  );
}
