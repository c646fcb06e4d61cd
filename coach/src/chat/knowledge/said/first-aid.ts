/** How people ask for the cards of first aid, in words that the cards lack. By card; phrases parted by "|". */
export const SAID_OF_FIRST_AID: Readonly<Record<string, string>> = {
  "first-aid-primary-survey":
    "passenger lies on the floor|someone collapsed in the aisle|does not wake up|not responding lying motionless|found unconscious what first|dr abc airway breathing circulation",
  "first-aid-cpr-adult":
    "heart stopped|cardiac arrest|resuscitation|chest compressions and breaths|how many compressions|heart massage|rescue breaths mouth to mouth|30 to 2|no pulse not breathing",
  "first-aid-cpr-child":
    "is it the same for a small baby with two hands|heart stopped child|resuscitate baby|compressions on infant|cpr on a kid",
  "first-aid-aed":
    "shock machine|defib pads|use the defibrillator|electric shock heart|where do pads go",
  "first-aid-aed-child":
    "defibrillator on a kid|can i use the defib on a kid|aed child pads|shock a child",
  "first-aid-cpr-stop":
    "when to stop cpr|give up resuscitation|allowed to stop compressions|end cpr tired",
  "first-aid-choking-adult":
    "choking on food|something stuck in the throat|heimlich|cannot speak or cough|back blows|piece of meat stuck|suffocating on food",
  "first-aid-choking-special":
    "choking baby|infant swallowed toy|choking pregnant|child swallowed coin",
  "first-aid-recovery-position":
    "put someone on the side|roll over on the side|lateral position|unconscious but breathing|lay on side",
  "first-aid-heart-attack":
    "someone collapses with chest pains what do you do first|pain in the chest halfway to tenerife|pain in the left arm|chest pressure sweating|heart problem|cardiac pain|tight chest|chest feels heavy|elephant on the chest|pain in the chest",
  "first-aid-fainting":
    "blacked out|dizzy and pale|about to faint|feels weak and falls|passed out standing in the galley",
  "first-aid-stroke":
    "face drooping|one side of the mouth hangs|slurred speech|cannot lift one arm|face arm speech time|brain attack",
  "first-aid-diabetes":
    "low sugar|shaking sweating confused diabetic|insulin|hypo|give juice sugar|diabetic feels weak",
  "first-aid-seizure":
    "epileptic fit|convulsing|jerking on the floor|shaking all over fit|put something in the mouth",
  "first-aid-anaphylaxis":
    "allergic shock|epipen|swollen tongue and lips|ate nuts and cannot breathe|adrenaline pen|bee sting swelling|face swells after eating",
  "first-aid-asthma":
    "inhaler forgotten|wheezing|cannot breathe out|short of breath asthma puffer|spray for asthma",
  "first-aid-hyperventilation-or-hypoxia":
    "breathing too fast|tingling fingers|breathes super quickly|paper bag|panting|lack of oxygen or panic",
  "first-aid-burns":
    "spilled hot coffee|hot tea on the leg|burned hand on the oven|scalded|hot chocolate spilled on child|cool the burn with water|burnt finger",
  "first-aid-bleeding-and-shock":
    "blood spurting|deep cut|cut by glass|wound from a knife|lots of blood|bleeding does not stop|tourniquet|pressure on the wound|goes into shock",
  "first-aid-nosebleed":
    "nose is bleeding|blood from the nose|head back or forward|nosebleed lean forward or back",
  "first-aid-fracture":
    "broken arm|twisted ankle|broke a bone|sprain splint|fell and leg is crooked",
  "first-aid-barotrauma":
    "ears hurt in descent|blocked ears|ear pressure baby cries|pop the ears|chewing gum landing|sinus pain",
  "first-aid-diving":
    "fly after scuba|divers wait before flying|bends|decompression sickness dive|hours between dive and flight",
  "first-aid-dvt":
    "swollen leg long flight|compression socks|blood clot in the leg|economy class syndrome|calf pain",
  "first-aid-childbirth":
    "baby is born on board|waters broke|woman in labour|delivering a baby|contractions|umbilical cord|give birth in flight",
  "first-aid-kits":
    "what is inside the first aid kit|medicine on board|emergency medical kit who opens|how many first aid kits",
  "first-aid-portable-oxygen":
    "give oxygen to a sick passenger|oxygen bottle flow|litres per minute|how to use the oxygen bottle",
  "first-aid-doctor-on-board":
    "passenger says he is a doctor|check doctor identity|medical volunteer|nurse on board offers help|proof of being a doctor",
  "first-aid-death-on-board":
    "passenger died|he is dead what now|cpr did not work|dead body|corpse on the plane|somebody passes away in flight|cover the deceased",
  "first-aid-infection":
    "contagious passenger|fever rash cough|infectious disease|covid measles|mask sick passenger|quarantine",
  "first-aid-food-hygiene":
    "pilots eat different meals|food poisoning|crew meal hygiene|pilots not the same food|wash hands before serving",
  "first-aid-fear":
    "afraid of flying|scared passenger crying|nervous flyer|panic attack on board|phobia calm him down",
  "first-aid-airsickness":
    "feeling sick in the air|nausea|sick bag|throwing up motion sickness|travel sickness",
  "first-aid-disinsection":
    "spray insecticide|spraying against mosquitoes|insect spray before landing",
  "first-aid-jet-lag":
    "sleep after long haul|time difference tired|body clock time zones|adapt to new time zone|melatonin",
};

/** The same for fire and smoke. */
export const SAID_OF_FIRE: Readonly<Record<string, string>> = {
  "fire-and-smoke-triangle":
    "three things a fire needs|heat fuel oxygen|fire triangle|what makes a fire burn",
  "fire-and-smoke-classes":
    "types of fire|class a b c fire|kinds of fires|electrical fire which class",
  "fire-and-smoke-halon":
    "how to use halon|bcf extinguisher distance|aim at the base|which extinguisher for electrical fire",
  "fire-and-smoke-halon-replacement": "halon banned|replace halon|environment ozone extinguisher",
  "fire-and-smoke-water-extinguisher":
    "water extinguisher|when to use water on a fire|water or halon",
  "fire-and-smoke-number": "how many extinguishers on board|number of extinguishers by seats",
  "fire-and-smoke-pbe":
    "smoke hood|hood over the head|how long smoke hood|put on the hood|breathing hood minutes",
  "fire-and-smoke-roles":
    "who does what in a fire|firefighter communicator runner|three crew fire roles|team against a fire",
  "fire-and-smoke-report":
    "what do i tell the captain about a fire|report fire to the cockpit|inform flight deck of smoke|information the captain needs about a fire",
  "fire-and-smoke-time":
    "how fast does a fire spread|fire out of control how soon|minutes to land with fire|time to get on the ground with fire",
  "fire-and-smoke-hidden-fire":
    "fire behind the panel|hot wall|burning smell and no flames to see|it smells of burnt plastic and i cannot see any fire|smell burning cannot see it|hot spot sidewall|invisible fire",
  "fire-and-smoke-lavatory":
    "fire in the toilet|smoke under the toilet door|lavatory smoke alarm sounds|check lavatory door hot back of the hand|open toilet door fire",
  "fire-and-smoke-lavatory-protection":
    "what protects the lavatory from fire|automatic extinguisher waste bin|ashtray toilet",
  "fire-and-smoke-oven": "oven burning|galley oven smokes|food on fire in the oven",
  "fire-and-smoke-circuit-breaker":
    "reset breaker|push the breaker back|fuse popped|electricity in the galley off",
  "fire-and-smoke-overhead-bin":
    "smoke from the locker|overhead compartment burning|bin above the seats smokes|fire in the hatrack",
  "fire-and-smoke-lithium-steps":
    "laptop on fire|phone is smoking|powerbank burning|battery overheats|tablet in flames|device gets hot|vape exploded|how to fight a battery fire",
  "fire-and-smoke-lithium-never":
    "ice on a burning battery|cover the battery|never with a hot phone|move a burning phone|pick up a burning device",
  "fire-and-smoke-thermal-runaway":
    "why batteries catch fire again|battery chain reaction|battery swells|re-ignite",
  "fire-and-smoke-passengers-in-smoke":
    "cabin full of smoke|tell people in smoke|breathe through cloth|stay low|wet towel over the mouth|passengers cough smoke",
  "fire-and-smoke-smoke-removal":
    "get rid of the smoke|clear smoke from the cabin|open a door for smoke",
  "fire-and-smoke-air-canada-797":
    "accident smoke detectors in toilets|dc-9 1983 cincinnati|air canada lavatory fire",
  "fire-and-smoke-clothes-on-fire":
    "apron caught fire|uniform burning|person in flames|sleeve on fire|stop drop roll",
  "fire-and-smoke-fumes":
    "smell of dirty socks|oil smell|toxic air|chemical smell from the vents|fumes headache crew",
  "fire-and-smoke-ground-fire":
    "fire during boarding|fire at the gate|fire while refuelling|burning on the stand passengers on board",
  "fire-and-smoke-prevention":
    "prevent a fire|avoid fires on board|check lavatories how often|keep fire from starting",
};
