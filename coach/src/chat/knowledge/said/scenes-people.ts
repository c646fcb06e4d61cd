/** Scenes and roundabout ways of asking about security. By card; phrases parted by "|". */
export const SCENES_OF_SECURITY: Readonly<Record<string, string>> = {
  "security-who-rules": "which authority says what is searched",
  "security-liquids": "shower gel in my crew bag size|how many millilitres through the scanner",
  "security-levels":
    "four steps of bad behaviour of passengers|suspicious or loud physical life-threatening trying to enter the cockpit|how is a trouble maker graded",
  "security-early-signs":
    "drunk at boarding smell of booze turn him away at the door|stare and clenched fists|who do i watch while saying hello",
  "security-deescalate":
    "guest screams in my face what words|furious about the delay stand at an angle and listen|he swears at me stay calm",
  "security-do-not-escalate": "what must i not say to somebody furious|do not argue point or touch",
  "security-warning": "told him three times and he still does it|last paper before we tie him",
  "security-restraint":
    "four of us on one man plastic cuffs who gives the ok|may i tie a guy to his seat",
  "security-restrained-care":
    "he is tied up may he go to the toilet drink|check his breathing and hands|cut him loose in an evacuation",
  "security-commander-powers":
    "can the captain put somebody off or hand him to police|1963 convention on crimes on board",
  "security-in-flight": "all doors closed until one opens legal meaning",
  "security-mp14": "why could a brawler go home free in a foreign country|landing state may punish",
  "security-us-law":
    "how many years of jail for hitting a stewardess|fine for bothering crew in america",
  "security-evidence":
    "what do the cops want after the fight|seat numbers names witnesses keep bottle",
  "security-assault":
    "stranger put his hand on her thigh|woman next to a groper move her and tell who|he keeps touching me she says",
  "security-bomb-call":
    "note on the mirror says bomb|scribbled threat on a napkin exact words|somebody on the phone says there is explosive",
  "security-suspect-item":
    "taped box hidden behind the bin after cleaning|object does not belong here touch or not|wrapped package in a locker nobody knows|cables sticking out of a bag in the loo",
  "security-lrbl":
    "where on the plane would an explosion do least harm|which door if we must keep a bomb",
  "security-lrbl-move": "may i carry the device to the back|wet blankets and bags around it",
  "security-search":
    "look under every seat before guests come|who checks cabin after the cleaners|found a knife during the check",
  "security-unattended":
    "we all left for coffee and the door was open|checked plane was empty do we look again",
  "security-sterile-area": "part of the airport behind the scanners",
  "security-baggage-match":
    "somebody changes his mind and gets off what about his suitcase in the hold|guest leaves the plane and his luggage is below may we go|no show take his bags off|why wait for one bag",
  "security-door-locked": "how bulletproof is the door to the pilots|cockpit locked when exactly",
  "security-door-access":
    "captain has to pee what do we set up|he comes out for the bathroom block the aisle with a cart|nobody in the front toilet curtain closed before the door opens",
  "security-secondary-barrier": "gate or net in front of the pilots' door new planes",
  "security-two-persons":
    "why do i have to sit with one pilot while the other is away|never one alone in the cockpit",
  "security-jumpseat":
    "pilot of another company wants the spare seat|commuting colleague cockpit ride ID",
  "security-insider":
    "workmate photographs door codes|coworker says strange things and asks me to carry a parcel|colleague who may be a danger",
  "security-crew-id":
    "my badge is gone at the hotel|uniform and pass stolen on a layover who do i call|crew card lost abroad",
  "security-cyber":
    "post my boarding pass online|charging at public usb|clicked a link in a fake roster mail",
  "security-trafficking-signs":
    "kid does not know where they fly|scared girl with older man no luggage|he holds her passport and does all the talking|signs that somebody is taken against her will",
  "security-trafficking-act":
    "i have a bad feeling about a girl and the man beside her what should i do|tell the captain do not confront him do not free her|somebody else holds her passport and answers for her",
  "security-inad": "sent home because no visa who is that|deported with and without guards letters",
  "security-custody-seat":
    "criminal with two policemen where do they sit|prisoner boards first alcohol cutlery",
  "security-armed": "cop shows a pistol at the door|who on board may have a gun tell nobody",
  "security-hijack":
    "man with a knife wants the cockpit do we fight|taken hostage keep calm obey or resist",
  "security-lavatory-smoke":
    "smell of cigarette from the loo detector covered with a sock|teenager vaped in the toilet",
};

/** The same for looking after passengers. */
export const SCENES_OF_PASSENGERS: Readonly<Record<string, string>> = {
  "passenger-handling-wch":
    "which wheelchair guest can walk a bit|letters at the end ramp steps cabin",
  "passenger-handling-other-codes":
    "four letters beside the seat for blind or deaf guests|code for somebody who needs a stretcher or meets and assist",
  "passenger-handling-more-codes":
    "code when a cello has its own seat|code for a dog below or in the cabin|letters for a kid alone",
  "passenger-handling-offer-help":
    "how do i ask a guest with one leg without offending|man on crutches wants to do it alone",
  "passenger-handling-prm-briefing":
    "show him the way out personally before we go|extra safety talk for a person who cannot see or walk",
  "passenger-handling-blind":
    "guest cannot see his tray how do i explain where the food is|fork at six o'clock meat at twelve clock face|lead somebody without sight to the row offer my arm",
  "passenger-handling-deaf":
    "she reads lips face her write it down|someone who cannot hear the announcements",
  "passenger-handling-hidden":
    "green band with flowers around the neck|needs more time but looks healthy",
  "passenger-handling-notice": "did not book help in advance are we allowed to leave him",
  "passenger-handling-crew-duty-us":
    "must i feed somebody or lift him onto the toilet|help with eating opening packages but not in the loo",
  "passenger-handling-scp": "who counts as a special passenger and may not sit at the exit",
  "passenger-handling-service-dog":
    "pet for anxiety counts or not|peacock or pig as comfort animal|may i ask what the dog does",
  "passenger-handling-assistance-dog-eu": "labrador of a blind man lies where harness",
  "passenger-handling-pets":
    "cat miaows can she take it out|dog on the lap during landing|bag with a puppy stays under the seat",
  "passenger-handling-infant-def":
    "toddler turns two on holiday needs a seat on the way back|oldest child on the lap",
  "passenger-handling-loop-belt":
    "how is the baby on mum's lap strapped|extra belt for babies american planes do not have it",
  "passenger-handling-crs":
    "own car seat from home which row|maxi cosi at the window not at the exit",
  "passenger-handling-bassinet":
    "little bed at the wall during bumps baby out|weight limit for the cot",
  "passenger-handling-umnr":
    "six year old alone who signs for him on arrival|grandma at the gate without papers wants the kid|pouch around a child's neck",
  "passenger-handling-newborn": "born last week can they board|how many days old at least",
  "passenger-handling-pregnancy":
    "big belly eight months may she come along letter from the midwife|how far along can a woman be|twins which week is the last|week 35 or 36 of being pregnant",
  "passenger-handling-exit-row":
    "broken arm or fat passenger at the emergency row|person without my language at the overwing seat|seat belt extender at the exit|who has to move away from the emergency seats|teenager of 14 in the emergency row",
  "passenger-handling-exit-row-refuse":
    "i just paid for the legroom i will not open any door he says",
  "passenger-handling-abp": "who carries the lady in the wheelchair out",
  "passenger-handling-boarding":
    "what do my eyes do while i smile at the door|spot strong helpers and drunks as they come in",
  "passenger-handling-count":
    "one head too few|number on my clicker is not the number on the paper",
  "passenger-handling-seat-change":
    "may they spread out to empty rows|couple wants to sit together before we leave balance of the plane",
  "passenger-handling-baggage":
    "where do bags have to be when we start and land|handbag at the bulkhead or exit row on the floor|backpack on the lap",
  "passenger-handling-meal-codes":
    "no pork no beef four letters|what is in the box marked with four letters|hindu muslim vegan child meal letters",
  "passenger-handling-kosher": "jewish guest sealed tray show the seal before heating",
  "passenger-handling-allergy":
    "mother wants a guarantee that nobody eats peanuts|can we promise a plane free of nuts|boy allergic to nuts what may i say",
  "passenger-handling-alcohol":
    "he wants his sixth whisky|how do i say no to another beer|own bottle from duty free opened|looks younger than 18 wants wine",
  "passenger-handling-hot-drinks":
    "tea over a baby's head pass it how|lid on the cup fill only so far",
  "passenger-handling-complaint":
    "no chicken left and he is angry|entertainment broken for ten hours|how do i make an angry guest happy before he leaves",
  "passenger-handling-denied-boarding":
    "bumped off an overfull flight how many euros do i get|more tickets than seats how much money|who stays behind when the plane is too full",
  "passenger-handling-delay-eu":
    "five hours late who pays hotel and food|how much cash for being late in europe",
  "passenger-handling-tarmac":
    "stuck at the gate two hours when must they let us off|water and toilets while waiting on the taxiway usa",
  "passenger-handling-baggage-claim":
    "my case is not on the belt where do i go|wheel of the bag broken report before leaving the hall",
  "passenger-handling-culture":
    "guest will not sit next to a woman|shoes hands and heads in other countries",
  "passenger-handling-family-of-dead": "wife of the man who just died sits beside him",
  "passenger-handling-crowd":
    "why do people freeze or take their bags when it burns|everyone runs to the door they came in by",
};

/** The same for announcements and commands. */
export const SCENES_OF_ANNOUNCEMENTS: Readonly<Record<string, string>> = {
  "announcements-and-commands-good-pa":
    "how do i sound good on the loudspeaker short and clear|tips for reading aloud to the cabin",
  "announcements-and-commands-voice":
    "how far from my mouth do i hold the microphone|speak slower pause smile in the voice",
  "announcements-and-commands-order": "which talk comes after which from boarding to parking",
  "announcements-and-commands-demo-us": "what has to be said before we start in america",
  "announcements-and-commands-demo-eu": "what do european rules want shown before we go",
  "announcements-and-commands-demo-craft":
    "nobody looks when i show the belt and vest|eye contact during the safety show",
  "announcements-and-commands-exit-count":
    "nearest exit may be behind you why say it|count rows to the door",
  "announcements-and-commands-after-takeoff": "keep your belt on while seated is said when",
  "announcements-and-commands-doors":
    "cabin crew arm doors and crosscheck who says it|doors to automatic what do i do then",
  "announcements-and-commands-cabin-secure":
    "what do i look at before i tell the captain we are ready|tables up blinds open bags away",
  "announcements-and-commands-delay":
    "we wait and nobody knows why what do i tell them|how do i say that we are late",
  "announcements-and-commands-turbulence-pa": "what words when it starts to shake in cruise",
  "announcements-and-commands-medical-pa": "is there a doctor on board how to say it without names",
  "announcements-and-commands-languages":
    "nobody understands my english what do i do|local language or english first|group that speaks no language of mine",
  "announcements-and-commands-figures":
    "say one five not fifteen|how do i read the gate and flight number aloud",
  "announcements-and-commands-neutral":
    "ladies and gentlemen is it still ok|how do i greet everybody",
  "announcements-and-commands-chimes":
    "hi-lo dong red blue light what does it want|one bing or three|colour of the call lamp",
  "announcements-and-commands-interphone":
    "how do i answer the phone at the door|say station and name first",
  "announcements-and-commands-emergency-call":
    "phone rings like mad from the front pick up at once|code for emergency on the handset",
  "announcements-and-commands-nits-to-pa": "captain told me what happens how do i tell the guests",
  "announcements-and-commands-brace-position":
    "how do i bend when we crash|head on the seat in front hands feet flat|how should people sit when we hit the ground",
  "announcements-and-commands-brace-call":
    "what do we shout right before we hit the ground|who says it seconds before impact",
  "announcements-and-commands-alert-calls":
    "attention crew at stations and then|we stopped on the runway what will the cockpit say",
  "announcements-and-commands-evac-calls":
    "all the shouting words at the door in order|unfasten leave everything come this way jump",
  "announcements-and-commands-positive":
    "why do we yell come here instead of do not go there|people hear the verb and miss the not|say what to do rather than what not to do",
  "announcements-and-commands-baggage-call":
    "lady will not let go of her suitcase at the exit|they all grab their bags and block the aisle|leave everything take nothing how loud",
  "announcements-and-commands-megaphone":
    "loud thing when the speakers are dead|how many bullhorns per seats",
  "announcements-and-commands-pa-fails": "speakers broken at the gate can we go",
  "announcements-and-commands-pa-power": "engines off does the loudspeaker still work battery",
  "announcements-and-commands-after-landing":
    "welcome to stay seated phones text|people stand up while we roll",
  "announcements-and-commands-secret":
    "may i say bomb or fire over the speakers|words that cause panic",
};
