import type { CandidateQuestion } from "./schema.ts";

/** What candidates ask of the job itself, life with it, training, and what recruiters ask. As in `candidate-questions.ts`: no figure without its source. */
export const WORKING_LIFE_QUESTIONS: readonly CandidateQuestion[] = [
  {
    id: "per-diem",
    question: "What is a per diem or meal allowance, and is it taxed?",
    answer:
      "A per diem is money for food and small costs while you're away on duty, paid by the hour, by the day or by the meal. At some airlines it's a good part of the month, at some it comes in cash at the hotel, and at some breakfast or crew meals are taken off. Within limits it's tax free in many countries, because it replaces costs; above them it counts as pay. What you don't eat up is yours.",
    check: "Ask how it's counted, when it's paid and whether it still comes in leave and sickness.",
  },
  {
    id: "crew-payslip",
    question: "What stands on a crew payslip, and is the pay the same every month?",
    answer:
      "A crew payslip mostly shows four blocks: the basic or guaranteed pay, the hours or sectors you flew, allowances for nights away, and extras such as commission or a language supplement. Then tax, insurance, union, sometimes uniform or housing. The variable part follows a month later, so a quiet January shows in February. Only the first block is the same each month, and in leave or sickness that may be nearly all.",
    check:
      "Check every slip against your own list of flights: mistakes happen, and they're put right.",
  },
  {
    id: "tax-and-insurance",
    question: "Where do I pay tax and insurance if I live in one country and I'm based in another?",
    answer:
      "Tax is as a rule due where you really live or where the airline is, and treaties between the two countries decide who comes first, so ask a tax adviser before you sign. In the EU, social insurance goes by your home base, wherever you sleep. The Emirates take no income tax from employees, but your own country may still want some, above all if you keep a home there; US citizens file everywhere.",
    check: "Ask the airline which country your contract, insurance and payslip belong to.",
    source: {
      name: "Regulation (EC) No 883/2004, Article 11(5), home base of crew; UAE Government portal, taxation",
      year: 2024,
    },
  },
  {
    id: "id90-and-zed",
    question: "What do ID90, ZED and non-rev mean on staff tickets?",
    answer:
      "ID stands for industry discount, and the number is the per cent taken off the full fare: ID90 leaves a tenth, plus taxes. ZED, zonal employee discount, is a fixed low fare by distance that airlines grant each other's staff. Non-rev means a passenger who brings no revenue. R1 or N1 is a firm seat, R2 or N2 standby: you travel if one stays empty. Airlines differ in what they offer and to whom.",
    check:
      "After joining, look up three things: who's listed, from when, and which airlines take you.",
    source: {
      name: "Common industry terms; ZED multilateral agreement among airlines",
      year: 2024,
    },
  },
  {
    id: "crew-hotels",
    question: "What are crew hotels like, is breakfast free, and may I have visitors in my room?",
    answer:
      "Crew hotels mostly have three or four stars, sometimes five, near the airport for a short night or in town for a long one, chosen for quiet, safety and quick transport. You get a room of your own nearly everywhere, with a key at a crew desk. Breakfast is included at some airlines and part of your allowance at others. Visitors depend on the rules: many want to be told, some forbid it, and rest comes first.",
    check: "Ask crew of the airline about hotels: they'll tell you more than any brochure.",
  },
  {
    id: "nights-in-a-row",
    question: "How many days or nights in a row may crew be made to work?",
    answer:
      "There's no single number of nights or days in a row; the rest rules do the limiting. In Europe you get a long rest of at least 36 hours with two local nights, and from the end of one to the start of the next no more than 168 hours may pass. So about a week of duty is the most, with 60 hours in any seven days. Several flights into the small hours bring stricter limits. US rules and contracts count otherwise.",
    check:
      "Ask how many nights in a row a usual roster has: the law is the outer edge, not the habit.",
    source: { name: "Regulation (EU) No 965/2012, ORO.FTL.210 and ORO.FTL.235(d)", year: 2024 },
  },
  {
    id: "christmas-duty",
    question: "Do crew work at Christmas and New Year, and is it paid extra?",
    answer:
      "Aircraft fly on nearly every day of the year, Christmas and New Year too, and in your first years you'll be on some of them: leave then goes by seniority, a rota or a draw. Extra pay depends on the contract: some airlines pay a supplement or give a day back, in the US holiday pay is common, many pay nothing more. Crew make something of it: a small tree in the galley, a shared dinner at the hotel, home on the 27th.",
    check: "Ask how leave at Christmas is given out, and when the wishes have to be in.",
    source: { name: "Common airline practice; no single text", year: 2026 },
  },
  {
    id: "what-a-purser-does",
    question: "What does a purser do all day, and does he or she still serve?",
    answer:
      "A purser leads: the briefing, positions, the door to the captain, announcements, decisions on seats, alcohol and trouble, the reports afterwards. In an emergency the purser runs the cabin until the captain says otherwise. On a narrow-body he or she serves like everybody, mostly at the front; on a large aircraft it's less serving and more walking, talking to guests and helping where it burns. Paperwork comes on top.",
    check: "On your next flight watch who stands at door one and what they do between services.",
  },
  {
    id: "premium-cabins",
    question: "Do I need training for business or first class, and is it better than economy?",
    answer:
      "Nearly everywhere you begin in economy; business and first class come after months or years, with a course of some days: wine, menus, table laying, the seat, talking with guests, then a check. Better is a matter of taste: in front there are fewer people, more detail and longer conversations; at the back there's more pace, more laughter and a bigger team. At airlines with one cabin there's nothing to move up to.",
    check:
      "Say in the interview that you'd like to learn economy well first: it's true and it sounds good.",
  },
  {
    id: "going-on-strike",
    question: "May new crew go on strike, and can I be fired or lose pay for it?",
    answer:
      "In much of Europe everybody, new crew too, may join a lawful strike called by a union, probation or not, and as a rule can't be dismissed for it; in the US airline strikes come only at the end of a long procedure under federal law; in parts of the Gulf they're against the law. You're not paid for the days, though a union may pay its members something. Never stay away on your own: that's absence.",
    check: "Ask the union's rep at your base before the day, and do what the ballot says.",
  },
  {
    id: "crew-pension",
    question: "Do cabin crew get a pension, and when do they retire?",
    answer:
      "Cabin crew mostly get a pension, but not a special one: you pay into the state's pension where you're insured, and many airlines add a company scheme, in the US a savings plan with a share from the employer. Gulf contracts give an end-of-service payment instead. Age comes from the country's law, not from flying, and many stop earlier, since the body has had enough. Part time and allowances make pensions smaller.",
    check: "Ask which scheme there is, what the airline adds, and which parts of your pay count.",
  },
  {
    id: "oldest-crew",
    question: "Who was the oldest flight attendant, and can you fly all your life?",
    answer:
      "The longest-serving flight attendant on record was Bette Nash of American Airlines. She began at Eastern Air Lines in November 1957, was still flying at 86 when Guinness listed her career as the longest in 2022, and died in 2024 without ever having retired. In the US there's no upper age for cabin crew, so with seniority and the yearly training people do fly past seventy. In most other countries hardly anybody does.",
    check: "If age worries you, remember: you're asked to pass the training, not to look young.",
    source: {
      name: "Guinness World Records, longest career as a flight attendant (Bette Nash); press reports of her death, May 2024",
      year: 2024,
    },
  },
  {
    id: "jobs-after-flying",
    question: "What can I do after flying? Which jobs do former cabin crew get?",
    answer:
      "After flying, crew move on to training and safety posts at the airline, recruiting, airport and hotel management, events, private aviation, sales, nursing or paramedic work, teaching, customer service in banks and tech, police and fire service. What sells is calm, languages, first aid, crisis drills, strangers turned into a team every day. Say it in results, not in trolleys, and take a course while you still fly.",
    check: "Each year write down three things you did that a new employer would understand.",
  },
  {
    id: "staying-fit",
    question: "How do crew stay fit and keep their weight, and does anybody weigh you at work?",
    answer:
      "Crew stay fit by small habits: a box from home against the bread basket, water instead of juice, stairs, a skipping rope or bands in the bag, the hotel gym before the bed. Irregular night meals add the kilos. Nobody weighs you at most airlines: what counts is that you pass the medical, fit the harness, the jumpseat and the exits, and look tidy in your uniform. A few, mainly in Asia and the Gulf, do look at weight.",
    check:
      "Pack the first week's food as you'd pack for exams: nobody cooks well at four in the morning.",
  },
  {
    id: "make-up-and-perfume-on-duty",
    question: "Which make-up lasts a long duty in dry air, and may crew wear perfume?",
    answer:
      "Less make-up lasts better on a long duty: moisturiser first and time to sink in, a thin long-wear base only where you need it, powder on the forehead and nose, waterproof mascara, a lip pencil under the colour. Cream textures cope with dry air better than powder all over. Touch up before landing, not every hour. Perfume lightly or not at all: the cabin is small, and people with asthma or migraine sit in it.",
    check: "Wear it for ten hours on a normal day at home, then look in daylight.",
  },
  {
    id: "jewellery-on-duty",
    question: "May crew wear a ring, a watch, earrings or a necklace on duty?",
    answer:
      "A watch, a wedding or engagement ring and one small pair of studs are mostly fine on duty; bracelets, ankle chains, big hoops and several rings mostly aren't, because they catch on trolleys, vests and slides. At many airlines the watch is a must, plain, with a second hand or display that others can read: you time a pulse, a brew, a brace. Necklaces go under the blouse. Smart watches: ask, some forbid them.",
    check: "Look at crew photos of your airline: you'll see its rule within a minute.",
  },
  {
    id: "smoking-as-crew",
    question: "May cabin crew smoke or vape?",
    answer:
      "Off duty and out of uniform crew may mostly smoke, on board never, not even in the lavatory, and vaping counts as smoking. In uniform most airlines forbid it, or allow it only out of passengers' sight. The smell is the real problem: you lean over guests all day. Some airlines ask for non-smokers, even in the advert. If you smoke and they ask, say so, and how long you go without: long flights are no place to miss it.",
    check: "Could you go fourteen hours without? Try it on a free day before you apply.",
    source: { name: "Common airline practice; no single text", year: 2026 },
  },
  {
    id: "uniform-in-public",
    question: "What may I not do in uniform: eat, drink coffee, chew gum, use my phone?",
    answer:
      "In uniform you're the airline's poster until you're home: alcohol is out everywhere, even on your way back. Gum, walking with food or a phone at your ear, sitting on the floor, arguing, hands in pockets, loud crew gossip in the bus: most grooming rules name them. Coffee sitting down is usually fine, walking with a paper cup often isn't. On the train many put a plain coat over it and take the scarf off.",
    check: "Say nothing on the way home that you wouldn't say at a gate.",
  },
  {
    id: "medicines-on-duty",
    question: "Which medicines rule out flying duty, and may crew give blood?",
    answer:
      "Medicine that makes you drowsy, giddy or slow rules out flying duty: many cold remedies, strong painkillers, sleeping pills, some allergy tablets, and all first doses. Ask the aeromedical doctor about regular medicines; some antidepressants are accepted after a stable time. Never take a colleague's pills. Giving blood is fine on days off: after that, or a dive, European guidance wants at least 24 hours on the ground.",
    check: "Ask the pharmacist for 'nothing that makes you drowsy', and say that you fly.",
    source: {
      name: "EASA, GM1 CAT.GEN.MPA.100(c)(2), elapsed time before returning to flying duty",
      year: 2024,
    },
  },
  {
    id: "own-toilet-break",
    question: "When can crew go to the toilet, and what about a period on a long flight?",
    answer:
      "Crew go to the toilet whenever it's safe, not in take-off, landing or strong turbulence: tell your colleague, so that someone has your cabin and your door, and go. In a service you finish the row and swap for two minutes. Before boarding and at top of descent everybody goes. For a period carry double what you need, dark tights, a spare skirt or trousers and a painkiller you know. Colleagues help without a word.",
    check: "Go before boarding even if you needn't: the next chance can be two hours off.",
  },
  {
    id: "zero-hours-contract",
    question: "What is a zero-hours or hourly contract for crew, and should I take one?",
    answer:
      "A zero-hours contract promises no hours: you're paid for what you fly, and in a bad month that can be little. Some agencies and small airlines work like that, mostly with a low or no basic pay; a guarantee of hours is the line to look for. It can suit students and people with another income. Don't take a flat or a loan on it, and ask what you get in sickness, leave, standby and when flights are cancelled.",
    check:
      "Ask in writing: how many hours are guaranteed each month, and what is paid for standby?",
  },
  {
    id: "quitting-early",
    question:
      "What if I don't like the job after a few weeks? How do I quit, and with how much notice?",
    answer:
      "If you don't like the job you may quit: in probation notice is mostly short, days or a few weeks, later often one to three months; the contract says it, and a bond may want money back. Give it three months first, unless it harms you: the first weeks are the worst, with standby, alarms and no friends yet. Then resign in writing, hand in uniform and pass, and fly your last days well. The reference outlives the anger.",
    check: "Name the one thing that's wrong: would it be the same at another base or airline?",
    source: { name: "Common airline practice; no single text", year: 2026 },
  },
  {
    id: "airline-goes-bankrupt",
    question: "What happens to crew if the airline goes bankrupt or lays people off?",
    answer:
      "In a bankruptcy flights and pay stop, sometimes overnight. In the EU and the UK a state fund pays wages owed up to a limit, and there's unemployment pay; in the Gulf you may have to leave the country within weeks. Your training isn't lost: keep records, attestation and references, because other airlines often take crew from a closed one quickly. When an airline only shrinks, the last to come mostly go first.",
    check:
      "Keep copies of your training records and rosters at home, not only on the company tablet.",
    source: {
      name: "Directive 2008/94/EC on employees in insolvency; common practice in layoffs",
      year: 2008,
    },
  },
  {
    id: "robots-and-ai",
    question: "Will robots or AI replace cabin crew one day?",
    answer:
      "Robots and AI won't replace crew soon, because the law wants people: one cabin crew member per 50 passenger seats in Europe and the US, for evacuation, fire and first aid, and certification of each aircraft counts on them. What changes is the rest: orders by screen, payments, rosters and language apps. That leaves more of what a machine can't do, such as a hand on a shoulder, a limit to a drunk, a decision in smoke.",
    check: "In the interview say what only a person can do, with one example of yours.",
    source: { name: "Regulation (EU) No 965/2012, ORO.CC.100; 14 CFR 121.391", year: 2024 },
  },
  {
    id: "lost-or-robbed-on-a-trip",
    question: "What if I lose my passport or crew pass, or get robbed on a layover?",
    answer:
      "If passport or pass is lost or stolen, tell the purser and crew control at once: they know the station, the consulate and how to get you home. Report it to the police: you need the paper for passport, insurance and pass. Without a passport you may not be let out or in, so you'll probably travel later on an emergency document. A lost crew pass is blocked. If you were attacked, the bag is worth nothing: be safe first.",
    check: "Keep photos of passport, visa and pass in your phone and in a mail to yourself.",
  },
  {
    id: "customs-security-visas-as-crew",
    question: "Do crew go through security and customs, and do they need visas?",
    answer:
      "Security and customs apply to crew too, mostly by a door of their own. Crew are screened before they go airside, at some airports lightly, at others like passengers. Customs allowances for crew are often smaller than for travellers, so ask before you carry perfume or meat home. For many countries the crew list and a pass are enough; the US wants a crew visa, the C1/D, even from people who could visit without one.",
    check:
      "Ask which visas the airline arranges, and whether your passport causes trouble anywhere.",
    source: {
      name: "Council Directive 2007/74/EC, Article 13; US Department of State, crewmember visas",
      year: 2024,
    },
  },
  {
    id: "bullied-in-the-crew",
    question: "A colleague or purser is nasty to me or bullies me. What can I do?",
    answer:
      "Tell a nasty colleague or purser once, alone and calmly: 'When you corrected me in front of row four I felt small. Tell me in the galley, please.' Many stop there; tomorrow you won't meet again. If it goes on or it's about sex, race, faith or looks, note date, flight, words and witnesses, and go to your base manager, the union or the reporting line. You can ask not to fly together. In the air, keep to the work.",
    check: "Ask in the first week who takes such reports, before you ever need to know.",
  },
  {
    id: "galley-slang",
    question: "What do crew mean by gash, blue juice, landing lips, jumpseat therapy and the like?",
    answer:
      "Galley slang differs from airline to airline. Gash is rubbish, and a gash bag takes it. Blue juice is the fluid in the lavatory tank. Landing lips: a touch of lipstick before the doors open. Jumpseat therapy: telling a stranger your life in twenty minutes, strapped in side by side. A slam-clicker goes straight to the hotel room, slam, click. Learn it on board, don't use it in an interview.",
    check: "In the interview say rubbish, not gash: clear English beats insider words.",
  },
  {
    id: "roster-codes",
    question: "What do SBY, DH, RON, OFF, line holder and other words on a roster mean?",
    answer:
      "Each airline has its own list of roster codes; these are common. SBY or RES: standby or reserve, ASBY at the airport. DH, DHD or POS: you travel as a passenger on duty. RON: remain overnight, a night stop. D/O or OFF: day off; AL leave, SIC sick, TRG training. C/I is report, C/O release or sign-off. A line holder, in the US, has a fixed line of trips for the month, and whoever has none sits reserve.",
    check: "Ask for the airline's list of codes on day one, and keep a photo of it in your phone.",
    source: { name: "Common industry abbreviations; each airline's own list decides", year: 2024 },
  },
  {
    id: "base-and-hub",
    question: "What is a base, and how does it differ from a hub, an outstation or a crew room?",
    answer:
      "Your base is the airport where your duties begin and end, written in your contract; Europe calls it home base. A hub is an airport where an airline brings its flights together so that people can change; it's often a base too. An outstation is any other airport it flies to. In the crew room, or crew centre, at the base you report, print, brief and collect post. Low-cost airlines have many bases and hardly a hub.",
    check: "Know the bases of the airline you apply to, and which of them you'd take.",
    source: {
      name: "Regulation (EU) No 965/2012, ORO.FTL.105, definition of home base",
      year: 2024,
    },
  },
  {
    id: "ghost-flight",
    question: "What is a ghost flight, and why do airlines fly nearly empty aircraft?",
    answer:
      "A ghost flight is one with hardly anybody on board. The best-known reason is slots: at crowded airports an airline that doesn't use at least 80 per cent of its take-off and landing times in a season can lose them, so it may fly at a loss. Others fly empty to be where they're needed next, called ferry or positioning, or to keep a promise to the freight in the hold. For crew it's a flight like any other, only quieter.",
    check: "Don't call it wasteful in the interview: know the reason and leave it at that.",
    source: {
      name: "Regulation (EEC) No 95/93, Article 10 (slots), use-it-or-lose-it rule",
      year: 2024,
    },
  },
  {
    id: "feeling-low-as-crew",
    question: "Do cabin crew get depressed or burnt out, and where do they find help?",
    answer:
      "Some crew get depressed or burnt out: in a large US survey they reported depression, bad sleep and fatigue about two to five times as often as other people. Night work, being alone and smiling on command add up. Signs: no sleep on free days, tears before report, drinking to come down. Tell somebody early: peer support, the doctor, the union. Treatment isn't the end of your licence; flying untreated may be.",
    check: "Save the number of the crew support line before your first trip.",
    source: {
      name: "McNeely et al., Estimating the health consequences of flight attendant work, BMC Public Health 18:346",
      year: 2018,
    },
  },
  {
    id: "fired-for-a-mistake",
    question: "Can I be fired for a mistake on board?",
    answer:
      "An honest mistake hardly ever costs a job. Airlines live from people who say what went wrong, and in Europe the law protects those who report: that's just culture. You may be retrained, checked or moved off a flight. What does cost jobs is hiding it, lying, doing it on purpose, alcohol, theft, or the same carelessness after a warning. In probation they need less reason, so own up quickly and say what you've learnt.",
    check: "Tell the purser before landing, write the report the same day.",
    source: { name: "Regulation (EU) No 376/2014, Article 16", year: 2014 },
  },
  {
    id: "job-and-fertility",
    question: "Does flying affect fertility or pregnancy for cabin crew?",
    answer:
      "Flying may affect fertility and pregnancy slightly; for one person nobody can tell. A US study found no more miscarriages among flight attendants than teachers, but more in those who flew 15 hours or more in their usual sleep time, or had a high radiation dose, in the first three months. Nights can upset cycles. Many crew have healthy children. If you plan one, tell your doctor what you do and ask about ground work.",
    check: "Ask the airline when crew are grounded once they're pregnant, and on what pay.",
    source: {
      name: "Grajewski et al., Miscarriage among flight attendants, Epidemiology 26(2)",
      year: 2015,
    },
  },
  {
    id: "what-safety-means",
    question: "What do I answer when they ask 'What does safety mean to you'?",
    answer:
      "Say that safety is the reason you're on board, and that it mostly looks like nothing: a bag put away, a door checked twice, a word said although it's awkward. Then one thing you really did: 'In the hotel I found the fire door wedged open. I freed it, told my boss, and it was on the next briefing.' End with the cabin: 'For me it comes before service, also when somebody is annoyed with me for it.'",
    check: "Find one moment in which you were careful although nobody watched.",
  },
  {
    id: "what-service-means",
    question: "How do I answer 'What does good customer service mean to you'?",
    answer:
      "Put good service into one sentence of your own and one small scene. 'That people feel seen before they have to ask.' Then: 'A guest at our café always sat by the door. I noticed her stick and moved a table, so that she had room. She never said a word, and came each Tuesday.' No 'the customer is king', no list of adjectives. For an airline add that good service also says no kindly when safety asks for it.",
    check: "Think of the best service you were ever given: what exactly did that person do?",
  },
  {
    id: "duties-of-crew",
    question: "What do I answer to 'What are the duties of cabin crew' or 'What's your main role'?",
    answer:
      "The duties of crew are safety, people, service, in that order. 'First we keep the cabin safe: checks, doors, demo, watching, first aid, fire, getting everybody out. Second we look after people: the nervous one, the child alone, the one who's had too much. Third we serve and sell, and speak for the airline. And we're one crew with the pilots.' Half a minute. If you only speak of drinks and smiles, they stop writing.",
    check: "Say it aloud in half a minute, with one example for each of the three.",
  },
  {
    id: "what-motivates-you",
    question: "How do I answer 'What motivates you' or 'What makes you get up in the morning'?",
    answer:
      "Name a motivation you can prove from last week, not money, travel or 'challenges'. 'Finishing a shift that looked impossible, with people I'd only met that morning. Last Saturday two were ill, and at eleven at night we still laughed.' Then one link to the cabin: new crew each day, a full flight, a clean landing. What drives you should be there on a wet Tuesday as well.",
    check: "When did you last forget the time at work? There's your answer.",
  },
  {
    id: "initiative-story",
    question: "Which story do I tell when they ask for initiative or an idea of mine?",
    answer:
      "For initiative choose a story in which nobody told you to act, and something got better for others. You saw that new staff always asked the same ten things and wrote a one-page sheet; you moved the queue; you learnt a few words of sign language for a regular guest. Say what you noticed, whom you asked before changing anything, what you did, and whether it's still done. Small and lasting beats big and once.",
    check: "What still works at your old job because you began it?",
  },
  {
    id: "taking-feedback",
    question: "How do I answer 'How do you handle feedback or criticism'?",
    answer:
      "Tell of the last feedback or criticism that stung: who said it, in their words, what you felt for a minute, what you changed, and how it went. 'My supervisor said I sounded impatient on the phone. I was hurt, then I listened to two calls, and she was right. I now smile before I pick up. She told me in spring that nobody complains any more.' In the cabin you're assessed on every check flight, so it matters.",
    check: "Ask somebody today what you could do better, and you have a fresh example.",
  },
  {
    id: "boring-tasks",
    question: "How do I answer 'How do you deal with boring or repetitive tasks'?",
    answer:
      "Show that routine is safe in your hands. 'I counted tills every night for two years. I always did it in the same order and said the figures half aloud, because the night you think of something else is the night it's wrong.' Then the cabin: the same demo, the same door, four times a day, and once it matters. Don't say that nothing bores you, and don't say you need variety all the time.",
    check: "What's the dullest thing you've done well for a long time? Use that.",
  },
  {
    id: "cultures-story",
    question: "Which story do I tell about working with people from other cultures?",
    answer:
      "Take a misunderstanding between cultures that you noticed, asked about and handled differently next time. 'A colleague from Japan always said yes and then didn't do it. I asked her over coffee; her yes meant: I've heard you. Since then I ask what she'd suggest.' No country as a joke, no 'I love all cultures'. With only one culture around you: a new neighbour, an exchange pupil, guests, an online team, generations.",
    check: "Take one surprise of your own: what had you taken for rude that wasn't?",
  },
  {
    id: "broke-a-rule",
    question: "'Tell me about a time you broke a rule.' What do I say?",
    answer:
      "Choose a broken rule that was small, long past and harmless to people, where you owned up and drew a line: 'At nineteen I let a friend in after closing. Nothing happened, but I told my boss the next day, and I've locked up on time since.' Never safety, money, alcohol or a lie. If you bent a rule for a guest, show that you asked first. And say what you'd do on board: follow it, ask afterwards.",
    check: "Test your story: would you be glad if they rang the boss in it?",
  },
  {
    id: "alone-or-in-a-team",
    question:
      "'Do you prefer to work alone or in a team?' and 'Leader or follower?' What do I say?",
    answer:
      "Say that you work well alone and in a team, with the weight on the team, and give a scene for each. 'I like a crew best: on Saturdays we were five and hardly had to talk. And I can work alone: I closed the shop by myself for a year.' On board you're alone at your door and one of a team a second later. To leader or follower: 'I follow the one in charge, and I take the lead when it's my task or nobody has begun.'",
    check: "Have one story in which you led and one in which you were glad to follow.",
  },
  {
    id: "why-these-studies",
    question: "'Why did you study that, and why not work in it?' How do I answer?",
    answer:
      "Say what drew you to those studies, what you found out, and what you take with you. 'I studied law because I like clear rules and arguing a point. In the office I missed people. What stays: I read closely and keep calm when others shout.' No regret, no 'my parents wanted it'. Then why the cabin is a step towards something and not a flight from it. If you broke off, say so in one sentence and what you did next.",
    check: "Which three things from your studies would help in row twelve?",
  },
  {
    id: "private-questions",
    question: "They ask private things: age, partner, religion, smoking, children. Must I answer?",
    answer:
      "In much of Europe, the UK and the US they may not decide by age, faith, family plans or health, so you may turn it to the job: 'Nothing in my private life stops me working nights and weekends.' Friendly, then stop. What touches the work they may ask: can you swim, lift, live at the base, do shifts. Smoking is asked at some airlines. In the Gulf and parts of Asia private questions are usual; answer briefly.",
    check: "Practise the one sentence that leads back to the job.",
  },
  {
    id: "hardest-part-answer",
    question: "'What will be the hardest part of this job for you?' How do I answer?",
    answer:
      "Name one thing in the job that will really be hard for you, and what you've already done about it. 'Missing my sister's birthday. We've agreed to celebrate on the next free day, and I've worked three Christmases in a hotel.' Or early alarms, or living far away. Not 'nothing', not passengers, not rules, not heights. They want to see that you know the job and don't just know the photos.",
    check: "Ask somebody who flies what they found hardest in month one.",
  },
  {
    id: "why-leave-your-country",
    question: "'Why do you want to leave your country?' What do I say?",
    answer:
      "Speak of the country you're going to, not of the one you're leaving. 'I'd like to work with people from everywhere and learn a big operation. At home there's no airline with long haul.' Then show that you know the place: heat, flatmates, distance, contract. And that you can do it: a term abroad, a summer season, moving out at eighteen. No politics, no 'there's nothing there', no running from a relationship.",
    check: "Say one thing you like at home, too: people who leave well also stay well.",
  },
  {
    id: "favourite-destination",
    question:
      "'What's your favourite destination, or where would you like to fly?' How do I answer?",
    answer:
      "For a favourite destination choose one of their routes and give a reason with people in it. 'Lisbon with you: my grandmother's first flight was there, and she still talks of the steward who held her hand.' Or a place you know well and could help a guest with. Not only beaches and shopping, and not a city they don't serve. Half a minute, and end on what a flight there would be like to work.",
    check: "Open their route map and choose two: one you know, one you'd like to.",
  },
  {
    id: "odd-questions",
    question:
      "What if they ask odd things: which animal, book or film, a joke, rate yourself one to ten?",
    answer:
      "Answer odd questions at once, kindly, and with a reason that fits the cabin. 'A border collie: always counting whether everybody's there.' A film or book you really know, with one sentence why. A clean joke at your own cost. Rate yourself: 'an eight, because I still learn fast and I want to.' They don't mark the animal, they look at whether you stay friendly when surprised.",
    check: "Let a friend ask you ten odd things in a row, two seconds each.",
  },
  {
    id: "teach-me-something",
    question: "'Teach me something in a minute.' What do I do?",
    answer:
      "Teach something with your hands that they can do sitting down: a napkin fold, counting to five in your language, hello in sign language, tying a scarf. Say what they'll be able to do, show it once slowly, let them try, praise what worked. Watch whether they follow, as with the safety demo. It isn't about the subject: they look at clear steps, eye contact and patience with a slow pupil.",
    check: "Teach it to two people who've never done it, with the clock on.",
  },
  {
    id: "not-in-your-cv",
    question: "'Tell me something about you that isn't in your CV.' What do I choose?",
    answer:
      "Choose something small that isn't in your CV and shows how you are with people or under strain. You ring your grandfather every Sunday and have learnt patience that way. You taught yourself to swim at thirty. You cook for eight on Thursdays. One or two sentences and what it has taught you for the cabin. Not your secrets, not your illness, no politics, and nothing that's only decoration.",
    check: "Ask a friend what they'd tell about you that no paper shows.",
  },
  {
    id: "filler-words-and-speed",
    question: "How do I stop saying 'ehm', and speak more slowly when I'm nervous?",
    answer:
      "Replace the ehm with a pause: mouth closed, one breath, then the sentence. Silence sounds sure, ehm doesn't. Finish each sentence with a full stop you can hear. To slow down, speak to the person furthest away and put your feet flat on the floor. Record two answers a day and count; after a week it halves. A few are human, nobody fails for that.",
    check: "Answer one question a day with a finger on the table for each ehm you hear.",
  },
  {
    id: "bored-interviewer",
    question: "The interviewer looks bored, doesn't smile or only writes. What does it mean?",
    answer:
      "A bored or unsmiling face mostly means nothing: they have to write while you speak, they've heard nine people, and many are told to keep a neutral face so that it's fair. Some do it to see how you behave with a cold passenger. So stay warm, look up, keep answers to two minutes, and end with a full stop instead of talking on into the silence. If eyes really wander, you're too long: close with the result.",
    check: "Practise with a friend who doesn't react at all. It's harder than you think.",
  },
  {
    id: "humour-in-the-interview",
    question: "May I be funny in the interview?",
    answer:
      "Humour in small doses is fine in an interview: a smile at your own slip or a light word in a story warms the room. No prepared jokes, nothing at the cost of others, nothing on accidents, looks, countries or the airline. Let them begin, and match their tone. If a joke falls flat, go on as if nothing had been. A good measure: would a tired passenger smile at it too?",
    check: "Find the one spot in your best story where people always laugh, and leave it in.",
  },
  {
    id: "why-now",
    question: "'Why are you applying now and not earlier?' How do I answer?",
    answer:
      "Give the real reason for applying now, turned forward. 'First I wanted a trade and some savings, so that I could leave without worry. Now my training is done and my English is where you need it.' Or a child has grown, a contract ends, you flew and saw the job. Then one proof that it isn't a whim: swimming course, talks with crew, an open day. At forty say what the years brought, not that you missed the boat.",
    check: "Write down what's different today from three years ago. That's the answer.",
  },
  {
    id: "are-you-willing",
    question:
      "How do I answer 'Are you willing to relocate, work nights, share a flat, cut your hair'?",
    answer:
      "Give a clear yes to nights, moving or sharing a flat, with proof that you've thought it through. 'Yes. I've looked at rooms near the base, and two friends would store my things.' 'Yes, I've worked nights for a year and sleep well with earplugs.' If a yes isn't true, better find out now: say where your limit is and what you can offer. Half answers such as 'I think so' or 'it depends' cost more than an honest limit.",
    check: "Go through the advert and write yes, or your limit, behind each demand.",
  },
  {
    id: "eye-contact-is-hard",
    question: "I find eye contact hard. What can I do in the interview?",
    answer:
      "If eye contact is hard, look at the bridge of the nose or between the eyebrows: nobody can tell. Hold it while you say one thought, look aside to think, come back for the end of the sentence. While listening look more, while speaking less. With two people, begin with the one who asked. If it's hard because of autism, culture or shyness, warmth can come through nodding, a smile and turning your body towards them.",
    check: "Practise with shop staff: look up, say thank you, count one, let go.",
  },
  {
    id: "phone-music-and-films-as-crew",
    question: "May crew use their phone, read, listen to music or watch films while they work?",
    answer:
      "On duty crew hardly use their phone: it stays in flight mode in a bag or pocket, except where it's your manual, and never in view of passengers. Earphones are out: you have to hear a chime, a call, a bang. On the jumpseat for take-off and landing you do nothing but watch and go through the drill. In a quiet hour at night a book in the galley is often let pass. In the bunk, on your break, you may do as you like.",
    check: "When tempted, ask: could I hear the call bell and see my door?",
  },
  {
    id: "steward-or-flight-attendant",
    question:
      "Steward, stewardess, air hostess, flight attendant, cabin crew: what's the difference?",
    answer:
      "Steward, flight attendant and cabin crew are one job under several names. Cabin crew is what Europe, Britain and the rules there say, flight attendant is American and the word in US law. Steward and stewardess are older, and air hostess sounds dated in Europe but is still usual in India, where airlines write cabin crew as well. Aircrew or crew means pilots and cabin together. In an interview use the advert's word.",
    check: "Read the advert once more and use its word, also in your CV.",
    source: {
      name: "Regulation (EU) No 965/2012 (cabin crew); 14 CFR 121.391 (flight attendants)",
      year: 2024,
    },
  },
  {
    id: "crew-scared-in-turbulence",
    question: "Are crew scared in turbulence, or do they get used to it?",
    answer:
      "Nearly all crew get used to turbulence, in weeks: you learn that the aircraft is built for far more and that it's like a rough road. What crew respect is being unbelted in it, because that's when bones break. So they sit down when it gets strong, trays or not. A few sharp jolts make anybody's heart jump; you breathe out, keep a calm face and look at the people. Passengers read the weather in yours.",
    check: "On your next flight watch the crew in bumps: they look bored, and that's the point.",
  },
  {
    id: "ever-a-real-emergency",
    question: "How many crew ever have a real emergency in their career?",
    answer:
      "Most crew never evacuate an aircraft or see a fire worth the name. What nearly all meet are medical cases, a rejected take-off or go-around, a diversion, smoke from an oven or a phone, somebody who loses his temper. In 2023 there was one accident for 1.26 million flights worldwide, and hardly any of those was fatal. The training is for the one day that probably won't come, and it makes the small days safe.",
    check:
      "Ask crew you meet about their worst day: mostly it's a patient, hardly ever the aircraft.",
    source: { name: "IATA, annual safety report 2023", year: 2024 },
  },
  {
    id: "asking-for-routes",
    question: "Can I choose where I fly: my home country, only Europe, the best trips?",
    answer:
      "As a beginner you fly the routes you're given. Then it depends on the system: where crew bid, the senior ones get the trips everybody wants, and you get what's left; where a planner does it, you may wish for a few flights or days a month. Speaking a language can put you on flights to that country. Only Europe works at an airline, base or contract that's short haul. Swaps with colleagues do the rest.",
    check: "Ask: how many wishes a month, and how are they met?",
  },
  {
    id: "haircut-in-training",
    question: "Do they cut or dye your hair in training, or make you change your look?",
    answer:
      "Nobody takes scissors to your hair in training. At airlines with a strict look there's a grooming day: a consultant shows which cut, colour, make-up and nails fit the rule, and you may be told to have the ends cut, a colour toned down or a beard trimmed, at your own cost mostly. At many others you only get a sheet with pictures. Short hair is fine nearly everywhere, if it's neat and off the collar.",
    check: "Look at the airline's crew in photos, and choose now what you can live with.",
  },
  {
    id: "evenings-in-training",
    question: "May I go out or drink during training, and what if I don't get on with my roommate?",
    answer:
      "In training you may go out after class, as long as you're awake, prepared and sober at the start: some airlines test for alcohol in training as well, and a smell on your breath can end the course. One evening out a week is plenty when each morning begins with an exam. With a roommate agree on sleep, visits, bathroom and learning aloud in the first two days. If it fails, ask the training office for a change early.",
    check: "Say the three things you need in the first evening, kindly: quiet, dark, order.",
  },
  {
    id: "staff-discounts",
    question: "Do crew get other discounts: hotels, shops, car hire, meals, loans?",
    answer:
      "A crew card brings quite a few discounts: rates at hotel chains, at airport shops and cafes, car hire, gyms and phone plans, often by showing the pass, sometimes through a staff website. Partner airlines' crew get some as well. Loans or advances come from a few employers only. Discounts are for you, and a pass shown to jump a queue or to impress isn't welcome. In an interview never name them as a reason.",
    check: "After joining ask a colleague at the base: there's always one who knows them all.",
  },
  {
    id: "no-show-and-late",
    question:
      "What counts as a no-show, and how often may crew be late before it has consequences?",
    answer:
      "A no-show is a duty for which you don't turn up and don't call: the worst mark there is, and in probation often the end. Late is anything after report, even by minutes. Many airlines count points or occasions over a year: first a talk, then letters, then the job. Ringing before report changes a no-show into lateness or sickness, so ring whatever has happened. A real reason with proof is mostly heard.",
    check: "Put crew control's number on your favourites and on a card in your wallet.",
    source: { name: "Common airline practice; no single text", year: 2026 },
  },
  {
    id: "change-story",
    question: "Which story do I tell for 'a time you had to adapt to change'?",
    answer:
      "Tell of a change that wasn't your wish and that you made work for others. New till system, new boss, a move, a pandemic rule, a plan that fell over at eight in the morning. Say what you felt for a minute, what you found out, what you tried, and who you took along. 'After a week I wrote a card with the five keys, and it hung there for two years.' On board plans change by a phone call, so end there.",
    check: "What changed at work this year, and what did you do on day two?",
  },
  {
    id: "values-and-role-models",
    question:
      "'What are your values, who's your role model, what is success for you?' How do I answer?",
    answer:
      "Name one value, with one scene and one link to the job. 'Reliability. My grandmother opened her kiosk at five for thirty years, also with fever. I've never left a colleague alone with a closing shift.' A role model you've met beats a celebrity: a nurse, a trainer, a neighbour. Success: something that's there when you go home, such as a crew that laughs and guests who got down safely. Check which of theirs it meets.",
    check: "Read the airline's values, and choose the one you could prove today.",
  },
  {
    id: "opinion-of-the-airline",
    question:
      "'What would you change about us, and what do you think of our uniform or competitors?' How do I answer?",
    answer:
      "Put criticism of the airline kindly, exactly and small: begin with something you've seen that works, then one wish as a guest, put as a question: 'On the app I couldn't find my meal choice. Is that coming?' The uniform: one true detail, and that you'd wear it with care. Competitors: name two and what this airline does otherwise, without running anybody down. 'Nothing at all' sounds as if you hadn't looked.",
    check: "Fly with them, use the app or read reviews, and note one good thing and one wish.",
  },
  {
    id: "upselling-question",
    question: "'How would you sell to a passenger on board?' What do I answer?",
    answer:
      "Sell by noticing, not by pushing. 'A mother with two children at noon: I'd offer the snack box that has a toy in it, and say what it costs before she asks. If she says no, I smile and go on.' One offer, one reason for this person, the price, a friendly end. At low-cost airlines add that you like hitting a target as a crew, with an example from your shop. Safety comes before the cart, also in the last ten minutes.",
    check: "Choose three things from their menu and a sentence for whom each is right.",
  },
  {
    id: "deadlines-and-priorities",
    question: "'How do you work to tight deadlines, and how do you set priorities?' What do I say?",
    answer:
      "Show how you set priorities by talking through one busy hour. 'Eight tables, a birthday cake, a spilt soup. First the soup, because somebody could slip. Then a word to each table on how long. The cake at ten past, as promised.' Rule: people's safety, what can't be moved, what takes a minute, the rest, and say what will be late before they ask. A turnaround works just like that, so end there.",
    check: "Write down your busiest hour in the order in which you did things, and why.",
  },
  {
    id: "fleet-and-load-factor",
    question: "What do fleet, load factor, capacity and turnaround time mean in airline news?",
    answer:
      "Fleet: all the aircraft an airline flies; single-type if it's one family, mixed if not. Load factor: the share of seats, or seat kilometres, that were sold, so 80 per cent is eight seats in ten. Capacity: how many seats it offers. Turnaround: minutes on the ground between two flights. Yield: what it earns per passenger and kilometre. On-time performance: the share that arrives within a quarter of an hour.",
    check: "Read one press release of your airline, and explain three figures to a friend.",
    source: { name: "IATA, airline industry terms (passenger load factor, yield)", year: 2024 },
  },
  {
    id: "shaking-off-a-bad-flight",
    question: "How do I get over a bad flight or a nasty passenger and not take it home?",
    answer:
      "Finish a bad flight before the bus. Five minutes with the crew: what happened, what went well, what we'd do otherwise, and thank you. Write the report, because what's on paper needn't go round in your head. Then a small ritual: uniform off, shower, a walk, one person you tell it to once. Sleep before you judge yourself. A slip is something to learn from; a stranger's temper was about his day and not about you.",
    check: "Choose your ritual now: the song, the walk, the call that ends a duty.",
  },
];
