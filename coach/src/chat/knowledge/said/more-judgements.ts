/** How people tell the situations that the judgement questions are about. By question; phrases parted by "|". */
export const MORE_SAID_OF_JUDGEMENTS: Readonly<Record<string, string>> = {
  "twenty-too-much":
    "bar money does not match|too much cash after the sales|colleague wants to keep the extra euros",
  "check-signed-and-not-done":
    "i signed but never looked at it|forgot to check my oxygen bottle|confess a check that i did not do",
  "famous-passenger":
    "celebrity on board|colleague takes a photo of a star|may we take pictures of a vip",
  "why-you-left-your-last-job":
    "they sacked me what do i tell them|dismissed in trial period|fired for being late interview",
  "which-airline-first":
    "have you applied elsewhere too|another airline already offered me a job|do i tell about my other offer",
  "delay-without-a-reason":
    "we wait at the gate and nobody tells why|guests ask about connections and i know nothing",
  "a-word-you-did-not-catch":
    "did not understand the captain in the briefing|too shy to ask again|missed the signal word",
  "quiet-candidate-in-the-group":
    "a girl in our group cannot get a word in|someone gets interrupted in the team task",
  "loose-trolley-after-cabin-secure":
    "cart not locked just before landing|trolley latch open on final",
  "lavatory-in-turbulence":
    "man walks to the loo while it shakes|he gets up although belts are on and we sit too",
  "faint-burning-smell":
    "it smells a bit burnt during the meal|colleague says the oven always smells",
  "exit-row-nod":
    "man at the exit only says yes yes|does not understand my exit briefing|exit passenger without english",
  "belt-round-mother-and-baby": "one belt around mum and baby|wake the sleeping baby for the belt",
  "snow-on-the-wing":
    "ice on the wing while we taxi|guest says there is snow on the wing|tell the captain about white stuff on the wing",
  "interrupted-while-disarming":
    "somebody talked to me at the lever|not sure if i disarmed my door",
  "boxes-at-the-exit-during-fuelling":
    "cartons in front of my door|catering blocks the exit while fuel goes in",
  "bag-nobody-claims":
    "luggage without an owner on board|rucksack left after people got off|nobody owns this bag",
  "questions-about-the-flight-deck-door":
    "man asks when pilots come out|films the cockpit door|strange interest in the door code",
  "parcel-for-a-cousin":
    "hotel lady gives me a packet|take a present for somebody i do not know|carry something for a stranger",
  "drunk-at-the-door":
    "he reeks of booze when boarding|tipsy group let them on or not|wobbles up the steps",
  "only-indigestion": "says it is his stomach but sweats|rubs his chest does not want a fuss",
  "doctor-without-a-card":
    "she claims to be a doctor no proof|may she have the medical box without papers",
  "nuts-two-rows-away": "peanuts opened near an allergic guest|family eats nuts she has a pen",
  "colleague-hits-her-head":
    "workmate banged her head and is confused|crew member hurt keeps working",
  "last-vegetarian-meal":
    "one veggie tray left who gets it|he wants the special meal he did not order",
  "reclined-seat-quarrel":
    "neighbours fight about the armrest|quarrel between two seats|knees and seat back fight|she leans back he pushes|two guests argue about reclining",
  "birthday-champagne": "free bubbly from business for economy|girlfriend's birthday small favour",
  "dead-screen-on-a-long-flight": "tv of the child is broken|screen does not work eleven hours",
  "will-not-sit-beside-her": "man refuses a seat next to a woman|religion seat change",
  "fasting-passenger": "when may he eat in the air ramadan|sunset on board fasting",
  "nods-to-everything": "old lady understands nothing|no common language and a form to fill in",
  "mocked-accent-in-the-galley": "crew makes fun of a passenger's accent|senior jokes about guests",
  "experienced-colleague-skips-a-check":
    "she ticks the list without looking|old hand does not check her equipment",
  "purser-snaps-in-public": "boss shouted at me in front of guests|told off unfairly by my senior",
  "two-who-do-not-speak":
    "colleagues had a fight and left out the cross-check|two crew do not talk to each other",
  "slow-new-colleague": "newbie is slow with the cart|new guy nearly cries",
  "three-hours-of-sleep":
    "hardly slept should i call in sick|too tired to report|unfit but afraid to seem lazy",
  "eyes-closing-on-descent": "colleague nods off before landing|he sleeps on the crew seat",
  "late-back-from-the-bunk": "she overslept her break|took longer rest than agreed",
  "party-on-the-night-stop": "drinks with the crew the night before|one more beer at ten",
};
