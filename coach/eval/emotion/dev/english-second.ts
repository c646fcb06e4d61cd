import type { LabelledText } from "../format.ts";

/** Written after the first rules, without looking at them: other people, other words. */
export const ENGLISH_SECOND: readonly LabelledText[] = [
  // confident
  {
    text: "Put me on the busiest route you have. I have done Ramadan season in Jeddah with two trainees, I will cope.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "There was no supervisor around so I took the microphone, gave clear instructions and the whole gate was quiet in a minute.",
    emotion: "confident",
    alsoFine: ["calm"],
    language: "en",
  },
  {
    text: "I won't pretend I know everything about aircraft, but I know people, and there I am hard to beat.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "You asked why you should hire me. Because I keep a cool head and I finish what I start.",
    emotion: "confident",
    alsoFine: ["calm"],
    language: "en",
  },
  {
    text: "In the end the passenger thanked me and my manager used my report as the example for the others. I'm proud of that.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "My colleague was in panic, so I gave her one simple task and did the compressions myself, exactly how we learned.",
    emotion: "confident",
    alsoFine: ["calm", "neutral"],
    language: "en",
  },
  {
    text: "Absolutely, I can do that. Languages come easy to me and I'm never lost for words.",
    emotion: "confident",
    language: "en",
  },
  // enthusiastic
  {
    text: "If you let me I would talk about coffee for an hour, I even did a barista course just for the pleasure.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "I'm really interested in how you train the new joiners, I read your whole blog on the bus here!",
    emotion: "enthusiastic",
    alsoFine: ["excited"],
    language: "en",
  },
  {
    text: "Meeting a hundred new faces every day, that's what I live for.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "My grandfather was a steward in the seventies and his stories got me hooked on flying for ever.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "I really want to learn Japanese because the guests light up when you greet them in their own language, I love that moment.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Volunteering at the shelter is the highlight of my week and I'd bring the same energy to your cabins.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Honestly I enjoyed every minute of that summer, even the dishes, because the crew was like a family.",
    emotion: "enthusiastic",
    language: "en",
  },
  // excited
  {
    text: "I passed!!! I passed the swimming, they just told me!",
    emotion: "excited",
    language: "en",
  },
  {
    text: "Tomorrow is my very first flight as cabin crew, I have already ironed the scarf three times haha!",
    emotion: "excited",
    language: "en",
  },
  {
    text: "omg you fly to Bali?? that's literally my dream destination, this is so cool!!",
    emotion: "excited",
    alsoFine: ["enthusiastic"],
    language: "en",
  },
  {
    text: "I'm a little nervous but mostly super excited, this is what I was waiting for the whole year!",
    emotion: "excited",
    language: "en",
  },
  {
    text: "When I saw the email I started dancing in the bus, people must have thought I was mad!",
    emotion: "excited",
    language: "en",
  },
  {
    text: "Finally! Open day in my own city, I'm first in the line since five in the morning 🤩",
    emotion: "excited",
    language: "en",
  },
  {
    text: "I couldn't sleep because I was so excited about today, it felt like Christmas.",
    emotion: "excited",
    language: "en",
  },
  // calm
  {
    text: "There's always a solution. Let's sit down, have some water and look at the ticket together.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "I used to worry before interviews. These days I drink my tea, read my notes once and go.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "If the seat belt sign comes on I simply secure the cart and take my jump seat. It's routine.",
    emotion: "calm",
    alsoFine: ["neutral", "confident"],
    language: "en",
  },
  {
    text: "It's okay if you don't take me this time. I'll prepare better and come again in spring.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "I didn't panic. I counted to three, checked the oven, and pulled the circuit breaker.",
    emotion: "calm",
    alsoFine: ["confident"],
    language: "en",
  },
  {
    text: "The cabin was dark, babies asleep, I walked the aisle every fifteen minutes. I like this quiet kind of work, it gives me peace.",
    emotion: "calm",
    alsoFine: ["enthusiastic"],
    language: "en",
  },
  {
    text: "I don't get angry easily. Somebody shouts, I wait, the storm goes over.",
    emotion: "calm",
    language: "en",
  },
  // neutral
  {
    text: "I am from Tunisia. I finished my bachelor in English in 2020 and since then I work in a call center.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "My manager was furious about the missing boxes, and the supplier was stressed. We counted the stock again.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "You need to check the expiry date of the oxygen bottles and the pressure on the gauge before each flight.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "The guest ordered a vegetarian meal, we did not have it loaded. I gave her the cheese plate and two bread rolls.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "If a passenger is afraid of flying, the crew explains the sounds and checks on them during the climb.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "I was responsible for the breakfast buffet. It opened at half past six and closed at ten.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "Two kids were fighting about the window seat. Their dad looked embarrassed. They changed after one hour.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "In my opinion teamwork means that everybody knows the plan and tells the others when it changes.",
    emotion: "neutral",
    language: "en",
  },
  // nervous
  {
    text: "Ah, okay, one moment, I wrote it down somewhere... sorry... yes, so, it was a Sunday.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "I hope my accent is not a problem, please tell me if I speak too fast.",
    emotion: "nervous",
    alsoFine: ["anxious"],
    language: "en",
  },
  {
    text: "To be honest my heart is going like crazy right now, I prepared so much and it's all gone.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "Can I, can I take that again? I said the wrong, the wrong airline, oh no.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "I was, uh, how do you call it, the, the person at the door, the hostess I think.",
    emotion: "nervous",
    alsoFine: ["confused"],
    language: "en",
  },
  {
    text: "I'm not the best speaker in front of people, my face gets all red, you can see it now probably.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "idk maybe i'd say something like please sit down sir? i don't want to say it wrong",
    emotion: "nervous",
    alsoFine: ["confused"],
    language: "en",
  },
  {
    text: "My teacher says I shouldn't apologise so much but sorry, I always get like this with important people.",
    emotion: "nervous",
    language: "en",
  },
  // anxious
  {
    text: "Everyone keeps asking about the result and I can't bear to open the email.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "What will my parents say if they reject me again? I feel sick when I only think of it.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "I'm so scared of water, the ditching part gives me nightmares already.",
    emotion: "anxious",
    alsoFine: ["nervous"],
    language: "en",
  },
  {
    text: "I read about the age limit and now I'm in a constant worry that I'm too old for it.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "Every noise on my last flight as a passenger made me think we would crash, and now I want to work there, is that normal?",
    emotion: "anxious",
    alsoFine: ["confused", "nervous"],
    language: "en",
  },
  {
    text: "My visa runs out in March and nobody can tell me whether I'll be allowed to stay, it's always in the back of my head.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "I don't think I can do this. There are 400 people out there and they all look perfect.",
    emotion: "anxious",
    alsoFine: ["nervous"],
    language: "en",
  },
  // confused
  {
    text: "Is it a trick question? Because either way I leave somebody alone in the cabin.",
    emotion: "confused",
    language: "en",
  },
  {
    text: "I don't really get the difference between situation and task, for me it's the same thing.",
    emotion: "confused",
    language: "en",
  },
  {
    text: "Situational means what, something that happened or something that could happen?",
    emotion: "confused",
    language: "en",
  },
  {
    text: "You want that I speak about my weakness or about a mistake? These are two things, no?",
    emotion: "confused",
    language: "en",
  },
  {
    text: "The button says Next but it brings me back, am I doing something wrong here?",
    emotion: "confused",
    alsoFine: ["frustrated"],
    language: "en",
  },
  {
    text: "Sorry I lost you at the part with the doors, armed and cross-check, what is cross-check?",
    emotion: "confused",
    language: "en",
  },
  {
    text: "How should I know what the passenger wants, the text does not say it. Can you give me more details?",
    emotion: "confused",
    alsoFine: ["frustrated"],
    language: "en",
  },
  // frustrated
  {
    text: "Two years I train for this and every time it's the height, one centimetre, come on.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "I asked for the schedule on Monday, on Tuesday, on Wednesday. Nothing. It was always me who had to run after people.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "Why do you ask me to write 300 words and then cut me off at 200? This makes no sense at all.",
    emotion: "frustrated",
    alsoFine: ["confused"],
    language: "en",
  },
  {
    text: "I can't take it any more, each week a new rota and nobody even asks if you have children.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "My colleague was on her phone AGAIN while I carried all the trays, I could have screamed.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "Great, it's frozen. Again. Now I can type everything a third time.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "It really gets to me when people are told off in front of the guests, it's just wrong.",
    emotion: "frustrated",
    language: "en",
  },
];
