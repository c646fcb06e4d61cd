import type { LabelledAnswer } from "./format.ts";

export const YOURSELF_AND_WHY: LabelledAnswer[] = [
  {
    id: "bank-about-yourself-strong-1",
    question: "Tell me about yourself. Why do you want to become a flight attendant?",
    kind: "motivation",
    level: "strong",
    why: "Two chosen experiences that a cabin needs, a reason that belongs to this job, knows real crew life, safety unasked.",
    answer: {
      situation:
        "I'm thirty-six, I come from Thessaloniki, and for nine years I've been a steward on the ferries to the islands, the last three as the one responsible for the aft passenger deck. Four in the morning is a normal hour for me, and in summer we've got twelve hundred hot, tired people on board.",
      task: "What I've found out there is that I like the part that the guests don't see. Everybody thinks we sell coffee. But once a month I run the drill for my muster station, I check a hundred and eighty life jackets, and in two thousand twenty-one, when we'd smoke in the car deck at night, I brought two hundred people upstairs and counted them. It was a truck's heater, nobody was hurt. That night I understood for what I'm really there.",
      action:
        "So I began to look at the work in the air. I talked with two cabin crew who travel with us to their homes, I asked them about the worst things: standby, the roster that changes, the birthdays you miss, the dry air. I've done my first aid renewal in March and I'm improving my German at the evening school.",
      result:
        "I want to change because I want to have this responsibility at a higher level, with real training every year and with a new crew each day whom I can trust since we have all learned the same. What I bring is nine years of keeping people friendly when they're late, and calm when it smells like smoke.",
    },
    faults: [],
  },
  {
    id: "bank-about-yourself-strong-2",
    question: "Tell me about yourself. Why do you want to become a flight attendant?",
    kind: "motivation",
    level: "strong",
    why: "Short, concrete, job-specific reason, knows the downside, names safety and backs it with a fact.",
    answer: {
      situation:
        "I'm twenty-four. I've been a nursery assistant in Swansea for four years, and every other weekend I volunteer with the lifeboat.",
      task: "I want both halves in one job: looking after people for hours, and being the one who's trained for the bad ten minutes.",
      action:
        "A friend who flies told me honestly about standby, four a.m. and missed Christmases. My pager already goes off at Christmas dinner.",
      result:
        "I've helped bring in eleven people. On board I'd hope never to need that, but I'd check my door and kit as if today was the day.",
    },
    faults: [],
  },
  {
    id: "bank-about-yourself-partial-1",
    question: "Tell me about yourself. Why do you want to become a flight attendant?",
    kind: "motivation",
    level: "partial",
    why: "Concrete and likeable service background, but pure hospitality: no safety and no knowledge of crew life.",
    answer: {
      situation:
        "My name's not so easy, so everybody calls me Bo. I'm twenty-six and I'm from Chiang Mai. After the hotel school I worked two years in a resort, where I was the first person that the guests saw in the morning, at the breakfast, one hundred and forty covers, and I knew by the third day who takes the tea with lemon.",
      task: "I want to become a flight attendant because I like to host people, and I want to do it for an airline that's known for its service.",
      action:
        "In the hotel I was chosen to train four new colleagues, and I made with them a little book with the names and habits of returning guests. I also learned Mandarin to intermediate level, since about a third of our guests came from China. When a family from Chengdu came back the second time I could speak with the grandmother and she introduced me to everyone at the table.",
      result:
        "I think I'd bring this to your cabin: that people feel that somebody knows them, even if it's only for six hours.",
    },
    faults: [],
  },
  {
    id: "bank-about-yourself-partial-2",
    question: "Tell me about yourself. Why do you want to become a flight attendant?",
    kind: "motivation",
    level: "partial",
    why: "Good relevant experience, told as a CV; the why is missing but for one line that fits any job.",
    answer: {
      situation:
        "I'm thirty-one years old and I live in Tampa. I graduated high school in twenty twelve, then I did two years of community college for criminal justice. From twenty fourteen to twenty eighteen I served in the Coast Guard as a boatswain's mate.",
      task: "After I got out I did security at a cruise terminal, checking up to two thousand passengers a day. Since twenty twenty-one I've been a front gate supervisor at a theme park. I lead eight people per shift.",
      action:
        "I hold a current CPR and AED card and I used it once, on a gentleman who collapsed in line in August heat. I ran the AED until the medics took over, and he made it. I also handle the lost children procedure and write most of our incident reports. I speak conversational Spanish.",
      result:
        "I'm looking for a new challenge where I can keep growing, and I believe that being a flight attendant would be a great next step for me.",
    },
    faults: [],
  },
  {
    id: "bank-about-yourself-weak-1",
    question: "Tell me about yourself. Why do you want to become a flight attendant?",
    kind: "motivation",
    level: "weak",
    why: "Loves travel and people; honest, generic, hardly a fact.",
    answer: {
      situation:
        "I'm nineteen and I just finished school. My hobbies are dancing and meeting friends.",
      task: "I want to be a flight attendant because I love to travel and to meet people from different cultures.",
      action: "It has been my dream since I was a little girl. I'm friendly and I like to help.",
      result: "I think it's the perfect job for me.",
    },
    faults: [
      {
        section: "task",
        fault: "generic",
      },
    ],
  },
  {
    id: "bank-about-yourself-weak-2",
    question: "Tell me about yourself. Why do you want to become a flight attendant?",
    kind: "motivation",
    level: "weak",
    why: "Long and sincere but generic: dream, travel, people person; no experience chosen, no idea of the job.",
    answer: {
      situation:
        "Okay so, about myself, um, I'm a very open and positive person, I'd say, I'm always in a good mood and people say that I light up the room a bit. I grew up in a small town where, you know, nothing really happens, and I always knew that I wanted to get out and see something of the world. I've done a few different jobs, like in an office and also a bit in sales, but I never really felt that it was, like, my thing.",
      task: "And I guess the reason why I want to do it is that I just can't see myself sitting at a desk every day from nine to five, it's so boring, you know? I want every day to be different. And flying has always fascinated me, like when I'm at the airport I get this feeling, I can't really explain it.",
      action:
        "I also think the crew always look so elegant and so, um, together, and I always admired that when we went on holidays with my parents. I'm quite a people person and I get on well with everyone, old people, kids, everyone really. I'm flexible too because I don't have a family of my own yet.",
      result:
        "So yeah, I think it would suit me and I would give it a hundred percent. I'd be really happy if I got the chance to show it.",
    },
    faults: [
      {
        section: "task",
        fault: "generic",
      },
    ],
  },
  {
    id: "bank-about-yourself-worthless-1",
    question: "Tell me about yourself. Why do you want to become a flight attendant?",
    kind: "motivation",
    level: "worthless",
    why: "Contempt for former colleagues and passengers; wants only the perks and says so.",
    answer: {
      situation:
        "I'm twenty-eight and I've had seven jobs in three years, because wherever I went the bosses were idiots and the colleagues were jealous of me. In the last one, at the phone shop, I had to explain the same thing to stupid pensioners all day long.",
      task: "I want to be a flight attendant for the free flights, the hotels with a pool and the shopping in Dubai and New York. Honestly everyone wants that, the others just don't say it.",
      action:
        "I've already checked which airlines give the most free tickets for the family and where you fly the least hours. The safety thing with the arms I can learn in one afternoon, a parrot could do it, and passing round a tray isn't exactly difficult either. I look good in a uniform and I've got eleven thousand followers who'd love the content.",
      result:
        "I'd do it for two years or so until something better turns up. You'd be lucky to have me, because most of the crew I see on board are past their best.",
    },
    faults: [
      {
        section: "situation",
        fault: "blames",
      },
      {
        section: "result",
        fault: "blames",
      },
    ],
  },
  {
    id: "bank-about-yourself-worthless-2",
    question: "Tell me about yourself. Why do you want to become a flight attendant?",
    kind: "motivation",
    level: "worthless",
    why: "Grand filler about wings and skies; no person, no fact and no reason in it.",
    answer: {
      situation:
        "I'm a passionate, dynamic and results-oriented individual with a proven track record of excellence, a citizen of the world whose heart has always beaten above the clouds. My journey has been one of growth, of resilience, and of relentless curiosity.",
      task: "To become a flight attendant is, for me, far more than a profession: it's a calling. It's the art of transforming distance into closeness and of turning a seat number into a story. In this noble mission I see the perfect convergence of my values, my vision and my talents.",
      action:
        "Every step of my path has prepared me for this moment. With outstanding interpersonal competence, exceptional adaptability and a genuine passion for people I have consistently exceeded expectations in every environment, inspiring those around me to reach for new heights and delivering unparalleled experiences time after time.",
      result:
        "I am confident that I'd be an invaluable asset to your esteemed airline, an ambassador of its brand and a beacon of warmth in the sky. Together we will not only reach destinations, we will touch lives.",
    },
    faults: [],
  },
];
