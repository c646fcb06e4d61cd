import { oneOf, type Random, whole } from "../chance.ts";
import { exercise, wrong } from "./draw.ts";
import { clock, duration, MINUTES_A_DAY } from "./figures.ts";
import type { Exercise } from "./schema.ts";

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
export function blockTime(random: Random): Exercise {
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

/** Report time from a departure time and a lead in hours and minutes. */
export function clockTime(random: Random): Exercise {
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
