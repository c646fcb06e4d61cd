/** How people ask of the job itself, life with it, training, and what recruiters ask. By the entry's whole id; phrases parted by "|". */
export const SAID_OF_WORKING_LIFE: Readonly<Record<string, string>> = {
  "assessment-days/asked-per-diem":
    "what are allowances for crew on trips|per diem meaning for flight attendants|do crew get pocket money on layovers|food money when i sleep abroad, how does it work|is the meal allowance paid in cash|do i pay tax on my layover allowance|who pays my dinner when i'm on a night stop|how is the daily allowance counted|daily expenses when away from base|does the airline pay what i eat abroad|perdiem how it works|can i keep the money i dont spend on food|crew allowance for each hour away from home",
  "assessment-days/asked-crew-payslip":
    "explain the payslip of a flight attendant please|which lines are on my wage slip as crew|does the income change each month|why do crew earn different amounts every month|fixed pay and variable pay for cabin crew explained|what's the difference between basic salary and flying pay|do i earn less in winter as crew|is there extra money for speaking more languages|do crew get a thirteenth salary or holiday bonus|what is taken off my wages as cabin crew|how is overtime paid for crew|my pay varies, how do crew plan with it|sector pay and hourly pay on the slip",
  "assessment-days/asked-tax-and-insurance":
    "which country taxes cabin crew who commute from abroad|is the salary in the gulf really without tax|tax free dubai crew is it true|do i pay income tax at home when i work for emirates|i live in spain and my base is germany, taxes?|where am i insured when based in another country|social security for crew with a foreign base|will my home country tax my qatar salary|do i need a tax adviser as crew|do cabin crew pay less tax|tax return for flight attendants|based abroad but family at home, where do i pay|does an american pay tax when flying for a foreign airline",
  "assessment-days/asked-id90-and-zed":
    "meaning of zed fares|what's an id ticket for airline staff|staff fare codes explained|nonrev what is that|how cheap are interline tickets for crew|discount on other airlines for employees zed|what is a buddy pass|firm or standby staff ticket what is the difference|r2 standby on my ticket what is it|id75 id50 tickets|rebate tickets for crew and family|industry discount meaning",
  "assessment-days/asked-crew-hotels":
    "are the hotels for cabin crew good ones|how many stars has a crew hotel|do airlines put crew in nice hotels|is food at the crew hotel paid|can a friend visit me at the layover hotel|may i bring a man to my room on a night stop|do we get luxury hotels in dubai or bali|does each crew member get an own room|do i choose the hotel on a layover|can i use the pool and gym of the hotel|what if the hotel is dirty or noisy|who pays the minibar in the crew hotel|can my sister sleep at my crew hotel",
  "assessment-days/asked-nights-in-a-row":
    "can they roster me seven days without a day off|maximum days in a row for cabin crew|how many night flights can i get one after another|do crew work six days on and then off|longest block of work days for crew|is there a limit for consecutive nights|what is the rule on days without rest|can an airline give me night after night|five nights in a row is that allowed|how many early shifts in one week are allowed|minimum days free after a long block|weekly rest for flight crew and cabin crew",
  "assessment-days/asked-christmas-duty":
    "will i have to fly on christmas eve|is new year's eve a normal working day for crew|holiday pay for flight attendants|do i get double pay on public holidays|how do i get christmas off as new crew|what is christmas like on board for the crew|are bank holidays paid more for cabin crew|i want to be with my family at xmas, is it possible|do they close the airline on christmas|working on eid or christmas as cabin crew|do crew get thanksgiving off|who has to work over the holidays",
  "assessment-days/asked-what-a-purser-does":
    "duties of the cabin manager on board|what is the job of the purser|does the cabin senior push a trolley too|how is a purser's day different from mine|is being purser stressful|do pursers earn more and do less|who leads the cabin crew on a flight|what makes a good purser|is the purser my boss|does the purser work in first class only|what responsibilities has an in charge flight attendant|want to be a purser one day, what is it like",
  "assessment-days/asked-premium-cabins":
    "course for serving in first class|when can new crew work in the business cabin|how long before they let me in first|is economy harder than first class for crew|which cabin do crew like best|who decides which class i work in|do crew in first class get paid more|what do you learn in the premium service course|can a beginner serve in business|want to serve first class one day how|is working up front more relaxed|difference between working in business and eco",
  "assessment-days/asked-going-on-strike":
    "can cabin crew on trial period join a strike|what happens to me if the crew strikes|am i paid while we're striking|is striking allowed for flight attendants in the us|can the airline sack me because i joined a walkout|do i have to strike if i'm not a member|i'm new and everybody talks of a strike|is it ok to work during a strike|why do flight attendants go on strike|are strikes legal in dubai|is a crew strike dangerous for beginners|strike ballot what does it mean for me",
  "assessment-days/asked-crew-pension":
    "is there a company pension for flight attendants|retirement plan of cabin crew|what happens when crew are old|at what age do crew stop and live from what|do gulf airlines pay into a pension|end of service gratuity what is that|401k for flight attendants|can i retire early as crew|will i be poor when i'm old as cabin crew|do years abroad count for my state pension|how do flight attendants save for old age|pension for crew working in qatar or dubai",
  "assessment-days/asked-oldest-crew":
    "the longest serving cabin crew ever|are there grandmothers who fly as stewardess|flight attendant over seventy, is that real|which stewardess flew the longest|how many years did the oldest stewardess work|can i still fly at sixty five as crew|record for most years as a flight attendant|bette nash who is she|do crew in america fly until they're eighty|old flight attendants in the us why|could i do this job until i'm a pensioner",
  "assessment-days/asked-jobs-after-flying":
    "career change after cabin crew|i flew for ten years, what now|what do stewardesses do later in life|which work fits ex crew|jobs for former air hostess on the ground|what else can i do with cabin crew experience|life after being a flight attendant|will flying look good on my cv later|how do i leave flying and find a normal job|is there a future after this job|does cabin crew experience count for other companies|skills from flying for an office job",
  "assessment-days/asked-staying-fit":
    "did you put on weight when you started flying|workout for flight attendants in hotel rooms|eating healthy as cabin crew|how to not get fat as crew|does the airline check my weight every year|i gained five kilos since i fly, can they fire me|gym routine with crew roster|crew diet tips|what happens if the uniform gets too tight|keeping in shape with irregular shifts|sports on layovers|healthy snacks for a long duty|can i get grounded for being overweight",
  "assessment-days/asked-make-up-and-perfume-on-duty":
    "foundation that survives a night flight|my make up goes patchy on long days, what helps|lipstick that stays on for a whole shift|best primer for cabin crew|is scent allowed for flight attendants|how do stewardesses keep their face fresh|make up routine for early flights crew|do men in the crew use make-up too|can i come to work without make up as crew|aftershave on board allowed?|how to look awake at four in the morning|long lasting makeup dry cabin",
  "assessment-days/asked-jewellery-on-duty":
    "is an engagement ring okay in uniform|do flight attendants need to have a watch|apple watch on duty allowed|which earrings can cabin crew have|can i keep my bracelet on as crew|am i allowed a nose ring at work as crew|religious necklace under the uniform|why do crew have to wear a watch with a second hand|how many rings may crew wear|can men in the crew wear a ring or an earring|my bangle can't come off, is it a problem|is a smartwatch fine for flight attendants|pearl earrings rule crew",
  "assessment-days/asked-smoking-as-crew":
    "i'm a smoker, can i still be a flight attendant|how do crew who smoke survive long haul|e-cigarette in the crew rest|where do pilots and crew smoke|is a smoker rejected by airlines|can i smoke in uniform behind the terminal|do airlines only take non-smokers|nicotine gum or snus on duty allowed|will they notice that i smoke|smell of cigarettes on my uniform|vape pen on a layover as crew|do i have to quit smoking before training",
  "assessment-days/asked-uniform-in-public":
    "rules for behaviour when you wear the uniform|can i walk through the terminal with a starbucks cup|may i go shopping in my uniform after work|drinking a beer in uniform after the flight|is it allowed to be on the phone in uniform|can i chew gum as cabin crew|do i have to wear the hat all the time|travelling home by metro in crew uniform|can crew wear a jacket over the uniform|headphones while commuting in uniform|can i kiss my boyfriend at the airport in uniform|eating a burger in uniform|is my uniform allowed outside work",
  "assessment-days/asked-medicines-on-duty":
    "can i take ibuprofen before a flight as crew|which pills can't crew take|giving blood and flying the next day as crew|allergy tablets and flying duty|how long after blood donation may i work|my doctor gave me tablets, may i work on the plane|painkillers on duty allowed for crew|which cold remedies are allowed before a duty|can crew take cough syrup|antibiotics and working as crew|after an operation when can i fly again as crew",
  "assessment-days/asked-own-toilet-break":
    "i have to pee all the time, can i be crew|can crew leave the trolley to go to the loo|weak bladder and being a flight attendant|do flight attendants use the same toilets as passengers|periods and flying all day how do crew manage|menstruation in uniform fear of a stain|what if i need to pee during boarding|is there time to go to the restroom on short flights|ibs as cabin crew|do crew have their own bathroom on the plane|cramps at work on a flight what do i do|urinary infections from holding it as crew",
  "assessment-days/asked-zero-hours-contract":
    "are there contracts without fixed hours for cabin crew|paid only when i fly, is that normal|freelance flight attendant contract|self-employed cabin crew is that legal|guaranteed hours what does that mean in the offer|should i accept a job with no basic salary|hourly pay only as a flight attendant|pay per flight contract|contract says hours as required|bogus self employment cabin crew|on-call contract for crew|no flights no money contract",
  "assessment-days/asked-quitting-early":
    "i started flying and hate it|can i just leave after training|resign as cabin crew how does it work|notice period for flight attendants|i want to stop in probation what do i need to do|i regret taking this job as crew|how long should i try before i give up|what do i have to give back when i leave the airline|do i owe money if i resign in the first year|i'm unhappy in my new crew job, should i stay|quit after two months, does it look bad|leaving the gulf before the contract ends",
  "assessment-days/asked-airline-goes-bankrupt":
    "my airline might close down, what do i do|what if the company collapses while i'm abroad|furlough meaning for flight attendants|are crew jobs safe in a crisis|is it a secure job or do they sack people fast|redundancy for cabin crew how does it go|last in first out meaning for crew|do i get paid if the airline is insolvent|should i join an airline with money problems|job security in aviation|what happened to crew when an airline failed|merger of two airlines what happens to the crew",
  "assessment-days/asked-robots-and-ai":
    "is this job going to disappear because of technology|future of cabin crew in twenty years|can machines do the work of a flight attendant|artificial intelligence and flight attendants|is it still worth starting this career with automation|will planes fly without crew|do robots serve food on aircraft|are flight attendants needed in the future|will i lose my job to ai as crew|single pilot planes and fewer crew?|cabin crew job future safe or not",
  "assessment-days/asked-lost-or-robbed-on-a-trip":
    "my passport got stolen on a night stop what happens|i left my id in the taxi abroad|pickpocket on layover as crew|mugged while on duty abroad who helps|crew card gone, do i lose the job|forgot my passport at home for a flight|what if my phone gets stolen in another country|passport expired as crew what happens|left my licence in the hotel|credit card lost on a trip as cabin crew|robbery at a crew stopover|can i work the flight back without my passport",
  "assessment-days/asked-customs-security-visas-as-crew":
    "do flight attendants skip the queue at security|can crew carry more than 100 ml through the checkpoint|duty free for cabin crew on the way home|can i buy alcohol on a layover and take it home|how much can crew import|do i pay customs on shopping from trips|crew visa for america what is it|esta as crew enough or not|do crew get stamps in the passport|which countries need a visa for crew|immigration for flight crew how does it work|fast lane for crew in the airport|smuggling as crew what happens",
  "assessment-days/asked-bullied-in-the-crew":
    "the senior crew treats me badly|my cabin manager shouts at me in front of guests|being mobbed by the crew|i don't get along with someone in the galley|a colleague makes fun of me all the time|nobody in the crew talks to me on the flight|sexual remarks by a pilot what do i do|toxic colleagues at the base|are flight attendants mean to each other|crew gossip about me|what if the crew leaves me out on a layover|i'm scared of a certain purser on my roster",
  "assessment-days/asked-galley-slang":
    "funny words flight attendants use|secret language of stewardesses|slam clicker meaning|what's a galley queen|crew jargon for beginners|spinner, runner and other crew words|what does a bag drag mean in aviation|code words crew use about passengers|do cabin crew have nicknames for passengers|bob best on board what does it mean|insider terms of cabin crew|gash cart what is it|why do crew tell strangers secrets on the jumpseat",
  "assessment-days/asked-roster-codes":
    "abbreviations in my flight schedule as crew|what's csby or hsby|how do i read a crew roster|pos on the roster meaning|meaning of a line in flight attendant talk|lineholder or reserve what is the difference|letters on the roster i don't understand|what does d/o stand for|check in and check out on my schedule|sign-off time crew meaning|what is a pairing|night stop shown as ron|how to understand my first roster|blank days on the roster",
  "assessment-days/asked-base-and-hub":
    "meaning of home base in the contract|hub and spoke simply explained|are bases and hubs the same|what's an outstation|where is the crew room and what's in it|what does 'based in' mean for a flight attendant|does the base mean where i live|crew centre what do you do there|domicile meaning flight attendant|what is a junior base|spoke airport meaning|how many bases can an airline have",
  "assessment-days/asked-ghost-flight":
    "flights without passengers why|plane flew with one passenger, how can that be|use it or lose it rule airport|empty legs why do they happen|airline slots and the eighty percent rule|do crew work on empty planes|what do you do on a flight with three guests|why not cancel a flight with nobody on it|why was my flight nearly empty but not cancelled|phantom flight meaning|flying empty for the slots|positioning an empty aircraft",
  "assessment-days/asked-feeling-low-as-crew":
    "is flying bad for mental health|burnout as a flight attendant|i'm exhausted and sad since i fly|peer support for crew what is that|do airlines help crew with psychological problems|i cry before every duty|lonely nights in hotels make me sad|anxiety before work as a stewardess|does smiling all day make you ill|can i see a therapist and still fly|how do crew deal with trauma after an incident|help line for airline crew|is the job too much for sensitive people",
  "assessment-days/asked-fired-for-a-mistake":
    "what happens when a flight attendant does something wrong|i forgot a check, will i lose my job|do they sack you for an error|reasons why cabin crew get dismissed|can i get in trouble for spilling coffee on somebody|is there a warning before they fire crew|why do flight attendants lose their job|afraid of making errors and being thrown out|disciplinary meeting as crew|gross misconduct cabin crew examples|i reported my own mistake, am i safe|how strict are airlines when you mess up",
  "assessment-days/asked-job-and-fertility":
    "is it harder to have a baby as a flight attendant|night flights and my cycle|irregular periods since i started flying|can i still have kids after years of flying|radiation and unborn children of crew|miscarriage risk for stewardesses|does the job make you infertile|trying for a baby while working as crew|should i stop flying when i want to get pregnant|is flying dangerous for early pregnancy as crew|ivf while being cabin crew|hormones and shift work for crew",
  "assessment-days/asked-what-safety-means":
    "define safety in your own words question|why is safety important for cabin crew answer|they asked me what i understand by safety|safety first, how do i say it without a cliche|what's more important, safety or service in the interview|difference between safety and security recruiter question|give an example how you kept people safe|how do i show that i care about safety|my answer on safety sounds empty, help|how would you ensure safety on board interview|example of safety from a normal job|safety question how to answer",
  "assessment-days/asked-what-service-means":
    "define excellent customer service interview|what is customer care for you recruiter asks|how would you describe great service|difference between good and excellent service|they want my definition of hospitality|service in your own words answer|give an example of outstanding service you gave|what do passengers expect from service|why is service important for our airline|how do you make a guest feel special question|best answer for customer service meaning|a time you received good service",
  "assessment-days/asked-duties-of-crew":
    "what does a flight attendant do all day recruiter question|most important task of cabin crew answer|why do airlines have cabin crew|what is the role of a stewardess on board|describe the job of a flight attendant in your own words|what do you think this job involves|main responsibilities of cabin crew|list the tasks of the crew before, during and after the flight|is the main job safety or serving|they asked what i think crew do|job description cabin crew short",
  "assessment-days/asked-what-motivates-you":
    "motivation question other than why cabin crew|what drives me, they want to know|what gives you energy at work answer|how do you keep yourself motivated on bad days|what do you like most in your present job|why do you work interview question|what inspires you how to reply|is money ok as a motivation in the interview|what demotivates you question|how do i stay motivated on the fourth flight|what makes you happy at work|passion question in a cabin crew interview",
  "assessment-days/asked-initiative-story":
    "example of being proactive at work|a time i took action without being told|tell us about an idea you had at work|how do i show that i'm proactive|something you improved at your workplace|did you ever suggest a change to your boss|going beyond my tasks by myself, what story|taking ownership example interview|when have you solved a problem nobody asked you to|i never had a big idea, what do i tell|initiative but without breaking rules|what did you change in your last job",
  "assessment-days/asked-taking-feedback":
    "how do i react to criticism, answer for the interview|a time you were criticised by your boss|constructive criticism question cabin crew|what do you do when your supervisor corrects you|give an example of negative feedback you got|do you take criticism personally they ask|can you accept being told off question|how do you give feedback to a colleague recruiter|what was the hardest feedback ever answer|what if somebody younger corrects you interview|feedback example for a shy person",
  "assessment-days/asked-boring-tasks":
    "doing the same thing every day interview question|they ask if i get bored easily|monotonous work how do i answer|how do you stay focused on routine work|won't you find the safety demo boring|question about repetitive duties|what do you do when nothing happens on a flight|i like variety, can i say that|example of routine work in the interview|how do you keep concentration on dull work|will this job be too simple for you question|attention to detail when it's repetitive",
  "assessment-days/asked-cultures-story":
    "example of working in an international team|tell us about a multicultural experience question|i've never lived abroad, what do i say about cultures|how do you deal with cultural differences answer|cultural sensitivity story for emirates interview|working with many nationalities example|did you ever offend somebody from another country|how do i show respect for other cultures in the interview|i come from a small village, no foreigners|misunderstanding with somebody from abroad story|why do you want to work with people from all over the world|diversity question in the interview",
  "assessment-days/asked-broke-a-rule":
    "have you ever bent a rule, how to reply|did you ever disobey your manager question|when did you ignore a policy answer|is it a trap when they ask about rules i broke|do i say i've never broken any rules|speeding ticket as an example of breaking a rule?|tell us about a time you went against procedure|a rule i made an exception for a guest|following rules question cabin crew|would you break a rule to help a passenger|what if my boss asks me to break the rules|rule breaking story safe example",
  "assessment-days/asked-alone-or-in-a-team":
    "team player or lone wolf question|are you more of a leader they ask|can you work independently answer|what is your role in a team question|would you rather lead or follow interview|i prefer working alone, is it bad to say|how do you fit into a new team|what kind of team member are you|do you like to be the boss question|follow orders from younger people question|what do your teammates value in you|what would you bring to our team",
  "assessment-days/asked-why-these-studies":
    "my degree has nothing to do with flying, how do i explain|they ask why i don't work in my field|dropped out of university, what do i tell the recruiter|why change from engineering to cabin crew answer|i studied psychology, why cabin crew question|what did you learn in your studies they ask|explain a degree that doesn't fit|i'm a teacher by training and want to fly, explain why|isn't it a waste of your education question|why did you choose your course of study|i never finished my degree what to say",
  "assessment-days/asked-private-questions":
    "the recruiter wants to know if i have a boyfriend|can they ask if i plan to have babies|do i have to tell my age in the interview|personal questions in a gulf interview|they asked me about my husband, is that legal|what if the interviewer asks my religion|are questions about family allowed|how do i dodge a question that's too private|do i have to say that i'm divorced|do i tell them i'm gay in the interview|are you single question emirates|they want to know my weight in the interview",
  "assessment-days/asked-hardest-part-answer":
    "which disadvantage of being crew do i name|downsides of flying they want to hear|what do you dislike about this profession question|what worries you about the job answer|challenges of cabin crew interview reply|what would make you leave this job question|biggest challenge as a flight attendant what to say|what part of the work will you like the least|negative sides of cabin crew life in the interview|are you aware of the difficult sides|what might be difficult for you in dubai",
  "assessment-days/asked-why-leave-your-country":
    "they ask why i want to move abroad|reason for leaving home for a gulf airline|why dubai and not your own country answer|why don't you work for the airline in your country|are you ready to relocate, how do i reply|how will you manage far from your family question|why qatar and not an airline at home|my country has no jobs, can i say that|do you know what life is like in doha question|i've never lived away from home, what do i tell them|why do you want to live in the middle east",
  "assessment-days/asked-favourite-destination":
    "which city would you like to fly to most question|which country do you want to visit they ask|what if i never travelled and they ask for a favourite place|favourite place in our network what do i name|where did you last travel recruiter question|best trip you ever made question|name three of our destinations|does it matter which destination i say|dream layover question answer|last holiday question in an airline interview|why do they want to know where i like to go",
  "assessment-days/asked-odd-questions":
    "if you were a fruit which one|funny interview questions at airlines|which superhero would you be question|how do i answer silly questions|if you could have dinner with anyone question|what colour are you they asked me|what would you take to a desert island recruiter|how many balls fit in a plane question|on a scale of ten how would you rate yourself|last book you read question|they want me to tell something funny|curveball questions cabin crew|what song describes you",
  "assessment-days/asked-teach-me-something":
    "explain something to us in sixty seconds task|they asked me to teach them a skill|mini lesson in a cabin crew interview|what can i teach the recruiter|show us something you can do question|one minute teaching exercise ideas|i have to explain a hobby in a minute|teach us a word in your language|what do i demonstrate in an interview|how do i explain something step by step|task: teach the group something",
  "assessment-days/asked-not-in-your-cv":
    "what don't we know about you yet question|tell us an interesting fact about yourself|fun fact for the introduction round|something surprising about you answer|what should we know that's not on paper|one thing nobody knows about you recruiter|surprise us question|hidden talent question in the interview|i'm boring, which fact do i tell|share something personal in the group|two truths and a lie at assessment day",
  "assessment-days/asked-filler-words-and-speed":
    "i say like and you know all the time|um um um in every sentence how to fix|i talk far too quickly in interviews|how can i speak slower|stop using filler words in english|i mumble, will they mind|how do i sound more confident when i speak|i stumble over words under pressure|speaking pace in the video interview|how to make pauses when answering|i rush through my answers",
  "assessment-days/asked-bored-interviewer":
    "they never smiled at me, did i fail|recruiter with a stone face|interviewer kept typing and not looking|cold interviewer is it a test|he yawned during my answer|no reaction from the panel, what do i do|she looked at her watch all the time|how do i talk to somebody who doesn't react|do they act unfriendly on purpose|unfriendly recruiter good or bad sign|they didn't laugh at all|silent interviewer makes me nervous",
  "assessment-days/asked-humour-in-the-interview":
    "is it good to make the recruiter laugh|can i make jokes at the assessment|should i be serious or relaxed in interviews|i'm a funny person, do i show it|my joke wasn't understood in the interview|sense of humour for cabin crew|do they like cheerful candidates|being sarcastic in an interview|i laugh when i'm nervous|is it ok to laugh during the interview|how formal is a cabin crew interview|humour in a second language",
  "assessment-days/asked-why-now":
    "why cabin crew at this point in your life|what made you decide to become crew now|why did you wait so long question|why at your age they ask|why do you change careers at forty answer|i wanted it for years, why only now|they asked why this moment|what changed that you apply today|why not straight after school question|if it's your dream, why so late|how do i explain that i only apply now",
  "assessment-days/asked-are-you-willing":
    "they ask if i can move to another country, what do i say|can you start next month question|are you flexible, how do i answer|would you be ready to live in the base|do you mind early mornings question|would you cut off your hair or shave your beard for us|are you ok with weekends and bank holidays|can you imagine sharing a room question|willing to work at any base, do i say yes|is it ok to say no to a question in the interview|do you have a problem with sales on board question|they want to know how flexible i am",
  "assessment-days/asked-eye-contact-is-hard":
    "i look away all the time when talking|do i have to stare into their eyes|where do i look while thinking|i'm autistic and eye contact is difficult|in my culture we don't look elders in the eye|shy and always look down, how do i change it|how long should i hold eye contact|where to look in a video interview, camera or screen|is no eye contact a reason to fail|eye contact with passengers as shy person|does looking at the floor cost points|how to look at people without feeling strange",
  "assessment-days/asked-phone-music-and-films-as-crew":
    "can i have my mobile on me in the cabin|may crew scroll instagram in the galley|headphones for crew while working|do flight attendants get bored and watch the movies|are crew allowed to read on long flights|texting my boyfriend during a flight as crew|do crew have free internet on board|can i play music in the galley|what do crew do at night when all passengers are asleep|is my phone locked away on duty|can crew watch netflix in the bunk",
  "assessment-days/asked-steward-or-flight-attendant":
    "is air hostess the same as flight attendant|which word do i say for this job|is stewardess an insult today|what's the right name for people who work in the cabin|why don't they say stewardess any more|cabin attendant or cabin crew|difference between aircrew and cabin crew|how do you call a male stewardess|do americans say cabin crew|title of the job in my cv|is steward for men only",
  "assessment-days/asked-crew-scared-in-turbulence":
    "i'm afraid of bumps, can i do this job|do stewardesses get frightened when it shakes|how do crew stay calm in heavy turbulence|will i ever like turbulence|what does the crew think when the plane drops|does the fear go away when you fly for work|worst turbulence crew have seen|do flight attendants pray in storms|i scream in turbulence, can i become crew|is it normal for crew to be nervous in bad weather|how do they smile when it's shaking",
  "assessment-days/asked-ever-a-real-emergency":
    "did most flight attendants experience a crash landing|what is the chance that i have to evacuate a plane|how often do crew use the slides for real|do crew see people die on board|will i have an emergency one day|what emergencies are usual for cabin crew|is it likely that something happens to me as crew|how many flights until something goes wrong|what was the worst thing crew lived through|have you heard of crew who had a fire|real life emergencies of stewardesses",
  "assessment-days/asked-asking-for-routes":
    "may i wish for flights to my family's country|i only want short flights, is that possible|how do i get the good destinations|can i refuse a certain city|who flies to the maldives and who to manchester|do language speakers always fly to their country|can i say no to flights to a war region|are there crew that only fly long haul|do i see my roster wishes fulfilled|i want to fly to japan a lot, how|who decides which country i go to|can new crew request layovers",
  "assessment-days/asked-haircut-in-training":
    "makeover at emirates training what happens|will i have to change my hair colour when i join|image and grooming class what do they do|do they force a haircut on new crew|can i keep my long hair in training|grooming day who pays the hairdresser|i have pink hair, do i dye it before training|do they check your look every morning in training|must i wear red lipstick when i join|can braids or dreadlocks stay in training|french twist or bun lesson in crew school",
  "assessment-days/asked-evenings-in-training":
    "is partying allowed in crew training|can i have wine in the evening while on the course|fight with the girl i share a room with in training|my roommate snores before my exam|do new joiners go clubbing|curfew in training housing|may friends visit me in the training hotel|i can't sleep because of my flatmate in training|going home at the weekend in the course|is there time for fun in crew training|hangover in training what happens|my training partner is messy, what do i do",
  "assessment-days/asked-staff-discounts":
    "is there a crew discount in duty free shops|cheaper hotels for airline staff|do crew pay less in restaurants at the airport|benefits beside flights for cabin crew|crew card discounts list|do i get a staff price for a holiday package|employee perks at an airline|does the airline give a loan or advance|gym membership for crew cheaper|does crew id give discounts in the city|what else do you get besides cheap tickets",
  "assessment-days/asked-no-show-and-late":
    "how many times can i be late as crew|what if i don't turn up for a flight|i slept through my report time completely|points system for attendance crew|missed my duty by accident, am i fired|written warning for lateness as a flight attendant|being late because of the train, does it count|i read my roster wrong and missed the flight|do they forgive one late report|what happens after three times late at work as crew|phone battery died on standby, what now|reliability points meaning",
  "assessment-days/asked-change-story":
    "example of being flexible at work interview|a time when plans changed suddenly|how do you handle unexpected changes answer|tell us how you adapted to a new situation|story about flexibility for cabin crew|do you like change question|how do i show that i'm adaptable|last minute change at work what did you do|adjusting to a new environment example|moving to a new country as a story for adaptability|a change you didn't like at first",
  "assessment-days/asked-values-and-role-models":
    "which values matter most to you interview|who inspires you most answer|person you admire question|how do you define success recruiter|what is important to you in life question|core values question cabin crew|tell us about somebody you look up to|is it ok to say my mother is my role model|what do you stand for|principles at work question|what would you do if you won the lottery question|how do i match my values with the airline's",
  "assessment-days/asked-opinion-of-the-airline":
    "what could our airline do better question|what don't you like about us|who are our main competitors answer|do you like our uniform, how to reply|what do you think of low cost carriers they ask|compare us with another airline question|any criticism about our company interview|what's your opinion of our service|have you flown with us and how was it|why is our airline better than others question|what is special about our brand|do i have to know the name of the ceo",
  "assessment-days/asked-upselling-question":
    "sales question in a low cost interview|how do you convince passengers to buy something|do you have sales experience they ask|how would you sell perfume on a flight|role play selling a menu to a guest|example of upselling in my old job|are you comfortable with selling on board|how do i sell without being pushy|would you recommend expensive things to guests|target driven question cabin crew|what would you say to a passenger who thinks it's too expensive|selling scratch cards question",
  "assessment-days/asked-deadlines-and-priorities":
    "time management question cabin crew|how do you prioritise when everything is urgent|handling several tasks at once example|multitasking question in the interview|what do you do first when three people call you|a time you had too much to do|how do i show that i'm organised|working quickly without mistakes question|how do you manage your time answer|example of meeting a deadline|what if you can't finish in time question|fast paced environment how to answer",
  "assessment-days/asked-fleet-and-load-factor":
    "load factor simple explanation|how full are planes usually, what's that called|meaning of fleet in airline language|asks and rpks what is that|what does yield mean for airlines|terms in airline business news for beginners|mixed fleet meaning|what is otp on time performance|airline capacity what does it say|business words i should know for an airline interview|is single type fleet good for crew",
  "assessment-days/asked-shaking-off-a-bad-flight":
    "i can't stop thinking about what a passenger said|how do crew switch off after work|i had an awful day on board and cried|leaving work at work as a flight attendant|what do you do after a terrible flight|passengers' insults stay in my head|how do i forget a mistake on board|tips to calm down after a stressful duty|do crew talk about bad days with each other|i made a fool of myself on a flight, how do i move on|feeling guilty after a flight",
  "assessment-days/asked-roster-and-days-off":
    "can crew control ring me when i'm off|the airline phones on my free day, must i pick up|am i allowed to switch off my phone on days off|what does a nice roster look like compared to an awful one|how many free weekends in a month|do i get the same days off each week|is a cabin crew schedule fixed or always different",
  "assessment-days/asked-hours-that-are-paid":
    "i sat on standby all day and nobody rang, is that paid|do i earn something when i'm on reserve at home|is waiting at the airport paid time|is the briefing time paid|am i paid when a flight is delayed three hours|does a cancelled flight mean no money for me",
  "assessment-days/asked-sectors-and-hours":
    "how long can one duty be for cabin crew|is a thirteen hour working day legal for crew|longest shift a flight attendant can have|how many hours do crew fly in an average month|can they make me work sixteen hours|how long is a crew shift normally|maximum flights per day for crew",
  "assessment-days/asked-sleep-around-early-starts":
    "i'm a night owl, how will i get up at three|how do crew fall asleep at seven in the evening|tips for sleeping in daylight after a night flight|i can't nap in the daytime, is the job for me|how many alarm clocks for an early report|how do you get used to waking up at two am|should i stay awake after a night flight",
  "assessment-days/asked-free-time-on-layovers":
    "what does the crew do when they arrive in another city|do i have to join the others for dinner on a layover|i don't drink, will i be left out on night stops|can i stay in my room the whole layover|the crew bus left the hotel without me|is a layover like a small holiday|do crew go sightseeing together",
  "assessment-days/asked-part-time-and-studies":
    "can i do a distance degree next to flying|i'm at uni, could i fly on the side|which study fits with a crew roster|when may new crew reduce their hours|half time contract for flight attendants|does an online course work with this job|finish my bachelor while being cabin crew|studying on layovers does it work",
  "assessment-days/asked-second-job":
    "may i keep my saturday job when i fly|can i run an online shop beside flying|am i allowed to work as a barista on days off|a side hustle as a flight attendant|can crew work for two employers|freelance make-up artist and crew at once|is extra work on free days forbidden",
  "assessment-days/asked-pets-at-home":
    "i own a puppy, does that fit with flying|flight attendants with dogs how do they do it|can i keep my cats if i become crew|pet sitter for crew|do i have to give my dog away for this job|can the dog come to the crew flat",
  "assessment-days/asked-relationship-and-roster":
    "do stewardesses have a partner or are they all single|how do crew keep a boyfriend|can you be married and fly|is it possible to have a normal love life as crew|my husband isn't keen on me flying|long distance love and flying|do relationships break because of the job",
  "assessment-days/asked-dating-crew":
    "is there a lot going on between pilots and stewardesses|do captains go out with the crew|can i date somebody from my airline|are love affairs on layovers common|married couple in the same crew allowed|falling in love with a colleague on board|is it forbidden to be with a pilot",
  "assessment-days/asked-friends-and-loneliness":
    "do crew have any friends left at home|are crew alone a lot|how do i keep my friends with such a schedule|do you find real friends among the crew|sitting alone in hotels is that sad|will i lose touch with everybody if i fly",
  "assessment-days/asked-cosmic-radiation":
    "do crew get radiation up there|is flying often dangerous because of rays|is cancer more frequent among cabin crew|how much radiation does a stewardess take in a year|polar flights and radiation for crew|do airlines measure the radiation of the crew",
  "assessment-days/asked-back-feet-and-legs":
    "my back hurts already, is crew work okay|how heavy is a trolley to push|do crew get back problems from the carts|how to protect your spine as a flight attendant|swollen ankles after each flight|do compression stockings help crew|knee problems and working in the cabin",
  "assessment-days/asked-training-bond":
    "what sum do they want back if i go before two years|do i owe the course when i quit early|leaving before the bond ends what does it cost|is it normal to pay back the training|how long am i tied to the airline after the course|can they make me pay if i fail",
  "assessment-days/asked-uniform-cost":
    "can female crew choose trousers|is a skirt compulsory in the uniform|who alters my uniform so it fits|do they give me several shirts|can i have my uniform shortened|is there an iron in the hotel for the uniform|what pieces belong to a crew uniform|my uniform is too big, can i change it",
  "assessment-days/asked-pool-day":
    "is the training pool deep|how far do we swim in the wet drill|do we jump into the water with a vest|must i put my head under water in training|raft exercise in the pool|what if i panic in the water on pool day",
  "assessment-days/asked-smoke-and-fire-drill":
    "do you put out flames yourself in training|is the fire exercise with real flames|crawling through a smoke room in the course|how hot is it at the fire training|is it hard to breathe under the hood in training|am i alone in the smoke chamber",
  "assessment-days/asked-first-aid-course":
    "do we practise resuscitation on a doll|how is first aid taught in the course|how many days of first aid in training|do i need to know first aid before the course|is there an exam on cpr|mouth to mouth in training, do i have to",
  "assessment-days/asked-licence-before-applying":
    "is there a licence i must have to become crew|do cabin crew have a licence like pilots|is there a paper i have to buy before applying|which papers do i need before i'm hired|should i get the attestation by myself first",
  "assessment-days/asked-job-and-evenings-in-training":
    "can i keep working at my shop during the course|is it possible to do the course part time|weekend shifts while in crew training|i have to earn money during training, can i work in the evening|will i see my kids during training weeks",
  "assessment-days/asked-how-to-study":
    "is there a lot to learn at home in the course|do they give homework in crew school|how many hours a night do i sit over the books|evenings in training, free or study|how do people revise for the crew exams|flash cards for cabin crew training",
  "assessment-days/asked-training-in-general":
    "do i have weekends off in the training|how much time for myself during the course|is crew school difficult for normal people|what is the daily timetable in training|how intense are those weeks",
  "terminology/rest-period":
    "what's the shortest rest the airline may give me|min rest meaning on a schedule|how many hours off between landing and the next report|is ten hours between duties enough by law|does the ride to the hotel count as rest",
  "assessment-days/asked-kinds-of-flights":
    "how do airlines call one single flight|what do crew mean by sector|overnight flight name in english|what's wet leased aircraft|long thin words like charter and codeshare|difference between direct and non-stop",
  "assessment-days/asked-sick-pay-and-sick-days":
    "how often may i be ill in one year as crew|is there a limit for sick leave|do i need a note from the doctor from day one|am i paid when i'm ill as a flight attendant|will they throw me out for being sick a lot|flu for two weeks in my first year",
  "assessment-days/asked-difficult-team-mate":
    "conflict at work example for the interview|i argued with somebody at work, how do i tell it|how do i describe a disagreement with a colleague|a time you didn't get along with a co-worker|which conflict story is good for cabin crew|tell us about a clash in your team",
  "assessment-days/asked-difficult-guest-story":
    "a story about an angry customer for my interview|sample answer rude guest|how do i tell about a customer who shouted at me|difficult client example that shows i'm calm|the recruiter wants a hard customer story",
  "assessment-days/asked-teamwork-story":
    "an example for working well together|give me a sample of a team success|how do i prove that i'm a team player|what do i tell about a group project|good story for working in a team",
  "assessment-days/final-biggest-mistake":
    "which error at work can i admit|when did you get something wrong question|something that went wrong because of me, how do i tell it|an example of a slip i can talk about|failure question in the interview what do i pick",
  "assessment-days/asked-stand-out":
    "how do they remember me among two hundred people|what makes a candidate memorable|i want them to notice me|how can i leave a good impression|be different from the others at the open day",
  "assessment-days/asked-best-and-worst":
    "would you do it again as a flight attendant|is this career really worth it|do crew like their life|do people regret going into flying|is the job dull after some time|honest opinion about being cabin crew|is it as glamorous as on instagram|are crew happy with their job",
  "assessment-days/asked-drug-and-alcohol-tests":
    "will there be a urine test for crew|do they do a breath test before flights|when are flight attendants checked for drugs|i smoked weed last month, can i apply|surprise tests for alcohol at work|hair test for drugs before joining",
  "assessment-days/asked-depression-or-anxiety":
    "i'm on antidepressants and want to be crew|do i tell them about my panic attacks|can somebody with anxiety become a flight attendant|i take sertraline, will the medical fail me|i was in therapy, is it a problem|had burnout last year, may i still fly",
  "assessment-days/asked-pregnant-crew":
    "how long can a pregnant stewardess work|expecting a baby as crew what happens with my pay|do crew get maternity leave|do they ground you when you're pregnant|maternity money for flight attendants",
  "assessment-days/asked-leave-and-going-home":
    "can crew take half a year off|sabbatical as a flight attendant possible?|unpaid months off after two years|how do i get a longer break from flying|holidays per year for cabin crew|can i take three weeks of holiday at once",
  "assessment-days/asked-living-on-the-first-pay":
    "do flight attendants manage to put money aside|could i afford a mortgage as crew|is the money enough for rent and food|can you live well from a crew wage|single and crew, does the pay do|how do beginners get by financially",
  "assessment-days/asked-promotion":
    "can a steward become a pilot one day|from cabin to an office job in the airline|how do i get to be a recruiter for crew|must trainers have been pursers|moving from flying to the ground inside the company|becoming an instructor for cabin crew",
  "assessment-days/asked-packing-the-crew-bag":
    "what goes in a flight attendant's suitcase|things i need in my handbag on duty|packing list for crew|what do crew carry in those trolleys|must haves in a stewardess bag|how big is the crew luggage",
  "assessment-days/asked-senior-colleagues":
    "old crew are unfriendly to beginners is it true|how do i deal with a strict purser|are experienced flight attendants arrogant|i'm afraid of the older colleagues|how do new ones get accepted by the crew|seniors who test you on the first flight",
  "assessment-days/asked-shoes-on-duty":
    "which footwear do crew have on board|are my own black shoes okay for work|do stewardesses stand in heels for ten hours|comfortable shoes for cabin crew|can i wear sneakers with the uniform|who buys my work shoes",
  "assessment-days/asked-colds-and-flying":
    "how to stay healthy as crew among coughing people|blocked sinus and working on a flight|do stewardesses get ill all the time in year one|ear pain and a cold before duty|do crew catch everything from passengers",
  "assessment-days/asked-health-in-the-job":
    "may i refuse a flight because i'm exhausted|calling in fatigued what happens|too tired to work safely what do i tell crew control|is shift work in the air unhealthy|does this job make you old quickly|will flying ruin my health",
  "assessment-days/asked-crew-influencer":
    "can a post on instagram cost crew the job|fired because of tiktok in uniform|may i post selfies from the galley|is my private insta a problem for the airline|crew vlogger allowed|photos in uniform online",
  "assessment-days/asked-recurrent-training":
    "do i still have to learn after the course|do crew revise the manuals every year|how often are crew examined|yearly check for flight attendants|are there tests for life in this job",
  "terminology/briefing":
    "do they quiz the crew before each flight|which questions come in the preflight briefing|safety question by the purser, what if i don't know it|what is talked about before the crew goes to the plane|first briefing and i know nobody",
  "assessment-days/asked-sitting-and-hands":
    "does body language matter in an interview|what does my posture say about me|crossed arms in the interview bad?|what do i do with my legs when sitting|nervous hands in the interview|open posture how does it look",
  "assessment-days/asked-what-recruiters-look-for":
    "which qualities make a good stewardess|what type of person do airlines want|personality of a good cabin crew member|skills of a perfect flight attendant|what kind of people get the job",
  "assessment-days/asked-ever-been-rejected":
    "did you apply here before, how do i answer|they ask if it's my first application with them|i failed with them last year and they ask about it|is it bad that it's my third try|do i admit that another airline said no",
  "assessment-days/final-why-not-pilot":
    "may i tell them i'd like to fly the plane one day|should i keep my pilot dream secret|i want to be a pilot but start in the cabin, what do i tell them|is cabin crew a step to the cockpit, can i say it",
  "assessment-days/asked-what-would-you-do-if":
    "what if questions in the interview|how do i answer imaginary situations|scenario questions without any training|they give me a case and i never flew|how do i deal with hypothetical cases",
  "assessment-days/final-leaving-the-job":
    "my old work was dull, how do i say it nicely|i left because nothing happened there|how do i explain that i wanted a change|no career there so i resigned, how to say|can i say the job had no future|why do you leave the office after five years, i'm bored and the pay is low but can't say that|how do i put it that my old job bores me|i'm burnt out, how do i explain leaving without complaining",
  "assessment-days/asked-strangers-as-one-crew":
    "do you fly with new faces each time|how do crew learn each other's names|i'm bad with names and the crew changes daily|is it odd to work with people you just met|do crews stay together for a month",
  "assessment-days/asked-swaps-and-wishes":
    "can i be sure to be at my sister's wedding|getting a certain day free as crew|will i be away on my birthday|swap a trip with somebody else|how do i request a day for a concert|miss family parties because of work",
  "assessment-days/asked-skin-and-cabin-air":
    "pimples since i fly|spots on my face from flying|which lotion for the plane air|good skin routine for stewardesses|dry eyes and lips on long flights|does cabin air make you look older",
  "assessment-days/asked-family-and-children":
    "how do mothers in the crew organise it|can mums be flight attendants|two small kids and flying, realistic?|who takes care of the baby when crew are away|cabin crew with a toddler|daycare with crew hours",
  "assessment-days/asked-private-jets":
    "flight attendant for rich people how to get in|must i cook on a business jet|how often am i away with a private jet owner|on call day and night for a vip plane|vvip crew requirements|job on a corporate jet",
  "assessment-days/asked-joining-a-union":
    "is a crew union worth the money|who helps me against the airline|what does the union do in a disciplinary meeting|do new crew join the union|should a beginner become a member of the union",
  "assessment-days/asked-fail-training":
    "what if i don't pass the resit either|how many tries do i get in crew exams|thrown out of the course after two fails|i failed one test, is it over|what if i get under the mark twice",
  "assessment-days/asked-from-ground-to-cabin":
    "ground crew and cabin crew what is the difference|does check-in work count for cabin crew|switch from the gate to the cabin|airport staff becoming crew|who belongs to the ground staff",
  "assessment-days/asked-alcohol-and-faith":
    "as a muslim i don't want to touch alcohol, can i be crew|is it haram to be an air hostess because of wine|do i have to pour beer when my faith forbids it|cabin crew who don't drink, do they serve drinks|can i tell them i won't handle pork|my religion says no alcohol, will they still take me|will they respect that i don't serve bacon|jehovah or muslim crew serving drinks|are there airlines without alcohol to work for|can i swap with a colleague for serving wine|vegan and i don't want to serve meat|do emirates crew serve alcohol",
  "assessment-days/asked-holy-days-and-fasting":
    "sunday church and cabin crew roster|can a jewish person keep shabbat as flight attendant|when do muslim crew pray on flights|ramadan as cabin crew how do you do it|is fasting on duty allowed for flight attendants|friday prayer with a crew roster|can i ask for religious holidays off|i'm orthodox and can't work on saturdays|do they give eid off to muslim crew|can i pray in the galley|adventist no work on sabbath cabin crew possible?|working on sundays when you're religious",
  "assessment-days/final-children-and-partner":
    "recruiter wanted to know if i have a boyfriend and plan babies, what's a good reply|they asked when i want children and i went red",
  "assessment-days/final-joining-the-talk":
    "people talk over me, what can i literally say to get in when the others are all shouting|i have a tiny voice in the group, how do i get a word in",
  "assessment-days/asked-selling-and-targets":
    "must i sell perfume and sandwiches with a target|i'm no seller, the sales target bothers me|low cost crew have to hit sales numbers, is that so",
  "assessment-days/asked-weekends-off":
    "i have my boys every second weekend, can a beginner get those free|could the roster fit with custody weeks as a new one",
  "terminology/overwing-exit":
    "why does one plane have a window you lift out and throw and the other a hatch that flips up|emergency window in the middle of the plane, two different kinds",
  "terminology/auxiliary-power-unit":
    "engines are off at the gate but there's light and a loud noise from the tail|what makes the noise in the back when the engines stand still",
  "syllabus/first-aid-fainting":
    "passenger goes pale and slides off the seat, fainting, what do i do|and for fainting, what are the steps",
  "assessment-days/asked-crew-housing-rules":
    "is it true there's a curfew and no guests in the company flat|do you share a room in crew housing",
  "assessment-days/asked-where-to-begin":
    "i'd much rather be flying than at uni, where do i even start",
};
