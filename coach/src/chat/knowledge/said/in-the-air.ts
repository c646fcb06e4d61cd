/** How people ask for the cards of decompression and turbulence. By card; phrases parted by "|". */
export const SAID_OF_DECOMPRESSION: Readonly<Record<string, string>> = {
  "decompression-and-turbulence-cabin-altitude":
    "pressure in the cabin|cabin height in cruise|8000 feet cabin|how high is the air pressure inside",
  "decompression-and-turbulence-kinds":
    "explosive rapid slow decompression|types of pressure loss|kinds of depressurisation",
  "decompression-and-turbulence-signs":
    "notice a slow decompression|how do i know pressure is lost|fog and cold and ears pop|recognise pressure loss|loud bang mist",
  "decompression-and-turbulence-mask-drop":
    "altitude at which masks fall|when do masks drop|yellow masks|masks deploy automatically|how high masks",
  "decompression-and-turbulence-first-action":
    "first thing crew does in decompression|masks drop what do i do|nearest mask sit down|crew action pressure loss|during service decompression",
  "decompression-and-turbulence-own-first":
    "own mask before child|why put mask on yourself first|help others after your own mask|parents mask before kids",
  "decompression-and-turbulence-tuc":
    "seconds until you faint at altitude|useful consciousness|how long can you think without oxygen|stay awake without mask|time before passing out|35000 feet seconds",
  "decompression-and-turbulence-hypoxia":
    "lack of oxygen signs|blue lips|feeling drunk at altitude|oxygen shortage symptoms|euphoria",
  "decompression-and-turbulence-air-at-height":
    "why is there less oxygen up high|thin air|can you breathe at cruise",
  "decompression-and-turbulence-generator":
    "how long do masks give oxygen|minutes of oxygen in the masks|mask bag does not inflate|pull the mask to start|burning smell from mask|masks smell burnt|chemical generator",
  "decompression-and-turbulence-descent":
    "why does the plane dive|emergency descent|captain goes down fast to 10000 feet|falls after losing pressure|how far down",
  "decompression-and-turbulence-spare-masks":
    "more masks than seats|four masks above three seats|extra masks per row|additional masks for babies",
  "decompression-and-turbulence-supplemental-oxygen":
    "how much oxygen for passengers by law|ten percent oxygen",
  "decompression-and-turbulence-first-aid-oxygen":
    "oxygen after descent for some passengers|two percent oxygen",
  "decompression-and-turbulence-after-descent":
    "after emergency descent|walk through the cabin after decompression|may crew get up again",
  "decompression-and-turbulence-helios":
    "ghost plane greece|helios flight 522 athens|crew asleep without oxygen crash",
  "decompression-and-turbulence-crack":
    "crack in the window|broken window in flight|whistling door",
  "decompression-and-turbulence-turbulence-levels":
    "types of turbulence|light moderate severe difference|how strong is turbulence",
  "decompression-and-turbulence-turbulence-light":
    "little bumps|light turbulence service|continue serving bumps",
  "decompression-and-turbulence-turbulence-severe":
    "very bad turbulence with trolley|sit down at once anywhere|strong turbulence during service|no seat near|trolley in the aisle in heavy turbulence|hot drinks and heavy shaking",
  "decompression-and-turbulence-who-is-hurt":
    "who gets hurt in turbulence|most injured in turbulence|crew injuries bumps|who breaks bones turbulence",
  "decompression-and-turbulence-clear-air":
    "turbulence without clouds|can radar see turbulence|invisible turbulence jet stream",
  "decompression-and-turbulence-briefing":
    "captain tells crew about turbulence before|ask pilot how bad and how long bumps",
  "decompression-and-turbulence-announcement":
    "who announces seat belts in turbulence|sign goes on do i need to check",
  "decompression-and-turbulence-lavatory-passenger":
    "somebody in the toilet during turbulence|passenger wants to go to the bathroom while sign is on|needs the loo seatbelt sign",
  "decompression-and-turbulence-after-turbulence":
    "when turbulence is over check|after heavy bumps injuries report|afterwards turbulence cabin check",
  "decompression-and-turbulence-sq321":
    "singapore airlines turbulence death|man died in turbulence|london to singapore 2024 bangkok|sq 321",
  "decompression-and-turbulence-secure":
    "secure galley|lock carts latches|everything stowed for turbulence",
};

/** The same for human factors. */
export const SAID_OF_HUMAN_FACTORS: Readonly<Record<string, string>> = {
  "human-factors-crm":
    "crm simple words|working together crew resource|why crm|what is crm training about",
  "human-factors-swiss-cheese": "cheese model|holes in the slices|layers of defence|james reason",
  "human-factors-dirty-dozen":
    "twelve causes of mistakes|12 reasons for errors list|dirty dozen maintenance",
  "human-factors-shell": "shell model letters|software hardware environment liveware",
  "human-factors-situational-awareness":
    "knowing what is going on around|perceive understand project|sa meaning|situation awareness levels",
  "human-factors-sa-lost": "lost the picture|signs that awareness is gone|tunnel vision fixation",
  "human-factors-loop": "repeat back an instruction|closed loop read back|confirm what you heard",
  "human-factors-pace":
    "tell the captain he is wrong|disagree with a superior|probe alert challenge emergency|how to speak up step by step|boss makes a mistake|purser tells me to skip a check|raise my concern to the pilot|senior crew does something unsafe",
  "human-factors-assertive":
    "assertive not aggressive|say no to a senior politely|stand up for safety|shy to speak up",
  "human-factors-dryden":
    "ice on the wings nobody told|fokker 1989|passengers saw snow on the wing",
  "human-factors-tenerife":
    "two jumbos collided|worst accident ever|canary islands 1977 fog|klm pan am",
  "human-factors-kegworth":
    "wrong engine shut down|british midland 1989|cabin crew saw flames did not say",
  "human-factors-sterile":
    "call the cockpit during take off|not disturb pilots below 10000|sterile cockpit|allowed to call pilots in climb|phone the flight deck in takeoff",
  "human-factors-barrier":
    "wall between cabin and cockpit|two cultures pilots and cabin|pilots do not talk to us",
  "human-factors-errors":
    "slip lapse mistake violation|kinds of human error|on purpose or by accident",
  "human-factors-tem": "threats and errors|tem model",
  "human-factors-wocl":
    "wocl|window of circadian low|lowest point of the body clock|night hours sleepy|circadian low 2 to 6|red eye most tired",
  "human-factors-fatigue":
    "too tired to fly|signs of tiredness|exhausted crew report fatigue|sleepy on duty|slept only a few hours should i work|unfit to fly tired",
  "human-factors-inertia":
    "groggy after nap|just woken up from rest|sleep drunk minutes after waking",
  "human-factors-rest-us":
    "rest hours flight attendants america|minimum rest faa 10 hours|layover rest usa",
  "human-factors-ftl-eu":
    "rest between flights europe|maximum duty hours|how many hours per day can we work|legal working hours crew|nights in a row legal|900 hours a year|minimum rest easa|flight time limitations",
  "human-factors-alcohol":
    "last drink before flight|bottle to throttle|hours between drinking and duty|beer the evening before a flight|alcohol limit crew",
  "human-factors-imsafe":
    "am i fit to fly checklist|illness medication stress alcohol fatigue|i'm safe letters",
  "human-factors-just-culture":
    "punished for reporting|blame for my own mistake|report error no consequences|honest mistake fired",
  "human-factors-reporting":
    "write a safety report|occurrence report 72 hours|what must be reported",
  "human-factors-startle":
    "froze in an emergency|shocked when alarm goes|could not move surprise|brain goes blank",
  "human-factors-silent-review":
    "think through on take off|silent review when|thirty seconds review|what to think about on the jumpseat",
  "human-factors-nits":
    "briefing from the captain in an emergency|nature intention time special|four letters captain gives",
  "human-factors-workload": "too many tasks at once|overloaded crew|prioritise jobs",
  "human-factors-interruption":
    "interrupted during a check|disturbed while arming|start checklist again distracted",
  "human-factors-confirmation-bias":
    "seeing only what you expect|see what we want to see|ignore contrary signs",
  "human-factors-norms":
    "everybody does it that way|shortcuts become normal|normalisation of deviance",
  "human-factors-stress-curve": "some stress is good|performance and stress|too much pressure",
  "human-factors-gradient":
    "afraid of the captain|steep hierarchy cockpit|captain too friendly no authority|authority gradient|boss too strong",
  "human-factors-culture":
    "crew from many nations|different cultures in a crew|misunderstandings international crew",
  "human-factors-fordec": "make a decision model|facts options risks|decision making steps",
  "human-factors-briefing":
    "good crew briefing|meeting before the flight what makes it good|leader of the briefing",
  "human-factors-debrief": "after flight talk|feedback after the flight|debriefing questions",
  "human-factors-sioux-city": "united 232|all hydraulics lost crew teamwork|dc-10 1989",
};
