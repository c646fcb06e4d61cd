/** How people ask for evacuations, exits and slides. By entry; phrases parted by "|". */
export const SAID_OF_EVACUATIONS: Readonly<Record<string, string>> = {
  land: "emergency evacuation on land steps|evacuation procedure|how does an evacuation go",
  water: "evacuation in water steps|ditching procedure|crash in the sea what do we do",
  "command-brace": "brace command|what to shout before impact|heads down",
  "command-alert": "first call to the crew|attention cabin crew at stations",
  "command-remain-seated": "no evacuation needed|stay in your seats",
  "command-evacuate":
    "order to evacuate|who gives the evacuation order|captain does not answer start evacuation|can crew start evacuation",
  "command-belts-and-baggage":
    "unfasten belts leave bags|people take their luggage in evacuation|leave everything",
  "command-belts-and-vests": "unfasten belts put on vests|command on water",
  "command-hold-back": "slide still filling and people push|hold passengers back|wait at the door",
  "command-door-exit-go": "come this way jump|send people down the slide|how to jump",
  "command-overwing-go": "command at the wing exit|step through foot first|leg body leg",
  "command-able-bodied-helper": "tell helpers what to do|you go down first and help",
  "command-exit-blocked":
    "exit blocked go other way|fire outside shout|my door is not usable|redirect passengers",
  "command-exit-on-water": "leave the plane on water|inflate your vest at the door|into the raft",
  "command-keep-moving": "queue stops|people hesitate at the door|faster push",
  "command-anybody-there": "last check before leaving|is anybody there|look if somebody is left",
  "command-move-away":
    "after the slide run away|where do people go outside|away from the aircraft|meeting point|where do i take people outside",
  "outside-fire":
    "fire outside the window|flames outside my door|the evacuation is ordered and there is fire outside my door",
  "outside-smoke": "smoke outside the door",
  "outside-obstacle": "truck or debris outside|something in the way of the slide",
  "outside-water-level": "water higher than the sill|water level outside|door under water",
  "outside-structure": "damaged fuselage at the door|bent door frame",
  "failure-handle-jams": "handle does not move|handle stuck",
  "failure-door-jams": "door does not open|cannot open my door",
  "failure-assist-fails": "door too heavy|power assist not working|push the door by hand",
  "failure-slide-does-not-fill":
    "slide does not inflate|slide stays flat|no air in the slide|pull the red handle",
  "failure-slide-twists": "slide twisted|wind turns the slide|slide upside down",
  "failure-slide-deflates": "slide loses air|hole in the slide|slide gets soft",
  "failure-conditions-change": "fire starts later outside my exit|exit was good then bad",
  "slide-dual-lane": "dual lane people per minute|two lanes how many people",
  "slide-single-lane": "single lane people per minute|one lane slide",
  "slide-wing-slide": "slide from the wing|off-wing slide",
  "slide-triple-lane": "biggest slide|three lanes",
  "able-bodied":
    "choose helpers|whom do i pick to help|abp criteria|which passenger as helper|soldier firefighter off duty crew",
};

/** The same for the day of the interview. */
export const SAID_OF_DAYS: Readonly<Record<string, string>> = {
  application:
    "photo for application|online application form|send cv|full length picture|casual smart photos|cover letter",
  "online-tests":
    "personality test online|situational test honest answers|cut-e shl psychometric|online assessment",
  "video-interview":
    "recorded video|one way interview|hirevue|record answers camera|talk to a screen|only one try recording",
  registration:
    "arriving and sign in|check in at the assessment|first minutes waiting room|late for the day|come late to the assessment|how early should i be there",
  "reach-and-height":
    "arm reach test|measured on tiptoe|212 cm|too short|only reach a few cm less|stand barefoot against the wall",
  "english-test": "english exam|grammar test|essay at the assessment|listening reading english",
  "numeracy-test": "maths test|calculate currency|arithmetic without calculator",
  "group-exercise":
    "group task|one person dominates|talk too much in group|shy in the group|discussion with other candidates|what do they look for in groups",
  "role-play":
    "act a scene with angry customer|roleplay|actor passenger|they play an angry passenger and i have to react",
  "final-interview": "one to one interview|last round|face to face with recruiters|panel interview",
  documents: "papers and references|passport copies certificates|background check references",
  medical: "medical exam|blood test eye test hearing|drug test|bmi medical|poppy seeds",
  "group-stranded-passengers": "stranded passengers hotel task|few rooms who gets",
  "group-island": "desert island task|choose items survive|survival game",
  "group-new-route-service": "invent a service for a new route",
  "group-paper-bridge": "build a bridge from paper|tower of spaghetti|building task",
  "group-complaint-letter": "answer a complaint letter together",
  "group-crew-positions": "give crew positions|who works where task",
  "group-who-first": "who gets rescued first|lifeboat task|ranking people",
  "group-sell-the-city": "sell a city|present a destination|advertise town",
  "group-uniform-rules": "write uniform rules task",
  "group-case-of-the-purser": "case about the purser",
  "final-the-walk-in":
    "first impression|walk into the room|handshake entering|body language at the beginning",
  "final-tell-us-about-yourself":
    "introduce myself|tell me about yourself|self introduction|present myself",
  "final-why-this-airline":
    "why do you want to work for us|why fly with us|why us|why our company|reason for choosing this airline",
  "final-why-cabin-crew":
    "why do you want to be a flight attendant|why cabin crew|why do you want this job|why this job|motivation|dream job not travel",
  "final-a-real-example": "give an example|concrete example they want|describe a time",
  "final-the-probing-question": "they keep asking deeper|follow-up questions|dig into my story",
  "final-the-weakness":
    "greatest weakness|negative side|my bad side|what are you not good at|strengths and weaknesses",
  "final-the-gap":
    "gap in the cv|unemployed for a year|career break|no job for months|fired from last job|why did you leave",
  "final-the-safety-question": "safety question in the interview|safety or service first",
  "final-the-ethical-question":
    "colleague steals|saw a colleague do something wrong|honesty dilemma|crew member takes bottles",
  "final-the-hard-facts":
    "living away from family|shift work holidays alone|disadvantages of the job|homesick|christmas at work|roster lifestyle question",
  "final-your-questions":
    "do you have questions for us|what to ask the recruiter|questions at the end",
  "final-the-silence": "they say nothing|awkward pause|blackout forgot my words|mind goes blank",
  "final-the-last-minute": "end of the interview|say goodbye|leave the room",
  "list-what-to-bring":
    "what to bring|take with me|pack for the assessment|documents pen water|checklist for the day",
  "list-reach-and-uniform-day":
    "reach test clothes|women skirt heels|hair bun make-up|nail polish|tattoo check uniform fitting|beard jewellery earrings",
  "list-after-the-day":
    "after the interview|when will i hear back|no reply yet|how long to wait for result|thank you email|rejected what now|failed try again|still no reply",
};

/** The same for parts of doors and for classes of exits. */
export const SAID_OF_DOORS: Readonly<Record<string, string>> = {
  "door-arm-lever": "lever to arm the door|arming handle",
  "door-emergency-handle": "handle to open the door|opening lever",
  "door-pressure-relief-valve": "vent flap|small flap in the door|pressure valve",
  "door-door-seal": "rubber around the door|seal leaks whistling",
  "exit-type-a": "biggest door type|type a persons",
  "exit-type-iii": "small exit over the wing|type 3",
};
