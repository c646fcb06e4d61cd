/** How different people ask about passengers, announcements and crews. By card; phrases parted by "|". */
export const MORE_SAID_OF_PASSENGERS: Readonly<Record<string, string>> = {
  "passenger-handling-wch":
    "wheelchair letters r s c|which code cannot walk at all|can climb stairs or not",
  "passenger-handling-other-codes":
    "letters for blind and deaf on the list|maas meaning|needs meet and help",
  "passenger-handling-more-codes": "extra seat cat and cello codes|codes on my passenger list",
  "passenger-handling-offer-help":
    "how do i ask a disabled guest|help without being rude|talk to him or to his companion",
  "passenger-handling-prm-briefing":
    "explain safety to a guest in a wheelchair|private briefing what to say",
  "passenger-handling-blind":
    "guest cannot see how do i explain|white stick|read the card with fingers",
  "passenger-handling-deaf":
    "guest does not hear announcements|sign language written notes|hearing aids",
  "passenger-handling-hidden":
    "sunflower ribbon around the neck|green lanyard|autism invisible disability",
  "passenger-handling-notice":
    "did not ask for a wheelchair before|how early must assistance be booked",
  "passenger-handling-crew-duty-us": "must i help her on the toilet|feed a guest or lift him",
  "passenger-handling-scp": "special guests and where they may sit|limit of special passengers",
  "passenger-handling-service-dog":
    "dog that helps her in the cabin america|is that really a service dog",
  "passenger-handling-assistance-dog-eu":
    "guide dog in europe on the floor|may i pet the guide dog",
  "passenger-handling-pets":
    "cat in a bag wants out|dog under the seat barks|animal out of its box",
  "passenger-handling-infant-def": "until which birthday on the lap|two years old today seat",
  "passenger-handling-loop-belt": "belt for the baby on the lap|extra belt loop",
  "passenger-handling-crs": "car seat on board where|child seat at the window",
  "passenger-handling-bassinet": "cot when it shakes",
  "passenger-handling-umnr":
    "kid flies alone who gets him|hand over a child at the gate|child without parents on my flight",
  "passenger-handling-newborn": "baby one week old fly|how many days after birth",
  "passenger-handling-pregnancy":
    "big belly may she board|which week is too late|letter from her doctor|twins pregnant flying",
  "passenger-handling-exit-row":
    "who is not allowed at the emergency seat|child at the exit|rules for legroom seats at the exit",
  "passenger-handling-exit-row-refuse":
    "he does not want to help at the exit|reseat from the emergency row",
  "passenger-handling-abp":
    "helper for somebody who cannot walk out|strong person beside wheelchair guest",
  "passenger-handling-boarding": "what do i watch when people come in|crew tasks while they board",
  "passenger-handling-count":
    "number of heads is wrong|one more than on the list|counted twice still different",
  "passenger-handling-seat-change":
    "empty plane can they sit anywhere|weight and balance seats|moving to a free row before departure",
  "passenger-handling-baggage":
    "bag on the lap for landing|handbag at the exit row|nothing on the floor when we start|bins are full",
  "passenger-handling-meal-codes": "meal letters vegetarian muslim|codes on the trays",
  "passenger-handling-kosher": "sealed jewish meal|who cuts the seal",
  "passenger-handling-allergy":
    "can we promise no nuts|peanut allergy on my flight|ask others not to eat nuts",
  "passenger-handling-alcohol":
    "stop serving somebody|he drinks his own bottle|too many beers|say no to another drink|drunk guest wants more",
  "passenger-handling-hot-drinks": "tea in bumps|pass a hot cup over a child|lid on the coffee",
  "passenger-handling-complaint":
    "guest is unhappy with the seat|cold food and he moans|angry about the service|how do i answer a complaint",
  "passenger-handling-denied-boarding":
    "too many tickets sold|they did not let me board money|volunteers to stay",
  "passenger-handling-delay-eu": "meals and hotel when delayed",
  "passenger-handling-tarmac":
    "stuck on the apron for hours|how long may they keep us inside|want to get off the waiting plane",
  "passenger-handling-baggage-claim":
    "suitcase broken whom to tell|bag did not arrive|report for lost luggage",
  "passenger-handling-culture":
    "respect other habits|women who do not want a man to serve|do not touch heads",
  "passenger-handling-family-of-dead": "husband died next to her what do i say|comfort the widow",
  "passenger-handling-crowd": "people panic how do i lead them|why do they all run to one door",
};

export const MORE_SAID_OF_ANNOUNCEMENTS: Readonly<Record<string, string>> = {
  "announcements-and-commands-good-pa": "how do i speak well to the cabin|what makes people listen",
  "announcements-and-commands-voice": "too fast over the speaker|hold the handset how",
  "announcements-and-commands-order":
    "which announcement comes when|sequence of speeches on a flight",
  "announcements-and-commands-demo-us": "what must be said before we leave in america",
  "announcements-and-commands-demo-eu": "safety show rule in europe",
  "announcements-and-commands-demo-craft": "nobody watches my demo|show the vest so that they look",
  "announcements-and-commands-exit-count": "count the rows sentence|nearest exit may be behind you",
  "announcements-and-commands-after-takeoff": "belt light off what do i say",
  "announcements-and-commands-doors": "doors to automatic what do i do|arm and cross check call",
  "announcements-and-commands-cabin-secure":
    "when do i say the cabin is ready|what must be done before i report secure",
  "announcements-and-commands-delay": "tell them that we are late|words for a long wait",
  "announcements-and-commands-turbulence-pa": "say something when it shakes",
  "announcements-and-commands-medical-pa": "call for a medic over the speaker|doctor please words",
  "announcements-and-commands-languages": "which tongue first|nobody speaks my language on board",
  "announcements-and-commands-figures": "how to read times aloud|fifteen or fifty",
  "announcements-and-commands-neutral": "ladies and gentlemen still|greet everybody neutrally",
  "announcements-and-commands-chimes": "one ding two dings|what does the bell mean|high low tone",
  "announcements-and-commands-interphone":
    "phone to the cockpit how do i begin|talk on the crew phone",
  "announcements-and-commands-emergency-call": "emergency ring on the phone|everyone pick up",
  "announcements-and-commands-nits-to-pa": "captain told me the plan how do i tell guests",
  "announcements-and-commands-brace-position":
    "how to bend before a crash|head on the seat in front|hands and feet before impact",
  "announcements-and-commands-brace-call": "when is brace called|what do we shout before impact",
  "announcements-and-commands-alert-calls":
    "what the captain says after a stop|attention crew what do i do",
  "announcements-and-commands-evac-calls": "which words one after the other at the exit",
  "announcements-and-commands-positive": "why not say do not|short commands reason",
  "announcements-and-commands-baggage-call": "they take suitcases along|leave the bags shout",
  "announcements-and-commands-megaphone": "loud hailer when|speaker is dead use what",
  "announcements-and-commands-pa-fails": "microphone broken can we leave",
  "announcements-and-commands-pa-power": "speaker without engines",
  "announcements-and-commands-after-landing": "stay seated words|they stand up while we roll",
  "announcements-and-commands-secret": "what must guests never hear|words not for the speaker",
};

export const MORE_SAID_OF_HUMAN_FACTORS: Readonly<Record<string, string>> = {
  "human-factors-crm": "working together as a crew what is it|crm in simple words",
  "human-factors-tenerife": "two jumbos on the runway|biggest crash in history",
  "human-factors-kegworth": "crew saw the flames and said nothing",
  "human-factors-sterile":
    "may i call the pilots in climb|below ten thousand feet no talk|quiet phase cockpit",
  "human-factors-barrier": "why do cabin and cockpit not talk",
  "human-factors-errors": "kinds of mistakes|forgot or did it wrong or broke the rule",
  "human-factors-tem": "threats and errors model",
  "human-factors-wocl": "worst hours of the night|body low point",
  "human-factors-fatigue":
    "so tired on duty|how do i notice i am too tired|yawning on a night flight|coffee or nap",
  "human-factors-inertia": "groggy after a nap|drunk with sleep",
  "human-factors-rest-us": "hours off between duties america|ten hours rest",
  "human-factors-ftl-eu":
    "maximum hours per day in europe|how long may i work in a row|limit of flying hours per year",
  "human-factors-alcohol":
    "pilot or colleague seems drunk at work|crew member smells of alcohol before the flight|wine the evening before a flight|how many hours before work no drink|beer on the layover",
  "human-factors-imsafe": "letters for being fit",
  "human-factors-just-culture": "punished for an honest mistake|report without fear",
  "human-factors-reporting": "near miss nobody saw|why tell about my small mistake",
  "human-factors-startle": "frozen after a bang|mind blank in an emergency",
  "human-factors-silent-review":
    "what do i think about during take-off|thirty seconds in my head on the jumpseat",
  "human-factors-nits":
    "captain gives me a short briefing what do i note|four letters nature intentions time special",
  "human-factors-workload": "too many things at once|what first when all call me",
  "human-factors-interruption":
    "somebody talked to me during the door check|start again after a disturbance",
  "human-factors-confirmation-bias": "seeing only what i expect",
  "human-factors-norms": "we always do it like this wrongly|bad habits become normal",
  "human-factors-stress-curve": "a little stress is good|too calm or too nervous",
  "human-factors-gradient": "afraid to tell the captain|boss too strict in the crew",
  "human-factors-culture": "crew from many countries|indirect colleagues",
  "human-factors-fordec": "decide step by step in a team",
  "human-factors-briefing":
    "meeting before the flight what is good|questions of the purser in the morning",
  "human-factors-debrief": "talk after a bad flight|after the incident crew meeting",
  "human-factors-sioux-city": "dc10 without hydraulics team success",
};
