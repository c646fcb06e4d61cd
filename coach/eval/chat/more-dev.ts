import type { LabelledQuestion } from "./format.ts";

/**
 * Questions written one after the other while the chat was tuned, each with the entries or the intent that answer it. The
 * labels are narrow: a reply from a neighbouring entry counts as a miss, even where it would do.
 */
const ASKED = `
terminology/elt|what does the beacon do that sends a signal after a crash
terminology/crash-axe|is there an axe on the plane and what for
terminology/escape-path-lighting|those lights on the floor, what are they called
terminology/passenger-service-unit|panel above your seat with the reading light and the call button whats its name
terminology/block-time|what counts as block time
terminology/de-icing|why they spray the wings in winter
terminology/pushback|little truck pushes us backward, name?
terminology/fire-containment-bag|bag where u put the hot phone
terminology/purser|is cabin manager the same as purser
terminology/reporting-time|by when do i need to be at work before a flight
terminology/diversion|landing at another airport than planned what do you call it
terminology/go-around|plane suddenly climbs again just before landing why
terminology/closed-loop|repeating back what you heard, what is this technique
terminology/minimum-crew|how many flight attendants must be on board at least
terminology/cabin-ready|what do i report to the captain before takeoff
terminology/stretcher|how does a lying passenger travel
terminology/deportee|difference DEPA DEPU
terminology/catering-uplift|what is uplift
terminology/rapid-disembarkation|difference between rapid disembarkation and evacuation
terminology/life-raft|how is a raft different to a slide raft
syllabus/first-aid-burns|kid spilled hot chocolate on his leg
syllabus/first-aid-hyperventilation|woman breathes super fast and her fingers tingle
syllabus/first-aid-asthma|passenger forgot inhaler and cant breathe properly
syllabus/first-aid-recovery-position|how do i put someone on the side
syllabus/first-aid-heart-attack|older man with pain in his left arm, sweating
syllabus/first-aid-diabetes|diabetic passenger is shaking and confused, juice?
syllabus/first-aid-aed-child|can I use the defib on a kid
syllabus/first-aid-cpr-stop|when am i allowed to stop cpr
syllabus/first-aid-dvt|leg swollen after long flight
syllabus/first-aid-doctor|a passenger says he is a doctor, do i have to check it
syllabus/first-aid-infection|someone has high fever and rash on board
syllabus/first-aid-food-hygiene,assessment-days/asked-pilots-eat-differently|why dont pilots eat the same food
syllabus/first-aid-disinsection|why do we spray insecticide in the cabin
syllabus/first-aid-barotrauma|baby screams during descent because of ears
syllabus/first-aid-jet-lag|how to sleep after a long haul west
syllabus/fire-and-smoke-triangle|three things a fire needs
syllabus/fire-and-smoke-classes|types of fires a b c
syllabus/fire-and-smoke-roles|who does what when there's a fire, three crew
syllabus/fire-and-smoke-overhead-bin|smoke coming out of the locker
syllabus/fire-and-smoke-circuit-breaker|can i push the circuit breaker back in
syllabus/fire-and-smoke-air-canada-797|which accident started the smoke detectors in toilets
syllabus/fire-and-smoke-clothes|my colleague's apron caught fire
syllabus/fire-and-smoke-passengers-in-smoke|cabin full of smoke what do i tell the people
syllabus/fire-and-smoke-ground|fire while refuelling with people on board
syllabus/dangerous-goods-hidden|camping stove and paint, hidden dangers in bags?
syllabus/dangerous-goods-lighters|how many lighters can you carry
syllabus/dangerous-goods-wheelchairs|electric wheelchair battery
syllabus/dangerous-goods-notoc|who gets the notoc
syllabus/dangerous-goods-skin|acid on my hand
syllabus/dangerous-goods-oxygen|can i bring my own oxygen bottle
syllabus/dangerous-goods-labels|what does the orange CAO label look like
syllabus/dangerous-goods-valujet|valujet crash what caused it
syllabus/decompression-and-turbulence-signs|how would i notice a slow decompression
syllabus/decompression-and-turbulence-generator|how long do the drop down masks give oxygen
syllabus/decompression-and-turbulence-descent|why does the plane dive after decompression
syllabus/decompression-and-turbulence-who-is-hurt|who gets injured most in turbulence
syllabus/decompression-and-turbulence-clear-air|can radar see clear air turbulence
syllabus/decompression-and-turbulence-lavatory|someone in the toilet during bad turbulence
syllabus/decompression-and-turbulence-after-turbulence|what do we check when turbulence is over
syllabus/security-liquids|how many ml liquids in hand luggage
syllabus/security-door-access|how does the cockpit door open from outside
syllabus/security-two-persons|why must a crew member go in the cockpit when a pilot goes to pee
syllabus/security-in-flight|undercover marshal on board
syllabus/security-armed|police officer with a gun wants to board
syllabus/security-evidence|what do i write down after a fight on board
syllabus/security-inad|who is responsible for the inadmissible passenger
syllabus/security-crew-id|lost my crew id what now
syllabus/security-search|what do we look for in the security search before boarding
syllabus/security-lrbl|where do you put a bomb on the plane if you find one
syllabus/security-assault|man puts his hand on a sleeping girl
syllabus/security-hijack|hijacker at my galley, fight or not?
syllabus/human-factors-dirty-dozen|12 causes of mistakes maintenance list
syllabus/human-factors-tenerife|what went wrong in tenerife 1977
syllabus/human-factors-kegworth|kegworth lesson for crew
syllabus/human-factors-fatigue|how do I know that I'm too tired to fly
syllabus/human-factors-wocl|body clock lowest point at night hours
syllabus/human-factors-imsafe|IMSAFE letters
syllabus/human-factors-just-culture|will I be punished if i report my own mistake
syllabus/human-factors-startle|i froze in training when alarm went off, is that normal
syllabus/human-factors-stress|a bit of stress is good?
syllabus/human-factors-briefing|what makes a good crew briefing
syllabus/human-factors-confirmation-bias|seeing only what you expect to see
syllabus/passenger-handling-deaf|how do i talk to a deaf pax
syllabus/passenger-handling-loop-belt|how to fasten baby belt
syllabus/passenger-handling-bassinet|when can they use the baby cot
syllabus/passenger-handling-newborn|how old must a baby be to fly
syllabus/passenger-handling-pets|cat in the cabin where does it go
syllabus/passenger-handling-service-dog|emotional support peacock lol
syllabus/passenger-handling-seat-change|family wants to sit together plane is full
syllabus/passenger-handling-hot-drinks|how hot can i serve tea next to a baby
syllabus/passenger-handling-complaint|customer complains his tv doesnt work
syllabus/passenger-handling-tarmac|how long may they keep passengers on the plane in the usa before taking off
syllabus/passenger-handling-denied|overbooked flight who gets bumped
syllabus/passenger-handling-delay-eu|flight 3 hours late in EU do they get money
syllabus/passenger-handling-baggage-claim|lost suitcase what do i tell
syllabus/passenger-handling-culture|muslim passenger doesnt want to sit beside a woman
syllabus/passenger-handling-hidden|passenger with autism
syllabus/announcements-and-commands-chimes|how many chimes for what
syllabus/announcements-and-commands-voice|how do i train my voice for announcements
syllabus/announcements-and-commands-emergency-call|how do i call the cockpit in emergency
syllabus/announcements-and-commands-after-landing|what to say after landing
syllabus/announcements-and-commands-brace-position|how should passengers hold head in crash position
syllabus/announcements-and-commands-megaphone|PA is broken how do i speak to passengers
syllabus/announcements-and-commands-demo|what must be shown in the safety demo
evacuation/outside-water|water outside higher than the door sill
evacuation/failure-door-jams|door does not open in evac
evacuation/failure-slide-twists|slide is twisted by wind
evacuation/command-move-away|where do people go after they jump the slide
evacuation/command-anybody-there|do i check the cabin before i leave
evacuation/command-hold-back|slide not ready yet but people push
evacuation/slide-triple|biggest slide how many per minute
aircraft/exit-type-iii|what is type III exit
aircraft/airbus-a320|tell me about the a320
aircraft/boeing-757|757 seats
aircraft/door-pressure-relief|vent flap on the door?
assessment-days/application|what photo for the application
assessment-days/online-tests|cut-e test personality should i be honest
assessment-days/english-test|what comes in the english test
assessment-days/group-island|desert island task
assessment-days/group-who-first|who gets rescued first task
assessment-days/final-why-this-airline|why do you want to work for us
assessment-days/final-ethical,assessment-days/asked-colleague-takes-things|they asked if i saw colleague stealing mini bottles
assessment-days/final-hard-facts|questions about living away from family, shift work
assessment-days/final-last-minute|how should i end the interview
assessment-days/final-the-walk-in|first impression walking in the room
cultures/middle-east-uae|can i wear a skirt above the knee in abu dhabi interview
cultures/europe-uk|how formal are british recruiters
cultures/asia-japan|what colour of suit in japan
recruiters/tan-hui-min|tell me about tan hui min
cockpit/sidestick|how do airbus pilots steer
cockpit/passenger-signs|who switches the seat belt sign
cockpit/crew-oxygen-mask|which mask do pilots wear
cockpit/cockpit-door-switch|pilot doesnt let me in, what does the switch do
airlines/united-airlines|united probation months
airlines/swiss|how long is the swiss course
airlines/turkish-airlines|does turkish airline want a university degree
airlines/klm|klm bases
airlines/malaysia-airlines|is hijab allowed at malaysia airlines
airlines/air-india|air india new planes news
airlines/korean-air|what is special about korean air
airlines/frontier-airlines|frontier how old do you have to be
airlines/qantas|what languages do i need for qantas
airlines/saudia|does saudia hire foreigners
airlines/american-airlines|can i choose my base at american
airlines/alaska-airlines|alaska tattoos behind the ear
airlines/oman-air|oman air swimming
airports/KEF|airport of iceland
airports/CDG|main airport in paris code
airports/GRU|what is GRU
intent:limit|can i bring my dog when i move to doha for qatar airways
intent:limit|how many vacation days in the first year at delta
intent:limit|is lufthansa on strike
intent:limit|how do i become an air traffic controller
intent:limit|which airline has the best parties lol
assessment-days/asked-travel-benefits|do flight attendants get free tickets
airlines/emirates|i have 1 tattoo on ankle covered by socks, emirates ok?
airlines/emirates|how many nationalities work at emirates
airlines/emirates|emirates accommodation shared or alone
airlines/emirates|when does emirates do the english test
airlines/qatar-airways|qatar airways contract how many years
airlines/qatar-airways|is qatar strict with crew rules
airlines/qatar-airways|reach for Qatar?? 212 or 210
airlines/singapore-airlines|can europeans apply to singapore airlines
airlines/singapore-airlines|whats the pool test in singapore airlines
airlines/cathay-pacific|which languages cathay wants
airlines/lufthansa|i wear glasses minus 4, lufthansa possible?
airlines/lufthansa|can i work for lufthansa without german
airlines/british-airways|BA gatwick or heathrow is it the same contract
airlines/british-airways|british airways reach in cm flat foot
airlines/air-france|air france height min
airlines/klm|how long is klm contract for newbies
airlines/turkish-airlines|turkish airlines age limit women
airlines/delta-air-lines|does delta pay while boarding
airlines/delta-air-lines|is there a union at delta
airlines/american-airlines|where is the american airlines training
airlines/united-airlines|united how long is probation
airlines/jetblue-airways|jetblue when was it founded
airlines/southwest-airlines|southwest min age 20 or 21?
airlines/alaska-airlines|alaska airlines hubs
airlines/etihad-airways|etihad how many weeks training
airlines/flydubai|flydubai height requirement
airlines/saudia|saudia women uniform abaya?
airlines/oman-air|oman air which alliance
airlines/all-nippon-airways|do i have to speak japanese for ANA
airlines/korean-air|korean air skyteam?
airlines/eva-air|eva air uniform green, values?
airlines/malaysia-airlines|malaysia airlines minimum height female
airlines/indigo|indigo minimum qualification 12th pass
airlines/air-india|who owns air india
airlines/qantas|qantas founded when
airlines/air-new-zealand|air new zealand values maori
airlines/virgin-australia|virgin australia swim test
airlines/ryanair|how many bases does ryanair have
airlines/ryanair|ryanair turn around time minutes
airlines/ryanair|what english level ryanair
airlines/easyjet|easyjet local language needed in milan
airlines/wizz-air|wizz air values
airlines/jet-two|is jet2 only summer contract
airlines/virgin-atlantic|virgin atlantic tattoos visible allowed
airlines/aer-lingus|aer lingus six weeks training is it paid
airlines/swiss|what does SWISS pay attention to in interview
airlines/sas|sas bases copenhagen oslo?
airlines/tap-air-portugal|tap min height
airlines/hawaiian-airlines|is hawaiian merged with alaska
airlines/frontier-airlines|frontier animals on the tail
airlines/allegiant-air|allegiant where based
airlines/skywest-airlines|skywest reserve guaranteed hours
airlines/republic-airways|republic airways who do they fly for
airlines/|which airlines are in oneworld
airlines/|list all middle eastern airlines you know
airlines/|biggest fleet?? which airline
airlines/|emirates vs qatar height
intent:limit|does etihad give crew free meals
intent:limit|is the food good for cabin crew at klm
intent:limit|when is the next open day of emirates in madrid
intent:limit|how much overtime pay at united
intent:limit|what happens if i quit qatar after 1 year do i pay
intent:limit|tell me about transavia requirements
intent:limit|air europa height
intent:limit|whats a good hotel in doha
intent:limit|can you call the recruiter for me
assessment-days/asked-weight-in-general|do u think im too fat for cabin crew
intent:limit|write my cover letter for emirates
intent:limit|what roster will i have in june
intent:limit|how many hours will i fly each month at swiss
intent:limit|can i see my family often when i work for emirates
intent:limit|who will win the world cup
assessment-days/asked-health-conditions|i have asthma can i still become crew
airports/DXB|dxb is which city
airports/MXP|milan malpensa code
airports/LHR|iata heathrow
airports/MUC|munich airport 3 letters
airports/JNB|what does JNB stand for
airports/KUL|code kuala lumpur
airports/YUL|YUL?
airports/GIG|rio de janeiro airport code
airports/EWR|new york newark code
airports/HEL|hub of finnair
airports/SIN|singapore airport name
airports/DEL|is DEL delhi
airports/CPH|copenhagen airport code pls
airports/ATH|athens code
airports/VIE|vienna international is VIE or WIE
airports/NBO|nairobi code
airports/|airports in brazil
airports/|which airports does tokyo have
terminology/crm|meaning of CRM
terminology/pbe|PBE means?
terminology/halon-extinguisher|what is bcf
terminology/able-bodied-passenger|abp??
terminology/turnaround|what is a turn around in aviation
terminology/cross-check|crosscheck meaning
terminology/dpna|dpna code
terminology/meda|what is MEDA
terminology/infant|until what age is a child an infant
terminology/ditching|ditching definition
terminology/block-time|block hours vs flight hours
terminology/slide-raft|what is a slideraft used for
terminology/escape-path-lighting|floor path lighting
terminology/critical-phases|critical phases of flight which ones
terminology/service-trolley|trolley or cart what do we say
terminology/moderate-turbulence|moderate turbulence what may i do
terminology/galley|how do you say galley in spanish
intent:explain-star|how do i structure my answers
intent:explain-star|whats S T A R
intent:explain-star|can u show me a good example answer with star
intent:explain-star|how many sentences for the situation part
intent:explain-star|never worked in hospitality, which story can i tell
intent:explain-star|what comes after the action
intent:explain-competency|how do i show empathy / customer care in my story
intent:explain-competency|what do recruiters want to see about leadership or initiative
intent:explain-competency|which qualities should a flight attendant have
intent:practise|lets train
intent:practise|next question please
intent:practise|i want to practice a conflict with a colleague
intent:practise|another emergency question
intent:drill|do a mock interview with me
intent:drill|3 questions teamwork go
intent:analyse-answer|rate my answer please
intent:analyse-answer|i wrote an answer can you tell me if it is good
intent:weakest-answer|which story should i fix first
intent:progress|did my score go up
intent:plan|what should i study this week
intent:plan|interview tomorrow help
intent:cv|look at my resume
intent:capabilities|who are you
intent:capabilities|how does this work
intent:greeting|hey
intent:greeting|hola!
intent:thanks|ok thx
intent:assessment-day|how does an open day go
intent:assessment-day|qué pasa en un assessment day
assessment-days/final-why-cabin-crew|why cabin crew what should i say
assessment-days/final-the-weakness|3 weaknesses to tell
assessment-days/final-your-questions|what question can i ask the recruiter
assessment-days/video-interview|hirevue tips
assessment-days/list-what-to-bring|what documents for open day
assessment-days/asked-what-women-wear|can i wear trousers as a woman to the assessment
assessment-days/group-exercise,assessment-days/asked-quiet-in-the-group|im shy what do i do in group discussion
assessment-days/role-play|role play tips
assessment-days/documents|do they check my references
syllabus/first-aid-cpr-adult|infarto y no respira, qué hago
syllabus/first-aid-burns|un pasajero se quemó con café
syllabus/fire-and-smoke-lavatory|hay humo en el baño
syllabus/passenger-handling-umnr|niño que viaja solo
terminology/turbulence|qué es la turbulencia
airlines/lufthansa|altura mínima lufthansa
syllabus/first-aid-seizure|crise d'épilepsie que faire
syllabus/security-suspect|j'ai trouvé un objet suspect
airlines/air-france|air france faut-il savoir nager
intent:explain-star|comment utiliser la méthode star
terminology/jumpseat|c'est quoi un jumpseat
syllabus/first-aid-choking|乘客噎住了怎么办
airlines/qatar-airways|卡塔尔航空纹身可以吗
terminology/cross-check|什么是cross check
intent:practise|出一道安全题
syllabus/passenger-handling-pregnancy|孕妇几周不能坐飞机
quiz/dangerous-goods-class8,syllabus/dangerous-goods-classes|old thermometer with mercury broke, what class is that
terminology/standby,assessment-days/asked-life-on-standby|im on standby today what am i allowed to do
terminology/diversion|why would a flight divert
terminology/sterile-flight-deck,syllabus/human-factors-sterile|when exactly is the sterile cockpit
syllabus/human-factors-imsafe|what should i ask myself before i report for duty
quiz/human-factors-gradient-q,syllabus/human-factors-gradient|captain too friendly no authority is that bad as well
quiz/first-aid-eu-kits,syllabus/first-aid-kits,terminology/first-aid-kit|how many first aid kits for 180 seats
quiz/dangerous-goods-class3,syllabus/dangerous-goods-classes|petrol is which class
evacuation/land-1,evacuation/land|we crashed, when do i unbuckle
quiz/jp-meishi|what to do with the japanese recruiters business card
terminology/pilot-in-command|PIC?
terminology/flight-duty-period|whats fdp
quiz/incapacitated,terminology/pilot-incap|the captain slumped forward on the controls!!
quiz/ae-small-talk,cultures/middle-east|why does the dubai recruiter ask about my family
terminology/flight-deck-door,syllabus/security-door|is the cockpit door bulletproof
terminology/passenger-service-unit|what's in the psu above the seats
quiz/security-inad,syllabus/security-inad,terminology/inad|inad or deportee whats the difference
quiz/human-factors-bias,syllabus/human-factors-confirmation|crew thought the smell was coffee but it was fire, what error is that
terminology/slide-raft|can the slide be used as a boat
quiz/au-brisbane,cultures/oceania,intent:clock|time difference brisbane sydney in january
quiz/first-aid-stroke-aspirin,syllabus/first-aid-stroke|stroke should i give aspirin
syllabus/passenger-handling-scp|where do deportees and disabled people sit
terminology/megaphone,syllabus/announcements-and-commands-megaphone|how many megaphones must be on board
syllabus/announcements-and-commands-baggage-call,evacuation/command-belts|lady comes down the aisle with her suitcase during the evac
quiz/quick-donning|how fast must pilots put their mask on
syllabus/security-insider|my colleague asks strange questions about the cockpit code
quiz/decompression-and-turbulence-burning,syllabus/decompression-and-turbulence-generator|masks are down and it smells burnt, is there fire?
terminology/emergency-medical-kit,syllabus/first-aid-kits|who can use the emk
terminology/reserve|what does being on reserve mean as new hire
terminology/crash-axe|where is the crash axe used for
quiz/when-to-arm,terminology/armed-door|when do we arm the doors
terminology/door-numbering|which door is 2R
quiz/uk-strengths,cultures/europe-uk|how do i talk about my strengths to british people
syllabus/dangerous-goods-wheelchairs|passenger has a big electric scooter what do i have to know
terminology/reporting-time|what if i come late to report
syllabus/security-restraint|last resort with a violent passenger
quiz/human-factors-just,syllabus/human-factors-just|what isnt protected by just culture
syllabus/passenger-handling-hidden|what is the sunflower lanyard
syllabus/decompression-and-turbulence-spare|why are there 4 masks above 3 seats
quiz/pressure-relief,aircraft/door-pressure|why does the door have a little flap that opens first
quiz/ae-weekend,cultures/middle-east|when is weekend in uae
terminology/aed,syllabus/first-aid-aed,assessment-days/asked-defibrillator-on-board|is a defibrillator obligatory on planes
terminology/fire-containment-bag|do we have a bag for burning phones
quiz/us-event-time-zone,cultures/north-america|10 am eastern what time is that in chicago
quiz/emergency-handle,aircraft/door-emergency|what happens when i pull the handle of an armed door
quiz/fire-control-effect,cockpit/engine-fire|what happens when pilots press the engine fire button
terminology/clear-air,syllabus/decompression-and-turbulence-clear|what does CAT mean in weather
syllabus/first-aid-recovery|he is unconscious but he breathes, which position
syllabus/first-aid-bleeding|passenger cut himself deep with glass
syllabus/first-aid-nosebleed|kid has a bloody nose
syllabus/first-aid-choking|she cant talk, holds her throat
syllabus/first-aid-anaphylaxis|face swelling up after the meal
syllabus/first-aid-heart|chest feels like an elephant sitting on it
syllabus/first-aid-fear|guy next to 12A is crying because of the bumps, scared to death
syllabus/first-aid-childbirth|lady 38 weeks and her water broke over the atlantic
syllabus/first-aid-death|cpr didnt work he is gone what now
syllabus/first-aid-portable-oxygen|how do i give someone o2
syllabus/fire-and-smoke-hidden|it smells like burning plastic but i cant see anything
syllabus/fire-and-smoke-overhead|bin is smoking above row 14
syllabus/fire-and-smoke-lavatory|lav smoke alarm is ringing
syllabus/fire-and-smoke-lithium|phone fell in the seat and its getting hot
syllabus/fire-and-smoke-pbe,terminology/pbe,quiz/fire-and-smoke-pbe|for how long can i breathe in the pbe
syllabus/fire-and-smoke-report|i found a fire what info does the captain need
syllabus/fire-and-smoke-time,quiz/fire-and-smoke-time|how much time do we have till fire is out of control
syllabus/dangerous-goods-power,quiz/dangerous-goods-pb|how many power banks per person
syllabus/dangerous-goods-wh,quiz/dangerous-goods|27000 mah powerbank too big?
syllabus/dangerous-goods-toiletries|hairspray in cabin bag?
syllabus/dangerous-goods-ammunition|hunter wants to take bullets
syllabus/dangerous-goods-spill,quiz/dangerous-goods-leak,syllabus/dangerous-goods-incident|something is dripping from the overhead locker and it stings in the nose
syllabus/security-suspect,syllabus/security-unattended|there is a box with wires in the lav
syllabus/security-levels,terminology/disruptive,quiz/security-which|he hit another passenger, which level is that
syllabus/security-warning|what's the step before we use force
syllabus/security-lavatory-smoke|caught someone smoking in the loo
syllabus/security-trafficking|young girl looks scared and man answers for her
syllabus/security-two-persons,syllabus/security-door-access|pilot goes to the toilet who goes in the cockpit
syllabus/security-liquids,quiz|can passengers bring a 200ml shampoo half empty
syllabus/human-factors-alcohol,quiz/human-factors|can i have a beer the night before
syllabus/human-factors-fatigue,syllabus/human-factors-imsafe,situational-judgement/three-hours-of-sleep|slept 3 hours, should i go to work
syllabus/human-factors-startle|why do people freeze
syllabus/human-factors-pace,syllabus/human-factors-assertive,syllabus/human-factors-gradient|purser tells me to skip the check what do i say
syllabus/human-factors-rest-us,syllabus/human-factors-ftl-eu,quiz/human-factors-rest|minimum rest for flight attendants usa
syllabus/human-factors-swiss|explain swiss cheese
syllabus/passenger-handling-pregnancy|she is 8 months pregnant is she allowed on board
syllabus/passenger-handling-exit|can a 14 year old sit in the exit row
syllabus/passenger-handling-umnr,terminology/unaccompanied|um arrives and nobody picks him up
syllabus/passenger-handling-allergy,quiz/passenger-handling-nut|kid with peanut allergy do we make an announcement
syllabus/passenger-handling-alcohol|he wants a 5th gin tonic and slurs
syllabus/passenger-handling-complaint|no more chicken left and pax is angry
syllabus/passenger-handling-seat-change,syllabus|can people move to the empty row before takeoff
syllabus/passenger-handling-pets|dog barking in a bag on her lap
syllabus/passenger-handling-bassinet|where to put the baby bed during take off
syllabus/passenger-handling-loop|infant seat belt on lap how
syllabus/passenger-handling-wch,terminology/wchs|pax can walk but not the stairs code
syllabus/passenger-handling-tarmac,quiz/passenger-handling-tarmac|tarmac rule 3 hours us
syllabus/passenger-handling-denied,quiz/passenger-handling-denied|flight is overbooked what happens
syllabus/announcements-and-commands-doors,terminology/cross-check,quiz/door-command|cabin crew doors to manual and crosscheck what does this mean
syllabus/announcements-and-commands-cabin-secure,terminology/cabin-ready|what do i check for cabin secure
syllabus/announcements-and-commands-medical|announcement for a doctor
syllabus/announcements-and-commands-brace-position,terminology/brace|how does a pregnant woman brace
syllabus/announcements-and-commands-voice,syllabus/announcements-and-commands-good|my accent is strong, announcements?
syllabus/announcements-and-commands-evac,evacuation/command|commands at my door in evacuation
evacuation/failure-slide-deflates,quiz/slide-loses|the slide is losing air while people go down
evacuation/outside-water,evacuation/water|we are in the water and my door sill is under water
evacuation/land-7,evacuation/command-move|we are outside now what
evacuation/able-bodied,terminology/able|who would u choose as abp
evacuation/water|how does a ditching work step by step
aircraft/exit-type-a,aircraft/exit|type A exit how many people
aircraft/airbus-a320|a320 how many doors
aircraft/boeing-787|seats in a 787-9
aircraft/equipment-boeing-737,aircraft/boeing-737|how to arm the 737 door
aircraft/airbus-a321,quiz/a321|a321 overwing or not
assessment-days/reach-and-height|i only reach 209 without shoes any tricks
assessment-days/english-test|whats in the english exam
assessment-days/final-the-gap|i was unemployed for 2 years what do i say
assessment-days/final-why-this|why do u want to fly with us
assessment-days/final-tell-us|introduce yourself how
assessment-days/final-the-silence,assessment-days/asked-blank-in-the-interview|my mind goes blank in interviews
assessment-days/final-the-safety|safety question in final interview
assessment-days/group-island|survival on an island which items
assessment-days/group-complaint|we have to write a complaint letter together
assessment-days/medical|eye test at the medical
assessment-days/asked-make-up-and-nails,assessment-days/list-reach,assessment-days/list-what|nail polish colour for assessment
assessment-days/list-after|how long until they answer
assessment-days/registration,assessment-days/asked-late-for-the-day|what if im late to the assessment day
cultures/asia-singapore|eye contact in singapore
cultures/europe-uk|british interview small talk about weather
cultures/north-america|should i smile a lot in american interviews
cultures/asia-japan|when do i sit down in a japanese interview
recruiters/hannah|who is hannah lindqvist
cockpit/transponder|7700 means
cockpit/autopilot|does the plane fly itself
intent:limit|which is better boeing or airbus
intent:limit|how tall is tom cruise
intent:limit|will ai replace cabin crew
intent:limit|how do i get a us visa
intent:limit|i failed my medical can you help me sue
intent:limit|what tattoo should i get
intent:limit|how do i cook pasta
intent:limit|is my boyfriend cheating
intent:limit|roster bidding at delta how does pbs work
intent:limit|what is the wifi password
airlines/emirates|does emirates accept people with braces
airlines/emirates|how does the emirates assessment day work
airlines/emirates|emirates history founded?
airlines/qatar-airways|qatar skin check what is it
airlines/qatar-airways|hub of qatar airways and code
airlines/etihad-airways|what does etihad call passengers
airlines/etihad-airways|tell me everything about etihad
airlines/flydubai|flydubai is low cost? what fleet
airlines/ryanair|ryanair height minimum and maximum
airlines/ryanair|who do i work for at ryanair, agency?
airlines/easyjet|easyjet values orange
airlines/easyjet|can a 55 year old start at easyjet
airlines/wizz-air|wizzair base abu dhabi still open?
airlines/lufthansa|lufthansa bases frankfurt or munich can i choose
airlines/lufthansa|is there a swimming test at lufthansa
airlines/british-airways|ba swimming 50m
airlines/british-airways|jumpseat harness british airways
airlines/klm|klm height and swim
airlines/air-france|do i need french for air france
airlines/swiss|swiss probation time
airlines/turkish-airlines|turkish airlines chefs on board?
airlines/delta-air-lines|language of destination delta
airlines/american-airlines|american airlines reserve how long
airlines/united-airlines|united airlines tattoos
airlines/jetblue-airways|jetblue mint
airlines/southwest-airlines|southwest core values 2021
airlines/singapore-airlines|singapore girl kebaya scars
airlines/cathay-pacific|cathay reach
airlines/japan-airlines|jal philosophy
airlines/korean-air|korean air asiana merger news
airlines/indigo|indigo reach height female
airlines/air-india|air india weight limit
airlines/qantas|qantas languages
airlines/virgin-australia|virgin australia minimum age
airlines/tap-air-portugal|tap swimming
airlines/jet-two|how many bases jet2
airlines/virgin-atlantic|virgin atlantic training how many weeks
airlines/aer-lingus|aer lingus min height
airlines/hawaiian-airlines|hawaiian airlines which languages wanted
airlines/allegiant-air|allegiant minimum age
intent:limit|does ryanair give free uniform
intent:limit|how is the dating life at emirates
intent:limit|is ita airways hiring
airlines/finnair|finnair minimum height
intent:limit|salary lufthansa flugbegleiter
intent:limit|how many flights a day at easyjet
intent:limit|when will i hear back from emirates
intent:limit|are my chances good with 29 years
airports/AMS|amsterdam code
airports/FRA|where is FRA
airports/ICN|seoul main airport code
airports/SYD|sydney
airports/EZE|ezeiza which city
airports/PVG|PVG or SHA which is pudong
airports/ZRH|zurich three letter
airports/MAD|madrid airport iata
airports/HKG|what time zone is hong kong airport
airports/GRU|sao paulo guarulhos code
terminology/girt-bar|girtbar
terminology/galley|galley means what
terminology/turnaround|turnaround??
terminology/purser|what does a purser do
terminology/fuselage|fuselage pronounce
terminology/chocks|chocks meaning
terminology/deadhead|dead heading what is it
terminology/sterile|what does sterile flight deck mean
terminology/hypoxia,syllabus/decompression-and-turbulence-hypoxia|what's hypoxia
terminology/tuc|TUC stands for
terminology/wchr|difference wchr wchs wchc
terminology/inad|what is an INAD
terminology/nits|nits briefing
terminology/minimum-equipment|MEL
terminology/reserve,terminology/standby|stand by vs reserve
terminology/cabin-altitude,syllabus/decompression-and-turbulence-cabin|cabin altitude in cruise
terminology/fume,syllabus/fire-and-smoke-fumes|smell of old socks in cabin
terminology/ninety,evacuation|90 seconds rule
aircraft/boeing-757|how many doors on a 757
aircraft/embraer|e175 slides
aircraft/boeing-737|boeing 737 800 passengers
quiz/open-in-cruise,terminology/cabin-door|can you open a plane door mid flight
quiz/catering,terminology|catering truck knocks on the door
evacuation/command-overwing,evacuation|what do i shout at the overwing exit
evacuation/failure|slide didn't deploy
evacuation/outside|how to check outside conditions
syllabus/decompression-and-turbulence|what to do if masks drop while im serving
syllabus/decompression-and-turbulence-tuc,terminology/tuc,quiz/decompression|how long conscious at 40000 ft
syllabus/decompression-and-turbulence-turbulence,terminology/moderate|difference moderate and severe turbulence
syllabus/first-aid-cpr|how deep do you press in cpr
syllabus/first-aid-choking|baby choking what do i do
syllabus/first-aid-stroke|FAST stroke
syllabus/first-aid-hyper|panic breathing fast
syllabus/first-aid-diabetes|unconscious diabetic sugar?
syllabus/fire-and-smoke-classes|class b fire
syllabus/fire-and-smoke-halon,terminology/halon|can i use halon on a person
syllabus/dangerous-goods-lighters|lighter in hand baggage
syllabus/dangerous-goods-classes,quiz/dangerous-goods|which class are lithium batteries
syllabus/security-bomb|bomb threat note in lavatory
syllabus/security-restraint|who decides to restrain a passenger
syllabus/human-factors-crm,terminology/crm|why is crm important
syllabus/human-factors-alcohol,quiz/human|alcohol limit crew easa
syllabus/passenger-handling-meal,quiz/passenger-handling,terminology/special|what is VGML
syllabus/passenger-handling-blind|guide a blind passenger
syllabus/announcements-and-commands-good|how to make a good announcement
assessment-days/final-why-cabin|why do you want to become a flight attendant
assessment-days/final-your|questions to ask at the end
assessment-days/group-exercise|tips for group exercise
assessment-days/role-play|how does the role play go
assessment-days/final-the-weakness|greatest weakness
assessment-days/list-what|what should i take with me
assessment-days/video|recorded interview tips
cultures/middle-east|how do i greet in dubai
cultures/asia-japan|japanese interview manners
intent:explain-star|can you explain the star technique
intent:explain-star|what is the action part
intent:explain-competency|what is customer focus competency
intent:practise|give me a hard question
intent:practise|can we practice
intent:drill|test me with 4 questions
intent:analyse-answer|here is my answer can u look
intent:weakest-answer|my worst answer
intent:progress|show my progress
intent:plan|how should i prepare for my interview
intent:capabilities|what are you
intent:capabilities|what can i ask you
intent:greeting|good evening
intent:thanks|thanks that helped
airlines/emirates|¿emirates acepta tatuajes?
terminology/jumpseat|¿qué es un jumpseat?
intent:practise|hazme otra pregunta
airlines/klm|taille minimum klm
syllabus/first-aid-burns|brûlure que faire
intent:limit|combien gagne une hôtesse chez emirates
airlines/singapore-airlines|新加坡航空培训多久
terminology/turbulence,syllabus/decompression|颠簸分几级
intent:practise|问我一个问题
syllabus/first-aid-cpr|心肺复苏按压多少次
airlines/emirates|hello sir, what is minimum height for emirates cabin crew girls
airlines/qatar-airways|how long do i have to stay with qatar contract
airlines/lufthansa|do lufthansa flight attendants need to swim
airlines/ryanair|ryanair english test is it hard
airlines/wizz-air|wizz air arm reach
airlines/easyjet|where are the easyjet bases
airlines/delta-air-lines|delta flight attendant age
airlines/klm|is klm in skyteam
airlines/singapore-airlines|what nationality for singapore airlines
airlines/jetblue-airways|jetblue core values
airlines/swiss|swiss tattoo policy
airlines/virgin-atlantic|virgin atlantic bases
airlines/turkish-airlines|turkish airlines language requirement
airlines/air-new-zealand|air nz fleet size
intent:limit|emirates salary 2026
intent:limit|how many days annual leave at british airways
airlines/condor|does condor want german
intent:limit|who is the best football player
intent:limit|how do i become a helicopter pilot
intent:limit|will it rain in london tomorrow
airports/BCN|barcelona airport code
airports/DOH|what city is DOH
airports/LAX|lax stands for
airports/TLV|tel aviv iata
terminology/galley|what do you call the kitchen
terminology/deadhead|what is positioning
terminology/chime|what are chimes
terminology/bulkhead|what is a bulkhead seat
terminology/life-vest|life vest vs life jacket
terminology/phonetic-alphabet|spell my name in pilot alphabet what is it called
terminology/diversion|we land somewhere else because of fog, word?
terminology/purser|who leads the cabin crew
aircraft/airbus-a320|how many passengers fit in a320
aircraft/boeing-787|787 how many doors
evacuation/failure-slide-does,quiz/manual,terminology/manual|slide is hanging down flat
evacuation/command-keep|people stop at the door and dont jump
evacuation/able-bodied,terminology/able-bodied,syllabus/passenger-handling-abp|who should help me at the door
syllabus/decompression-and-turbulence|captain says emergency descent what do i do
syllabus/decompression-and-turbulence|light turbulence can i keep serving coffee
syllabus/decompression-and-turbulence-helios|what happened to helios
syllabus/first-aid-heart,questions/chest|man sweating with chest pain
syllabus/first-aid-fainting|girl fainted at boarding
syllabus/first-aid-burns|burned my hand at the oven
syllabus/first-aid-barotrauma|ears hurt when landing
syllabus/first-aid-airsickness|passenger vomiting
syllabus/fire-and-smoke-oven|smoke from oven
syllabus/fire-and-smoke-clothes|passenger's jacket is on fire
syllabus/fire-and-smoke-lithium|vape exploded in his pocket
syllabus/dangerous-goods-lighters,quiz/dangerous-goods-lighter|are matches allowed
syllabus/dangerous-goods-dry-ice,quiz/dangerous-goods-dry|dry ice limit
syllabus/dangerous-goods-devices|can i check in my laptop
syllabus/security-search|what is a security check of the aircraft
syllabus/security-hijack|what do crew do in a hijack
syllabus/security-liquids|liquids rule
syllabus/human-factors-tenerife|tenerife disaster why
syllabus/human-factors-fatigue,syllabus/human-factors|how to handle night flights tired
syllabus/passenger-handling-deaf,terminology/deaf|passenger cant hear the announcements
syllabus/passenger-handling-kosher|kosher meal how to serve
syllabus/passenger-handling-bassinet|bassinet rules
syllabus/passenger-handling-newborn|can a 5 day old baby fly
syllabus/announcements-and-commands-demo|what do we show in the demo
syllabus/announcements-and-commands-chimes,terminology/chime|three high chimes meaning
assessment-days/video|where to look in video interview
assessment-days/list-reach|hair rules for assessment day women
assessment-days/final-why-cabin,questions/|how to answer why do you want this job
assessment-days/group-exercise|someone is dominating the group discussion
assessment-days/numeracy|is there a math test
assessment-days/medical,assessment-days/asked-medical-at-joining|what do they check in the medical
cultures/europe-uk|what to wear to interview in uk
cultures/middle-east|is small talk normal in dubai
intent:explain-star|explain star to me like im 5
intent:explain-star|example of a star answer
intent:practise|ask me something about safety
intent:drill|quick drill 3 questions
intent:progress|how did i improve
intent:plan|what should i do today
intent:cv|which stories are in my cv
intent:greeting|hi there
intent:thanks|thanks a lot!
intent:capabilities|what do you know
syllabus/first-aid-choking|se atraganta un pasajero
airlines/qatar-airways|qatar requisitos
intent:practise|une question s'il te plaît
syllabus/first-aid-cpr|massage cardiaque combien de compressions
airlines/cathay-pacific|国泰航空要求
terminology/ditching,evacuation/water|水上迫降怎么办
`;

export const MORE_DEV_QUESTIONS: readonly LabelledQuestion[] = ASKED.trim()
  .split("\n")
  .map((line) => {
    const [expected = "", ask = ""] = line.split("|");
    const expect = expected.split(",");
    return { ask, expect, ...(expected === "intent:limit" ? { declines: true } : {}) };
  });
