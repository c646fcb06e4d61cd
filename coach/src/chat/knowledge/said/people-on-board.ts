/** How people ask for the cards of passenger handling. By card; phrases parted by "|". */
export const SAID_OF_PASSENGERS: Readonly<Record<string, string>> = {
  "passenger-handling-wch":
    "wheelchair letters|r s c wheelchair difference|cannot climb steps code|codes for reduced mobility",
  "passenger-handling-other-codes":
    "codes blnd deaf dpna meda|passenger codes list|what means meda stcr",
  "passenger-handling-more-codes": "umnr exst petc avih|other passenger codes|extra seat code",
  "passenger-handling-offer-help":
    "offer help to disabled|how to help a wheelchair user|ask before touching|grandma needs help walking",
  "passenger-handling-prm-briefing":
    "brief a disabled passenger|individual safety briefing reduced mobility",
  "passenger-handling-blind":
    "blind passenger|cannot see|visually impaired|white cane|guide a blind man to the seat",
  "passenger-handling-deaf":
    "deaf passenger|cannot hear|sign language|hearing impaired|lip reading",
  "passenger-handling-hidden":
    "autism|sunflower lanyard|invisible disability|dementia|overwhelmed by noise adhd",
  "passenger-handling-notice":
    "how early must a wheelchair be ordered|announce assistance before flight 48 hours",
  "passenger-handling-crew-duty-us":
    "what help must crew give usa|go to the lavatory help disabled america|do i have to lift him|carry passenger to the toilet",
  "passenger-handling-scp": "how many disabled passengers per flight|special category limit",
  "passenger-handling-service-dog":
    "emotional support animal|support peacock|service animal america|dog in the cabin usa|psychiatric dog",
  "passenger-handling-assistance-dog-eu": "guide dog europe|assistance dog in eu where does it sit",
  "passenger-handling-pets":
    "cat in the cabin|small dog in a bag|pet carrier under the seat|take my pet out of the bag|animal on lap",
  "passenger-handling-infant-def":
    "until what age is a baby|infant age two|when needs a child its own seat",
  "passenger-handling-loop-belt":
    "baby belt|fasten infant to parent|extension belt for infant|lap belt baby",
  "passenger-handling-crs":
    "car seat for child|child seat where|child restraint window|toddler seat row",
  "passenger-handling-bassinet":
    "baby cot|baby bed on the wall|crib when allowed|sleeping basket baby",
  "passenger-handling-umnr":
    "child flying alone|kid without parents|unaccompanied minor handover|who picks up the child|give the child to grandma",
  "passenger-handling-newborn":
    "how old must a baby be|newborn few days old fly|youngest baby to fly|week old baby",
  "passenger-handling-pregnancy":
    "until which week can pregnant fly|pregnant woman weeks|36 weeks pregnant|twins pregnancy fly|expecting a baby certificate",
  "passenger-handling-exit-row":
    "who may not sit at the exit|exit row conditions|emergency row seat allowed|child in exit row|minimum age exit row|pregnant in the exit row|sit next to the door legroom",
  "passenger-handling-exit-row-refuse":
    "passenger refuses exit row duty|does not want to help at the exit|move person away from exit row",
  "passenger-handling-abp":
    "assistant for a disabled person in evacuation|helper for passenger|who helps the wheelchair user get out",
  "passenger-handling-boarding":
    "greet at boarding what do you observe|look at passengers at the door|what do i check while welcoming",
  "passenger-handling-count":
    "headcount|count passengers|number does not match|one passenger missing|too many people on board",
  "passenger-handling-seat-change":
    "swap seats|family wants to sit together|passenger wants another seat|change place|weight and balance moving|upgrade empty seat",
  "passenger-handling-baggage":
    "where can bags go|handbag on lap|suitcase does not fit|bag in the exit row",
  "passenger-handling-meal-codes":
    "vegan meal code|vgml|muslim meal|diabetic meal code|list of special meals|gluten free code|vegetarian letters",
  "passenger-handling-kosher": "kosher meal sealed|jewish meal|open the kosher tray",
  "passenger-handling-allergy":
    "nut allergy announcement|peanuts on board|allergic to nuts stop serving|buffer zone nuts|allergy passenger seat",
  "passenger-handling-alcohol":
    "own alcohol on board|duty free whisky opened|brings his own bottle|stop serving a drunk|no more wine for him|refuse alcohol|too much to drink|minor asks for beer",
  "passenger-handling-hot-drinks":
    "serve hot tea safely|hot coffee next to a child|temperature of drinks|pass hot cup|pouring in turbulence",
  "passenger-handling-complaint":
    "screen does not work|tv broken|complains about seat|unhappy customer|no more chicken left|meal ran out|say sorry to an angry customer|wants compensation",
  "passenger-handling-denied-boarding":
    "overbooked who is bumped|oversold|volunteers give up seat|left behind at the gate",
  "passenger-handling-delay-eu":
    "three hours late money|compensation delay europe|eu261|late flight refund 600 euros|rights delay food hotel",
  "passenger-handling-tarmac":
    "waiting on the ground america hours|kept on board before takeoff usa|three hours on the tarmac|stuck in the plane on ground",
  "passenger-handling-baggage-claim":
    "lost suitcase|baggage did not arrive|damaged luggage|bag missing at the belt",
  "passenger-handling-culture":
    "does not want to sit beside a woman|religion seat|different culture passenger|prayer on board|modesty customs",
  "passenger-handling-family-of-dead":
    "passenger travels to a funeral|grieving|family of the dead person|lost a relative crying",
  "passenger-handling-crowd":
    "people stand up all at once|panic in the crowd|crowd behaviour emergency|freeze in an emergency passengers|herd",
};

/** The same for announcements and commands. */
export const SAID_OF_ANNOUNCEMENTS: Readonly<Record<string, string>> = {
  "announcements-and-commands-good-pa":
    "good announcement|speak on the pa well|foreign accent announcement|how to talk in the microphone|afraid of the microphone|pa too fast",
  "announcements-and-commands-voice":
    "train my voice|loud clear voice|voice shakes|shout without hurting voice",
  "announcements-and-commands-order":
    "order of announcements|which announcement comes first|list of announcements on a flight",
  "announcements-and-commands-demo-us": "what must the safety demo contain usa|briefing points faa",
  "announcements-and-commands-demo-eu":
    "what must be shown in safety demo|demo content europe easa|demonstration belts exits masks vests",
  "announcements-and-commands-demo-craft":
    "do the demo well|nobody watches the demo|people ignore the safety demonstration|show the exits with hands",
  "announcements-and-commands-exit-count":
    "count the rows to the exit|know nearest exit behind you",
  "announcements-and-commands-after-takeoff":
    "announcement after takeoff|keep belts fastened when seated",
  "announcements-and-commands-doors":
    "doors to automatic and cross check|arm doors announcement|doors to arrival|cabin crew prepare doors|command to disarm",
  "announcements-and-commands-cabin-secure":
    "cabin ready report|cabin secure for takeoff|tell the captain cabin is ready|what is checked before take-off and landing|blinds tables seats upright",
  "announcements-and-commands-delay":
    "delay unknown length|tell passengers about delay|no information waiting|how to announce a delay|late departure what to say",
  "announcements-and-commands-turbulence-pa":
    "announcement for bumps|fasten seat belt announcement",
  "announcements-and-commands-medical-pa":
    "is there a doctor on board|call for medical help over the pa|ask for a nurse",
  "announcements-and-commands-languages":
    "announce in several languages|which language first|passengers do not understand english",
  "announcements-and-commands-figures":
    "say numbers and time|temperature celsius fahrenheit|local time announcement",
  "announcements-and-commands-neutral":
    "ladies and gentlemen|gender neutral greeting|everyone instead of ladies",
  "announcements-and-commands-chimes":
    "what do the dings mean|how many chimes|bell sounds in cabin|bing bong high low",
  "announcements-and-commands-interphone":
    "phone to other crew|call colleague in the back|handset how to use",
  "announcements-and-commands-emergency-call":
    "call the cockpit in an emergency|emergency call to pilots|how to alert flight deck quickly",
  "announcements-and-commands-nits-to-pa":
    "tell passengers after nits|pa for prepared landing|inform passengers of emergency landing",
  "announcements-and-commands-brace-position":
    "crash position|head down hands|how do passengers brace|pregnant brace|child brace|hold the head before impact|crew brace on jumpseat",
  "announcements-and-commands-brace-call":
    "brace brace|captain says brace what do i shout|who calls brace|when to shout brace|heads down stay down|command before impact",
  "announcements-and-commands-alert-calls":
    "attention crew at stations|alert phase|stand by command after landing|wait for evacuation order",
  "announcements-and-commands-evac-calls":
    "what do i shout in an evacuation|shouting at the exit|evacuation words",
  "announcements-and-commands-positive":
    "say what to do not what not to do|positive commands|why not shout don't run",
  "announcements-and-commands-baggage-call":
    "people take hand luggage in evacuation|leave your bags|carry suitcase on slide",
  "announcements-and-commands-megaphone":
    "loudspeaker by hand|how many megaphones|pa is broken speak to passengers",
  "announcements-and-commands-pa-fails":
    "pa does not work|announcement system broken|microphone dead",
  "announcements-and-commands-pa-power": "pa without power minutes|does pa work on battery",
  "announcements-and-commands-after-landing":
    "what to say after landing|welcome to announcement|stay seated until sign off|arrival announcement",
  "announcements-and-commands-secret":
    "words never said to passengers|secret codes crew|do not say bomb on the pa|codeword",
};
