import { exercise, oneOf, shuffled, whole } from "./draw.ts";
import type { Exercise, NUMERACY_KINDS, Random, WrongOption } from "./schema.ts";

// All arithmetic is in whole minor units (cents, minutes, hundredths), so that no rounding creeps in.

/** 1234 becomes "12.34". */
const money = (cents: number) =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
const MINUTES_A_DAY = 1440;
/** Minutes since midnight, of any day, as a 24-hour clock. */
const clock = (minutes: number) => {
  const ofDay = ((minutes % MINUTES_A_DAY) + MINUTES_A_DAY) % MINUTES_A_DAY;
  return `${String(Math.floor(ofDay / 60)).padStart(2, "0")}:${String(ofDay % 60).padStart(2, "0")}`;
};
const duration = (minutes: number) => `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
const wrong = (text: string, mistake: string): WrongOption => ({ text, mistake });

const CURRENCIES = [
  { code: "US dollars", rates: [108, 110, 112, 115, 116] },
  { code: "British pounds", rates: [84, 85, 86, 87, 88] },
  { code: "Swiss francs", rates: [92, 93, 94, 95, 96] },
  { code: "Canadian dollars", rates: [150, 155, 160, 162] },
  { code: "UAE dirhams", rates: [395, 400, 420, 425] },
] as const;

/** A price in euros and a rate of the day, both given: what does the passenger pay? */
function currency(random: Random): Exercise {
  const { code, rates } = oneOf(random, CURRENCIES);
  const rate = oneOf(random, rates);
  const euros = whole(random, 6, 60) * 2;
  const inHundredths = euros * rate;
  const answer = `${money(inHundredths)} ${code}`;
  return exercise(
    random,
    {
      kind: "currency",
      question: `A perfume costs ${euros} euros. Today 1 euro is ${money(rate)} ${code}. How much is it in ${code}?`,
      answer,
      steps: [
        `1 euro is ${money(rate)}, so ${euros} euros are ${euros} x ${money(rate)}.`,
        `${euros} x ${money(rate)} = ${answer}`,
      ],
    },
    [
      wrong(
        `${money(Math.round((euros * 10000) / rate))} ${code}`,
        "Divided by the rate instead of multiplying",
      ),
      wrong(`${money(euros * 100 + rate)} ${code}`, "Added the rate to the price"),
      wrong(`${money(inHundredths + rate)} ${code}`, "Counted one euro too many"),
      wrong(`${money(inHundredths - rate)} ${code}`, "Counted one euro too few"),
    ],
  );
}

const PRICES = [250, 300, 350, 380, 400, 450, 550, 650, 720, 850] as const;

/** Two kinds of things from the trolley, paid with a note: the change. */
function change(random: Random): Exercise {
  const [first = 0, second = 0] = shuffled(random, PRICES);
  const drinks = whole(random, 1, 3);
  const snacks = whole(random, 1, 2);
  const total = drinks * first + snacks * second;
  const note = total < 1950 ? 2000 : 5000;
  const back = note - total;
  const answer = `${money(back)} euros`;
  const order = (count: number, thing: string, cents: number) =>
    count === 1
      ? `1 ${thing} at ${money(cents)} euros`
      : `${count} ${thing}s at ${money(cents)} euros each`;
  return exercise(
    random,
    {
      kind: "change",
      question: `A passenger takes ${order(drinks, "drink", first)} and ${order(snacks, "snack", second)}, and pays with a ${note / 100} euro note. How much change do you give?`,
      answer,
      steps: [
        `Drinks: ${drinks} x ${money(first)} = ${money(drinks * first)}.`,
        `Snacks: ${snacks} x ${money(second)} = ${money(snacks * second)}, together ${money(total)}.`,
        `${money(note)} - ${money(total)} = ${answer}`,
      ],
    },
    [
      wrong(`${money(total)} euros`, "That is the price, not the change"),
      wrong(`${money(back + 100)} euros`, "Lost a whole euro when subtracting"),
      wrong(`${money(note - first - second)} euros`, "Counted one of each"),
      wrong(`${money(back + 10)} euros`, "Ten cents too many"),
      wrong(`${money(back - 10)} euros`, "Ten cents too few"),
    ],
  );
}

/** Offsets from UTC in minutes; New York and London as in winter, Paris as in summer. */
const NEW_YORK = { city: "New York", offset: -300 };
const LONDON = { city: "London", offset: 0 };
const PARIS = { city: "Paris", offset: 120 };
const DUBAI = { city: "Dubai", offset: 240 };
const DELHI = { city: "Delhi", offset: 330 };
const SINGAPORE = { city: "Singapore", offset: 480 };
const TOKYO = { city: "Tokyo", offset: 540 };

/** Routes with block times that real flights have, in quarters of an hour. */
const ROUTES = [
  { from: NEW_YORK, to: LONDON, quarters: [26, 29] },
  { from: LONDON, to: NEW_YORK, quarters: [29, 34] },
  { from: PARIS, to: DUBAI, quarters: [26, 29] },
  { from: DUBAI, to: PARIS, quarters: [28, 31] },
  { from: DUBAI, to: DELHI, quarters: [12, 14] },
  { from: LONDON, to: DELHI, quarters: [33, 37] },
  { from: DUBAI, to: SINGAPORE, quarters: [28, 31] },
  { from: SINGAPORE, to: TOKYO, quarters: [26, 29] },
  { from: TOKYO, to: SINGAPORE, quarters: [27, 31] },
  { from: LONDON, to: SINGAPORE, quarters: [51, 56] },
] as const;

const utc = (offset: number) => {
  const sign = offset < 0 ? "-" : "+";
  const minutes = Math.abs(offset);
  return `UTC${sign}${Math.floor(minutes / 60)}${minutes % 60 ? `:${minutes % 60}` : ""}`;
};

/** Local departure, local arrival and both offsets from UTC: the block time. */
function blockTime(random: Random): Exercise {
  const { from, to, quarters } = oneOf(random, ROUTES);
  const block = whole(random, quarters[0], quarters[1]) * 15;
  const departure = whole(random, 24, 90) * 15;
  const difference = to.offset - from.offset;
  const arrival = departure + block + difference;
  const day = arrival >= MINUTES_A_DAY ? "the next day" : "the same day";
  const answer = duration(block);
  const ignored = (((block + difference) % MINUTES_A_DAY) + MINUTES_A_DAY) % MINUTES_A_DAY;
  return exercise(
    random,
    {
      kind: "block-time",
      question: `A flight leaves ${from.city} at ${clock(departure)} local time (${utc(from.offset)}) and arrives in ${to.city} at ${clock(arrival)} local time ${day} (${utc(to.offset)}). How long is the block time?`,
      answer,
      steps: [
        `Departure in UTC: ${clock(departure)} local at ${utc(from.offset)} is ${clock(departure - from.offset)} UTC.`,
        `Arrival in UTC: ${clock(arrival)} local at ${utc(to.offset)} is ${clock(arrival - to.offset)} UTC.`,
        `From ${clock(departure - from.offset)} to ${clock(arrival - to.offset)} UTC it is ${answer}`,
      ],
    },
    [
      wrong(duration(ignored), "Ignored the time difference"),
      wrong(duration(block + 60), "Lost an hour when changing to UTC"),
      wrong(duration(block - 60), "Counted an hour too few"),
      wrong(duration(block + 30), "Half an hour too many"),
    ],
  );
}

/** A percentage off a price in euros. */
function discount(random: Random): Exercise {
  const percent = oneOf(random, [5, 10, 15, 20, 25, 30]);
  const euros = whole(random, 4, 40) * 5;
  const off = euros * percent;
  const answer = `${money(euros * 100 - off)} euros`;
  return exercise(
    random,
    {
      kind: "discount",
      question: `A watch costs ${euros} euros. Crew get ${percent} per cent off. What do they pay?`,
      answer,
      steps: [
        `1 per cent of ${euros} euros is ${money(euros)} euros.`,
        `${percent} per cent is ${percent} x ${money(euros)} = ${money(off)} euros.`,
        `${money(euros * 100)} - ${money(off)} = ${answer}`,
      ],
    },
    [
      wrong(`${money(off)} euros`, "That is the discount, not the price"),
      wrong(`${money(euros * 100 + off)} euros`, "Added the discount"),
      ...(euros > percent
        ? [wrong(`${money((euros - percent) * 100)} euros`, "Took off euros instead of per cent")]
        : []),
      wrong(`${money(euros * 100 - off + euros * 5)} euros`, "Five per cent too little"),
      wrong(`${money(euros * 95 - off)} euros`, "Five per cent too much"),
    ],
  );
}

/** Passengers and a ratio of two meals: how many of one? */
function mealCount(random: Random): Exercise {
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

/** Report time from a departure time and a lead in hours and minutes. */
function clockTime(random: Random): Exercise {
  const departure = whole(random, 40, 280) * 5;
  const lead = oneOf(random, [75, 80, 85, 95, 105, 110]);
  const report = departure - lead;
  const answer = clock(report);
  return exercise(
    random,
    {
      kind: "clock",
      question: `Your flight leaves at ${clock(departure)}. You report ${duration(lead)} before. At what time do you report?`,
      answer,
      steps: [
        `${clock(departure)} minus ${Math.floor(lead / 60)} h is ${clock(departure - Math.floor(lead / 60) * 60)}.`,
        `${clock(departure - Math.floor(lead / 60) * 60)} minus ${lead % 60} min is ${answer}`,
      ],
    },
    [
      wrong(clock(departure + lead), "Added instead of subtracting"),
      wrong(clock(report + 60), "Took off an hour too few"),
      wrong(clock(report - 40), "Treated an hour as 100 minutes"),
      wrong(clock(report + 720), "Mixed up morning and evening"),
    ],
  );
}

/** Decimal figure from whole tenths: 125 becomes "12.5", 120 "12". */
const tenths = (value: number) => {
  const sign = value < 0 ? "-" : "";
  const size = Math.abs(value);
  return `${sign}${Math.floor(size / 10)}${size % 10 ? `.${size % 10}` : ""}`;
};

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

function units(random: Random): Exercise {
  const { question, answer, steps, candidates } = oneOf(random, UNIT_TASKS)(random);
  return exercise(random, { kind: "units", question, answer, steps }, candidates);
}

/** What was loaded, sold and broken: what must be left in the bar. */
function barStock(random: Random): Exercise {
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

/** Every kind of the numeracy test. */
export const NUMERACY: Readonly<
  Record<(typeof NUMERACY_KINDS)[number], (random: Random) => Exercise>
> = {
  currency,
  change,
  "block-time": blockTime,
  discount,
  "meal-count": mealCount,
  clock: clockTime,
  units,
  "bar-stock": barStock,
};
