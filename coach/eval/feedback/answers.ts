import type { InterviewType } from "contract/coaching";
import type { AnswerLevel } from "../star/format.ts";

/** One answer as it is spoken in a mock interview, in one piece; `worthless` takes in the unsafe ones. */
export interface SpokenAnswer {
  id: string;
  question: string;
  interviewType: InterviewType;
  level: AnswerLevel;
  response: string;
}

/** Answers of an independent writer to twenty questions of the bank, three each, at different levels. */
export const SPOKEN_ANSWERS: readonly SpokenAnswer[] = [
  {
    id: "difficult-ferry-cabin",
    question:
      "Tell me about a time you had to deal with a difficult customer. What did you do, and how did it end?",
    interviewType: "behavioral",
    level: "strong",
    response:
      "Okay, so this was on the night ferry from Hull, I did guest services, and a man came down at midnight and threw his key card on the desk. His cabin was right over the engines and his wife had a migraine. He called me useless, twice. I was alone and the ship was full. So I let him finish, I said, that sounds miserable with a migraine, let me see what I've got. I rang the bridge bar, because staff sometimes swap, and one of the dancers had a crew cabin at the front and she said yes if she got breakfast. I carried the bags myself, I got ice for his wife, and I told him straight that it was small and had bunks. They took it. In the morning he came back, embarrassed, and wrote us a card, and we put that noise thing into the booking page for those six cabins. Complaints from that deck went from about five a week to one.",
  },
  {
    id: "difficult-salon",
    question:
      "Tell me about a time you had to deal with a difficult customer. What did you do, and how did it end?",
    interviewType: "behavioral",
    level: "weak",
    response:
      "Yeah, I've had loads of those, I work in a hair salon, so you can imagine. There's the ones who come with a photo from the internet and they've got completely different hair, and the ones who say just a trim and then cry, and the ones who are late and blame you. I'd say the main thing is you stay polite, you don't take it to heart, and you try to find out what they really want, because often they don't know it themselves. Usually it's something small. My boss is good with them as well, she's got this way of talking, I've learned a lot from watching her. And then they're happy again, most of them, or they don't come back, you know, you can't please everyone, one or two always stay cross, that's just how people are.",
  },
  {
    id: "difficult-queue-back",
    question:
      "Tell me about a time you had to deal with a difficult customer. What did you do, and how did it end?",
    interviewType: "behavioral",
    level: "worthless",
    response:
      "There was this woman in my coffee shop, honestly a nightmare, typical, they come in and think they own the place. She said her latte was cold. It wasn't. So I made a big show of putting it in the microwave till it was boiling, I mean really boiling, and gave it back with a smile. She burned her tongue and everyone in the queue saw it. She was a bit shaken but, well, she'd asked for hot. My colleague filmed it. We still laugh about it. She never complained again, so I'd call that solved.",
  },
  {
    id: "danger-climbing-wall",
    question:
      "Tell me about a time you noticed a danger that others had missed. What did you do about it?",
    interviewType: "behavioral",
    level: "strong",
    response:
      "I used to work at an indoor climbing hall in Innsbruck, on Saturdays we had about two hundred people. One afternoon I was walking past the top-rope wall and something bothered me, and it took me a second, the carabiner at the third rope was sitting sideways. There was a father just about to clip in his daughter. I said stop, very loud, hands off the rope please, and I put my own body in front of it. Then I closed that line with a chain, gave the father another rope and explained in one sentence. After that I checked all fourteen anchors myself before I let the wall go on, it took twenty-five minutes and people were grumbling. Two more were worn. I photographed them, called the owner at home and wrote it in the log with the time. He replaced all of them on Monday. And since then it's checked at opening and at three, with a signature, and I was the one who wrote the list.",
  },
  {
    id: "danger-wet-stairs",
    question:
      "Tell me about a time you noticed a danger that others had missed. What did you do about it?",
    interviewType: "behavioral",
    level: "partial",
    response:
      "So in my school, I'm a teaching assistant in Cork, it was raining for days and the side stairs had this green film on it, and the kids run down there at lunch. Nobody seemed to see it. I went and got two cones from the gym and I stood at the top and sent the kids round by the main door, class after class, for the whole lunch break. Then I told the caretaker, and he said he'd have a look at it. And, um, that was it really, I was on a course the week after.",
  },
  {
    id: "danger-eyes-open",
    question:
      "Tell me about a time you noticed a danger that others had missed. What did you do about it?",
    interviewType: "behavioral",
    level: "weak",
    response:
      "I think I'm quite an observant person in general, I always look around me, it's from my mother. In the shop I'd often see things on the floor, boxes and cables and so on, where someone could trip over it, and I'd just pick them up or tell somebody. It's important to be aware of safety, especially in a job like this one, where it can be, you know, serious.",
  },
  {
    id: "short-bakery-sunday",
    question:
      "Tell me about a shift when your team was short of people. How did you share out the work?",
    interviewType: "behavioral",
    level: "partial",
    response:
      "It was Mother's Day last year, I'm in a bakery in Leeds, and three of seven called in sick. I was the one with the keys, so I said right, we don't do hot drinks today, that saves one person, and I put Sam on the till because he's quick and I did the oven and the boxes myself. Every half an hour we swapped so nobody got stuck at the front. I also rang the owner to ask for her daughter, and she came at eleven. We stayed open, we sold out by two, and people were okay about the coffee. I can't tell you if it was the best way, I didn't really look at it afterwards.",
  },
  {
    id: "short-everyone-helps",
    question:
      "Tell me about a shift when your team was short of people. How did you share out the work?",
    interviewType: "behavioral",
    level: "weak",
    response:
      "Oh, that's nearly every day, to be fair, in care homes there's never enough staff. We all just help each other and get on with it. Everyone does a bit of everything, there's no real plan, you do what comes first. We've got a good team spirit, so somehow at the end of the shift it's always done and everybody got their meals.",
  },
  {
    id: "short-not-my-job",
    question:
      "Tell me about a shift when your team was short of people. How did you share out the work?",
    interviewType: "behavioral",
    level: "worthless",
    response:
      "We were four instead of six, and I made clear from the beginning that I'm paid for one position and I do one position. The younger ones can run, they've got the energy. So I stayed at my desk, where it was calm, and I let the new girl do the two floors, she was crying in the linen room at some point, which is a question of character, I think. Some people are made for pressure and others aren't. In the end they all got their rooms. Management should hire better people, that's not my problem to solve.",
  },
  {
    id: "cultures-vineyard",
    question:
      "Tell me about a time you worked with people from cultures very different from your own. What did you change in your way of working?",
    interviewType: "behavioral",
    level: "strong",
    response:
      "Last autumn I picked grapes in the south of France, and I'm from Oslo, so I'm used to saying what I think in the first minute. We were eleven in my row team: four from Morocco, three from Romania, the rest from everywhere, and I was made the one who counts the crates. On day two I told an older man, Driss, in front of all, that his crates were too full. He put the knife down and didn't speak to me until lunch. I'd embarrassed him. So I changed three things. I went to him in the break, alone, and asked how he would do it, and apologised for saying it in front of the others. I started every morning with five minutes of tea with them instead of the list. And I showed the right level with a mark on the crate, so I didn't have to correct any person. By Friday we were at ninety crates a day instead of seventy, and Driss taught the new ones the mark.",
  },
  {
    id: "cultures-call-centre",
    question:
      "Tell me about a time you worked with people from cultures very different from your own. What did you change in your way of working?",
    interviewType: "behavioral",
    level: "partial",
    response:
      "I was in a call centre in Manila for three years and my clients were mostly Australian. In the beginning I was very, how to say, very careful, I said sorry sir maybe ten times in a call, because with us this is polite. And my team leader said they think you're hiding something. So I practised shorter sentences, I said what I can do first and then the reason, and I left out the sorry except once. It felt rude to me for maybe two months. My scores went up after, I don't remember exactly how much, but I was moved to the premium line.",
  },
  {
    id: "cultures-love-all",
    question:
      "Tell me about a time you worked with people from cultures very different from your own. What did you change in your way of working?",
    interviewType: "behavioral",
    level: "worthless",
    response:
      "Culture, diversity, inclusion, that's my passion. I would describe myself as a global citizen with an international mindset, a real people person, cosmopolitan, open-minded, flexible, with excellent intercultural competence and strong communication skills. I thrive in multicultural environments and I leverage differences to create synergies. I embrace every culture with empathy and respect and an agile attitude, always out of my comfort zone, always learning, always growing. At the end of the day we're all human beings and a smile needs no translation, that's what I believe in.",
  },
  {
    id: "feedback-listening-nurse",
    question:
      "What is the hardest feedback you have been given at work, and what did you do with it?",
    interviewType: "behavioral",
    level: "strong",
    response:
      "The hardest one was from a patient, actually, not from a boss. I was a student nurse in Pretoria and an old gentleman told the sister that I was quick and clean and that he was afraid of me, because I never looked at him. That hurt, I went to the sluice room and cried a bit, honestly. Then I asked the sister to watch me for one round with her stopwatch, and she said I'd looked at the chart for most of it. So what I did, I put the chart at the end of the bed, I said my name, I sat down for the first question, even if it was only thirty seconds. I did it with every patient for the next six weeks and asked the sister to check again. My round got four minutes longer for twelve beds, and in the survey my ward block went from the middle to second of nine. And I went back to that gentleman and thanked him. He said, now I know the colour of your eyes.",
  },
  {
    id: "feedback-too-fast",
    question:
      "What is the hardest feedback you have been given at work, and what did you do with it?",
    interviewType: "behavioral",
    level: "partial",
    response:
      "My supervisor at the car rental told me that I talk too fast and that customers sign things they haven't understood. I was a bit offended at first because I had the shortest queue of everybody. But then I thought about it, and she was right. So I started to count to two after each point and I let them say back the insurance part in their own words. My queue is a bit longer now. I think the customers are better informed, yeah, at least nobody has complained about it to me.",
  },
  {
    id: "feedback-positive-person",
    question:
      "What is the hardest feedback you have been given at work, and what did you do with it?",
    interviewType: "behavioral",
    level: "weak",
    response:
      "Hmm, hardest feedback. Well, I get mostly good feedback, I'm lucky with my bosses. Once somebody said I could be more confident, so I worked on that, I mean, I tried to be more confident and speak up more in meetings and so on. I always take feedback as a gift and as a chance to grow, because nobody is perfect, and I think it made me a better person in the end.",
  },
  {
    id: "no-pharmacy",
    question:
      "Tell me about a time you had to say no to a customer. How did you keep their goodwill?",
    interviewType: "behavioral",
    level: "strong",
    response:
      "I'm a pharmacy assistant in Toronto, and in February a woman came ten minutes before closing for her mother's heart tablets, and her prescription was one day too old. She'd driven an hour through the snow. I couldn't give them to her, that's simply the law, and I also couldn't let an eighty-year-old go without over a weekend. So I said it right away, I can't hand you these tonight, and here's what I can do. I sat her down, I called the doctor's emergency line and stayed on hold for twenty minutes while my colleague closed the till. The doctor sent three days by fax, I checked it with the pharmacist, and I wrote down for her which number to call on Monday. I also asked how her mother was today, because if she'd been dizzy I'd have sent her to the hospital. She left with six tablets at ten past nine. She comes to us every month since then, and she asks for me.",
  },
  {
    id: "no-library",
    question:
      "Tell me about a time you had to say no to a customer. How did you keep their goodwill?",
    interviewType: "behavioral",
    level: "partial",
    response:
      "I work in the university library in Glasgow, evenings, and during the exams a student begged me to let him stay after ten. He was really upset, he'd lost his notes. I said no, because of the insurance, the building has to be empty. But I walked with him to the all-night study room at the union, that's across the street, and I lent him my charger. He said thanks. I never found out if he passed, and I never got the charger back either, but that's fine.",
  },
  {
    id: "no-friend-discount",
    question:
      "Tell me about a time you had to say no to a customer. How did you keep their goodwill?",
    interviewType: "behavioral",
    level: "worthless",
    response:
      "I never really say no, that's my secret. If a customer wants something I make it happen, rules are for people without imagination. For example in the bar, if somebody's had too much they still get their drink from me, I just make it look like a cola so my manager doesn't see it. And a guy last month was driving, so I gave him a coffee in between. They love me for it, my tips are double of what the others get, so I think goodwill is really my strong point.",
  },
  {
    id: "lead-tram",
    question: "Tell me about a time you took the lead although nobody had put you in charge.",
    interviewType: "behavioral",
    level: "strong",
    response:
      "Two years ago in Zurich, on a tram, so not even at work. It braked hard, maybe fifteen people fell, and the driver was stuck behind a jammed door. Everyone looked at everyone. I was a scout leader for ten years, so I said loudly, I'm Nadia, listen for one minute, who can stand? I sent those out by the back, because the front was all glass. I pointed at one man, you, grey coat, call one four four and come back to me. A woman had a cut head, I gave her my scarf and showed her husband where to press. The ambulance came in seven minutes and I gave them the count: nineteen people, four hurt, one old lady not to be moved. Afterwards my knees were jelly. But somebody has to say the first sentence.",
  },
  {
    id: "lead-projects",
    question: "Tell me about a time you took the lead although nobody had put you in charge.",
    interviewType: "behavioral",
    level: "weak",
    response:
      "I'd say I'm a natural leader, in groups people usually look at me. In my studies for example, when we had group work, and we had a lot of group work, I was often the one who started with a document and reminded the others about the deadline. I like to organise, I've got all these lists and colours. There was one project about marketing, I think it was in the second year, or the third, where it was quite chaotic in the beginning and then it got better because we talked about it and everybody got a part. I also organise the holidays with my friends, they'd never book anything without me. It's just my personality, and I think the others were glad about it because somebody had to, and we got quite good marks for the most part.",
  },
  {
    id: "lead-visionary",
    question: "Tell me about a time you took the lead although nobody had put you in charge.",
    interviewType: "behavioral",
    level: "worthless",
    response:
      "Leadership for me means vision, ownership and empowerment. I took the initiative to drive change and inspire a high-performing team by leading by example, thinking outside the box and turning challenges into opportunities. I stepped up, I went the extra mile, I fostered engagement and accountability, I delivered outstanding results and exceeded all expectations. I'm a firm believer in servant leadership, transformational leadership, situational leadership and lifelong learning. I communicate transparently, I listen actively, I delegate effectively, I motivate, I coach, I mentor, I align people around a shared purpose and a clear strategy. I'm resilient, adaptable, solution-oriented, proactive, positive and passionate, and I always keep the bigger picture in mind while never losing sight of the details. Together everyone achieves more. As they say, a leader is one who knows the way, goes the way and shows the way, and that's basically me in one sentence.",
  },
  {
    id: "explained-insulin",
    question:
      "Tell me about a time you had to explain something complicated to a person who knew nothing about it.",
    interviewType: "behavioral",
    level: "strong",
    response:
      "I volunteer in a refugee centre in Athens and last year a father came with his son, the boy had just been diagnosed with diabetes, and the hospital had given them a bag with pens and needles and a paper in Greek. He spoke Dari, I don't. The bus went in half an hour. So I took bread and juice from the kitchen and a glass of water, put sugar in it and said this is blood. I showed with my hand, up, down. I drew a clock with four meals and put the needle next to the right ones. Then I asked him to show it to me, with an orange, and the first time he did it after the meal, so we went back to the clock, and the second time was right. I wrote the two danger signs as drawings, shaking and sleeping, and next to it juice and the phone number. I called them each evening for a week. The boy didn't go back to hospital once that month, and the nurse copied my drawing.",
  },
  {
    id: "explained-tax-form",
    question:
      "Tell me about a time you had to explain something complicated to a person who knew nothing about it.",
    interviewType: "behavioral",
    level: "partial",
    response:
      "My grandmother's neighbour got this tax letter, she's ninety-one, and she thought they'd take her flat. I'm studying accounting in Turin, so I went over, because my grandmother said you're the one with the numbers, do something. She had it all in a biscuit tin, the pension slips and the electricity bills and letters from nineteen ninety-something. I made three piles on the table, what you have, what you pay, what they want, and I used her own pension slip for the numbers instead of talking about percentages. She kept going back to the flat, and I kept showing her the third pile, look, it says forty-two euros, it doesn't say flat. It took, I don't know, an hour and a half and two coffees. She was calm afterwards, we filled it in and I posted it. I think she understood most of it.",
  },
  {
    id: "explained-patience",
    question:
      "Tell me about a time you had to explain something complicated to a person who knew nothing about it.",
    interviewType: "behavioral",
    level: "weak",
    response:
      "I explain things all day, I work in a phone shop, and the older customers don't know anything about apps. You need a lot of patience and simple words, that's the most important. I don't use technical terms. I repeat it as often as they need and I always stay friendly. They usually say thank you, you explained it so nicely, so I suppose I'm good at that.",
  },
  {
    id: "calm-lift",
    question: "Tell me about a time you stayed calm while people around you did not.",
    interviewType: "behavioral",
    level: "strong",
    response:
      "I was the receptionist in an office tower in Jakarta, and one evening in twenty twenty-three the lift stopped between nine and ten with eleven people in it, after an earthquake, in the dark. They were screaming into the intercom, all at once, and our guard was shouting at the panel. I took the handset and I said, my name is Dewi, I can hear you, I'll stay on this line until you're out. I asked for one person to speak, a man, and I asked who felt unwell, and there was a pregnant woman. I told them to sit down, backs to the wall, and to open collars. With the other hand I wrote to the fire brigade and the technician, floor, number of people, pregnant lady first. Every two minutes I said what was happening, even if nothing was. I didn't promise a time. It was thirty-eight minutes. They came out, the lady went to the clinic and was fine, and my guard is now trained on that panel because I asked for it the next day.",
  },
  {
    id: "calm-festival",
    question: "Tell me about a time you stayed calm while people around you did not.",
    interviewType: "behavioral",
    level: "partial",
    response:
      "At a music festival in Belgium I was a volunteer at the gate, and a storm came, and people started to push to get under the tent. The security man was shouting and it made it worse. I climbed on a crate, and I waved with both arms, slow, like this, and said walk, there's room, go left. I kept saying the same words. Some people followed me and it got better quite quickly. I was scared, to be honest, but I think you couldn't see that. Nobody was hurt at our gate as far as I know.",
  },
  {
    id: "calm-by-nature",
    question: "Tell me about a time you stayed calm while people around you did not.",
    interviewType: "behavioral",
    level: "weak",
    response:
      "I'm a calm person by nature, everybody says this about me, my friends always come to me when there's drama, and my flatmate calls me the Buddha. At work when it gets hectic, like on Black Friday, the others are stressed and running around and shouting for the stock and I just do one thing after the other. I don't see the point in panicking. Stress is mostly in the head, I think, so I breathe and smile and then it's fine. I also do yoga, not every day, but quite regularly, and I go running, and I sleep well. I believe that if you're calm then the people around you become calm as well, it's like a mirror, I read that somewhere. So yes, I can say that I've stayed calm a lot of times while others didn't.",
  },
  {
    id: "told-blood-sample",
    question:
      "Tell me about a time you reported a mistake of your own that nobody else would have found.",
    interviewType: "behavioral",
    level: "strong",
    response:
      "I labelled blood samples at a vet's in Bristol, forty or fifty a day. One Friday on the bus home it hit me: the phone had rung, and I couldn't remember checking the second label of two black labradors. Nobody would ever have known. I got off, rang the senior vet and said, I may have swapped these two, please don't treat. I went back and checked, and they were swapped. On Saturday I called both owners, said it was my mistake, and drove out for a new sample myself. One of the dogs would've been on steroids for nothing. Since then, if the phone rings, I start that tube again from the beginning, and it's the rule for all three of us.",
  },
  {
    id: "told-till",
    question:
      "Tell me about a time you reported a mistake of your own that nobody else would have found.",
    interviewType: "behavioral",
    level: "partial",
    response:
      "In the theatre box office in Bergen I once gave somebody the child price for four adult tickets, I noticed it when I counted, it was something like nine hundred kroner. The system would've shown it as a normal discount. I told my manager the next morning and I offered to pay it. She said no, it's okay, but thank you for telling me. I suppose I could have found the customer by the card number, I didn't try that, to be fair.",
  },
  {
    id: "told-perfectionist",
    question:
      "Tell me about a time you reported a mistake of your own that nobody else would have found.",
    interviewType: "behavioral",
    level: "worthless",
    response:
      "To be honest I don't make that kind of mistake, I'm a bit of a perfectionist. There was once a stock list where the numbers weren't right, but that was the fault of the guy before me, he never counted properly and everyone knew it. I corrected it quietly so that it looked good again for the audit, and I changed the date as well. The auditor said it was the tidiest list in the whole region. So in a way I'd say I found a mistake nobody else would've found, and I solved it without bothering anyone.",
  },
  {
    id: "airline-ana-grandfather",
    question: "Why do you want to fly for our airline and not for another one?",
    interviewType: "behavioral",
    level: "strong",
    response:
      "I'll be honest, I made a list of four airlines, and I crossed out two because their bases are nowhere near my mother, who I look after at weekends. Then I spoke with two of your crew, and both told me the same thing without knowing it: the first three weeks are doors, fire and water, and nobody talks about service until you've passed. That decided it. I've been a lifeguard for five years, and it's exactly like that, first you learn to pull people out, then you learn to be nice. I know what I'd be giving up, you fly four short legs a day, I'd be home most nights and not in Tokyo. So I took the four a.m. bus to the airport for a week, and I was there at ten to five every morning.",
  },
  {
    id: "airline-best-company",
    question: "Why do you want to fly for our airline and not for another one?",
    interviewType: "behavioral",
    level: "weak",
    response:
      "Because you're one of the best airlines in the world, everyone knows that, and you have a really good reputation and beautiful uniforms. I've always dreamed of working for a company like this. I think your values fit very well with my values, and I like travelling and meeting people from all over the world, so I believe it would be a perfect match for both of us.",
  },
  {
    id: "airline-question-echo",
    question: "Why do you want to fly for our airline and not for another one?",
    interviewType: "behavioral",
    level: "worthless",
    response:
      "Why do I want to fly for your airline and not for another one. That's a very good question, why do I want to fly for this airline and not for another one. I want to fly for this airline because I want to fly for this airline and not for another one. Another airline is another airline, and this airline is the airline that I want to fly for, and that's why I want to fly for it.",
  },
  {
    id: "myself-prison-kitchen",
    question: "Tell me about yourself. Why do you want to become a flight attendant?",
    interviewType: "behavioral",
    level: "strong",
    response:
      "I'm Callum, I'm thirty-four, and for the last six years I've run the kitchen in a prison near Aberdeen, four hundred meals a day with a crew of eight who didn't choose to be there. Before that I was on supply boats. So I've spent most of my working life in a metal tube with people who can't leave, if you'll forgive the comparison. What I've learned is that people behave when they know what's coming and when you treat them all the same. I count knives at the start and at the end, every day, and in six years I've not had one missing and not had one fight in my kitchen. I did my first aid instructor last spring. Why the cabin? On the boats I had to do a real evacuation once, at night, and I found out I get quiet and clear when it's loud. I'd like a job where that's the point, and not the exception, and where I can be kind with it as well, which, in my place, takes a bit longer.",
  },
  {
    id: "myself-dance-teacher",
    question: "Tell me about yourself. Why do you want to become a flight attendant?",
    interviewType: "behavioral",
    level: "partial",
    response:
      "So, my name's Inés, I'm from Cali, Colombia, I'm twenty-six. I teach salsa to beginners, mostly tourists, in English and Portuguese and a little French, so I'm all day with people who are embarrassed and I make them feel comfortable, that's my job really. I like it very much. I'd like to become a flight attendant because I want to have this contact with people but in a bigger world, with a real career and a team. I know it's more than serving, there's the safety part too, and I'm ready to learn that.",
  },
  {
    id: "myself-dream",
    question: "Tell me about yourself. Why do you want to become a flight attendant?",
    interviewType: "behavioral",
    level: "weak",
    response:
      "Hello, so, I'm twenty-two years old, I finished school, and I worked in different jobs, shop, babysitting, a bit of office. I'm friendly, open, reliable, I love to travel, I've been to Spain and Greece and Croatia. I've dreamt of flying since primary school, I always admired the crews at the airport. And I think I'd be good at it because I smile a lot.",
  },
  {
    id: "recline-upright-for-meal",
    question:
      "Two neighbours, one behind the other, are shouting about a reclined seat during the meal. What would you do?",
    interviewType: "situational",
    level: "strong",
    response:
      "I'd be there in two steps, tray down first, because there are hot drinks about. I get down between the rows and talk quietly, so they have to get quieter too. To the one in front: we're all eating now, could I have the seat up for twenty minutes, and after that it's yours again. That's the usual rule at mealtimes, so nobody's lost. To the one behind: thanks for waiting, I can see your knees. If there's a free seat I offer it to both. My colleague keeps an eye on them, and if it gets insulting or physical, my senior knows and tells the captain, and there's no more wine. After the meal I come back and ask.",
  },
  {
    id: "recline-ask-nicely",
    question:
      "Two neighbours, one behind the other, are shouting about a reclined seat during the meal. What would you do?",
    interviewType: "situational",
    level: "weak",
    response:
      "I would go there and ask them nicely to calm down because the other passengers want to eat in peace. I'd try to find a solution that is good for both of them, maybe one can give in a little bit. It's always important to stay neutral and smile. If it doesn't work I'd call my supervisor, she has more experience in this kind of thing.",
  },
  {
    id: "recline-teach-lesson",
    question:
      "Two neighbours, one behind the other, are shouting about a reclined seat during the meal. What would you do?",
    interviewType: "situational",
    level: "worthless",
    response:
      "Well, the one who reclines during a meal is obviously the idiot, so I'd side with the other passenger. I'd grab the seat and push it up myself, with force if necessary, these seats can take it, and I'd say in a loud voice so that everyone hears it, were you raised in a barn? People have to learn. If she complains I'd tell her she can write to customer service, they never answer anyway. I'd give the man behind a free whisky, a big one. That would finish the discussion very quickly.",
  },
  {
    id: "nut-ask-and-brief",
    question:
      "A mother tells you while boarding that her son has a severe nut allergy. What would you do before and during the service?",
    interviewType: "situational",
    level: "strong",
    response:
      "I'd stop and listen properly, even with the queue, and step half a metre aside with her. I'd ask four things: how did he react the last time, how much does it take, touch or smell or only eating, where's his auto-injector, and who can use it. It stays in the seat pocket, not in the bin above. Then I'd tell the whole crew before the doors close, seat number and name, and the purser, and she tells the captain. I'd check what's in our meals with the list, and if I can't be sure, I say that I'm not sure. I wouldn't promise a nut-free cabin, because I can't know what's in other people's bags, but I'd hold back our nuts as the procedure has it and ask the neighbours kindly. During service one of us only handles his tray, with clean hands. And I'd know for myself where the medical kit is, because with swelling or noisy breathing it's the injector first, and the captain and a doctor call at the same time.",
  },
  {
    id: "nut-no-nuts-near",
    question:
      "A mother tells you while boarding that her son has a severe nut allergy. What would you do before and during the service?",
    interviewType: "situational",
    level: "partial",
    response:
      "I'd thank her for telling me and I would write down the seat. I'd tell my colleague who works with me on that side, and we wouldn't give out the peanuts in those rows, and I'd ask the people next to him if they could please not eat nuts. I'd look if the meal has nuts in it. And I'd be friendly to the boy, so he doesn't feel like a problem. During the flight I'd pass by more often to see that he's okay.",
  },
  {
    id: "nut-promise-everything",
    question:
      "A mother tells you while boarding that her son has a severe nut allergy. What would you do before and during the service?",
    interviewType: "situational",
    level: "worthless",
    response:
      "I'd tell her, don't worry, madam, you can relax completely, there are no nuts on our plane, I guarantee it. Then she's happy and boarding can go on, which is what counts at that moment. I wouldn't make a fuss with the crew, these allergies are mostly fashion nowadays, my cousin says she has one and she eats Nutella. If he really gets a rash I'd give him some water and one of my own antihistamines, and tell the mother to put the injection away, because with needles you only make it worse and everyone panics.",
  },
  {
    id: "laptop-door-height",
    question:
      "On the approach a woman keeps typing on her laptop and says she needs two more lines. What do you say?",
    interviewType: "situational",
    level: "strong",
    response:
      "With a smile, but it isn't a question: I'll need it closed and stowed now, please, we're landing. If we brake hard it flies, and your row can't get out past the table. Save it, one click, I'll wait. And I do wait, until it's under the seat in front, table up, belt on, because if I walk off it's back on her knees. If she refuses I don't argue, I tell my senior that row nine isn't ready, and nobody hears cabin secure from me before it is. After landing I say thank you, I hope the two lines survived.",
  },
  {
    id: "laptop-two-minutes",
    question:
      "On the approach a woman keeps typing on her laptop and says she needs two more lines. What do you say?",
    interviewType: "situational",
    level: "partial",
    response:
      "I'd tell her I understand that it's important, but that we're landing shortly and large electronic devices have to be put away, it's for her own safety. I'd say she can continue after we've landed. If she says two more lines I would give her a moment, because I still have to check the other rows, and then come back and make sure that she has really put it away. I'd be friendly but firm the second time.",
  },
  {
    id: "laptop-please",
    question:
      "On the approach a woman keeps typing on her laptop and says she needs two more lines. What do you say?",
    interviewType: "situational",
    level: "weak",
    response:
      "I'd say, excuse me, madam, could you please put away your laptop, because it's not allowed now. I'd say it in a nice way so she doesn't feel attacked. Most people understand if you're friendly to them. If she's not listening then I would say it again, and at some point she'd be finished with the two lines anyway.",
  },
  {
    id: "anger-you-are-right",
    question:
      "After a four-hour delay a furious cabin boards, and the first man says you ruined his holiday. What would you say to him?",
    interviewType: "situational",
    level: "partial",
    response:
      "I'd look at him and say, four hours is awful, I'm really sorry, I'd be angry too. I wouldn't explain the technical problem at the door because he doesn't want that and there's a hundred people behind him. I'd say, let's get you to your seat, I'll come to you as soon as we're in the air and we'll see what we can do about your connection or hotel. Then the same face for the next one, because they've all heard it. I'd tell my colleagues at the back to have water ready.",
  },
  {
    id: "anger-not-my-fault",
    question:
      "After a four-hour delay a furious cabin boards, and the first man says you ruined his holiday. What would you say to him?",
    interviewType: "situational",
    level: "weak",
    response:
      "I would apologise on behalf of the company and explain to him that it wasn't my fault, because the crew can't do anything about a delay, we were waiting as well. I think it's good if they see that we're in the same boat. And then I'd wish him a pleasant flight all the same, and hopefully his mood gets better with a drink.",
  },
  {
    id: "anger-bite-back",
    question:
      "After a four-hour delay a furious cabin boards, and the first man says you ruined his holiday. What would you say to him?",
    interviewType: "situational",
    level: "worthless",
    response:
      "I'd tell him that nobody forced him to buy the cheapest ticket on the internet. I mean, come on, four hours, there are people in the world with real problems. I've had a long day as well, I was sitting in that crew room with a broken coffee machine and nobody gave me a voucher either, and I won't be shouted at by some guy in flip-flops. If he goes on I'd tell him he can get off again, no problem, I decide who flies. And I'd say it so that the next twenty people in the queue hear it too, because in my experience a cabin like that is a pack of animals, they smell it if you're weak. That usually works, they go very quiet. During the flight I'd leave him till last with the drinks, and if his choice is gone, well, what a pity. You have to show them from the first row who's the boss, or you've lost the whole cabin.",
  },
  {
    id: "alcohol-before-aircraft",
    question: "At the crew briefing you smell alcohol on a colleague's breath. What do you do?",
    interviewType: "situational",
    level: "strong",
    response:
      "I wouldn't wait and I wouldn't gossip. I'd ask her, quietly, outside the room, can I have a second, I think I can smell alcohol, are you all right? Maybe it's mouthwash, maybe she's ill, I'd want to give her the chance. But whatever she says, she isn't going on that aircraft because of me keeping quiet. So I'd say, please go to the purser and call in unfit yourself, now, I'll come with you if you want. If she does, it's much better for her. If she doesn't, or she asks me to cover it, I go to the purser or the captain right then, before we leave for the aircraft, and I say only what I noticed, what time, what she said. I'm not a doctor, I don't say drunk. They decide, they've got a procedure, and they may need somebody from standby, so minutes count. I'd keep it to those people. And afterwards, I'd ring her, because there may be something behind it and I'd tell her about the peer support.",
  },
  {
    id: "alcohol-tell-captain",
    question: "At the crew briefing you smell alcohol on a colleague's breath. What do you do?",
    interviewType: "situational",
    level: "partial",
    response:
      "That's a serious thing. I'd go directly to the purser and tell her in private that I smelled alcohol on my colleague. I wouldn't say it in front of the others, because maybe I'm mistaken, and it's her career. The purser can talk with her then and decide. I think you can't be a friend in that moment, safety comes first, even if it's hard. What happens after that isn't in my hands.",
  },
  {
    id: "alcohol-chewing-gum",
    question: "At the crew briefing you smell alcohol on a colleague's breath. What do you do?",
    interviewType: "situational",
    level: "worthless",
    response:
      "Look, we've all been there, a layover in Bangkok, it gets late. I'd give her a strong mint and my perfume and tell her to stay in the back galley and not breathe on the captain. I'd take over her door check as well, I can sign for both, that's what friends are for. I'd make sure she drinks a lot of coffee before boarding. Telling on someone is the lowest thing you can do in a crew, and if everybody who'd had a glass stayed home, no plane would ever leave.",
  },
  {
    id: "oven-starve-it",
    question: "Smoke is coming out of a galley oven in flight. Talk me through what you do.",
    interviewType: "technical",
    level: "strong",
    response:
      "Door stays shut, that's the first thing, because if I open it I feed it. Power off at the oven and the galley switch, and I call out for my colleague, smoke in the aft galley, oven two. I don't leave it. She gets on the interphone to the flight deck and stays on the line: where, what colour, what we're doing. The third one brings the hood and the extinguishers, moves the oxygen bottle away and gets the first rows back and low. I put the hood on before I breathe any of it, and I feel the door with the back of my hand. If it goes down by itself, good, we keep watching. If I see flames that don't die, I open it just a crack, nozzle in, discharge, and shut it again, and I wait. No water in there, there may be fat and it's electrical. The breaker stays out. That oven isn't used again, somebody stays with it till landing, and the captain hears when anything changes and when it's out.",
  },
  {
    id: "oven-extinguisher-ready",
    question: "Smoke is coming out of a galley oven in flight. Talk me through what you do.",
    interviewType: "technical",
    level: "partial",
    response:
      "Um, okay. I'd switch the oven off straight away and keep it closed. Then I'd take the extinguisher and the smoke hood from the nearest place and stand by. I'd ask somebody to tell the passengers nearby that it's okay and move them if the smoke gets bad. If it starts burning I'd open the door a little and use the extinguisher. When there's no more smoke I'd leave it closed for the rest of the flight. And, right, I'd report it to the purser when it's over.",
  },
  {
    id: "oven-open-and-look",
    question: "Smoke is coming out of a galley oven in flight. Talk me through what you do.",
    interviewType: "technical",
    level: "worthless",
    response:
      "I'd open the oven first of all to see what's burning, you can't fight what you can't see, usually it's just a bit of bread. Then I'd throw a jug of water in, that's quickest, and wave the smoke away with a tray so the detector doesn't go off. I wouldn't call the pilots for that, they're busy and they get nervous, and passengers would ask questions. I'd spray some perfume and then reset the breaker so that the meals get warm, because three hundred people are hungry and the service has to go on.",
  },
  {
    id: "masks-nearest-and-sit",
    question:
      "You are walking through the cabin when the oxygen masks drop. What is the first thing you do, and what comes after it?",
    interviewType: "technical",
    level: "strong",
    response:
      "Nearest mask, on my own face, right away. Not my station, not the child in row twelve, mine, because at that height I may have thirty seconds, maybe less if it was quick. I pull it and then I drop into any seat that's free, or onto an armrest or somebody's lap, and I get a belt on or hold on with both arms, since the nose is going down. Then I show it and shout it through the mask, pull, put it on, belt. I don't walk, I look: who's without one, whose hand can reach the child next to them. I stay there until the flight deck says we can move, and I don't trust that it's over just because it's level. If we don't go down at all, I call them. After the call I take a portable bottle with me and breathe from it, check the flight deck, my colleagues, then the cabin, unconscious people first, and I look into the toilets. Then I report numbers: how many hurt, any damage, anything hot.",
  },
  {
    id: "masks-stay-calm",
    question:
      "You are walking through the cabin when the oxygen masks drop. What is the first thing you do, and what comes after it?",
    interviewType: "technical",
    level: "weak",
    response:
      "So the first thing is to stay calm, because passengers look at us. I would help the people to put on the masks, first the children and the older people, and I'd explain to them that it's nothing bad. Then of course I'd put on mine too. We'd wait for the captain to tell us what's happening and follow the instructions from the training.",
  },
  {
    id: "masks-service-first",
    question:
      "You are walking through the cabin when the oxygen masks drop. What is the first thing you do, and what comes after it?",
    interviewType: "technical",
    level: "worthless",
    response:
      "The first thing I do is to secure my trolley and finish with the guest I'm serving, because leaving somebody in the middle of an order is very unprofessional. Then I'd walk to the front, calmly and without a mask, so that people see there's no danger, I've got good lungs, I used to dive. On the way I push the masks back up into the panels where nobody's using them, it looks so untidy. If anyone feels dizzy I'd tell them to hold their breath and think of something nice until we're lower.",
  },
  {
    id: "breathing-two-minutes",
    question:
      "You find a passenger who does not respond and is not breathing normally. What happens in your first two minutes?",
    interviewType: "technical",
    level: "strong",
    response:
      "I tap both shoulders and speak loudly, nothing. I shout for help, I don't walk off to fetch it: you, defibrillator and oxygen, you, call the flight deck, row thirty, not breathing, starting CPR. Head back, chin up, I look and listen for ten seconds at most. A gasp now and then isn't breathing. We get him flat on the floor, and if the aisle's too tight then into the galley, quickly, and I start: lower half of the breastbone, five to six centimetres, a hundred to a hundred and twenty a minute, thirty, then two breaths with the mask if I've got it, otherwise I just keep pressing. When the defibrillator arrives my colleague switches it on and bares the chest while I go on, one pad under the right collarbone, one on the left side under the armpit. It analyses, nobody touches him, oxygen away, shock if it says so, and I press again at once. By then it's two minutes, so we swap. Somebody calls for a doctor, and somebody writes the times.",
  },
  {
    id: "breathing-start-pressing",
    question:
      "You find a passenger who does not respond and is not breathing normally. What happens in your first two minutes?",
    interviewType: "technical",
    level: "partial",
    response:
      "I'd check if he reacts, I'd talk to him and touch his shoulder. Then I'd check the breathing, maybe ten seconds. If he's not breathing I'd put him on the floor and start with the chest compressions, thirty, and then two breaths, and again. I did my first aid course in May, so I'm quite sure about the rhythm. When a colleague comes by I'd tell her to bring the defibrillator. We'd go on until a doctor takes over.",
  },
  {
    id: "breathing-get-somebody",
    question:
      "You find a passenger who does not respond and is not breathing normally. What happens in your first two minutes?",
    interviewType: "technical",
    level: "weak",
    response:
      "I'd be shocked in the first moment, I think everyone would be, but I'd try to think clearly. I'd go and get a colleague or the purser straight away, because you shouldn't do something like that by yourself, and we'd ask if there's a doctor on board. Until he comes I'd stay with the passenger, and maybe put him in the recovery position and make sure that he's warm.",
  },
];
