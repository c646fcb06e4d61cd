import { type CueGroup, cue } from "./lexicon.ts";

/**
 * Manner rather than feeling: what people say who are sure, unhurried, worried, lost or held up, without
 * naming it. Made from the development texts that the other lists and the weights read wrongly.
 */
export const EN_MANNER: readonly CueGroup[] = [
  // Sure: a proof, a promise, an order given, an outcome that one brought about.
  cue(
    "confident",
    1.2,
    "said",
    `i got this, i have got this, ask me anything, ask me something harder, ask my old, look at my record, my record speaks, word was final, word carries weight, from the front, in my element, in front of any,
    i gave the orders, gave everyone a task, i stepped forward, led them out, i was right, i would be right, it worked because, nobody needed to, nobody had to tell, i own it, i would back myself, back myself,
    stronger candidate, stronger than most, better than most, better than anyone, easy one for me, for me the answer is, the answer is simple, i am known for, what i am known for, you have found her|him, at my best, equal to it,
    i would do the same, do that again, changed ~2 the same day, they picked me, and they picked, they kept ~4 i was one, first of, best of, in my branch, out of ~2 applicants, beat the target, met every target, every target, cut ~3 by half,
    in two weeks|days|minutes, in under a minute, in ten seconds, finished early, finished first, that is how i work, that is who i am, this is who i am, that is the sort of person, earned my place, earned every, i always get ~2 across, no notes, without notes, without a script, off by heart, by heart, inside out, blindfolded,
    i would tell her|him|them directly, i walked into, i can tell you exactly|precisely, i can promise, i do not freeze, i did not freeze, very little does, i chair, i led, i called the`,
  ),
  // Unhurried: waiting, lowering the voice, letting things be.
  cue(
    "calm",
    1.2,
    "said",
    `gave ~3 a minute, a bit of time, a little time, for a while, after a while, a moment's silence, let the silence, let the question, let the anger, let it run, run its course, let him|her|them ~1 vent, i waited for, i waited until, i just waited, then i answered, spoke more quietly, spoke slowly, spoke softly, spoke quietly, talked quietly, softly, gently, quietly, slowly, steadily, unhurried, in its own time, at my own pace, same pace, the same pace, an even temper, even temper, my temper,
    did not flinch, did not argue, do not argue, leave it at that, left it at that, without any fuss, without fuss, no fuss, no drama, it passed, it will pass, that passed, does not bother me, did not bother me, not bothered, not troubled, did not disturb, did not upset, does not upset, either way is, is fine either way, fine either way, do not mind either, whatever comes, what comes comes, comes as it comes, it will be what, it will be fine, will work out, leave the rest, these things happen, things happen, made my peace, at peace with, rested, slept well, sleep well, there is time, we have time, time enough, plenty of time, get smaller if, felt my feet, breathed out, breathe out, closed my eyes, sat with her|him|them, sat beside, sat next to, held her|his hand, i nodded and, went on with, carried on, i just kept, like two adults, slow is smooth, patient person`,
  ),
  // Worried: what may be taken away, what others may find, thoughts that do not stop.
  cue(
    "anxious",
    1.3,
    "said",
    `supposing i, supposing they, supposing it, they might cancel, might cancel, might take it, could take it back, might find, might see, might send me, could send me, could turn me down, might turn me down, will never forgive, never forgive me, out of my head, out of my mind since, on my mind, keep looking in the, keep seeing, keep asking myself, keep expecting, keep picturing, keep imagining, have given notice, given ~2 notice, did i do something wrong, are they angry, did i say, was it something i, why have they not, why has nobody, still no answer, still no word, still nothing, by the end of the month, count against me, hold it against, lose the place|job|flat|house|visa, lose everything, losing it all, how would i|we pay, how am i going to pay, who looks after, who takes|picks, fall back on, if this falls, falls through, a bad feeling, bad feeling about, heavy feeling, knot in my, sent home, send me home, if i fail, if i am ill, in a year, good enough, working it out at night, adding it up`,
  ),
  // On the spot: the body, the next minute, the words gone.
  cue(
    "nervous",
    1.3,
    "said",
    `my turn next, it is my turn, my turn is, turn's coming, i am next, am next in, next one in, on in ~1 minutes|seconds, in there in a minute, hands still, out of my head, gone out of my, gone from my head, walks out of the, walked out of the waiting, pretending to read, pulling at my, keep saying sorry, lose the thread, lost my thread, look into the lens, i stumbled, stumbled over, watching me, feel them ~1 watching, is it me, am i on, goosebumps the bad, i froze, tongue-tied, gabbling, mumbling, i am rambling, shivering, sweating, blushing, jittery, jumpy, in one breath, the corridor, the waiting room, get it over with, gone blank, went blank, going blank, forgotten everything, forgotten how, everything i had learned was gone, swallowed half, first go, be gentle`,
  ),
  // Held up: the same again, nobody to blame it on, work for nothing.
  cue(
    "frustrated",
    1.3,
    "said",
    `explain that to me, too big then too small, getting nowhere, got nowhere, exactly where i started, where i started, back to the page, back to the start, back to square, back to the beginning, on hold for, every one of them cancelled, has been cancelled again, could throw the, throw ~2 out of the window, dropped out ~1 times, how many more times, that is unfair, not fair, how is that fair, who does that, who designed, it makes no difference, makes no difference, scored worse, got worse, went down again, went down, and still, and it still, all that work for, half an hour's work, an hour's work, up the wall, my blood boil, out of patience, losing patience, losing my patience, tearing my hair, hitting a wall, moving the goalposts, keeps telling me, it keeps, they keep, you keep, keeps asking, word for word, same feedback, same advice, same sentence, same comment, same mark, same score, same thing again, for the third|fourth|fifth|tenth|last time, third time, fourth time, fifth time, again and nothing, never once, promised ~2 then, guess who, took the credit, got the blame, i got blamed, told off`,
  ),
  // Lost: which of two, what a word or a number stands for.
  cue(
    "confused",
    1.3,
    "said",
    `puzzling, the other way round, did not know there was, where did that come from, where did ~3 come from, doesn't fit, does not fit, is it not the same, the same thing or, what counts as, whose job, which box, which one is mine, which of them, what am i looking, what am i supposed, what am i meant, supposed to mean, meant to do, wait what, say again, reading it wrong, says two things, both say, it says both, one says`,
  ),
  // Liking told by what one does with one's own time.
  cue(
    "enthusiastic",
    1.2,
    "said",
    `for pleasure, for fun, from cover to cover, cover to cover, hand on heart, put my heart into, heart is in, missed the guests|people|work, in my free time, in my spare time, on my days off, weekends too, just because i like, because i love, because i like it, because i enjoy, i enjoyed every, enjoyed every minute, every minute of it, i like these, i like this, like how you, do another one, tell everybody who, tell everyone who, to everyone who will listen, all day long about, never looked back, gives me ~1 much, gives me energy, come alive, my calling, drawn to`,
  ),
  // The day that is coming.
  cue(
    "excited",
    1.4,
    "said",
    `when do we start, come so quickly, come soon enough, come fast enough, cannot come soon, wanted a monday|day, wide awake at, looking forward to it so, crossing off, ticked off every, hung it over my bed, grinning, at last the, finally here, it is happening, it is official, here we go, here i come, roll on, bring on`,
  ),
  // Facts: plans, sizes, requests, reports of others' feelings.
  cue(
    "neutral",
    0.5,
    "said",
    `please read, please show, please save, could you show, what time does, is there a break, kilos, cm tall, centimetres, metres, i have read the page, of two types, give him a form, give her a form, fill in the form, explain where to, printed the list, corrected two lines, on the list, the answer had, three parts, first part, second part`,
  ),
];
