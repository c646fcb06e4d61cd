/** Scenes and roundabout ways of asking about working together, rest and rules of duty. By card; phrases parted by "|". */
export const SCENES_OF_HUMAN_FACTORS: Readonly<Record<string, string>> = {
  "human-factors-crm":
    "why do pilots and crew learn to work together|teamwork course after accidents",
  "human-factors-swiss-cheese":
    "slices with holes that line up|how does one accident come out of many small things",
  "human-factors-dirty-dozen": "twelve reasons why people make mistakes",
  "human-factors-situational-awareness":
    "know what goes on around you notice understand think ahead",
  "human-factors-sa-lost": "everybody stares at one problem|how do i see that we lost the picture",
  "human-factors-loop": "say back what you were told|he only nodded did he get it",
  "human-factors-pace":
    "purser ignores my worry how do i push|say it again stronger to the boss probe alert challenge emergency",
  "human-factors-assertive": "how to say no to a senior without shouting|speak up but politely",
  "human-factors-dryden": "ice on the wing crew saw it and said nothing canada",
  "human-factors-tenerife": "two jumbos on a foggy runway 1977",
  "human-factors-kegworth": "pilots shut down the wrong engine cabin saw flames",
  "human-factors-sterile":
    "may i ring the cockpit during climb|no coffee for the pilots below ten thousand|what is important enough to call pilots while they take off",
  "human-factors-barrier": "locked door makes us two teams|pilots never talk to us",
  "human-factors-errors": "forgot a step versus broke a rule on purpose",
  "human-factors-tem": "expect trouble catch it before it grows",
  "human-factors-wocl": "body is at its lowest between two and six at night",
  "human-factors-fatigue":
    "slept three hours and have an early start do i go or call in|too tired to fly what do i say|microsleep yawning at work|is being tired a reason to stay home|can barely keep my eyes open report in the morning",
  "human-factors-inertia": "groggy right after a nap|woken from the bunk and useless",
  "human-factors-rest-us": "ten hours off after work america|hours off between two days faa",
  "human-factors-ftl-eu":
    "how many hours a year may i fly|hundred hours in 28 days|how long can a working day be in europe",
  "human-factors-alcohol":
    "glass of wine the evening before|beer eight or ten hours before work|breath test of crew limit",
  "human-factors-imsafe": "checklist for myself am i fit today illness medicine stress",
  "human-factors-just-culture":
    "will i be punished when i admit a mistake|honest error versus reckless",
  "human-factors-reporting":
    "nobody saw my error should i write it down|near miss report why bother",
  "human-factors-startle": "bang and my mind goes blank|frozen for seconds what helps",
  "human-factors-silent-review":
    "what crew run through in their head before take-off and landing|thirty seconds in the jump seat thinking of doors commands|mental rehearsal on the crew seat",
  "human-factors-nits":
    "captain calls me up front in trouble what do i ask and write|four letters of the emergency talk type signals time",
  "human-factors-workload": "bells everywhere and meal service late what first",
  "human-factors-interruption":
    "somebody talked to me while i did my door|start the check over after being disturbed",
  "human-factors-confirmation-bias": "see only what fits my idea",
  "human-factors-norms": "everybody does it wrong and nothing ever happened",
  "human-factors-stress-curve": "is a bit of nerves good for doing well",
  "human-factors-gradient": "too afraid of the captain to speak|too chummy with the boss",
  "human-factors-culture": "colleague from another country never says no",
  "human-factors-fordec": "six letters to decide under pressure facts options risks",
  "human-factors-briefing": "what should be said when the crew meets before the flight",
  "human-factors-debrief": "talk after a bad flight who joins",
  "human-factors-sioux-city": "dc-10 lost all hydraulics 1989 cornfield",
};

/** The same for words of the trade. */
export const SCENES_OF_TERMS: Readonly<Record<string, string>> = {
  "cabin-door": "how high is the main way in|door we board through",
  "overwing-exit": "little door above the wing|hatch you throw out",
  galley: "place with ovens and coffee makers",
  jumpseat: "seat that folds up when you stand|backwards seat by the door with shoulder straps",
  bulkhead: "what is the wall before row one called",
  "girt-bar": "rod that hooks the slide to the floor",
  "evacuation-slide": "yellow thing people slide down on",
  "slide-raft": "slide that becomes a boat|is the slide also a raft",
  pbe: "hood over the head when it burns",
  "halon-extinguisher": "red gas bottle in the cabin",
  elt: "radio that calls rescuers after a crash",
  "armed-door": "door is set so that the slide comes by itself|what does armed mean",
  "critical-phases-of-flight":
    "riskiest minutes of a trip|which parts of the flight are the dangerous ones",
  "sterile-flight-deck": "time when nobody disturbs the pilots|quiet cockpit",
  turbulence: "plane shakes because of air",
  "cross-check": "look at the other one's door to be sure",
  "all-call": "purser rings everybody at once each door answers",
  interphone: "the telephone between crew",
  crm: "course about teamwork errors and talking",
  ditching: "pilot puts the plane on the water|hudson river landing word",
  "able-bodied-passenger": "strong guy i ask to help at the door",
  fuselage: "long tube people sit in what is it called",
  "wide-body": "plane with two corridors",
  "flight-deck-door": "armoured door to the pilots",
  "overhead-bin": "box over the heads for hand luggage",
  "passenger-service-unit": "panel with lamp fan and call button over my head",
  "crew-rest-compartment": "hidden bedroom for staff on long trips",
  "door-numbering": "what does two left mean|why is it called 3R",
  aed: "shock box on the wall",
  "life-vest":
    "when do people inflate the yellow vest|blow up the vest inside or outside|pull the red tabs when leaving",
  "life-raft": "round rubber boat with a roof",
  megaphone: "speaker with a battery to shout through",
  "portable-oxygen": "green bottle to carry along",
  "escape-path-lighting": "lights along the aisle floor when it is dark",
  "first-aid-kit": "box with bandages who may use it",
  "emergency-medical-kit":
    "box with real drugs and syringes that only a doctor opens|who can open the medicine box",
  "manual-inflation-handle": "slide hangs empty which red handle|slide did not blow up pull what",
  "fire-containment-bag": "sack for a burning phone",
  "safety-card": "paper in the seat pocket with pictures",
  turnaround: "half an hour on the ground between two flights|clean fuel load and go again word",
  "refuelling-on-board": "tanker truck is connected and people sit inside belts open no phones",
  chocks: "wooden things in front of the tyres",
  pushback: "little tractor shoves us backwards",
  taxi: "plane drives on the ground to the runway",
  "top-of-descent": "moment when we start to go down",
  "go-around": "almost landed then up again is that dangerous|pilot pulled up before touching down",
  diversion: "we landed somewhere else than planned",
  "block-time": "from brakes off to parked how are paid hours counted|hours that contracts pay",
  "minimum-equipment-list":
    "one oven or lamp is broken may the plane leave|list of what may be out of order",
  "light-turbulence": "slightly bumpy",
  "moderate-turbulence": "hard to walk and drinks spill",
  "severe-turbulence": "thrown against the belt pilots lose control for a moment",
  "clear-air-turbulence": "bumps out of nowhere in blue sky",
  "de-icing": "men spray orange liquid on the wings in winter",
  "minimum-crew":
    "how many of us does the law want for the seats|crew needed on board with 180 seats|one steward per fifty|can we leave with one colleague short",
  purser: "who is the chief in the cabin",
  "pilot-in-command": "who has the last word on board",
  "reporting-time": "hour at which i have to show up",
  "rest-period": "how many hours off between two trips",
  standby:
    "sit at home with the phone ready does it count as work|wait at the airport in uniform counts as duty in full|on call at home or at the airport difference",
  reserve: "new people in the us wait for a call all month",
  deadhead: "i sit as a guest to get to my next flight",
  layover: "free night abroad hotel",
  "service-trolley": "the cart with brakes",
  "special-meal": "food ordered for faith or health",
  "unaccompanied-minor": "kid with a pouch round the neck alone",
  wchr: "can climb stairs but long ways are hard",
  wchs: "cannot do stairs but walks to the seat",
  wchc: "must be brought to the seat cannot walk at all",
  stretcher: "patient lies across folded seats",
  inad: "border officers send him back",
  "public-address": "loudspeaker to all seats",
  chime: "ding dong what for",
  "cabin-ready": "word to the cockpit that all is stowed",
  briefing: "meeting of the crew before they walk to the plane",
  "closed-loop": "repeat the message so the other knows you got it",
  "phonetic-alphabet":
    "spell my name with alfa bravo charlie what is it called|words for letters on the radio",
  "passenger-list":
    "sheet with seats diets wheelchairs and connections|list that tells who sits where and special needs|paper with names and codes for the crew",
  notoc:
    "paper the captain signs about dangerous freight|form tells what dangerous stuff is in the belly",
  "nits-briefing": "four points the captain gives when something is wrong",
  "silent-review":
    "thing crew do in their head before take off|thinking through an emergency in the seat",
  tuc: "seconds until you cannot think without oxygen",
  "rapid-disembarkation": "get off fast but by the stairs no slides",
  "planned-emergency": "we know ten minutes before that it will be a crash landing",
  "ninety-second-test":
    "plane must be empty in a minute and a half is it law or only a test|half of the exits dark test with volunteers|certification evacuation demonstration",
  "exit-assessment": "what do i check through the little window before opening",
  "pilot-incapacitation": "captain is out cold what do i do|pull him back from the controls",
  "dangerous-goods": "stuff that may not fly general word",
  "disruptive-passenger": "word for a guest who makes trouble",
  "fume-event": "oil smell from the engines in the air",
};

/** The same for the flight deck. */
export const SCENES_OF_FLIGHT_DECK: Readonly<Record<string, string>> = {
  "cabin-pressure-panel":
    "where do pilots see how thick the air is|switch to drop the masks by hand",
  "engine-fire-controls":
    "red handle for a burning engine|which engine do i tell them left or right when i sit backwards|left or right is said facing forward",
  "passenger-signs": "who turns on the belt lamp",
  "evacuation-signal": "button and horn that orders everybody out",
  "autopilot-panel": "computer flies who steers",
  "primary-flight-display": "screen with blue and brown",
  "navigation-display": "screen with the map and colours of storms",
  "engine-alert-display": "screen that shows warnings of the motors",
  sidestick:
    "what must i not lean over when i hand over coffee|joystick at the side of the seat|pass cups on the outer side never over the stick",
  "crew-oxygen-mask": "quick mask for pilots few seconds",
  "audio-panel": "knobs with which pilots talk to us",
  "thrust-levers":
    "take-off was stopped hard engines hum what now|brakes slam before we lifted off stay seated and wait|gas lever of the plane",
  transponder:
    "four digit secret code for hijack radio failure emergency|7500 7600 7700 what do they stand for",
  "engine-master-switches": "how are motors switched off before we leave by the slides",
  "cockpit-door-switch":
    "lock unlock deny toggle for their door|code pad outside what happens when they refuse",
};
