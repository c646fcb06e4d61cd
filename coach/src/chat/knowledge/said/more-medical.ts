/** How different people ask about illness, fire and smoke. By card; phrases parted by "|". */
export const MORE_SAID_OF_FIRST_AID: Readonly<Record<string, string>> = {
  "first-aid-primary-survey":
    "guest does not wake up what first|fell down in the aisle steps|check if a person is alive",
  "first-aid-cpr-adult": "numbers for heart massage|pushes and breaths grown-up|how to reanimate",
  "first-aid-cpr-child":
    "heart massage for kids|small child has no pulse|difference for a baby when reanimating",
  "first-aid-aed": "how to use the shock machine|electrodes stick where|shock given and then",
  "first-aid-aed-child": "shock machine on a kid|may i shock a small child",
  "first-aid-cpr-stop":
    "how long must we go on pushing|doctor tells us to give up|allowed to end reanimation",
  "first-aid-choking-adult":
    "something stuck in his throat|cannot get air after a bite|coughing hard on food|peanut went into the windpipe",
  "first-aid-choking-special":
    "infant swallowed something|pregnant woman cannot breathe after eating|choking fat man",
  "first-aid-recovery-position":
    "sleeps deeply and breathes how to put her|knocked out but breathing|side position",
  "first-aid-heart-attack":
    "my chest is so tight he says|elephant on his chest|left arm hurts and cold sweat",
  "first-aid-fainting":
    "feels dizzy and falls|everything turns dark|white as a sheet standing in line",
  "first-aid-stroke":
    "mouth hangs down on one side|suddenly cannot talk right|face crooked speech strange|arm will not lift",
  "first-aid-diabetes":
    "sugar patient shakes|hypo in row 5|insulin or something sweet|confused and sweaty with a glucose meter",
  "first-aid-seizure":
    "shaking on the floor eyes rolled|she jerks and bites her tongue|do i put something in the mouth",
  "first-aid-anaphylaxis":
    "face swells after a nut|throat closes after eating|epi pen how to give it|wasp sting breathless",
  "first-aid-asthma": "cannot breathe out properly|lost her inhaler|whistles when breathing",
  "first-aid-hyperventilation-or-hypoxia":
    "breathes like a dog and feels dizzy|panic or lack of oxygen how to tell",
  "first-aid-burns":
    "soup on the leg|hot coffee accident|kid pulled the tea over himself|skin is red and blisters",
  "first-aid-bleeding-and-shock":
    "lots of blood from the arm|cut with a knife in the galley|pale weak pulse after losing blood",
  "first-aid-nosebleed": "blood from the nose does not stop|tilt the head or not",
  "first-aid-fracture": "heavy bag fell on his hand|arm looks wrong|bone maybe broken what do i do",
  "first-aid-barotrauma":
    "why do ears pop|child cries because of its ears|flying with a cold hurts|ears when we land",
  "first-aid-diving":
    "fly after a dive how many hours|scuba holiday last day|diver has pain in the elbows on board",
  "first-aid-dvt":
    "long flight and swollen leg|why should guests walk around|legs exercises against clots",
  "first-aid-childbirth":
    "a woman is having her baby now|contractions in row 12|helping at a birth on board",
  "first-aid-kits":
    "who can use which medical box|difference of the two kits|open the doctor's bag",
  "first-aid-portable-oxygen":
    "small green bottle how to give gas|connect mask turn valve litres|oxygen for a guest who feels faint",
  "first-aid-doctor-on-board":
    "is there a medic among the guests|proof that she is a nurse|captain asks for medical landing",
  "first-aid-death-on-board": "somebody died up here|where do we lay a dead man|cover the face",
  "first-aid-infection":
    "fever and cough how to isolate|ill guest infectious|report a sick traveller to health office|gloves mask bag for vomit",
  "first-aid-food-hygiene":
    "pilots do not share a meal|keep food cold|same dish for captain and copilot",
  "first-aid-fear":
    "guest shakes with fear|first flight and she cries|scared of turbulence how to calm",
  "first-aid-airsickness":
    "guest feels sick to the stomach|many throw up at once|ginger fresh air nozzle",
  "first-aid-disinsection": "mosquito spray in the cabin",
  "first-aid-jet-lag":
    "awake all night after a long trip|body clock upside down|how do crews sleep after asia",
};

export const MORE_SAID_OF_FIRE: Readonly<Record<string, string>> = {
  "fire-and-smoke-triangle":
    "what makes something burn|three parts of a fire|why does a lid kill the flames",
  "fire-and-smoke-classes": "fire letters meaning|difference europe america fire types",
  "fire-and-smoke-halon":
    "what is in the red bottle|is halon dangerous to breathe|which fires can halon not cool",
  "fire-and-smoke-halon-replacement": "new stuff instead of halon|why is halon going away",
  "fire-and-smoke-water-extinguisher":
    "which bottle for a paper fire|when do i use water on a fire|not on electricity",
  "fire-and-smoke-number": "rule for bottles in the cabin",
  "fire-and-smoke-pbe": "mask against smoke minutes|hood over my head how long|orange hood oxygen",
  "fire-and-smoke-roles":
    "who does what at a fire|one fights one brings one tells the captain|jobs of the crew when something burns|splitting the tasks at a fire",
  "fire-and-smoke-report": "what do i tell the pilots about the fire|where what colour smell",
  "fire-and-smoke-time":
    "how many minutes until it is too late|how fast does a fire take the plane",
  "fire-and-smoke-hidden-fire":
    "plastic smell from the ceiling|smells burnt but i see nothing|wall feels warm",
  "fire-and-smoke-lavatory":
    "toilet is on fire|smoke under the bathroom door|do i open the loo door",
  "fire-and-smoke-lavatory-protection":
    "why still an ashtray in the toilet|detector and bottle in the bin of the loo",
  "fire-and-smoke-oven": "kitchen oven is burning|open the oven door or not|meal burns",
  "fire-and-smoke-circuit-breaker": "fuse popped in the galley|push the button back in",
  "fire-and-smoke-overhead-bin": "bag in the locker smokes|open the bin a crack|locker fire",
  "fire-and-smoke-lithium-steps":
    "tablet is burning in the seat pocket|mobile on fire what now|water on a burning power bank|laptop smokes",
  "fire-and-smoke-lithium-never":
    "may i put it in ice|carry the hot phone away|cover the battery with a blanket|seat crushed the phone",
  "fire-and-smoke-thermal-runaway": "why does a battery start again|cells light each other",
  "fire-and-smoke-passengers-in-smoke":
    "people cough in thick smoke|wet towels low on the floor|why not drop the masks in smoke",
  "fire-and-smoke-smoke-removal": "get the smoke out of the cabin|can we open something to air it",
  "fire-and-smoke-air-canada-797":
    "old accident with toilet fire|flash fire after landing cincinnati",
  "fire-and-smoke-clothes-on-fire": "her scarf burns|roll on the floor blanket",
  "fire-and-smoke-fumes": "cabin stinks like old socks|everybody has a headache|oil smell no smoke",
  "fire-and-smoke-ground-fire": "firemen come to the plane|rescue trucks around us",
  "fire-and-smoke-prevention": "how do we keep fires from starting|checks against fire",
};

/** The same for cabin pressure and turbulence. */
export const MORE_SAID_OF_PRESSURE: Readonly<Record<string, string>> = {
  "decompression-and-turbulence-cabin-altitude":
    "how high does my body feel in the plane|pressure inside compared to a mountain",
  "decompression-and-turbulence-kinds": "slow rapid explosive difference|types of losing air",
  "decompression-and-turbulence-signs":
    "fog in the cabin and my ears pop|bang fog and cold what is it|how do i notice that the air goes out|mist and wind in the cabin",
  "decompression-and-turbulence-mask-drop":
    "when do the yellow cups fall|height at which masks come",
  "decompression-and-turbulence-first-action":
    "yellow masks fall and i stand in the aisle|my own oxygen or the guests|grab the nearest mask and sit|serving when masks fall out",
  "decompression-and-turbulence-own-first": "why not help the kid first|mother puts on hers before",
  "decompression-and-turbulence-tuc":
    "how many seconds can i think up there|time until i am useless without oxygen",
  "decompression-and-turbulence-hypoxia":
    "blue lips and giggling|feels drunk without oxygen|too little oxygen how does it feel",
  "decompression-and-turbulence-air-at-height":
    "is there less oxygen up high|percent of oxygen in thin air",
  "decompression-and-turbulence-generator":
    "bag does not blow up is it broken|why does the mask smell burnt|how long does the oxygen last from above",
  "decompression-and-turbulence-descent":
    "why do pilots dive down|plane goes down steeply after the masks|which height do they go to",
  "decompression-and-turbulence-spare-masks": "four masks for three seats",
  "decompression-and-turbulence-supplemental-oxygen": "oxygen for all how many minutes",
  "decompression-and-turbulence-first-aid-oxygen": "who needs oxygen still when we are low",
  "decompression-and-turbulence-after-descent":
    "down low and safe what do we do in the cabin|check people after the masks",
  "decompression-and-turbulence-helios":
    "greek plane with everybody asleep|cyprus flight nobody awake",
  "decompression-and-turbulence-crack": "window has a crack|broken inner pane",
  "decompression-and-turbulence-turbulence-levels": "grades of bumps|which words for shaking",
  "decompression-and-turbulence-turbulence-light":
    "small bumps do we go on serving|a bit shaky hot drinks",
  "decompression-and-turbulence-turbulence-severe":
    "thrown to the ceiling with the cart|violent shaking i am in the aisle|no seat near and it shakes hard",
  "decompression-and-turbulence-who-is-hurt": "who breaks bones in bumps|are crew hurt more often",
  "decompression-and-turbulence-clear-air":
    "shaking with blue sky|why no warning of the bumps|invisible turbulence",
  "decompression-and-turbulence-briefing": "captain warns us of bumps what must he say",
  "decompression-and-turbulence-announcement": "words when the belt light goes on",
  "decompression-and-turbulence-lavatory-passenger": "guest in the loo when it shakes",
  "decompression-and-turbulence-after-turbulence": "it is calm again what do i check",
  "decompression-and-turbulence-sq321": "singapore plane bangkok one dead|injuries to heads 2024",
  "decompression-and-turbulence-secure": "what must be put away before bumps",
};
