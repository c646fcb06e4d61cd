/**
 * A mock interview of the demo's candidate, three days ago: what was said to the built-in four, in their order. The recruiter's
 * reactions, the course of emotion and all scores are the coach's, made when the account is. `further` is said to the
 * follow-up, where the recruiter asks one.
 */
export const DEMO_INTERVIEW = {
  recruiterId: "rania-khoury",
  daysAgo: 3,
  answers: [
    {
      seconds: 148,
      answer:
        "My name does not matter so much as what I do: I am the night manager of a hotel by the airport, and before that I worked in a café for two years. Every week I check in crews at midnight, and I see how they look after each other when they are tired. In March I stopped a dryer that smelled burnt and walked the guests of six rooms down to the lobby, and I noticed that I was calm because I knew what came next. That is what I want to do for a living. I have finished a first-aid course, I speak English and Spanish, and I know that it means standby, short nights and holidays away from home. For me the service is the visible part of the job, and safety is the reason why we are on board.",
      further: null,
    },
    {
      seconds: 171,
      answer:
        "Last winter a guest came to my desk at noon after a long flight, and his room was not ready. He shouted at me in front of eight people and said that I was useless. I was alone at the desk, so it was my task to calm him down and to find him a bed before his meeting at two. First I let him finish. Then I said that I understood he had been travelling since five in the morning, and asked him to sit down with a coffee. I called housekeeping, swapped his room with one that was already clean, and walked him up myself.",
      further:
        "He was in his room eleven minutes after he had come in, and he made his meeting. At check-out he came to my desk and apologised. Since then we text guests who land early when their room will be ready, and complaints at noon went down from about five a week to one.",
    },
    {
      seconds: 132,
      answer:
        "I would go down to his eye level, smile and repeat the instruction calmly with its reason: the belt protects you and the people beside you if we stop suddenly. I would check whether he is afraid or does not understand me, and try another language or the safety card. If he still refuses, I would say clearly that we cannot take off until he is secured, and I would inform the purser, who informs the captain. I would not argue in front of everybody. I think in the end he would do it.",
      further:
        "The captain decides. I would have told the purser the seat, what I had said and how often, and what he answered, with a colleague as my witness. If he stays like that, we return to the gate and he is taken off, and I write the report the same day.",
    },
    {
      seconds: 119,
      answer:
        "Well, um, I am not completely sure of the order. I would stay with him and press the call bell so that a colleague comes. I think one of us brings the oxygen and the first-aid kit, and maybe the defibrillator. I would loosen his collar and ask him where it hurts. And we would ask if there is a doctor on board, and the captain has to know.",
      further:
        "I would tell the paramedics when the pain began, what he said about it, what we gave him and at what time.",
    },
  ],
} as const;
