import type { LabelledAnswer } from "./format.ts";

export const COLLEAGUE_CONFLICT: LabelledAnswer[] = [
  {
    id: "bank-conflict-strong-1",
    question:
      "Tell me about a conflict you had with a colleague. How did the two of you settle it?",
    kind: "behavioural",
    level: "strong",
    why: "Real work disagreement, other side told fairly, first step in private, own behaviour changed, what followed.",
    answer: {
      situation:
        "I was a corporal in the army, in a logistics unit, and when I left at twenty-nine I became a supervisor in a warehouse near Bristol. One of the older pickers, Dennis, had been there for nineteen years. In my third week I changed the order of the morning checks on the forklifts, and he simply carried on with the old one and told the others to do the same.",
      task: "I was responsible for the shift, fourteen people, and two different check routines meant that nobody knew which truck had been looked at. I also knew that I couldn't order him around like a private.",
      action:
        "I asked Dennis if he'd walk the yard with me after the shift, so that no one else was listening. I started with a question, what's wrong with my list? He said that I'd put the brakes last, and that two years before a lad had got hurt because the truck was moved before the brakes were checked. I hadn't known that. I told him he was right, that I should have asked before changing anything, and that what I needed from him was to come to me and not to the lads. We rewrote it on the back of a delivery note, brakes first.",
      result:
        "It went up the next morning with both our names on it. We had no argument after that, he actually trained the next two starters with me, and at our audit in the spring the check sheet was picked out as good practice. I don't change a routine now without asking the person who's used it longest.",
    },
    faults: [],
  },
  {
    id: "bank-conflict-strong-2",
    question:
      "Tell me about a conflict you had with a colleague. How did the two of you settle it?",
    kind: "behavioural",
    level: "strong",
    why: "Short, non-native, but with fact, private talk, both sides, agreement and how they worked afterwards.",
    answer: {
      situation:
        "On the ferry Helsinki–Tallinn I share the coffee bar with Marika. In June she was angry because I close the till ten minutes too early every evening.",
      task: "I wanted to finish it between us, without the manager.",
      action:
        "After docking I asked her for five minutes and let her speak first. The late guests complained to her, I didn't know. I closed early because of the crew bus. I said sorry and proposed: I stay to the end, she counts the float.",
      result:
        "From that day no complaint, and I still catch the bus. In autumn she asked to be with me on the same rota.",
    },
    faults: [],
  },
  {
    id: "bank-conflict-partial-1",
    question:
      "Tell me about a conflict you had with a colleague. How did the two of you settle it?",
    kind: "behavioural",
    level: "partial",
    why: "Real conflict with clear own actions, but a third person settled it and the two never spoke about it; the end stays open.",
    answer: {
      situation:
        "I'm an assistant in a dental practice in Tucson, and last fall me and another assistant, Brooke, got into it over the sterilizer. She'd leave the trays in overnight and I'd come in at seven with nothing clean for the first patient. It happened three times in one week.",
      task: "I had to have the operatory ready by seven thirty, so I needed her to unload before she clocked out.",
      action:
        "The third time I took a picture of the full sterilizer and I printed it out with the time on it. I went to the office manager and I explained it to her, calmly, with the dates. I also offered to switch so that I'd close on Tuesdays. The office manager sent an email to everybody about the closing duties.",
      result:
        "Since then the trays are done. Brooke didn't talk to me much for a while, but the work gets done.",
    },
    faults: [],
  },
  {
    id: "bank-conflict-partial-2",
    question:
      "Tell me about a conflict you had with a colleague. How did the two of you settle it?",
    kind: "behavioural",
    level: "partial",
    why: "Good talk and outcome, but the task is vague and the conflict itself is never really described.",
    answer: {
      situation:
        "There was a bit of tension with one of the other girls at the hotel reception where I did my internship, in Valencia, in two thousand twenty-three. She was more experienced.",
      task: "My task was to be professional.",
      action:
        "One evening I waited until the check-ins were finished and I told her, Lucía, I have the feeling that something is not good between us, can you tell me what I did? She was surprised and she told me that I was speaking with her guests when she was still in the middle of it. I did not notice that. I promised her that I wait for her sign, and I asked her that she tells me immediately the next time and not after one week. She said okay and she also apologised because she was cold with me.",
      result:
        "After this we had our sign, she put the pen on the desk, and it worked very well for the two months until the end. She wrote me a recommendation.",
    },
    faults: [],
  },
  {
    id: "bank-conflict-weak-1",
    question:
      "Tell me about a conflict you had with a colleague. How did the two of you settle it?",
    kind: "behavioural",
    level: "weak",
    why: "Claims to get on with everyone; no conflict, no facts.",
    answer: {
      situation:
        "To be honest I never had a real conflict with a colleague because I get on with everybody. Maybe small things, like who takes which break.",
      task: "To keep a good atmosphere.",
      action:
        "When there's something I just talk to the person and we find a solution together. I'm quite easy-going.",
      result: "It's normally forgotten the next day.",
    },
    faults: [],
  },
  {
    id: "bank-conflict-weak-2",
    question:
      "Tell me about a conflict you had with a colleague. How did the two of you settle it?",
    kind: "behavioural",
    level: "weak",
    why: "There seems to have been something, but it stays general and passive; time solved it.",
    answer: {
      situation:
        "um yeah so at my old job, it was a phone shop, there was this guy who was kind of, I don't know, he was always a bit negative and we had sort of different views on how to do things, like with the sales and so on",
      task: "I guess I had to work with him because we were on the same shift, so yeah",
      action:
        "I mostly tried to stay out of it and do my own thing, and, um, at some point we talked a bit and it got better, or like, you get used to each other. I think communication is really important",
      result: "in the end it was fine, he left after a couple of months for another job anyway",
    },
    faults: [],
  },
  {
    id: "bank-conflict-worthless-1",
    question:
      "Tell me about a conflict you had with a colleague. How did the two of you settle it?",
    kind: "behavioural",
    level: "worthless",
    why: "Insults the colleague, humiliates her in public, boasts of having her removed.",
    answer: {
      situation:
        "When I was shift lead at a coffee chain in Dubai Mall, I had a colleague, Priya, who was lazy and honestly not very bright. On the fourteenth of February we had a line of forty people and she was cleaning the fridge.",
      task: "As shift lead I was responsible for the speed of service, target ninety seconds per drink, and I had to make her understand that she was the problem.",
      action:
        "I stopped the line and told her in front of everyone that a monkey could steam milk faster. She started to cry, so I sent her to the back and took over both machines. Later I collected screenshots of her mistakes for two weeks without telling her, I got the others to sign a statement, and I gave it all to the area manager.",
      result:
        "She was transferred within a month. Our time went from one hundred and ten seconds to eighty-four and I was named employee of the quarter. The conflict was settled, and nobody on my shift has argued with me since.",
    },
    faults: [
      {
        section: "situation",
        fault: "blames",
      },
    ],
  },
  {
    id: "bank-conflict-worthless-2",
    question:
      "Tell me about a conflict you had with a colleague. How did the two of you settle it?",
    kind: "behavioural",
    level: "worthless",
    why: "The same sentence over and over; no event behind it.",
    answer: {
      situation:
        "I had a conflict with a colleague at work. The conflict was with a colleague at my work. We had a conflict at work, my colleague and me. It was a conflict with my colleague.",
      task: "My task was to solve the conflict with my colleague. I had to solve the conflict. It was my task to solve this conflict with the colleague at work.",
      action:
        "I solved the conflict with my colleague by talking to my colleague about the conflict. I talked to my colleague and I solved the conflict. I talked about the conflict at work and then I solved the conflict with my colleague by talking.",
      result:
        "As a result the conflict with my colleague was solved. The result was that my colleague and I had solved the conflict. The conflict was solved successfully and my colleague had no conflict with me.",
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
];
