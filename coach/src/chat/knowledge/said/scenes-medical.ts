/**
 * How people who have no word of the trade tell the scene, or ask round the corner. By card; phrases parted by "|".
 * These stand beside the shorter ways of asking in `first-aid.ts` and are found by meaning as well as by word.
 */
export const SCENES_OF_FIRST_AID: Readonly<Record<string, string>> = {
  "first-aid-primary-survey":
    "man lies on the floor and shows no reaction what do i look at first|is he breathing how do i check|takes a gasp now and then is that breathing|somebody dropped in front of the galley and does not answer|tap shoulders shout look for breathing",
  "first-aid-cpr-adult":
    "how hard and how fast do i push on the chest|rhythm song for pressing on the chest|how deep do i press|ratio of pushes to breaths|how many times per minute do i press",
  "first-aid-cpr-child":
    "baby is not breathing how many fingers|push on the chest of a toddler with one hand",
  "first-aid-aed":
    "machine with the two sticky patches just came|where do the stickers go on the body|do i keep pressing while the machine analyses|hairy or wet chest patches",
  "first-aid-aed-child": "only patches for adults and the patient is six years old",
  "first-aid-cpr-stop":
    "my arms are dead and we have been pumping for half an hour|who says that we may give up|signs of life come back stop pressing",
  "first-aid-choking-adult":
    "he grabs his neck and turns blue while eating|bit of food went down the wrong way|how many slaps between the shoulder blades|squeeze the belly from behind|can still cough should i hit his back",
  "first-aid-choking-special":
    "big belly or very fat person cannot get my arms round|baby swallowed a grape|pregnant lady with food in her windpipe",
  "first-aid-recovery-position":
    "drunk is out cold but breathing how do i put him|tilt on the side so he does not drown in vomit",
  "first-aid-heart-attack":
    "grey sweaty man holding his chest|pressure behind the breastbone going into jaw and arm|may i give him aspirin|how do i seat somebody with heart pain",
  "first-aid-fainting":
    "girl went white and fell over for a few seconds|legs up when dizzy|stood too long and keeled over",
  "first-aid-stroke":
    "smile is crooked and she talks nonsense|one side of the body is numb or weak|which time do i have to note for the hospital|cannot raise both arms",
  "first-aid-diabetes":
    "needs sugar now|has a needle for sugar illness and is acting drunk|cola or juice for a shaky patient|sugar too low",
  "first-aid-seizure":
    "whole body twitches and foam at the mouth|do i hold him down when he jerks|put a spoon between the teeth|fit lasts longer than five minutes",
  "first-aid-anaphylaxis":
    "lips blow up after a cookie|where on the body does the pen with adrenaline go|through the trousers into the thigh|bee stung him and he cannot breathe|second dose of the pen after how many minutes",
  "first-aid-asthma":
    "puffer blue inhaler forgot at home|whistling breath cannot finish a sentence|sit upright lean forward breathe out",
  "first-aid-hyperventilation-or-hypoxia":
    "breathes way too fast and hands cramp|paper bag or oxygen for panting|pins and needles in the fingers from panic",
  "first-aid-burns":
    "spilled boiling water on a lap|how many minutes under cold water|ice or butter on a scald|may i pop the blister|clothes stick to the skin",
  "first-aid-bleeding-and-shock":
    "blood squirts from the arm|press on the wound or tie it off|cut himself on a broken glass|lay flat keep warm pale and cold after losing blood|tourniquet above the wound",
  "first-aid-nosebleed":
    "blood runs out of the nose head forward or back|pinch the soft part of the nose how long",
  "first-aid-fracture":
    "leg looks bent after the cart hit it|broken wrist sling splint on board|do i straighten the bone|twisted ankle swollen",
  "first-aid-barotrauma":
    "baby screams when we go down|pain in the ears with a cold|pop the ears chew gum yawn|hold nose and blow|tooth hurts in the air",
  "first-aid-diving":
    "scuba yesterday and flight home today|bends joints hurt after the dive holiday|snorkel tank hours before take-off",
  "first-aid-dvt":
    "calf is swollen after eleven hours of sitting|thrombosis socks walk around drink water|blood clot from sitting",
  "first-aid-childbirth":
    "baby is coming and we are over the sea|waters broke in row 30|cut the cord or not|newborn keep warm on mother's belly",
  "first-aid-kits":
    "which box may only a nurse or doctor open|who may give the strong drugs from the doctor's box|sealed kit with injections|plasters are in which box|may crew use the medicine box",
  "first-aid-portable-oxygen":
    "how many litres high or low on the bottle|no smoking near the gas bottle|leave some pressure in the bottle|mask for the sick passenger at the seat",
  "first-aid-doctor-on-board":
    "man says that he is a physician should i ask for his card|vet or dentist offers help|who decides to land earlier for a sick man|medical advice from the ground by radio",
  "first-aid-death-on-board":
    "passenger passed away where do we put the body|corpse in a seat belt and blanket|who may declare somebody dead|dead body in the galley or lavatory",
  "first-aid-infection":
    "rash and fever coming from abroad|may be contagious cough sick traveller|seat a person with flu away from others mask|one toilet only for the ill passenger|universal precaution kit gloves",
  "first-aid-food-hygiene":
    "why do both pilots eat different dishes|wash hands before bread|cold chain how many degrees|crew meal poisoning",
  "first-aid-fear":
    "she wants to get off the plane right before take-off and cries|first time flyer trembling|afraid of the noises|panic attack hold hand breathe",
  "first-aid-airsickness":
    "sick bag throwing up several rows|feels like vomiting look at the wing seat|half of the cabin is vomiting food poisoning",
  "first-aid-disinsection":
    "spray cans against mosquitoes walking down the aisle|why do we spray the cabin",
  "first-aid-jet-lag":
    "body clock after flying east|cannot sleep after crossing time zones|light and naps after a night across the ocean",
};

/** The same for fire and smoke. */
export const SCENES_OF_FIRE: Readonly<Record<string, string>> = {
  "fire-and-smoke-triangle":
    "three things that every flame lives on|heat fuel oxygen take one away",
  "fire-and-smoke-classes":
    "which bottle for paper which for electricity|letters on the red bottle|grease or electrical which class",
  "fire-and-smoke-halon":
    "gas bottle is it bad for the lungs|is the gas ok on a battery|how far away do i stand with the bottle|how long does the spray last",
  "fire-and-smoke-halon-replacement":
    "ozone layer new extinguishers halotron|why was the old gas banned",
  "fire-and-smoke-water-extinguisher":
    "can i pour water on an electrical thing|glycol bottle turn the handle|coffee or tea to put out paper",
  "fire-and-smoke-number": "red bottles on a plane with 200 seats|minimum bottles per seats",
  "fire-and-smoke-pbe":
    "how long can i breathe inside the hood|glasses or beard under the hood|hood gets hot light changes|put on smoke mask hair inside",
  "fire-and-smoke-roles":
    "one fights one phones one fetches|who talks to the cockpit while i spray|three people at the flames jobs",
  "fire-and-smoke-report":
    "what do i tell the pilots when something burns|where colour smell how big say to the flight deck",
  "fire-and-smoke-time":
    "how many minutes until it is out of control|how long do we have before we must be on the ground",
  "fire-and-smoke-hidden-fire":
    "smells scorched but nobody sees flames|back of the hand along the wall|panel feels hot cut a hole with the axe",
  "fire-and-smoke-lavatory":
    "smoke out of the toilet door do i open it|touch door high and low with the back of the hand|crouch behind the door and spray",
  "fire-and-smoke-lavatory-protection":
    "why is there a place for cigarette butts if nobody may smoke|automatic bottle in the waste bin|what does the smoke alarm in the loo do",
  "fire-and-smoke-oven":
    "bread is on fire in the kitchen|flames behind the glass keep the door shut and cut the power|meal oven burning",
  "fire-and-smoke-circuit-breaker":
    "fuse popped out again|black button jumped reset how often|push the fuse back",
  "fire-and-smoke-overhead-bin":
    "fumes from the locker above the seats|open the locker only a finger wide|move people from the rows below the bin",
  "fire-and-smoke-lithium-steps":
    "mobile is smoking in a pocket|e-cigarette glows|power bank swells and hisses what in which order|cool with water then keep in a bin of water|laptop burst into flames on the table",
  "fire-and-smoke-lithium-never":
    "put ice on the hot phone|throw a blanket over the battery|pick up the hot phone|may i put it in the bag at once",
  "fire-and-smoke-thermal-runaway":
    "one cell heats the next|why does the battery catch fire again after it went out",
  "fire-and-smoke-passengers-in-smoke":
    "stay low wet cloth over nose and mouth|move people away from the smoke|do the yellow masks help against smoke",
  "fire-and-smoke-smoke-removal":
    "open a door to let the smoke out|who gets rid of the fumes vents",
  "fire-and-smoke-air-canada-797":
    "1983 fire toilet cincinnati half the people died when doors opened|flashover",
  "fire-and-smoke-clothes-on-fire":
    "jacket of a passenger burns stop drop roll|smother with a blanket from the head down",
  "fire-and-smoke-fumes":
    "smells like old socks and people feel dizzy|oily smell from the air vents|chemical smell headache crew",
  "fire-and-smoke-ground-fire":
    "firemen outside foam which side do we get out|fire trucks are coming open doors away from them",
  "fire-and-smoke-prevention":
    "how often do we look into the toilet|what do i check so that nothing burns|rubbish bins ovens checked regularly",
};
