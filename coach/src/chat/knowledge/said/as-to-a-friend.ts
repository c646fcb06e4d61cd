/** How people ask who write as to a friend: what they do and live first, in everyday words. By entry of the assessment days; phrases parted by "|". */
export const SAID_AS_TO_A_FRIEND: Readonly<Record<string, string>> = {
  "asked-probed-on-a-story":
    "what if they ask why i didn't call my manager|and if they ask me why i did it like that|what do i say if they question my story|they may ask why i didn't do something else|how do i answer follow-up questions about my example|what if the recruiter digs deeper into my story|why didn't you ask for help they will say|they keep asking why in my example what do i answer|how to react when they challenge what i did|what if they ask what i'd do differently|they poke holes in my story|the recruiter asked but why did you decide that alone",
  "asked-too-young-until-then":
    "i'm 19 and they want 21 what do i do in the meantime|must wait two years what can i do to be ready|too young for emirates how do i prepare until then|i turn 21 next year how do i use the time|what should i do before i'm old enough|i am 17 how can i get ready to be cabin crew|what job until i can apply|two more years till i can apply any ideas|how do i spend the waiting years|still at school and want to be crew later what helps",
  "asked-camera-shy":
    "i hate talking to a camera any tips|how do i look natural on camera|i feel stupid talking to my laptop|tips for someone who hates being filmed|how do i come across well on video|i look stiff on camera|where do i look in the video interview|i'm awkward in front of a camera|how do i not look like a robot on video|speaking alone to a screen makes me weird|i hate how i look when i'm recorded",
  "asked-reach-from-height":
    "with 160 cm can i touch 212|can i reach 212 if i'm 158|i'm 1m60 will i reach the mark|how high can somebody of 160 reach|i am 5 foot 3 can i reach 212 cm|what height do you need to reach 212|am i tall enough to touch 212 on my toes|is 162 enough for the reach test|how far up do my fingertips go at my height|do short people reach 212",
  "asked-searching-for-words":
    "i freeze and search words in english|i can't find the words when i speak english|my mind goes empty in english any trick|i forget words when i'm nervous in english|how do i stop translating in my head|i speak slowly because i look for words|what if i don't know the word in english|i get stuck in the middle of a sentence in english|how to speak english without freezing|i'm so afraid to speak english there i freeze",
  "asked-what-the-demo-is":
    "what is a demo|what does demo mean|what do you mean by demo|the show before take-off with the belt and the mask|what is the safety demonstration|why do crew do that dance with the life vest|is the demo done by crew or by video|what do they show before take off",
  "asked-measuring-my-reach": "how can i check the 212 at home|how do i test my reach by myself",
  "asked-turbulence-and-wings":
    "can the plane fall because of turbulence|can turbulence bring a plane down|is turbulence dangerous really|i'm scared of turbulence is it dangerous|do planes crash in turbulence|what if the turbulence is too strong for the plane|can a plane drop out of the sky in bumps",
  "asked-nothing-for-the-cv":
    "i have only school and a weekend job what do i put inside|what do i write in a cv with only school|my cv is empty what goes in",
  "asked-what-goes-in-the-cv":
    "i make my cv this week what do i put inside|what has to be in the cv|i have only weekends as a waitress what do i put in my cv",
  "asked-photos-at-home":
    "the photos they ask how must i look can i do it with my phone|full body photo with my phone|what do i wear in the application photos",
  "asked-words-for-refusing-alcohol":
    "a bloke is half cut and wants another double|how do you say no to another drink without it kicking off|how do i cut somebody off on board|he's had enough and keeps asking for beers what do i say|saying no to a drunk lad without a scene",
  "asked-fire-first-steps":
    "what should crew do if they see smoke in the cabin|what do cabin crew do when there is smoke on board|there's smoke in the cabin what do i do first|what does the crew do if something starts to burn|smoke in the cabin what first",
  "asked-exams-in-training":
    "how hard are the exams in training|are the training exams difficult|how hard are the tests|do many people fail the exams|how hard is it to pass",
  "asked-lead-in-the-group":
    "i tend to take charge in groups is that bad|i always take over in a group|i'm bossy in group tasks|is it bad to take the lead in the group exercise",
  "asked-used-as-the-nurse":
    "i'm a paramedic do i just take over if someone collapses|as a nurse do i have to follow crew procedures|do i take charge of a medical case as a paramedic|will i treat patients as ex paramedic crew",
  "asked-first-aid-course-beforehand":
    "i did a first aid course at work should i mention it|is my first aid course worth mentioning|does a first aid certificate help me|we had a first aid course does this help|should i put my first aid course in the application",
  "asked-family-against-it":
    "how do i convince my parents to let me go|how can i persuade my mum|my parents don't want me to move to doha|what do i tell my mother so she lets me go",
  "asked-leave-and-going-home":
    "how often could i come home to see my mum|how often do you get home from dubai|how many times a year can i visit my family",
  "asked-flat-near-the-base": "where do new crew find a room near the airport",
  "asked-moving-to-a-base":
    "do people commute from far away|do people really commute that far or move|i live hours from the airport would i have to move|both jobs are out of heathrow and i live in leeds|can i commute from another city",
  "asked-english-level":
    "my level is b1 is it enough|is b1 enough|i have b1 will i pass|how good must my level be",
  "asked-why-crew-sit-on-their-hands":
    "what's the brace position for crew on their jump seats|how do crew brace|is the crew's brace position different from passengers|how do i brace on a jumpseat",
  "asked-where-to-begin":
    "i dream to be a flight attendant but i know nothing where do i start|i know nothing about it how do i begin|where do i start if i have no idea|want to be cabin crew no clue how to start",
  "asked-caring-and-part-time":
    "can i go part time later on if it gets too much with the little one|part time with a small child|can i reduce my hours later",
  "asked-child-ill-on-duty":
    "what if my child is sick when i'm on standby|my kid has a fever and they call me out|can i say no to a duty because my child is ill|do i get in trouble if my child is ill|sick child on a reserve day what do i do|who looks after a sick kid when i fly|days off for a sick child as crew",
  "asked-bank-shop-or-office-skills":
    "which skills from my bank job matter|what from the teller counter is useful to mention|i work in an office what can i use|what does retail teach you for cabin crew|are call centre skills useful for crew|how do i turn office work into cabin crew skills|i only worked in a bank what do i bring|what of my shop job counts for cabin crew",
  "asked-rude-to-me":
    "how do i deal with a passenger who's rude to me for no reason|a passenger is just nasty to me what do i do",
  "asked-freeze-in-an-emergency":
    "what if i freeze when it's a real emergency|how do crew learn not to freeze|is it normal to be afraid of freezing",
  "asked-child-on-the-slide":
    "how do you evacuate children from a plane|who holds the baby on the slide|mother with a baby and a toddler in an evacuation",
  "final-children-and-partner":
    "if i'm asked how i'll manage with my boys and the rota how much do i share|how much do i tell them about my kids|they ask who looks after my children what do i say|do i mention that i'm a single mum in the interview",
  "asked-from-a-medical-job":
    "the panel will ask why i leave nursing and it mustn't sound like running away|why leave nursing for pouring coffee what do i answer|how do i explain leaving the ward without sounding burnt out",
  "asked-nurse-credit-in-training":
    "do i still have to do all the first aid part if i'm a registered nurse|can i skip the first aid in training as a paramedic",
  "asked-blank-in-the-interview":
    "i had a terrible interview and went totally blank how do i get past that|my mind goes blank in the interview itself|scared of interviews since a bad one|i'm so nervous my mind goes blank in interviews|one awful interview and now i dread them",
  "asked-skin-and-teeth":
    "a burn scar on my forearm from a kitchen accident will they reject me|what's the rule on scars from an accident|do they look at visible scars in short sleeves|scar from an operation is it a problem|should i mention my burn scar or cover it with make-up",
  "asked-sleep-around-early-starts":
    "how do cabin crew cope with really early report times|how do you cope with weird hours and early starts|how early are the shifts really and will my body cope|tips for four o'clock starts",
  "asked-role-play-words":
    "how do i handle an angry passenger in the role play step by step|what are they looking for in the role play with an angry passenger|what do i say in the role play",
  "asked-jewellery-on-duty": "can men wear earrings in uniform|two small hoops in one ear as crew",
  "asked-watch-scent-and-gum":
    "do i take my earrings out on the day|earrings in or out for the interview|do men have to take earrings out for the interview",
  "asked-agency-or-seasonal":
    "is it daft to leave a permanent job for a seasonal contract|do they keep people on after the summer|summer only contract is it worth it",
  "asked-contract-points":
    "what should i read carefully before i sign|what do i look for in a gulf contract|fixed term contract what to check before signing",
  "asked-handing-in-the-cv":
    "what happens after i hand in my cv at the drop|after the cv drop is the assessment the same day or do they call",
  "asked-no-answer":
    "how long do i wait for an answer after the cv drop and can i write to them|when may i ask if i hear nothing after a cv drop",
  "asked-make-up-and-nails":
    "i wear almost no make-up is red lipstick expected|how much make-up do gulf airlines expect",
  "asked-when-to-give-notice": "when do i tell my boss|do i give notice before the medical",
  "asked-drunk-passenger-in-flight":
    "what do crew do with somebody who is drunk on board|a guest had too many drinks on my flight how do i handle it|how do you deal with drunk people in the air|what happens when a traveller gets drunk on the plane|somebody is getting tipsy and loud on board what now|how do cabin crew manage alcohol on a flight|he's drinking too much on the plane what do i do|one of them is wasted at ten thousand metres|how do you keep drinkers under control on board|what do i do with a lad who's had a skinful on the flight",
  "asked-hardest-interview-questions":
    "what are the toughest questions in the interview|which questions do people struggle with most|the most difficult interview questions please|what tricky questions will they ask|which nasty questions should i be ready for|hardest thing they can ask me in the final|what are the killer questions|what do they ask to catch you out|which questions trip people up|worst questions i could get asked",
  "asked-lifeguard-or-first-aider":
    "i was a lifeguard does it count for anything|is my first aid background useful for crew|i'm a volunteer firefighter is that a plus|how do i sell my lifeguard years|does being a first aider help my application|i worked at the pool as a rescuer will they like that|i have a first aid certificate is that an advantage in the selection|ambulance volunteer is that worth mentioning|would my rescue experience help me|used to save people at the beach can i use it",
  "asked-where-i-lost-it-last-time":
    "why did i fail last time|how do i know what i did wrong at the assessment|they never told me why they cut me|help me understand why i wasn't taken|what could have been the reason they said no|i want to find out where it went wrong|no feedback after my assessment how do i learn from it|i don't know why they sent me home|what did i do wrong at my last assessment day|they gave no reason what can i look at",
};
