/** How different people ask about dangerous goods and security. By card; phrases parted by "|". */
export const MORE_SAID_OF_GOODS: Readonly<Record<string, string>> = {
  "dangerous-goods-definition": "what counts as dangerous cargo|who decides what is dangerous",
  "dangerous-goods-classes-1-5": "first five hazard groups|explosives gas liquids solids oxidiser",
  "dangerous-goods-classes-6-9": "poison radioactive acid and the rest|last four hazard groups",
  "dangerous-goods-labels": "skull and flame stickers|what does the sticker on the box mean",
  "dangerous-goods-cao": "orange sticker box on our flight|only for freighters",
  "dangerous-goods-hidden":
    "camping bag what could be inside|things people do not know are dangerous",
  "dangerous-goods-wh-limits":
    "battery in the hold|spare battery in the suitcase|how big may a battery be|spare camera batteries|hundred watt hours",
  "dangerous-goods-wh-sum": "mah into wh|calculate the size of my power bank",
  "dangerous-goods-power-banks": "may i charge with my power bank on board|new rule for chargers",
  "dangerous-goods-gate-bag":
    "bag goes to the hold at the last minute|what must come out of the trolley at the gate",
  "dangerous-goods-devices-checked":
    "hair straightener or shaver in the checked bag|notebook in the suitcase|switch it off in the checked bag",
  "dangerous-goods-e-cigarettes":
    "vape in hold or hand luggage|charge a vape on board|where do i pack my juul",
  "dangerous-goods-lighters": "bic in my pocket|matches in the suitcase",
  "dangerous-goods-toiletries": "deodorant and perfume limit|whisky in the suitcase how much",
  "dangerous-goods-dry-ice":
    "frozen carbon dioxide box|how many kilos of dry ice|fish packed with dry ice",
  "dangerous-goods-oxygen": "brings his own oxygen bottle|breathing machine of a guest",
  "dangerous-goods-wheelchairs": "mobility scooter in the hold",
  "dangerous-goods-forbidden":
    "fireworks in the bag|pepper spray allowed|what can nobody ever bring",
  "dangerous-goods-ammunition": "bullets for hunting|cartridges in the case",
  "dangerous-goods-notoc": "list of dangerous load",
  "dangerous-goods-incident":
    "bag drips in the locker|something leaks and smells|box is wet and fumes",
  "dangerous-goods-spill":
    "unknown fluid on the carpet|clean up a chemical|liquid on the seat strange smell",
  "dangerous-goods-skin-contact": "acid on her hand|chemical in the eye",
  "dangerous-goods-report": "whom do we tell after a chemical incident|form after the leak",
  "dangerous-goods-valujet": "crash in the everglades oxygen boxes",
  "dangerous-goods-training": "every how many months is hazmat class",
};

export const MORE_SAID_OF_SECURITY: Readonly<Record<string, string>> = {
  "security-who-rules": "who makes security law|annex about security",
  "security-liquids": "hundred millilitres crew|water through the scanner",
  "security-levels":
    "four steps of how bad a passenger behaves|how bad a passenger behaves in levels|four grades of trouble|when is it level two or three",
  "security-early-signs":
    "whom do i notice at the door|smell of alcohol while boarding|signs of trouble when they come in",
  "security-deescalate":
    "he yells at me|calm down a furious man|guest loses his temper|how to talk to an aggressive one",
  "security-do-not-escalate": "what should i not say to somebody angry|do not point do not touch",
  "security-warning":
    "last warning|written warning card to the guest|he does not stop what comes next",
  "security-restraint": "tie him up who says yes|plastic cuffs when|he hits people may we bind him",
  "security-restrained-care":
    "bound man needs the toilet|check the tied one how often|never face down",
  "security-commander-powers":
    "may the captain throw somebody off|which rights has the captain over guests",
  "security-in-flight": "from when does the captain have power",
  "security-mp14": "new treaty for unruly people|which country can punish him",
  "security-us-law": "prison for hitting crew in america|fine for not obeying crew",
  "security-evidence": "police want a report|what do i write down after a fight",
  "security-assault":
    "she was touched by her neighbour|guest grabbed a colleague|unwanted touching on board",
  "security-bomb-call": "paper says there is a bomb|he says he has a bomb|threat on a napkin",
  "security-suspect-item":
    "strange packet in the toilet|wires sticking out of a box|thing that belongs to nobody",
  "security-lrbl": "safest spot for a bomb|which door for the bomb",
  "security-lrbl-move": "move the bomb who decides|put bags around it",
  "security-search": "look through the cabin before guests come|what do i search and where",
  "security-unattended": "plane was open and nobody there|search again after a pause",
  "security-sterile-area": "behind security zone|clean zone airport",
  "security-baggage-match": "guest leaves and the suitcase stays|offload the bag of a no-show",
  "security-door-locked": "when must the cockpit be locked|armoured door",
  "security-door-access":
    "cart across the aisle when the cockpit opens|opening the cockpit door in the air",
  "security-secondary-barrier": "extra gate in front of the cockpit",
  "security-two-persons": "never one pilot alone|why must i sit in the cockpit",
  "security-jumpseat": "other airline's pilot wants to ride along|id for the extra seat",
  "security-insider": "colleague acts strangely|employee who helps criminals",
  "security-crew-id": "lost my badge|crew card stolen|uniform taken from the hotel",
  "security-cyber": "photo of my boarding pass online|strange mail with a link|public wifi crew",
  "security-trafficking-signs":
    "girl looks frightened and somebody speaks for her|child with a man who is not family|signs of slavery",
  "security-trafficking-act":
    "i think she is being smuggled|should i free her|whom do i tell quietly",
  "security-inad": "refused at the border flies back|difference deported and inadmissible",
  "security-custody-seat":
    "prisoner with guards where|handcuffed man on our flight|may he get a knife",
  "security-armed": "man with a gun and a badge|police officer with weapon on board",
  "security-hijack":
    "terrorist takes over the plane|somebody wants into the cockpit with a knife|what do crew try to achieve in a hijack",
  "security-lavatory-smoke": "caught smoking in the loo|he covered the detector",
};
