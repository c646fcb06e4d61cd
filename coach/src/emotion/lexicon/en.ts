import { EN_BRIGHT } from "./en-bright.ts";
import { EN_DARK } from "./en-dark.ts";
import { EN_FAMILIES } from "./en-families.ts";
import { EN_MANNER } from "./en-manner.ts";
import type { Lexicon } from "./lexicon.ts";

export const EN: Lexicon = {
  isSpaced: true,
  cues: [...EN_MANNER, ...EN_FAMILIES, ...EN_BRIGHT, ...EN_DARK],
  plain: `can wait, will wait, would wait, never lost for words, mind the gap, never mind, always a smile, always on time, never late, wait a moment sir, pressure on the gauge, the pressure, blood pressure, tire pressure, water pressure, please sit, please take, please fasten, please come, yes please, always smiling, hello my, hello i, hello sir, hello everyone, say hello, said hello, says hello, hello and, not alone, late flight, late shift, late meal, late evening, late passenger*, lost bag, travelling alone, traveling alone, flying alone, alone in row, alone on board, never forget, nothing else, wait time, the wrong seat, wrong seat, wrong gate, wrong bag, wrong meal, wrong order, it means a lot, meant a lot, means a lot, by all means, which was, which is, which i, in which, on which, of which i, not lie, not going to lie, said sorry, say sorry, saying sorry, sorry for the delay, sorry for the inconvenience, sorry to hear, i am afraid we, i am afraid there, i am afraid that we, i am afraid sir, fear of flying, fear of flights, afraid of flying, scared of flying,
    calm down the, calm him, calm her, calm them, calm the, calm people, calm down passengers, love language, first love, cold and calm sea, wait for, waited for, wait until, waiting, to wait, wait at, wait in, please wait, wait here, of course, stress test, under pressure well, great deal, mad dash,
    panic button, panic attack, panic room, lost and found, lost luggage, lost bag*, lost his, lost her, lost their, lost passport, worry about ~1 safety, do not worry, not to worry, do not be afraid, do not be scared, do not panic, do not be nervous, never mind, a great many, if you know, do you know, let you know, you know what i, like this, well known, as well, well done, very well, well trained, speak well, not well,
    it is like, look like, would like, i would like to, interested passengers, happy birthday, happy hour, happy new, great britain, a little boy, a little girl, little child, little one, a little later, not only, nothing but, so so many, angry birds, chill out zone, cool down, high stress, stress management, concerned with, as far as i am concerned, thank you very much, comfortable seat*, firm grip, pressure cooker`,
  negators:
    "not, never, no, without, hardly, neither, nor, nobody, no longer, far from, anything but, stop being, stopped being, instead of, none, rarely, barely, less",
  negatorsAfter: { phrases: "not at all", within: 1 },
  intensifiers:
    "very, so, really, extremely, incredibly, super, totally, completely, absolutely, truly, deeply, terribly, quite, such, too, always, especially, genuinely, damn, fully, beyond, real, more, most, honestly",
  diminishers:
    "a bit, a little, little bit, slightly, somewhat, a tiny, a touch, kind of, sort of, rather, fairly, almost, nearly, sometimes",
  self: "i, me, my, myself, mine, we, us, our, ours",
  others: `supplier*, driver*, receptionist*, assistant*, officer*, worker*, examiner*, recruiter*, hostess*, he, she, they, him, her, them, his, their, hers, passenger*, guest, guests, customer*, client*, colleague*, coworker*, co-worker*, manager*, boss, captain, purser, pilot*, lady, ladies, man, men, woman, women, girl*, boy*, kid, kids, child, children, baby, toddler*, mother*, father*, mum, mom, dad, parent*, husband,
    wife, friend*, sister*, brother*, grandmother, grandma, grandfather, couple, family, families, people, everyone, everybody, someone, somebody, student*, teacher, trainer, traveller*, traveler*, flyer*, flier*, patient, gentleman, gentlemen, staff, supervisor*, trainee*, roommate, neighbour*, neighbor*, crowd, tourist*, visitor*, teammate*, team, crew, director, chef, waiter*, team leader, businessman, steward*, teenager*, son, daughter, doctor, candidate*, others`,
  prepositions:
    "with, for, to, of, from, about, at, by, behind, beside, near, than, before, after, around, on, like, towards, between, in",
  and: "and, then, so, because, while, where, when, that, which, plus",
  but: "but, however, yet, still i, nevertheless, even so, although now",
  although: "although, though, even though, even if, despite, in spite of, while before, not that",
  if: "if, as if, imagine if, suppose, unless, in case, whether, let's say, had i been",
  when: "when, whenever, if, people say, used to be, could be, can be",
  formerly:
    "at first, at the beginning, in the beginning, at the start, used to, back then, in the past, years ago, as a child, when i was, first few, first day, first minutes, initially, to begin with, before i, earlier, once upon, the first time, before the landing, last year, last month, until then, i came in, a year ago, months ago, two years ago",
  now: "now, today, by the end, in the end, at the end, these days, nowadays, afterwards, right now, by now, since then, meanwhile i, but today, at this moment, currently, eventually, as i sit",
  was: "was, were, felt, got, had, became, been",
  or: "or",
};
