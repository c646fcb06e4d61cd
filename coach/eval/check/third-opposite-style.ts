import type { LabelledAnswer } from "../star/format.ts";

export const THIRD_OPPOSITE_STYLE: LabelledAnswer[] = [
  {
    id: "opposite-ambulance-dispatch",
    question:
      "Tell me about somebody at work whose style was the opposite of yours. How did you get the job done together?",
    kind: "behavioural",
    level: "strong",
    why: "Shows she looked at her own part first, changed her own behaviour, and gives a before-and-after.",
    answer: {
      situation:
        "For two years I was a call handler in a patient transport service in Nairobi. They paired me with Mr Otieno, who was fifty-eight and did everything on paper and by voice. I am quick, I type, and I hate being interrupted. In our first week we double-booked vehicles four times.",
      task: "We shared one desk and one fleet of nine cars. As the newer one I was asked by our supervisor to sort out how the two of us would hand over to each other.",
      action:
        "My first thought was that he should learn the computer. Then I sat next to him for one shift and only listened, and I saw that he knew every driver's voice and every bad road, which my screen did not. So I asked him to teach me that, and I offered something in return: whenever he wrote a car down on his sheet he would say the number aloud, and I would repeat it and type it. I stopped putting on my headset between calls so he could reach me. When I disagreed with him I waited until the line was quiet.",
      result:
        "Double bookings went from four a week to one in the whole of the next month. He asked to stay on my shift when the rota changed. And I still repeat numbers aloud, which I understand your crews do too.",
    },
    faults: [],
  },
  {
    id: "opposite-kitchen-silence",
    question:
      "Tell me about somebody at work whose style was the opposite of yours. How did you get the job done together?",
    kind: "behavioural",
    level: "strong",
    why: "Plain, short, specific; a frank talk and a measured improvement.",
    answer: {
      situation:
        "In Hamburg I did hotel breakfast for 180 guests with Jürgen. He never speaks at work. I am from Naples, I speak always.",
      task: "I had the hot side, he the cold. Three mornings we opened late, because I asked and he didn't answer.",
      action:
        "I invited him for coffee and asked what disturbs him. The talking before six, he said. So I made a board with magnets, red or green for each dish. He moved the magnet and I kept my mouth shut till six.",
      result: "From the Monday we opened on time, five weeks without one delay.",
    },
    faults: [],
  },
  {
    id: "opposite-theatre-props",
    question:
      "Tell me about somebody at work whose style was the opposite of yours. How did you get the job done together?",
    kind: "behavioural",
    level: "partial",
    why: "Clear contrast and her own actions, but no task of her own and the result has no measure.",
    answer: {
      situation:
        "I worked backstage at a theatre in Bristol with another props assistant, Callum, who improvised everything. I like lists. He'd put things down wherever his hand happened to be, and then the sword wasn't in the wings when the actor went for it. He'd come from street theatre and thought that a show was alive only if no one knew exactly what was coming. I'd come from a museum store, where each object has a number and you wear gloves. In the first week of the run we had a letter missing, then a crown, and then the sword, and the stage manager's notes were getting shorter and sharper.",
      task: "The show had two props tables and a quick change in Act Two, and things were getting lost.",
      action:
        "I tried writing him lists and he ignored them, so I changed tack. I taped outlines of each prop on to the tables, like a tool wall, so that he could put things back fast without reading. I asked him what he needed from me and he said to stop following him about, which was fair, so I checked the tables at the interval only. I also took something from him. On the night a chair leg snapped he'd lashed it with gaffer and a wooden spoon in forty seconds while I was still looking for the spare in the inventory, so I asked him to build us an emergency box, and I only labelled it. We agreed that anything that broke was his and anything that had to be found was mine.",
      result: "It worked much better and the rest of the run went smoothly.",
    },
    faults: [
      { section: "task", fault: "no-task-ownership" },
      { section: "result", fault: "no-number" },
    ],
  },
  {
    id: "opposite-hotel-reservation-japan",
    question:
      "Tell me about somebody at work whose style was the opposite of yours. How did you get the job done together?",
    kind: "behavioural",
    level: "partial",
    why: "Good situation and a number, but 'we' hides who did what.",
    answer: {
      situation:
        "I was in the reservations team of a ski hotel in Hokkaido for one winter. My colleague from Australia liked to decide fast and to say yes to the guest. I like to check first and then answer.",
      task: "I was in charge to answer the group requests within 24 hours together with her.",
      action:
        "We discussed our difference and we found a good balance. We made a list of which request can be answered at once and which must be checked. We respected each other and we always shared the information, and we learned from each other very much.",
      result:
        "Our average answer time became 9 hours, before it was 20, and we had no wrong confirmation for the rest of the season.",
    },
    faults: [{ section: "action", fault: "we-hides-you" }],
  },
  {
    id: "opposite-respect-everyone",
    question:
      "Tell me about somebody at work whose style was the opposite of yours. How did you get the job done together?",
    kind: "behavioural",
    level: "weak",
    why: "General remarks about respect; the colleague has no face and nothing happens.",
    answer: {
      situation:
        "At my old job there was a person who was very different from me, she was kind of chaotic and I am organised.",
      task: "We had to work together on the same team.",
      action:
        "I tried to be patient and respectful because everyone is different and you have to accept people how they are. Communication is key.",
      result: "In the end we got along okay and the work was done.",
    },
    faults: [
      { section: "situation", fault: "vague" },
      { section: "action", fault: "generic" },
      { section: "result", fault: "vague" },
    ],
  },
  {
    id: "opposite-diversity-reflection",
    question:
      "Tell me about somebody at work whose style was the opposite of yours. How did you get the job done together?",
    kind: "behavioural",
    level: "weak",
    why: "Warm and well spoken, with one real setting, but it never gets down to what he did on any given day.",
    answer: {
      situation:
        "Having grown up in Casablanca, studied in Montpellier and now worked for more than a year at the information desk of a shopping centre, I can say I've had the chance to collaborate with nearly every type of personality that exists. There was in particular one colleague, an introvert with a very analytical way of seeing things, whereas I am known as somebody spontaneous and sunny.",
      task: "What I understood quite early is that two opposite people aren't a weakness for a team; on the contrary, they're its greatest wealth, on condition that each accepts to take a step toward the other.",
      action:
        "I therefore made it my philosophy to be curious about him. I adapted my energy, I left him his space, I valued his ideas, and bit by bit a real mutual trust was created between us. I think he also learnt from me to be more open with the visitors, as I learnt from him to think twice before I speak.",
      result:
        "Our collaboration became a beautiful example for the whole desk and I keep from it the conviction that difference is a strength. It's exactly this that I look for in a multicultural crew.",
    },
    faults: [
      { section: "situation", fault: "vague" },
      { section: "action", fault: "vague" },
      { section: "result", fault: "no-outcome" },
    ],
  },
  {
    id: "opposite-lazy-colleague",
    question:
      "Tell me about somebody at work whose style was the opposite of yours. How did you get the job done together?",
    kind: "behavioural",
    level: "worthless",
    why: "Everything is the colleague's fault and the manager's; contempt where cooperation was asked for.",
    answer: {
      situation:
        "There was this woman Ines at the call centre in Lisbon, she was slow like you cannot imagine. Maybe it's her age. She was the opposite of me because I work and she doesn't.",
      task: "The supervisor put her with me for the complaints queue because he had his favourites and he wanted to punish me. Nobody asked me.",
      action:
        "I did all the calls and she did nothing. I told everyone how it was. When she made mistakes I forwarded them straight to the boss so at least it would be in black on white that it was her. She never thanked me for anything, and the others were on her side because they are the same.",
      result:
        "Our numbers were bad because of her and I lost my bonus for that. So the job was done in spite of her, not together. I would have had no problem with a normal person.",
    },
    faults: [
      { section: "situation", fault: "blames" },
      { section: "task", fault: "blames" },
      { section: "action", fault: "blames" },
      { section: "result", fault: "blames" },
    ],
  },
  {
    id: "opposite-question-back",
    question:
      "Tell me about somebody at work whose style was the opposite of yours. How did you get the job done together?",
    kind: "behavioural",
    level: "worthless",
    why: "The question copied into the boxes in slightly different order.",
    answer: {
      situation: "Somebody at work whose style was the opposite of mine.",
      task: "I will tell you about somebody at work whose style was the opposite of mine and how we got the job done together.",
      action:
        "How did we get the job done together? Somebody at work had a style and the style was the opposite of my style, and we got the job done together.",
      result: "We got the job done together, with somebody whose style was the opposite.",
    },
    faults: [
      { section: "situation", fault: "copied" },
      { section: "task", fault: "copied" },
      { section: "action", fault: "copied" },
      { section: "result", fault: "copied" },
    ],
  },
];
