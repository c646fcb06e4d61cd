/** Scenes and roundabout ways of asking about getting everybody out. By entry; phrases parted by "|". */
export const SCENES_OF_EVACUATIONS: Readonly<Record<string, string>> = {
  land: "what do i do one after the other when we must get out|pilots say nothing and it burns may i start it myself|is the minute and a half real",
  "land-1": "wait until it stands still before you get up|how do i know it is serious",
  "land-2": "look through the round window before you pull the handle",
  "land-3": "pull the handle fully hold the grip slide comes out",
  "land-4": "is the slide good before the first one jumps",
  "land-5": "push people through without gaps look out again",
  "land-6": "am i the last one to go search the rows take the torch and megaphone",
  "land-7":
    "where do we gather outside how far upwind no smoking|people stand around on the grass|lead them away from the wreck",
  water: "plane goes down in the sea what is different|swim or boat",
  "water-1": "vests on and brace before we hit the water",
  "water-3": "is the sill above the water which doors stay shut",
  "water-4": "make the raft fast and fill it by hand",
  "water-5": "how do they get in the boat step or jump",
  "water-6": "what do i take along into the boat",
  "water-7": "cut the rope or release first full boat|keep warm stay together in the boat",
  "command-brace": "shout before we hit heads down",
  "command-alert": "we stopped hard and nobody speaks from the front wait at the door",
  "command-remain-seated": "false alarm stay in your seats words",
  "command-evacuate": "the words that start it",
  "command-belts-and-baggage": "open belts leave all bags shout",
  "command-belts-and-vests": "shout for vests in the water",
  "command-hold-back": "slide still filling people push hold them",
  "command-door-exit-go": "slide is good what do i shout now",
  "command-overwing-go": "leg body leg foot first over the wing",
  "command-able-bodied-helper": "tell the strong man to wait at the bottom and help",
  "command-exit-blocked": "my door is no good where do i send them",
  "command-exit-on-water": "get into the boat blow up your vest now",
  "command-keep-moving":
    "lady stands at the edge and will not jump|somebody freezes on the sill push",
  "command-anybody-there":
    "no one comes to my door any more do i leave|is anyone there last call before i go",
  "command-move-away": "get away from the plane shout outside",
  "outside-fire": "flames under the wing seen through the window",
  "outside-smoke": "grey clouds outside do i open",
  "outside-obstacle": "truck or tree or wing part in front of the door",
  "outside-water-level": "sea is higher than the door",
  "outside-structure": "door frame bent plane stands crooked nose gear gone slide too steep",
  "failure-handle-jams": "i cannot turn the lever",
  "failure-door-jams": "door is unlocked but stuck",
  "failure-assist-fails": "door is heavy no power pushes it",
  "failure-slide-does-not-fill": "slide hangs down flat",
  "failure-slide-twists": "wind blows the slide to the side",
  "failure-slide-deflates": "slide goes soft while people are on it",
  "failure-conditions-change": "fire comes to my door while people go out stop and redirect",
  "slide-dual-lane": "two people side by side",
  "able-bodied": "whom do i pick as helpers soldiers firemen crew of other airlines",
};

/** The same for the way to the job. */
export const SCENES_OF_DAYS: Readonly<Record<string, string>> = {
  application:
    "what goes into the form and the photo|how do i write a CV for this|ATS keywords gaps on paper",
  "online-tests": "logic or personality questions by link at home",
  "video-interview":
    "talk to my webcam alone with a countdown|nobody on the other side one take only",
  registration: "show passport get a number badge smile at reception",
  "reach-and-height":
    "stand on tiptoes touch the line|can i train my arm to reach higher|too short by two centimetres",
  "english-test": "multiple choice grammar or talk in english",
  "numeracy-test": "do sums with currency and time zones without calculator",
  "group-exercise":
    "eight strangers around a table one task|somebody talks over everyone|do i have to be the leader|shy in a group",
  "role-play": "assessor plays an angry guest|act a scene with a drunk",
  "final-interview": "two people and me for an hour|last round face to face",
  documents:
    "which papers after the yes|five years of references without gaps for the airport pass|police record check|why do british ask for every month of my life",
  medical: "poppy seed and drug test|what do the doctors check|eyes blood hearing tattoo allowed",
  "group-island": "raft and ten objects which do we keep",
  "group-paper-bridge": "build something from sheets and tape",
  "group-who-first": "rank people who gets help first",
  "final-the-walk-in": "how do i come through the door and shake hands",
  "final-tell-us-about-yourself":
    "introduce yourself how long and what|two minutes about me|who are you in ninety seconds",
  "final-why-this-airline":
    "why us and not the others good answer|why do you want to fly for our company",
  "final-why-cabin-crew": "why not work in a hotel",
  "final-a-real-example": "they want a true story from work",
  "final-the-probing-question": "they dig and ask the same again",
  "final-the-weakness": "what are you bad at|biggest flaw answer",
  "final-the-gap":
    "i was sacked should i lie about why i left|no job for a year how do i tell it|fired from my last job honest|failed here before and try again",
  "final-the-safety-question": "what would you do if it burns i never learned that",
  "final-the-ethical-question": "my friend at work steals mini bottles do i tell",
  "final-the-hard-facts": "would you move share a flat get up at three|low pay are you ready",
  "final-your-questions": "do you have any questions for us what do i ask",
  "final-the-silence": "they say nothing and look at me",
  "final-the-last-minute": "last words before i leave the room",
  "list-what-to-bring": "what do i pack in my folder for the day|how many photos pens copies",
  "list-reach-and-uniform-day": "shoes hair make-up on the day|hide a tattoo for the day",
  "list-after-the-day":
    "they said no when can i try again|rejected what should i do that evening and later|how long until they answer|refused at the assessment feedback notes",
};

/** The same for interviews in other countries. */
export const SCENES_OF_CULTURES: Readonly<Record<string, string>> = {
  "north-america-us": "sell yourself smile first names in america",
  "europe-uk": "modest polite british panel",
  "asia-japan": "bow seat silence in tokyo",
  "middle-east-uae": "gulf recruiter hand on heart ramadan dubai manners",
  "asia-singapore":
    "presents for the panel in singapore are refused bring none|modest and precise answers in singapore",
  "oceania-australia": "aussie panel does not like boasting mate",
};

/** The same for what only a quiz explains. */
export const SCENES_OF_QUIZZES: Readonly<Record<string, string>> = {
  "uk-references":
    "why do they want every gap of five years explained|airside pass security check of my past",
  "sg-gift": "bring chocolates or a present for the recruiters",
  "when-to-arm":
    "at which moment do we put the doors in automatic before leaving|when is the lever moved on departure",
  "arrival-armed-found": "at the gate the lever is still on armed do i open",
  "catering-door-inside": "man with the food knocks at the door",
  "slide-armed-light":
    "white lamp came on as i lifted the handle a bit|instructor shouted stop the lamp was on",
  "cabin-pressure-light": "red lamp blinks at the gate still pressure inside",
  "open-in-cruise":
    "could a crazy man open the door up there|is it possible to open the door at 35000 feet|pressure holds the door like a plug",
  "six-foot-rule": "how high must the door be to need a slide",
  "six-seconds": "how quickly is the slide full",
  "wind-limit": "how strong may the storm be for a slide",
  "two-lanes": "two people next to each other down the slide where",
  "manual-inflation": "door open slide empty next move",
  "plain-slide-in-water": "can we float on a slide that is no raft",
  "slide-raft-release":
    "raft is full what first the lashing or the rope|detach from the door then cut the line",
  "girt-bar-position-737": "how do i see at the floor of a 737 that it is armed",
  "gust-lock": "what keeps the open door from swinging in wind",
  "viewing-window": "small round glass in the door what for",
  "red-strap": "ribbon across the little window on boeing",
  "airbus-outside": "someone on the stairs opens my armed airbus door will the slide blow",
  "boeing-737-outside": "ground staff opens an armed boeing door",
  "flight-lock": "why can nobody open the wing exit in the air",
  "overwing-who-opens": "do passengers or crew open the exit above the wing",
  "a321ceo-exits": "old a321 where are the exits over the wing none",
  "boeing-787-exits": "dreamliner how many doors does it have any over the wing",
  "which-engine": "i sit backwards flames on my left hand which side do i report",
  "rejected-take-off": "captain slams the brakes before we lift off what do i do",
  "quick-donning-mask": "five seconds mask for the pilot",
  "call-in-sterile-period": "burning smell in climb may i ring them",
  "sterile-period": "which minutes must nobody call the pilots in america",
};
