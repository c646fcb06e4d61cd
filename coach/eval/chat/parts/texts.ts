import { ASKED } from "coach/chat/knowledge/said/asked";
import { PARTS, type PartAsked } from "coach/chat/read/parts/parts";
import learners from "../acts/learners.json" with { type: "json" };
import natives from "../acts/natives.json" with { type: "json" };
import afterAirline from "../moves/after-an-airline.json" with { type: "json" };
import asked from "./asked-of-airlines.json" with { type: "json" };
import more from "./more-asked-of-airlines.json" with { type: "json" };

export interface PartText {
  text: string;
  part: PartAsked;
}

/** Of the ways of asking for other entries every so many. */
const EVERY = 14;
const isPart = (name: string): name is PartAsked => PARTS.some((part) => part === name);

/** What no entry tells of any airline. */
const UNTOLD =
  `is there a probation at they|how long is the probation period|can I bring my dog when I move there for they|is there a curfew in the crew building|
do they have a union|is there a gym at the headquarters of they|what colour is the uniform scarf|who is the ceo of they|do they celebrate christmas with the crew|
what is the food like in the crew canteen|how much overtime do they pay|how many hours will I fly each month at they|what is the phone number of they hr|
do they give you a locker|can my boyfriend visit me at they|what do they do when somebody dies on board|is there a crew bus from the city to they|
how does bidding work at they|what is the seniority system of they|who trains the trainers at they|do they have a choir or a football team|can I wear my wedding ring on the wrong hand|
what does the interviewer of they look like|which hotel do they use in new york|how strict is the supervisor at they|do they check your instagram|how is the wifi on they|
what is the name of the inflight magazine of they|can I get a refund from they|did they crash last year|is they going bankrupt|which shampoo do they have in the toilets|
how many toilets has a they plane|is the boss of they a woman|do they sponsor a football club|what music do they play at boarding|can passengers bring a cat on they|
what is the baggage allowance of they|how do I check in online with they|my flight with they was cancelled, who pays`
    .split(/\|\n?/)
    .map((text) => text.trim());

/** What two writers ask of airlines, their names left out, and what is asked of something else. */
export const PART_TEXTS: readonly PartText[] = [
  ...[asked, more].flatMap((texts: Readonly<Record<string, readonly string[]>>) =>
    Object.entries(texts).flatMap(([part, all]) =>
      isPart(part) ? all.map((text) => ({ text: text.replace("{A}", "they"), part })) : [],
    ),
  ),
  ...[
    ...[learners, natives].flatMap((texts) => texts["answer-help"]),
    ...Object.values(ASKED)
      .flatMap((phrases) => phrases.split("|"))
      .filter(({ length }) => length % EVERY === 0),
    ...UNTOLD,
    // What is no fact of the airline, though it is asked of it.
    ...[afterAirline.openings, afterAirline["where-held"], afterAirline["which-suits"]].flat(),
    ...[afterAirline["how-sure"], afterAirline.complaint, afterAirline.feeling].flat(),
  ].map((text) => ({ text: text.replace("{A}", "they"), part: "none" as const })),
];
