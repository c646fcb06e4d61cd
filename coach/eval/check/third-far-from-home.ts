import type { LabelledAnswer } from "../star/format.ts";

export const THIRD_FAR_FROM_HOME: LabelledAnswer[] = [
  {
    id: "base-twin-sister-doha",
    question:
      "If we base you far from home, what will you miss the most, and what makes you come all the same?",
    kind: "motivation",
    level: "strong",
    why: "Honest about a real loss, tested it in life, informed about the base, and can show how she copes.",
    answer: {
      situation:
        "What I'll miss most is my twin sister. We live four streets apart in Thessaloniki and have eaten together every Sunday since we were born, except for the eleven months when I was an au pair and then a hotel receptionist in Reykjavik. That was my test, even if I didn't know it at the time. In the first dark November I cried in the staff laundry.",
      task: "So I know this isn't a holiday. For a base like yours I'd be sharing a company flat, my days off would rarely be a Sunday, and I could miss her wedding, which is in May. What I want from the job is work in which I look after people and have to stay sharp, and I've had that at a desk only in bits.",
      action:
        "To find out if I mean it I've done three things. I spoke with two women from my city who fly out of the Gulf; one loves it, one went home after a year because of the night flights, and I asked her more questions than I asked the other. I did a first aid course with the Red Cross, 24 hours, because the medical side interested me most. And I changed to permanent nights at the hotel for six weeks to see what I'm like at five in the morning.",
      result:
        "In Reykjavik I stayed on for seven months longer than my contract because I'd found a choir and a running group by Christmas; I know now that I have to go out and look for people in the first two weeks. At five in the morning I'm slower but friendly, my guest scores on nights were 9.1 against 9.3 by day. My sister has already put the calendar with the colours on the fridge.",
    },
    faults: [],
  },
  {
    id: "base-fathers-boat",
    question:
      "If we base you far from home, what will you miss the most, and what makes you come all the same?",
    kind: "motivation",
    level: "strong",
    why: "Short, direct and concrete, with proof from his own life that he stays.",
    answer: {
      situation:
        "My father and our boat. I'm from a small island in Cabo Verde and I help him with the nets each morning.",
      task: "The question is can I live away and still work well. I come because I want to be responsible for people, I see it every day when I bring wheelchairs to the aircraft in Sal.",
      action:
        "I tried it already, two years in a cleaning company in Rotterdam. I called home on Sundays only, learned Dutch to B1, joined a football team.",
      result:
        "From nine who began with me two finished the contract. I was one. My brother takes the boat from June.",
    },
    faults: [],
  },
  {
    id: "base-zakopane-figa",
    question:
      "If we base you far from home, what will you miss the most, and what makes you come all the same?",
    kind: "motivation",
    level: "partial",
    why: "Honest and personal, with a reason for the job, but no proof that she has coped with being away.",
    answer: {
      situation:
        "I grew up in Zakopane and the mountains are what I'd miss, I go up nearly every weekend, plus my dog Figa, who would have to live at my mum's.",
      task: "I want to be cabin crew since I was helped so kindly on my first flight at age 17, when I had a panic attack and a stewardess called Ola sat with me through the descent. I would like to be that for somebody.",
      action:
        "I've read about the base, I know the accommodation is shared and that roster bidding comes only after the probation. I would take walking shoes with me and look for the hiking group of the crew, I've seen there's one on Facebook. And I've been working on my English and German at the mountain hut where I serve in the season.",
      result:
        "I believe that I'd settle in quickly since I'm an open person and not afraid of new things.",
    },
    faults: [{ section: "result", fault: "no-outcome" }],
  },
  {
    id: "base-wednesday-pho",
    question:
      "If we base you far from home, what will you miss the most, and what makes you come all the same?",
    kind: "motivation",
    level: "partial",
    why: "A true homesickness and one good example of being away, but the reason for coming is any airline's.",
    answer: {
      situation:
        "My grandmother's kitchen in Hanoi. She's 83 and I know that each time I go could be the last time, so I don't take this question lightly.",
      task: "I want to see the world and I like to meet people from other cultures and I would love to wear your uniform.",
      action:
        "When I was 19 I went for one year to Adelaide for studying. I was homesick for two months. Then I started to cook grandmother's pho each Wednesday for my flatmates and in the end 15 people came, and so I had a home. I'd do this with my crew too.",
      result:
        "I finished the year with good marks, and four of these friends visited me in Vietnam afterwards. My grandmother says go, she'll wait.",
    },
    faults: [{ section: "task", fault: "generic" }],
  },
  {
    id: "base-video-calls",
    question:
      "If we base you far from home, what will you miss the most, and what makes you come all the same?",
    kind: "motivation",
    level: "weak",
    why: "Any candidate could have said it.",
    answer: {
      situation: "I would miss my family and my friends and also the food of my country.",
      task: "But to be cabin crew is my dream since I was a child.",
      action:
        "Today there is video calls so it's not so far. I love travelling and meeting new people.",
      result: "So I'm ready to move and to start a new chapter of my life.",
    },
    faults: [
      { section: "situation", fault: "generic" },
      { section: "task", fault: "generic" },
      { section: "action", fault: "generic" },
      { section: "result", fault: "vague" },
    ],
  },
  {
    id: "base-white-line-sky",
    question:
      "If we base you far from home, what will you miss the most, and what makes you come all the same?",
    kind: "motivation",
    level: "weak",
    why: "Lyrical and long, with no fact about the person, the base or the work.",
    answer: {
      situation:
        "What does it mean to miss something? I think that we only miss what has formed us, and that therefore we carry it with us wherever we go. I'll miss the voices, the smells, the light in my town in the evenings, all these little things that one doesn't notice until the moment when they're gone.",
      task: "And still there's been for as long as I can remember this longing in me when I look up and see a white line in the sky. I ask myself who is up there and where they are going to. For me flying is freedom, it's the courage to let go of the shore in order to discover new oceans.",
      action:
        "I've always been somebody who steps out of her comfort zone. I am convinced that growth starts where comfort ends. I would embrace the new place with open arms, I'd see each day as an adventure and each colleague as a teacher, and I'd never forget where I come from.",
      result:
        "In this way home wouldn't be a place any more but a feeling, and your airline would become a second family for me. This is why I'd come, with all my heart.",
    },
    faults: [
      { section: "situation", fault: "vague" },
      { section: "task", fault: "generic" },
      { section: "action", fault: "generic" },
      { section: "result", fault: "vague" },
    ],
  },
  {
    id: "base-broken-letters",
    question:
      "If we base you far from home, what will you miss the most, and what makes you come all the same?",
    kind: "motivation",
    level: "worthless",
    why: "Random characters and word fragments.",
    answer: {
      situation: "hhgf base ttrw oiu home mmmm sdfg, lkj miss poiu yt rewq",
      task: "zaq xsw cde vfr bgt nhy mju far ki lo p",
      action:
        "qaz wsx edc rfv tgb yhn ujm ik ol come asdf ghjk same lkjh fdsa poiuy trewq mnbv cxz asdfg",
      result: "lkjhg fdsa qwert yuiop zxcv bnm aaa",
    },
    faults: [
      { section: "situation", fault: "gibberish" },
      { section: "task", fault: "gibberish" },
      { section: "action", fault: "gibberish" },
      { section: "result", fault: "gibberish" },
    ],
  },
  {
    id: "base-i-will-come",
    question:
      "If we base you far from home, what will you miss the most, and what makes you come all the same?",
    kind: "motivation",
    level: "worthless",
    why: "One statement turned round and round.",
    answer: {
      situation: "I will miss home the most. Home is what I will miss the most because it is home.",
      task: "I will come all the same. I will miss home but I will come, and I will come because I want to come.",
      action:
        "I want to come and I will come. I will miss home the most and I will come all the same. I want to come because I want it, and I want it because I will come. I will miss home and I want to come and I will come.",
      result: "So I will come all the same, and I will miss home the most, and I will come.",
    },
    faults: [
      { section: "situation", fault: "vague" },
      { section: "task", fault: "vague" },
      { section: "action", fault: "vague" },
      { section: "result", fault: "vague" },
    ],
  },
];
