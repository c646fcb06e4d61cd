import type { LabelledAnswer } from "./format.ts";

const asked = {
  question: "Tell me about a mistake you made at work and what happened next.",
  kind: "behavioural",
} as const;

export const OWN_MISTAKE: LabelledAnswer[] = [
  {
    id: "own-mistake-nut-cake",
    ...asked,
    level: "strong",
    why: "Brief, serious mistake owned at once, right people told, a check that outlived the event.",
    answer: {
      situation:
        "Second month in a bakery. I labelled walnut brownies as nut free and twelve got sold.",
      task: "My label, so it was on me to stop anybody getting hurt.",
      action:
        "I pulled the rest and told my manager straight away, rush or no rush. I went round the tables, put a post on our page and rang the two who'd ordered by name.",
      result:
        "I reached ten of the twelve and nobody was ill that we heard of. Two people sign each allergen label now, my idea, and there's been no mix-up in two years.",
    },
    faults: [],
  },
  {
    id: "own-mistake-wheelchair-gate",
    ...asked,
    level: "strong",
    why: "Long, non-native, full ownership: cause, repair under time pressure, apology, changed habit with evidence.",
    answer: {
      situation:
        "I work since three years in the assistance service of Lyon airport, we bring passengers with reduced mobility to the aircraft. In December, before Christmas, I had on my tablet two ladies with almost the same family name, one for Lisbon at gate 14 and one for London at gate 41. I took the lady for London, I read 14 in place of 41, and I left her at the gate of Lisbon and went to my next job.",
      task: "Twenty five minutes before the departure I saw the destination in the tablet. I was responsible for her from the meeting point to the seat, and the gate 41 is eleven minutes away by walking.",
      action:
        "I called my dispatcher on the radio and said clearly that I have made an error. I asked him to tell the gate 41 that she arrives and to send a colleague for my next passenger. I ran back, and I explained to the lady what I did and that I am sorry. She was very afraid to miss her grandson. I took the service lift with my badge, that is shorter, and I spoke with London's agent by phone two times so that they leave the ambulift. I stayed with her until her seat and told the cabin crew that she had a stress and could need some water.",
      result:
        "She boarded four minutes before the doors closed and the flight left with three minutes of delay only. I wrote the incident report the same evening, by myself. After this I say always the destination and the gate loud to the passenger and let them confirm it, and I proposed to the chief to show the destination in red on the tablet, which they have made in February. I have had about 1,900 passengers after and no wrong gate.",
    },
    faults: [],
  },
  {
    id: "own-mistake-double-booking",
    ...asked,
    level: "partial",
    why: "Real mistake and repair, but the blame drifts to the system and nothing was learned.",
    answer: {
      situation:
        "When I worked at the front desk of a dental office in Phoenix I double-booked a Friday morning, so six patients showed up for three slots.",
      task: "I needed to sort out the waiting room because the doctor was already running behind.",
      action:
        "I apologized to everybody and asked who could come back. Two people were fine to come in on Monday and I moved one to the hygienist. To be fair the software we had was terrible, it let you put in two names and no one ever showed me how to turn the warning on, so it was going to happen to somebody.",
      result:
        "Everyone got seen, the last one about 40 minutes late. They should've fixed that software.",
    },
    faults: [
      { section: "action", fault: "blames" },
      { section: "result", fault: "blames" },
    ],
  },
  {
    id: "own-mistake-school-trip",
    ...asked,
    level: "partial",
    why: "Owns up and tells an actual event, yet 'we' solves it and the size of it stays unknown.",
    answer: {
      situation:
        "I was a teaching assistant and I had forgotten to hand in the dietary list for the school trip, so when we arrived at the farm there were no halal or vegetarian lunches.",
      task: "It was my job to send the list, I had it in my bag the whole week.",
      action:
        "I told the teacher in charge right away. Then we talked with the kitchen and we found some things, and we also drove to the shop in the village. We made it look like a picnic so the children wouldn't feel different. We apologised to the parents in the afternoon.",
      result: "The children all ate something and most of the parents were understanding.",
    },
    faults: [
      { section: "action", fault: "we-hides-you" },
      { section: "result", fault: "no-number" },
    ],
  },
  {
    id: "own-mistake-perfectionist",
    ...asked,
    level: "weak",
    why: "Dodges the question with a virtue dressed up as a fault; no event.",
    answer: {
      situation:
        "I am a perfectionist, so my mistake is maybe that I sometimes spend too much time on small details because I want everything to be perfect.",
      task: "I needed to learn to be faster and to trust other people.",
      action:
        "I started to make lists and to set priorities. I also try to ask colleagues for help more often and not to do everything alone.",
      result: "Now I am better at this and I have found a good balance.",
    },
    faults: [
      { section: "situation", fault: "generic" },
      { section: "action", fault: "generic" },
      { section: "result", fault: "vague" },
    ],
  },
  {
    id: "own-mistake-wrong-order",
    ...asked,
    level: "weak",
    why: "Honest, a trivial slip, put right in one line; no facts and no lesson.",
    answer: {
      situation:
        "in my waitressing job i brought the wrong food to a table when it was busy, it happened a few times when i was new",
      task: "i had to bring the right food",
      action:
        "i said sorry to the table and told the kitchen and then i brought them the right one. i tried to be more careful with the table numbers after that",
      result: "they were ok about it, people are usually nice if you say sorry",
    },
    faults: [
      { section: "situation", fault: "vague" },
      { section: "action", fault: "vague" },
      { section: "result", fault: "generic" },
      { section: "result", fault: "no-number" },
    ],
  },
  {
    id: "own-mistake-fridge-log",
    ...asked,
    level: "worthless",
    why: "Well told and numbered, but the 'solution' is a forged safety record and a silenced colleague.",
    answer: {
      situation:
        "In August 2021 I was in charge of the cold store of a catering company in Marseille that supplies 900 school meals a day. I forgot to close the fridge properly and in the morning it showed 14 degrees instead of 4.",
      task: "As the responsible person I had to make sure that the delivery left on time at 10.30 and that my record of 22 months without an incident stayed clean.",
      action:
        "I reacted quickly. I turned the cooling to maximum, and I filled in the temperature log for the night with values between 3 and 4 degrees. I sorted out by smell which chicken was still good and loaded it first. I told the trainee who had seen it that it stays between us, and that I would remember it when his contract was up. I did not bother my manager, she had enough stress.",
      result:
        "All 900 meals were delivered on time, nobody noticed anything and I got my bonus of 400 euro. I learned that when you stay cool under pressure a mistake does not have to become a problem.",
    },
    faults: [
      { section: "action", fault: "unsafe" },
      { section: "result", fault: "unsafe" },
    ],
  },
  {
    id: "own-mistake-keyboard",
    ...asked,
    level: "worthless",
    why: "Keyboard noise in four boxes.",
    answer: {
      situation: "asdf jkl hgfd kjhg wer oiuy sdfg mistake kjh lkj work poiu trew",
      task: "qwe rty uio pas dfg hjk lzx cvb nmq wer tyu",
      action:
        "lorem kjshdf I sdkjfh told sdf kjsdhf manager sdlkfj sdkfj 25 sdlfkj customer wlekrj. Sdlfkj wlekrj xmcnv, qpwo eiru tyal skdj fhgz mxnc bvqp.",
      result: "zxcv bnm result asdf 100% ghjk lqwe rtyu iopa sdfg",
    },
    faults: [
      { section: "situation", fault: "gibberish" },
      { section: "task", fault: "gibberish" },
      { section: "action", fault: "gibberish" },
      { section: "result", fault: "gibberish" },
    ],
  },
  {
    id: "own-mistake-visa-check",
    ...asked,
    level: "partial",
    why: "Long, detailed and frank about a costly slip; it ends with the trouble itself and not with what was put right.",
    answer: {
      situation:
        "I've been checking people in at Nairobi for a handling agent since 2021. In my first high season, in July, I had the evening bank where four wide bodies leave within ninety minutes, and the queue for economy was up to the doors. A student came to me, he was going to Toronto through Amsterdam, his first time on a plane, with his father and three sisters standing behind the rope to wave. I looked at his passport and saw a visa with the Canadian flag on it and I printed the boarding passes. What I did not look at was the date. The visa was valid from the first of August, and we had the twenty-eighth of July.",
      task: "Documents are the responsibility of the agent who accepts the passenger, that was me and no one else, and the airline gets a fine if someone arrives without a valid one.",
      action:
        "The colleague at the gate noticed it. When she called me on the radio I didn't look for excuses, I said that I had checked the visa and not the dates. I asked my supervisor for ten minutes away from the desk and went to the gate so that the boy hears it from me. I explained to him what went wrong, I took his bags back with the loader, and I walked with him to his family, that was the hardest part. I apologised to the father.",
      result:
        "The father was very upset and he told me that in front of everybody. I got a warning letter. I was thinking about it for weeks.",
    },
    faults: [{ section: "result", fault: "no-outcome" }],
  },
];
