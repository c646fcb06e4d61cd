/** How different people ask about the job and the way to it. By entry of the assessment days; phrases parted by "|". */
export const MORE_SAID_OF_CANDIDATES: Readonly<Record<string, string>> = {
  "asked-too-old":
    "too old at 45|i am 52 is there a chance|changing career at forty|upper age limit for cabin crew|they only take young girls or not|maximum age to start",
  "asked-no-experience":
    "never worked in a plane or with guests|first job ever can i apply|no background in aviation|do i need to have worked in hospitality|only have office experience",
  "asked-no-degree":
    "school only is it enough|didnt finish uni|is a bachelor necessary|which diploma do i need|dropped out of college",
  "asked-course-beforehand":
    "is a flight attendant school worth the money|academy promises me a job for a fee|private cabin crew diploma useful|should i do a course before applying",
  "asked-job-scam":
    "whatsapp recruiter wants a fee|they want 200 dollars for the interview|is this job offer fake|agent asks for my card and passport|pay to get an interview is it a fraud",
  "asked-several-airlines":
    "apply to five companies at once|is it rude to apply elsewhere too|do they mind that i also applied somewhere else",
  "asked-reapply":
    "when can i try again after a no|they turned me down second chance|failed twice should i give up|how many months until i may apply anew|what do i change for my next try",
  "asked-how-long-hiring":
    "how many weeks until i start flying|time between offer and course|how long does the whole thing take|waiting for a joining date since months|hold pool what is it",
  "asked-no-answer":
    "no reply for a month|they ghosted me|application still under review|may i write them an email to ask|how long until they get back to me",
  "asked-cover-letter":
    "motivation letter what do i write|letter with my application|how to write a letter to the airline|lettre de motivation|carta de presentacion",
  "asked-cv-photo":
    "full body picture smiling which clothes|selfie for the application ok|passport photo background|what picture do they want",
  "asked-social-media":
    "do they check my instagram|should i delete my tiktok|party pictures on facebook|can i post in uniform",
  "asked-criminal-record":
    "i was arrested once|shoplifting years ago|police record and airport badge|clean record needed|old conviction background check",
  "asked-visa-and-passport":
    "can i work there with my passport|do they sponsor foreigners|non eu citizen apply|need green card|permit to work abroad who pays it",
  "asked-tattoos-in-general":
    "small ink on my wrist|nose ring allowed|tattoo on the ankle skirt|can i cover it with make-up|piercing in the tongue",
  "asked-glasses-in-general":
    "short sighted minus five|can i wear specs on duty|had laser on my eyes|colour blind can i still|contact lenses ok",
  "asked-height-and-reach-in-general":
    "i am only 155 tall|too small for the job|how tall must one be|short arms|minimum height girl|am i too tall",
  "asked-swimming-in-general":
    "i cant swim|afraid of deep water|how many metres do we swim|is there a pool test|learn to swim before applying",
  "asked-weight-in-general":
    "i am a bit chubby|plus size crew|do they weigh us|bmi for flight attendants|must i lose kilos",
  "asked-health-conditions":
    "epilepsy as crew possible|type one diabetic wants to fly|i take antidepressants medical|asthma since childhood can i get the job|heart problem as a kid",
  "asked-tears-under-stress":
    "i cry when i am stressed|i tear up under pressure|what if i start crying in front of the assessors|i well up easily|crying in the interview|my eyes water when i am nervous",
  "asked-fear-of-flying":
    "i was afraid of flying as a child|fear of flying and cabin crew|i am scared of turbulence can i still do the job|i used to panic on planes|flight anxiety crew",
  "asked-family-against-it":
    "my mother does not want me to go|my parents are against it|my mum is afraid i go alone abroad|my husband does not want me to fly|i would miss my family|is it lonely to live there|i get homesick",
  "asked-medical-licence-on-board":
    "can i use my nurse license as crew|may a nurse put an iv on board|i am a paramedic can i treat passengers|nurse who becomes crew what may she do|does my nursing licence count in the cabin",
  "asked-hurt-after-turbulence":
    "what do crew do for injured passengers after turbulence|somebody hit the head in turbulence|people are injured after turbulence what then|after the turbulence is over who helps the injured",
  "asked-stammer":
    "i stammer|i stutter when i am nervous|can somebody with a speech impediment do announcements|i have a lisp|crew with a stutter|i get stuck on words since childhood",
  "asked-pregnant-applicant":
    "i am pregnant and want to apply|expecting a baby before the assessment day|breastfeeding and open day|apply with a newborn|do i have to tell them i am expecting|eight months pregnant training course",
  "asked-who-makes-the-rules":
    "what is easa|what does the faa do|what is anac|what is gcaa|difference between icao and iata|what is the dgca|who controls the airlines|which authority|what is casa in australia|civil aviation authority|caac china",
  "asked-ranks-on-the-flight-deck":
    "senior first officer|what is a second officer|how many stripes has a captain|co-pilot or first officer|relief pilot|pilot ranks",
  "asked-skin-and-teeth":
    "pimples on my face|crooked teeth|i have braces|scar on my cheek|do i have to be beautiful",
  "asked-hair-and-beard":
    "pink hair|dreads|can men have a beard|afro hairstyle uniform|long hair for boys|blue highlights|moustache ok",
  "asked-headscarf-and-faith":
    "can i keep my hijab|turban and uniform|i do not want to pour alcohol muslim|cross necklace|pray at work",
  "asked-english-not-perfect":
    "i make mistakes when i talk|my pronunciation is bad|level b1 enough|strong accent|will they laugh at my english",
  "asked-which-languages-help":
    "does arabic help|how many languages must i know|only one foreign language|is chinese a plus",
  "asked-shy-person":
    "introvert crew|i dont like to talk in groups|too quiet for this job|socially awkward",
  "asked-blank-in-the-interview":
    "forgot everything when they asked|what if i dont get the question|freeze and no words come|brain empty|i started wrong can i begin again",
  "asked-one-story-for-all":
    "can i tell the same example twice|how many stories should i prepare|i only have one good story|reuse my waitress story",
  "asked-memorised-answers":
    "learn by heart|script my answers|sound like a robot|read from notes in the video",
  "asked-online-interview-setup":
    "zoom interview lighting|laptop camera where do i look|wifi breaks during the call|teams call with the recruiter what background",
  "asked-late-for-the-day":
    "im late for my assessment day|i am running late for the assessment day what should i do|i will be late for the open day|my train is late for the interview|my train is cancelled|stuck in traffic on the way|missed my bus to the venue|the car breaks down on the way|woke up with fever on the day|cannot come to my slot can i move it|missed the start",
  "asked-what-men-wear": "guy suit or shirt only|tie or no tie|do i shave my beard|boys dress code",
  "asked-what-women-wear":
    "skirt or trousers|heels or flats|red lipstick needed|hair bun or ponytail|girls dress code make up",
  "asked-how-pay-works":
    "paid by the hour or by month|what is in the pay slip|block hours allowance commission|is there a base wage|do they pay while i train",
  "asked-roster-and-days-off":
    "how many free days|christmas at home|weekends off|working hours per month|can i choose my flights|shift pattern|any say in your roster|swap and bid for days|crew with small children roster|part time with kids|is it mad to apply as a mother",
  "asked-life-on-standby":
    "sit at home waiting for the phone|called at three in the night|living with the bag packed|what happens when they call me in",
  "asked-training-in-general":
    "how many weeks is the school|what do we learn at the beginning|is the course hard|what is taught in initial training",
  "asked-fail-training":
    "what if i dont pass the test|sent home from the course|resit the exam|afraid to fail the school",
  "asked-probation-in-general":
    "first six months can they fire me|trial period|when am i safe in the job|new crew reports",
  "asked-training-bond":
    "pay back the training if i leave|locked in for two years|contract says i owe money|quit early penalty",
  "asked-moving-to-a-base":
    "must i live close to the airport|can i stay in my town|choose where i am based|relocate alone|change base later",
  "asked-shared-housing":
    "roommate from the company|crew building rules visitors|flat from the airline what is it like|bus to the airport curfew",
  "asked-family-and-children":
    "single mother as stewardess|kids and night flights|husband does not like it|can a mum do this job|part time with a baby",
  "asked-pregnant-crew":
    "expecting a baby while flying|when do i have to stop flying pregnant|maternity leave crew|they asked if i want children",
  "asked-travel-benefits":
    "cheap tickets for my parents|free flights for staff|fly on my days off|buddy pass|staff travel boyfriend",
  "asked-free-time-on-layovers":
    "do we see the cities|hours in new york|who pays the hotel|tourist on a layover|is every night in a hotel",
  "asked-fear-of-danger":
    "is it risky|do crews die|i am scared of flying but want the job|my mother says it is dangerous",
  "asked-health-in-the-job":
    "bad for skin and sleep|radiation|how do you keep a rhythm|always tired|stay fit as crew",
  "asked-promotion":
    "become a purser how|career ladder|what after ten years|senior crew how many years|move to the office",
  "asked-low-cost-or-network":
    "budget airline or big one|which kind of airline is better to begin|charter or flag carrier|difference for crew between cheap and full service",
  "asked-private-jets":
    "vip flight attendant|corporate jet stewardess|work for rich people on a jet|yacht and jets",
  "asked-agency-or-seasonal":
    "contract until october|employed by another firm|temporary crew|only for the summer|will they keep me after the season",
  "asked-uniform-cost": "who pays shoes and suit|deposit for clothes|buy the uniform myself",
  "asked-drug-and-alcohol-tests":
    "weed is legal here|hair test|do they check for drugs|random testing|smoked once months ago",
  "asked-from-ground-to-cabin":
    "i work at check-in|ex crew from another company|ground staff wants to fly|was handling agent|do i have to do the course again",
  "final-five-years":
    "where will you be in the future|in ten years|career goals question|plans for later in life",
  "final-why-you":
    "what makes you better than the rest|why you and not her|reason to take me|convince us",
  "final-your-strength": "what are you good at|my best quality|name three good points about you",
  "final-describe-yourself":
    "how would your mother describe you|three adjectives|what kind of person are you",
  "asked-proud-of": "greatest achievement|best thing you have done|biggest success",
  "final-what-you-know-of-us":
    "what have you read about our company|facts about the airline for the interview",
  "final-work-under-pressure":
    "how do you keep calm|working under pressure question|what if everything goes wrong at once",
  "asked-sell-this-pen": "sales task at the interview|sell me something",
  "asked-difficult-team-mate":
    "fight with a coworker question|somebody in your team you did not like|disagreement at work how do i tell it",
  "asked-rules-you-dislike": "do you obey rules|a rule you find useless",
  "asked-food-and-breaks-on-the-day":
    "lunch break at the assessment|may i check my phone there|snacks on the day",
  "asked-no-contacts": "nobody in my family flies|how do i find out things about crew life",
  "asked-tip-from-a-guest": "guest gives me money|keep a gift from a traveller|he left cash for me",
  application:
    "how do i fill in the form|where do i apply|computer reads my resume|key words in the application|one page or two",
  "online-tests":
    "test by link on my laptop|memory and speed games|personality quiz answer true or what they want|time limit online assessment",
  "video-interview":
    "record myself answering|how many takes do i get|timer starts and i talk|no human on the screen|thirty seconds to think then film",
  registration:
    "what happens when i come in the morning|they take my papers at the desk|line with number on my chest|first five minutes at the venue",
  "reach-and-height":
    "one centimetre missing at the wall|fail the reach|hand does not get to the mark",
  "english-test":
    "grammar sheet at the day|reading text aloud|how do i get better for the language paper",
  "numeracy-test":
    "calculate change in euros|mental arithmetic|bad at numbers|currency sums with a pencil",
  "group-exercise":
    "team task with other candidates|somebody dominates the talk|nobody lets me speak|should i lead|what do they note while we discuss|my language is weaker than the others in the group|we ran out of time in the task",
  "role-play":
    "play a scene with the assessor|he acts as a rude passenger|pretend to be crew in front of them|acting part",
  "final-interview":
    "last talk with two managers|how long is the final|what comes in the last round|one on one at the end",
  documents:
    "which papers for the security pass|reference from an employer that closed|prove where i lived|gaps in five years of history|translate my certificates",
  medical:
    "blood and urine and eyes|what does the airline's doctor examine|hearing and heart checked|health examination before signing|can the doctor refuse me",
  "final-the-walk-in":
    "first impression at the door|do i shake their hands|where do i put my bag|when do i sit",
  "final-tell-us-about-yourself":
    "so who are you|how do i begin about me|start with my childhood or my job|talk about yourself please",
  "final-why-this-airline":
    "why do you want us|what makes our company special for you|i want it for the base only what do i say",
  "final-why-cabin-crew": "is travelling a good reason|what draws you to flying",
  "final-a-real-example":
    "describe a situation in which|they ask for an experience|tell about a time",
  "final-the-probing-question":
    "recruiter keeps asking why and what exactly|what did you say then|follow up after follow up",
  "final-the-weakness":
    "bad side of mine|what should i improve about me|negative point|are you perfect",
  "final-the-gap":
    "two years without work|was ill for a long time|left the job after a fight|raising kids hole in my resume|why were you unemployed",
  "final-the-safety-question":
    "they ask what i would do in a fire but i am no crew yet|emergency question without training|i dont know procedures what do i answer",
  "final-the-ethical-question":
    "somebody in my team cheats|would you report a friend|saw a colleague drink before work",
  "final-the-hard-facts":
    "could you live with little money|nights and christmas are you fine|they ask if i would relocate tomorrow|how do you feel about early mornings",
  "final-your-questions":
    "do you want to ask us anything|what should i ask back|clever question for the recruiter|no questions from my side is it bad",
  "final-the-silence":
    "they just write and nobody talks|long pause after i finished|recruiter looks at me and waits|must i fill the quiet",
  "final-the-last-minute":
    "how do i say goodbye|closing words|leave a good last impression|thank you at the end",
  "list-what-to-bring":
    "checklist for tomorrow|which papers and pens|what is in your bag for the day|food and water for the long day",
  "list-after-the-day":
    "waiting for the result|what do i do when it is over|thank you mail|they refused me what now",
  "asked-medical-at-joining":
    "how is the medical like|what is the medical for crew like|do they take blood|blood test and needles|scared of needles medical|urine sample drug test new crew|x-ray and vaccinations for the job",
  "asked-who-pays-for-visa":
    "who pays for the visa|is the ticket to the base paid|do i pay the medical myself|costs before joining|flight to dubai for joining paid",
  "asked-wear-to-the-day":
    "what to wear to an assessment day|what do i wear to an open day|dress code for the interview|men suit and tie|only own jeans and a blazer|outfit for the recruitment day|which shoes for the assessment",
  "asked-ask-to-repeat":
    "can i say pardon in the interview|recruiter speaks too fast|may i ask them to say it again|polite way to ask again",
  "asked-a-second-weakness": "and another weakness",
  "asked-colleague-takes-things":
    "colleague stealing miniatures|crew member takes bar money|saw someone pocket cash from sales|friend at work takes things home",
  "asked-perks-as-a-reason":
    "i like travel and see the world for free|is cheap flights a good reason|staff travel as motivation|why not say i love travelling",
  "asked-bad-fit-of-dates":
    "notice period three months|holiday already booked when training starts|when could you start question|wedding during the course",
  "asked-how-many-are-taken":
    "acceptance rate|how many get the job out of hundred|chances of getting in",
  "asked-driving-licence":
    "do i need a car|no driving license|how do crew get to the airport at night",
  "asked-fitness-and-lifting": "how strong must i be|do i need to do push ups",
  "asked-door-opened-in-flight":
    "can a passenger open the door in the air|what if someone pulls the handle in flight|door opening at altitude",
  "asked-tell-types-apart":
    "boeing or airbus how to see|recognise the plane from the terminal|difference in looks 737 a320|spot which aircraft it is",
  "asked-cabin-lights-dimmed": "why do you turn the lights off for landing|dark cabin at take off",
  "asked-blinds-and-seats-upright":
    "why open the window shades|why must my seat be straight|may i keep my handbag on my lap for take off",
  "asked-flight-mode":
    "why airplane mode|phone on during take off dangerous|what if i forget flight mode",
  "asked-lightning-strike": "plane hit by lightning|are we safe in a thunderstorm strike",
  "asked-one-engine":
    "what if an engine stops|fly with one engine|engine failure can it land|both engines gone",
  "asked-turbulence-and-wings":
    "can the wing snap|does turbulence crash planes|wings bending scary",
  "asked-fuel-jettison": "why do we circle before landing back|dumping fuel|burn off fuel",
  "asked-black-box": "flight recorder where|what colour is the black box|voice recorder cockpit",
  "asked-bird-strike": "bird in the engine|hit a flock of birds",
  "asked-noises-after-take-off":
    "what is that thump after take off|barking noise airbus|why do engines get quiet",
  "asked-mist-in-the-cabin":
    "white smoke from the ceiling vents|fog in the cabin on hot day|steam from air conditioning",
  "asked-pilots-eat-differently": "do pilots get the same food|captain and copilot different meals",
  "asked-boarding-from-the-left": "why do we always board on the left|doors on left side why",
  "asked-animals-in-the-hold": "is my dog ok in the hold|pets below heated|cat in cargo oxygen",
  "asked-rubbish-and-toilet-waste":
    "where does the poo go|toilet tank emptied|do they drop it in the air",
  "asked-winglets": "why are wing tips bent up|sharklets what for",
};
