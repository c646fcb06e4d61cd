import { oneOf, type Random, shuffled, whole } from "../chance.ts";
import { exercise, wrong } from "./draw.ts";
import { money } from "./figures.ts";
import type { Exercise } from "./schema.ts";

const CURRENCIES = [
  { code: "US dollars", rates: [108, 110, 112, 115, 116] },
  { code: "British pounds", rates: [84, 85, 86, 87, 88] },
  { code: "Swiss francs", rates: [92, 93, 94, 95, 96] },
  { code: "Canadian dollars", rates: [150, 155, 160, 162] },
  { code: "UAE dirhams", rates: [395, 400, 420, 425] },
] as const;

/** A price in euros and a rate of the day, both given: what does the passenger pay? */
export function currency(random: Random): Exercise {
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
export function change(random: Random): Exercise {
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

/** A percentage off a price in euros. */
export function discount(random: Random): Exercise {
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
