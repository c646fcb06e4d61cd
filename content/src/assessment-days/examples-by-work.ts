/** Words for a moment of the final interview from the life of whoever asks: by the id of the moment, then by what they do now. */
export const EXAMPLES_BY_WORK: Readonly<
  Record<string, { guests: string; care: string; studies: string }>
> = {
  "tell-us-about-yourself": {
    guests:
      "I work at a hotel reception, and before that I sold shoes for two years. The part I like best is the worried guest at eleven at night, and that's the part I'd like to do in the air.",
    care: "I'm a carer in a home with thirty residents, and before that I worked in a bakery. I've learnt to do the safe thing first and the kind thing with it, and that's why I'm here today.",
    studies:
      "I finished school last summer, and at weekends I sell tickets at a swimming pool. I've led a scout group for three years, and looking after people is what I'd like to do for a living.",
  },
  "why-this-airline": {
    guests:
      "Your crews sleep at my hotel, so I asked one of them at breakfast what keeps her here. She said the base is small enough to know each other, and that you train your own people from the first day.",
    care: "The mother of a boy in my nursery group flies for you, and I asked her about the training. She told me about the smoke cabin in your own centre, and your new base is twenty minutes from my flat.",
    studies:
      "At your open day I asked a purser about her first winter. She said a mentor flew with her for three months. That, and crews who stay together for a whole block of days, is what I'd come for.",
  },
  "why-cabin-crew": {
    guests:
      "In the restaurant I'm on my feet until one and home when the family's asleep, so tired evenings don't put me off. What I want on top is the safety side: being trained for the bad minute.",
    care: "I know shifts, sore feet and missed birthdays from three years on the ward. I'd take them on again, because I like work where the checks come first and a friendly word goes with each one.",
    studies:
      "I've asked two crew members about four o'clock alarms and rows of tired families. I still want it: as a lifeguard at our lake I liked that people could relax because I was the one watching.",
  },
  "a-real-example": {
    guests:
      "A guest's card was refused in front of his whole family. I turned the machine away, asked him quietly over to the bar, and we found another way. He came back the next week and shook my hand.",
    care: "A lady on my floor wouldn't let anybody wash her hair. I sat down and asked who used to do it. Her sister, she said, with music on. We put the radio on, and now I ask that question first.",
    studies:
      "Our coach broke down on a class trip, an hour from anywhere. I counted all thirty of us, rang the school with the road number and shared out the sandwiches. Nobody wandered off, and I learnt to count first.",
  },
  "the-probing-question": {
    guests:
      "What did I do first? I took one breath before I answered. Then I told her, 'You've been passed round four times, so I'm staying on the line with you until it's done.'",
    care: "What did I feel? Frightened for a moment, honestly. He was shouting for his daughter, so I sat down lower than him and said, 'Tell me her name.' What the others in the room did, I don't remember.",
    studies:
      "What was I thinking? That we had two days left and he hadn't written a page. So I asked him, 'Which half would you rather do?' He picked the pictures, and I took the text.",
  },
  "the-weakness": {
    guests:
      "I used to talk too long with one customer while others waited. My shop manager timed it once: nine minutes. Now I look up at the queue in between, nod to whoever's next and say when I'll be there.",
    care: "I explain too much. A pharmacist I work with told me that people take home one thing, so now I say the one thing first and then ask what else they'd like to know.",
    studies:
      "I used to be quiet in a new group. Our project tutor said my ideas came too late to be used, so now I say one thing in the first ten minutes, even if it's only a question.",
  },
  "the-gap": {
    guests:
      "I left the hotel for eleven months to look after my mother after her operation, and she's been back on her feet since spring. I learnt to plan a day round somebody else, and I'm free and ready to start now.",
    care: "I failed my nursing exam at the first try, asked where I'd lost the points and passed it the spring after, with a study plan on the fridge. That chapter's closed, so I'm ready for you and free from today.",
    studies:
      "After school I spent ten months in New Zealand picking apples and cleaning hostel rooms, and I paid for every week of it myself. I've been home since March with nothing left to finish, so I'm free now and ready to begin.",
  },
  "the-safety-question": {
    guests:
      "As in our kitchen fire drill: I'd move people away while a colleague raises the alarm. After that I'd do what the captain says, and exactly how to do it I'd have from your training.",
    care: "I'd keep the order we have on the ward: make the space safe, call for help out loud, stay with the person, write it down after. The procedure on board I'd have learnt from you, and I'd ask if I were unsure.",
    studies:
      "My first aid course taught me to look for danger, move people, call somebody and then help. I'd keep that order, do what the purser tells me, and leave the parts I don't know to your training.",
  },
  "the-ethical-question": {
    guests:
      "A colleague once propped our fire door open with a beer crate. I moved the crate, told her why, and said I'd have to mention it if it happened again. On board I'd do the same, and go to the purser.",
    care: "I'd say it to him first, as I did when a colleague skipped the gloves: 'Put them on, I'll wait.' He did. Otherwise the ward sister would've heard it from me, and on board it would be the purser.",
    studies:
      "In the lab my partner took his goggles off for a photo. I turned the burner off and asked him to put them on, and he did. Had he refused, I'd have told the tutor, and on board I'd tell the purser.",
  },
  "the-hard-facts": {
    guests:
      "I've read six months' probation and a fixed basic wage. I did the sums on that alone, as I do now with my tips left out, and the rent fits. How much notice is usual on standby?",
    care: "I know on-call weekends from the hospital pharmacy: bag by the door, phone on loud. I've read ninety minutes to the airport, so I've looked at rooms closer in. Does that apply in training too?",
    studies:
      "I've lived on a student budget for three years, so I listed the training weeks, the deposit and the bus pass first. I read that the bond runs for two years. Does it start with the first flight?",
  },
  "five-years": {
    guests:
      "Still flying, and good at it. In our restaurant I'm the one who shows new waiters their first week, so I could see myself as an instructor, but I'd want a few hundred flights behind me first.",
    care: "In the cabin, sure of my drills. On the ward it took three years until they let me lead a night, and that was right. Senior crew would be my aim, and I'd go there at the same pace.",
    studies:
      "In the cabin, so at home that new people ask me things. At our open days I loved telling school leavers about the course, so perhaps recruiting one day, but flying comes first for a good while.",
  },
  "your-strength": {
    guests:
      "I see who needs something before they wave. At the check-in desk a man held his form upside down, because he'd lost his glasses, so I read it to him. A crew would get somebody who looks up.",
    care: "I'm reliable with small things. In the pharmacy I count every delivery twice, and for two years the cupboard has matched the list. A crew could hand me a checklist and know that it's done.",
    studies:
      "I bring quiet people in. In our seminar group one girl never spoke, so I asked her to read out the results, and in the end she presented them. In a crew that's new every day, I'd do the same.",
  },
  "why-you": {
    guests:
      "I don't know the others, so I'll speak for myself: I've opened our cafe at five for three winters, and the door was never late. I'd move to your base and start learning again from page one.",
    care: "I can only speak for myself. Parents hand me a crying toddler at seven in the morning and go to work calmer than they came. I'd bring you that, along with early starts and a move to the base.",
    studies:
      "I can't speak for the rest. I learn for people: at summer camp I picked up forty signs in a week to talk to a deaf boy. I'd learn your manuals like that, and I'm free to move.",
  },
  "leaving-the-job": {
    guests:
      "The call centre has taught me to calm people down with nothing but my voice. I'd like to use that with faces in front of me and their safety in my hands, which a headset can't offer.",
    care: "As a physiotherapist's assistant I help people stand up who don't trust their legs yet. I'd like to go on giving that kind of calm, in a crew and on the move, and our practice stays in one street.",
    studies:
      "Two years at the cinema have taught me to get three hundred people out in good order and good spirits. My studies end in June, and I want a full job where that's the heart of it.",
  },
  dismissed: {
    guests:
      "The restaurant didn't keep me after the trial months, because I mixed up table numbers. At the next place I drew myself a plan of the room, and after two years there I teach the new ones with it.",
    care: "The nursery didn't renew my contract, because my notes for the parents came in late. In my present job I write them before I take my apron off, and they've been on time for eighteen months.",
    studies:
      "The supermarket ended my student job because I swapped too many shifts in exam weeks. I should've told them my dates in September. At the library I did just that, and I've stayed two years.",
  },
  "many-short-jobs": {
    guests:
      "They were a ski season, a trade fair and a Christmas market, each with an end date from the start. It was guests every time, two of them asked me back, and now I want one that runs all year.",
    care: "I covered parental leave at three care homes, one after the other. I've learnt to join a new team on Monday and be useful by Tuesday, and now I'm looking for one place where I can stay.",
    studies:
      "They paid for my studies: ice cream in summer, coats at the theatre in winter. It was always people across a counter, and with my exams behind me I want one job that lasts.",
  },
  "other-applications": {
    guests:
      "Yes, at two others. You come first because you're the one with a base here, and in the airport shop I sell your crews their water at five in the morning, and they're laughing with each other.",
    care: "Yes, at one other, because I'm sure about the work. You're my first choice: your island flights carry patients to hospital and home again, and as a nurse I've helped two of ours on board.",
    studies:
      "Yes, at two others, because I'd rather start than wait. You're first on my list, since you teach all beginners together in one class for eight weeks, and my study group showed me I learn best that way.",
  },
  "plan-b": {
    guests:
      "I'd be sad on the tram home. Then I'd ask what was missing, if you tell people, work on it after my shifts at the hotel desk, and apply again on the first day the rules allow.",
    care: "I'd be disappointed until about Sunday. Then I'd keep my shifts at the care home, practise whatever you tell me was weak, and write the date of the next try in my diary.",
    studies:
      "I'd be low for a day and ask for feedback if you give it. I'd turn my Saturdays at the garden centre into full weeks, and come back with a year of customers once your waiting time is over.",
  },
  "far-from-home": {
    guests:
      "I did two seasons in a mountain hotel nine hours from home. My parents got a call every Sunday after the breakfast shift, and I found friends in the village band. I'd choose that again.",
    care: "I moved across the country with two suitcases to train as a carer. My gran and I cook the same soup on video every Wednesday, and I met my friends at the climbing wall. I'd do it that way again.",
    studies:
      "I did a term in Lisbon and knew nobody when I landed. I rang home on Thursdays and cooked for the whole flat in week one, and soon there were eight of us at the table. I'd start like that at the base.",
  },
  "children-and-partner": {
    guests:
      "My life's been set up for late shifts since I started in the bar, and at home everybody knows how a rota works. Nights, weekends and standby are arranged, so you can plan with me.",
    care: "At the clinic I've worked every second weekend for four years and haven't had to hand one back. At home it's all arranged for early starts and nights, and standby is part of that plan.",
    studies:
      "I thought that through before I applied. For a year I've had lectures by day and the night desk in our hall of residence, and everything's arranged so that you can roster me early, late and on standby.",
  },
  "shifts-and-holidays": {
    guests:
      "I've worked the last three New Year's Eves in a hotel. I eat something warm before the shift, put my phone away after it, and the family holds its party on the second Saturday in January.",
    care: "I've done about sixty nights as a nurse. I sleep with a mask and earplugs and cook for three days at once. My sisters keep the presents until I'm there, so our Christmas moves a little.",
    studies:
      "I don't know nights from work yet, so I asked a neighbour who drives trams at four. In the holidays I tried it his way: bag packed, porridge ready, lights out at eight. After a week it worked.",
  },
  "love-of-travelling": {
    guests:
      "I do, but on board I'd be the one at work, and that's the part I'm after. In our souvenir shop I've learnt to say thank you in fourteen languages, just to see people's faces relax.",
    care: "A little, yes. More than places I like the people: our ward has families from nine countries, and I ask each how they'd like to be addressed. Keeping people like them safe is what I'd fly for.",
    studies:
      "Yes, but looking after people comes first. On an exchange in Poland my host family's gran and I had no language in common, so we talked by laying the table. That ease is what I'd bring on board.",
  },
  "career-change": {
    guests:
      "Eight years in restaurants gave me an eye for the whole room and a calm voice: when the lights went out, sixty people stayed in their seats. Now I'd like to be trained for more, from the first rank up.",
    care: "Ten years of teaching taught me to give one clear instruction and to spot who didn't hear it: my thirty were out first at every fire drill. Now my class has left, and I'd gladly be the pupil.",
    studies:
      "My degree's in geology, so it may look far off. On field trips I packed the safety kit for twenty and got the last one up the hill in good spirits. That's the work I want now, as a beginner.",
  },
  "work-under-pressure": {
    guests:
      "Snow closed the motorway, and our call queue went to two hundred. I took stranded families first, then wrote a text the whole team could read out, then rang people back. By ten it was empty, and I went for a swim.",
    care: "Three bells rang at once. I looked in on all three, stayed with the man who felt dizzy, sent my colleague to the others and told each how long. All was well by six, and I cycled home the long way.",
    studies:
      "Our lead fell ill an hour before the school play. I shared out her lines, asked the teacher to hold the doors for ten minutes and prompted from the wings. We got through it, and I slept well.",
  },
  "biggest-mistake": {
    guests:
      "I took a booking for the wrong Friday, and a couple stood there on their anniversary. I apologised, told my manager, and we set them a table in the bar. Since then I read day and date back to people.",
    care: "I told a family the wrong visiting hour, and they'd driven a long way. I said it was my fault and asked the sister, who let them in. Now I look at the sheet before I answer, even when I'm sure.",
    studies:
      "I sent the tutor our group's old draft on deadline day. I rang him within ten minutes, told the group and sent the right one. Since then somebody else opens the file before I press send.",
  },
  "describe-yourself": {
    guests:
      "Punctual: I hold the key to the shop. Warm: two customers bring me cake at Christmas. Steady: when the queue reaches the door, my voice stays where it was.",
    care: "Patient: I tie twenty pairs of shoelaces before every walk. Observant: I notice which child hasn't eaten. Cheerful: our cook says she hears me coming down the corridor.",
    studies:
      "Organised: I kept the timetable for our leavers' trip. Open: I share a kitchen with five nationalities. Hardy: I've delivered newspapers at five in the morning since I was sixteen.",
  },
  "what-others-say": {
    guests:
      "My head waiter wrote in my reference, 'Sees the empty glass before the guest does.' My friends tease me because I stack the plates when we eat out.",
    care: "At my appraisal the sister said, 'When you're on, the corridor's quiet.' My colleagues tease me about my four pens, and they all know where to borrow one.",
    studies:
      "My trainer at the rowing club calls me 'the clock', because the boat's ready when I say it will be. My flatmates laugh that I label the spices, and then they use them.",
  },
  hobbies: {
    guests:
      "On Mondays, when our bar's closed, I play volleyball with people from four other kitchens, and I'm learning Italian with a neighbour. She corrects every sentence, so I've learnt not to mind.",
    care: "I swim with two colleagues before the late shift, and once a month I cook for thirty at the parish hall. I've learnt that everybody waits more happily once the bread's on the table.",
    studies:
      "I'm in the university theatre group, mostly in small parts, and I mend bicycles with my cousin. On stage I've learnt to reach the last row without shouting.",
  },
  "what-you-know-of-us": {
    guests:
      "You've three bases, two aircraft types, a new route to Oslo, and crews who are home most nights. It's on your careers page, and from my check-in desk I see it: your crews greet us by name, and I like that.",
    care: "You fly from four bases, added two aircraft in spring, train in your own centre and let crews swap days. A colleague's sister who flies for you told me the last one, and as a carer on a rota I liked it most.",
    studies:
      "You've two bases, one aircraft family, forty routes and a new night stop in Athens. I asked a steward on the way back from a study trip, and he told me you like beginners. That I liked best.",
  },
  "not-knowing": {
    guests:
      "I haven't had that yet. The closest was a man who wanted to go back into our hotel during an alarm, for his laptop. May I tell you how I kept him outside?",
    care: "That hasn't come up in my work. The nearest was a boy at our nursery with a bead up his nose, and a very upset father beside him. Shall I tell you about that one?",
    studies:
      "May I think for a moment? No, I've not been in that situation. The nearest was a girl in our hiking club who twisted her ankle two hours from the hut. I could tell you what I did there.",
  },
  "joining-the-talk": {
    guests:
      "Tom, you said we should start with the families. I'd add one thing from our hotel: we ask who has to leave first, and it saves time. Mia, how do you see it?",
    care: "I'd like to build on that, Sara. On our ward one person keeps the list and another the clock. Shall we try it here? Yusuf, which would you take?",
    studies:
      "Good point about the time, Leo. In my project group we tick off what we all agree on first, and then only two items are left. Hanna, which would you drop?",
  },
  "speaking-of-the-accent": {
    guests:
      "The word's gone for a second, so I'll say it another way: the list in our kitchen that shows who can't eat nuts or milk. I read that before I carry anything out.",
    care: "I'm missing one word. It's the belt we put round a patient's waist, so that we can help him stand up safely. I fasten it before he moves.",
    studies:
      "I don't have the English word. It's the bright yellow thing we wore over our jackets as helpers at the town run. With that on, the runners knew who to ask.",
  },
  "why-not-pilot": {
    guests:
      "I respect both jobs. But when our restaurant boat had to wait out a storm, four of us kept eighty people calm and fed for three hours. That's when I noticed I belong with the people.",
    care: "I admire both. But on an outing the lift stuck, and I spent forty minutes in it with five of our residents, who were all looking at me. We sang. That's the place where I'm some use.",
    studies:
      "A friend of mine is training as a pilot, and I love hearing about it. But on our club's night bus to the finals I was the one in the aisle with the blankets and the bin bag, and I was happy there.",
  },
  "length-and-shape": {
    guests:
      "In the end he took the later table and left a note for the kitchen, and now we ring people when we're running late. That's the short version. Would you like more of it?",
    care: "By Friday she'd climbed all twelve steps, and we've used her way of counting with other patients since. That's how it ended. Shall I say more about any part?",
    studies:
      "We handed it in an hour early, got the second best mark, and the group still meets. I'll stop there, unless you'd like to hear how we split the work.",
  },
  "story-from-elsewhere": {
    guests:
      "It isn't from the shop, it's from my cousin's wedding in May: the band's van had broken down, a hundred guests were waiting, and I was the one holding the microphone.",
    care: "It's not from the pharmacy, if that's all right. I coach the under tens at judo, and in June two parents began to argue at the edge of the mat, so I went over.",
    studies:
      "It's from school, this spring: I was in charge of the cloakroom at our summer ball when the rail fell over, and two hundred coats lost their numbers.",
  },
};
