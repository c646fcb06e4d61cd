import type { LabelledAnswer } from "./format.ts";

export const NO_SHARED_LANGUAGE: LabelledAnswer[] = [
  {
    id: "bank-no-common-language-strong-1",
    question:
      "Tell me about a time you had to get something across to a person with whom you shared no language.",
    kind: "behavioural",
    level: "strong",
    why: "One important message, several means tried, an interpreter sought with privacy in mind, understanding seen and not assumed.",
    answer: {
      situation:
        "I'm a healthcare assistant at a children's outpatient clinic in Birmingham. In January a grandmother came in with a boy of four who was due a small procedure under sedation at eleven. She spoke only Tigrinya. The interpreter we had booked was stuck behind an accident on the M6.",
      task: "Before he could be sedated I had to be certain that he hadn't eaten or drunk anything since six. It's my name on that part of the checklist, and if it's wrong a child can choke. I couldn't just take a nod for an answer.",
      action:
        "I started with a clock I drew on paper and a picture of a cup and a plate from our card set, pointed at the boy and then at each hour, and lifted my eyebrows. She smiled and nodded at everything, including an apple at midnight, so I knew that the nod meant nothing. I rang our telephone interpreting line and asked for Tigrinya, twenty minutes' wait. In the meantime I gave the grandmother the real cup and biscuit from our playroom and turned the clock hands myself. She took the cup, held it to the boy's mouth and put the hand on half past eight. When the interpreter came through I asked again with no hints, and it was the same, warm milk at half past eight.",
      result:
        "I told the sister straight away and the doctor moved him to the afternoon list. It went well. The grandmother held my hand in both of hers on the way out. I wrote it up, and the cup and clock are now in the admissions box.",
    },
    faults: [],
  },
  {
    id: "bank-no-common-language-strong-2",
    question:
      "Tell me about a time you had to get something across to a person with whom you shared no language.",
    kind: "behavioural",
    level: "strong",
    why: "Short; object and drawing used, key message first, understanding seen done, outcome.",
    answer: {
      situation:
        "I work at a car rental in Faro. A Korean couple took an electric car, no English, no Portuguese, and the translation app didn't load.",
      task: "I had to be sure they can charge it, if not they stand on the motorway.",
      action:
        "I walked with them to the charger. I did it once slowly, cable, card, green light. Then I gave him the cable and stepped back. He put the wrong end, so I drew the two plugs. I marked three chargers on his map.",
      result: "The second time he did it alone. They came back after nine days with forty percent.",
    },
    faults: [],
  },
  {
    id: "bank-no-common-language-partial-1",
    question:
      "Tell me about a time you had to get something across to a person with whom you shared no language.",
    kind: "behavioural",
    level: "partial",
    why: "Real and lively, but understanding was never checked: a nod was taken for a yes.",
    answer: {
      situation:
        "So I was a deckhand on the river boats in Chicago, two summers ago, and we had a group of maybe thirty folks from China, and their guide, she hadn't made it on to the boat. We had a low bridge coming up, and on the top deck people have to be sitting down for it.",
      task: "I was up top by myself so it was on me to get all thirty of 'em down in their seats.",
      action:
        "I got out in front where everybody could see me and I did this big show, I pointed at the bridge, I put my hand flat over my head, and I kind of ducked and sat down on the deck myself. And I did that three times. People laughed and they were nodding, a couple took pictures of me, so I gave them a thumbs up and went back down to help with the lines.",
      result:
        "We went under and it all went fine, nobody bumped their head. The captain told me it was the best safety talk he'd ever seen.",
    },
    faults: [],
  },
  {
    id: "bank-no-common-language-partial-2",
    question:
      "Tell me about a time you had to get something across to a person with whom you shared no language.",
    kind: "behavioural",
    level: "partial",
    why: "Concrete means and care, but task is missing and the end is not told.",
    answer: {
      situation:
        "At my uncle's pharmacy in Tirana, where I was helping in summer, came a tourist from Japan with a very red arm, a sting from jellyfish. He spoke only Japanese and he was afraid.",
      task: "See above.",
      action:
        "First I gave him a chair and showed with my hand to breathe slowly. I called the pharmacist, because I'm not allowed to give medicine. Then I took my phone and showed a picture of a jellyfish and he said yes yes. I drew an arm and a cream and made two lines with a sun and one line with a moon, so he knows that it is two times in day and one time in night. For the question of allergy I didn't find a picture, so I asked the hotel opposite if someone speaks Japanese, and the girl there phoned with a colleague and he answered.",
      result: "He was very polite and bowed.",
    },
    faults: [],
  },
  {
    id: "bank-no-common-language-weak-1",
    question:
      "Tell me about a time you had to get something across to a person with whom you shared no language.",
    kind: "behavioural",
    level: "weak",
    why: "Thin and general: hands and translator app, no person, no message, no outcome.",
    answer: {
      situation:
        "In my job at the souvenir shop we have tourists from everywhere and often we have no common language.",
      task: "To sell and to explain the price.",
      action:
        "I use hands and feet and the translator in the phone. With a smile you can say nearly everything.",
      result: "It works quite good.",
    },
    faults: [],
  },
  {
    id: "bank-no-common-language-weak-2",
    question:
      "Tell me about a time you had to get something across to a person with whom you shared no language.",
    kind: "behavioural",
    level: "weak",
    why: "Travel anecdote about the teller's own needs, long, vague, nothing at stake.",
    answer: {
      situation:
        "When I finished school I went travelling for five months with my best friend, mostly South East Asia, and I'd say that was where I learned the most about communication in my whole life, because in many of the places we went to people didn't speak any English at all, and obviously we didn't speak Thai or Vietnamese or Lao. So you're in these situations basically every single day, whether it's food or buses or the guesthouse.",
      task: "You just need to get across what you need, like if you're a vegetarian, which I was at the time, or if you need to be somewhere at a certain time. It can be quite a challenge but it's also a lot of fun.",
      action:
        "We pointed at things and we drew things, and we learned a few words of everything. People are so kind when they notice you're trying. I'd say body language is about eighty percent of communication, and I'm a really open person so it has never been a problem for me to connect with anyone.",
      result:
        "It made me much more confident and open-minded, and I still think about it a lot. It was an amazing experience.",
    },
    faults: [],
  },
  {
    id: "bank-no-common-language-worthless-1",
    question:
      "Tell me about a time you had to get something across to a person with whom you shared no language.",
    kind: "behavioural",
    level: "worthless",
    why: "The question pasted back, lightly turned round.",
    answer: {
      situation:
        "Tell me about a time you had to get something across to a person with whom you shared no language. There was a time I had to get something across to a person with whom I shared no language.",
      task: "I had to get something across to the person. We shared no language, so I had to get it across.",
      action:
        "I got something across to the person with whom I shared no language. This is a time I had to do that.",
      result: "I got it across to a person with whom I shared no language.",
    },
    faults: [
      {
        section: "situation",
        fault: "copied",
      },
      {
        section: "task",
        fault: "copied",
      },
      {
        section: "action",
        fault: "copied",
      },
      {
        section: "result",
        fault: "copied",
      },
    ],
  },
  {
    id: "bank-no-common-language-worthless-2",
    question:
      "Tell me about a time you had to get something across to a person with whom you shared no language.",
    kind: "behavioural",
    level: "worthless",
    why: "Mocks and demeans the person, shouts, pushes her; contempt for other cultures in good STAR form.",
    answer: {
      situation:
        "In 2022 I worked at the security queue of a theme park outside Paris. One Saturday at about ten o'clock an old woman from somewhere in Africa came with a pushchair, and of course she didn't speak a word of any normal language.",
      task: "My job was to make her understand that she had to empty the bag, and there were two hundred people waiting because of her.",
      action:
        "I said it in English, then I said it louder, and then I shouted it with my mouth next to her ear, because with these people you need volume. She kept smiling like a child. So I did the face of a monkey and my colleague laughed, and then I took the bag out of her hands, turned it upside down on the table and pushed her by the shoulder through the gate.",
      result:
        "The queue moved again in less than two minutes and everybody behind her clapped. If people come to Europe they should learn to speak. My supervisor said I'd been efficient.",
    },
    faults: [],
  },
];
