import type { LabelledAnswer } from "../star/format.ts";

export const THIRD_SPECIAL_MEAL: LabelledAnswer[] = [
  {
    id: "spml-gluten-careful",
    question:
      "On a seven-hour flight you discover that the special meal a passenger ordered was never loaded. What would you do?",
    kind: "hypothetical",
    level: "strong",
    why: "Checks before apologising, asks rather than guesses, only offers what has a label, reports and sees to the return flight.",
    answer: {
      situation:
        "It's a night flight to Nairobi. My list shows a gluten-free meal for Ms Lindqvist in 31H. I do the special meals first and there are seven on the list but six in the oven insert. I look in the other carts and call the forward galley: it's not on board.",
      task: "For somebody with coeliac disease the wrong bread isn't a disappointment, it's an illness, seven hours from a hospital. So first I have to find out why she needs it, and I mustn't improvise with food whose ingredients I don't know. And she should hear it from me before everyone around her is eating.",
      action:
        "I inform the senior, then I go to her seat and crouch down. 'Ms Lindqvist, you ordered a gluten-free meal and I'm sorry, it hasn't been loaded. May I ask if it's an allergy or coeliac, or a preference?' She says coeliac. I don't tell her the chicken 'should be fine'. I bring her what I can show her a label for: fruit, plain yoghurt, sealed nuts and rice crackers from the bar, and I let her read it for herself. I ask the senior if we may offer the fruit plate and the cheese from business class. I put it together on a clean tray, with clean tongs and away from the bread. I ask her what she's brought along herself. I'd come back after two hours, and for breakfast I set aside what's safe before the service starts. Should she feel ill, I tell the senior and we treat it as a medical case.",
      result:
        "She's had two small meals which she could trust. The senior writes it in the cabin report with the meal code and the seat, messages ahead so that her connection gets the meal, and gives her the form for customer care. Before landing I check on her one more time and tell her what I've passed on, so she needn't explain it all again.",
    },
    faults: [],
  },
  {
    id: "spml-halal-child-plain",
    question:
      "On a seven-hour flight you discover that the special meal a passenger ordered was never loaded. What would you do?",
    kind: "hypothetical",
    level: "strong",
    why: "Simple language; asks, offers honest choices, tells the senior, reports, returns to the passenger.",
    answer: {
      situation:
        "I have in my list one Muslim meal for a boy of 8 years who flies with his father. The meal is not there. I looked in all carts and I asked the other galley.",
      task: "I must tell it to the father before the service, and I may not say 'this is halal' if I don't know it.",
      action:
        "I tell to my senior. Then I go to the father and I say sorry, it was our mistake, your son's meal is not on board. I ask what is okay for him to eat. He says fish or vegetarian is fine. I keep one vegetarian pasta and one fish from the economy cart before we start, and I show him the card with the ingredients, so he chooses himself. I bring it to the boy in the same time as to the other children, with extra fruit and chocolate. After three hours I ask if he is still hungry.",
      result:
        "The boy ate the pasta and two ice creams. My senior wrote it to the catering and sent a message for the flight back on Sunday, so the meal will be there. The father got the complaint card from me, with my name on, and I said goodbye to them at the door.",
    },
    faults: [],
  },
  {
    id: "spml-vegan-no-report",
    question:
      "On a seven-hour flight you discover that the special meal a passenger ordered was never loaded. What would you do?",
    kind: "hypothetical",
    level: "partial",
    why: "Warm and practical, but no report and no thought of the second meal or the return flight.",
    answer: {
      situation:
        "I find out when I hand out the special meals that the vegan one for the lady in 22D isn't there.",
      task: "I need to tell her and make certain she doesn't go hungry until we land.",
      action:
        "I'd apologise honestly and not blame the caterers. I would ask her what she eats, then go round the galleys and collect: a salad without the dressing, bread after checking the packet for milk, fruit from business class, nuts. I'd arrange it nicely on a tray and serve it to her at the same time as her neighbours.",
      result: "She'd have a proper meal and I think she would see that I'd made an effort for her.",
    },
    faults: [],
  },
  {
    id: "spml-kosher-we-handle",
    question:
      "On a seven-hour flight you discover that the special meal a passenger ordered was never loaded. What would you do?",
    kind: "hypothetical",
    level: "partial",
    why: "Correct on sealed meals and reporting, but 'we' does all of it and it's unclear how the passenger fares.",
    answer: {
      situation:
        "A passenger asks for his kosher meal, row 17. We check the list and he is right, he has ordered it, but it's not loaded at the station.",
      task: "We have to solve this for him, because a normal meal is not possible for him.",
      action:
        "We inform the purser and we look in all galleys. We know that kosher meals are sealed and only the guest opens it, so we can't make one from other food. We offer to him whole fruit and sealed snacks and drinks and we apologize to him very much.",
      result:
        "We write it in the flight report and we give him a form, so the company can contact him.",
    },
    faults: [
      { section: "task", fault: "no-task-ownership" },
      { section: "action", fault: "we-hides-you" },
    ],
  },
  {
    id: "spml-offer-something-else",
    question:
      "On a seven-hour flight you discover that the special meal a passenger ordered was never loaded. What would you do?",
    kind: "hypothetical",
    level: "weak",
    why: "Thin; a substitute without asking what the passenger may eat.",
    answer: {
      situation: "The passenger's meal is not on the plane.",
      task: "I must find a solution so he is not angry.",
      action: "I say sorry and I offer him chicken or pasta, or something more to drink.",
      result: "He is satisfied.",
    },
    faults: [
      { section: "situation", fault: "vague" },
      { section: "action", fault: "vague" },
      { section: "result", fault: "vague" },
    ],
  },
  {
    id: "spml-service-philosophy",
    question:
      "On a seven-hour flight you discover that the special meal a passenger ordered was never loaded. What would you do?",
    kind: "hypothetical",
    level: "weak",
    why: "A polished speech about hospitality; no question to the passenger, no food named, no report.",
    answer: {
      situation:
        "Food on board an aircraft is far more than calories; for many passengers it's the highlight of the journey, and whoever has ordered a special meal has put trust in us weeks ahead. If it's missing, then it's not a tray that's missing but a promise. I know this feeling well from my years in my parents' guesthouse in Tyrol.",
      task: "I should like to win this trust back. A complaint is always a gift, as my father used to say, since it gives us the opportunity to surprise the guest.",
      action:
        "I would approach the passenger with a sincere smile, take responsibility on behalf of the whole airline and listen attentively. I'd then be creative and think outside the box, because with a bit of goodwill something lovely can be conjured up out of almost anything. Above all I'd see to it that for the rest of the flight the passenger gets that little bit more of attention than the others.",
      result:
        "In the end the passenger would leave the aircraft with a better impression than if all had gone according to plan, and tell his friends about it.",
    },
    faults: [
      { section: "action", fault: "generic" },
      { section: "result", fault: "generic" },
    ],
  },
  {
    id: "spml-osaka-flower-shop",
    question:
      "On a seven-hour flight you discover that the special meal a passenger ordered was never loaded. What would you do?",
    kind: "hypothetical",
    level: "worthless",
    why: "A solid behavioural story about learning a language, not an answer to the missing meal.",
    answer: {
      situation:
        "When I moved from Curitiba to Osaka in 2020 for my husband's work I could say good morning and thank you in Japanese, nothing else. I found work at a flower shop where the owner spoke no English whatsoever.",
      task: "I set myself the goal of passing the N3 exam within eighteen months, and of being able to serve a customer from beginning to end by myself within six.",
      action:
        "I wrote the names of ten flowers on my arm every morning. I asked the owner to correct me aloud, even in front of customers. I took an evening class twice a week, and on the train I listened to recordings of myself. When I failed the first mock exam with 41% I changed my method and did listening instead of grammar.",
      result:
        "I served my first customer alone after five months and passed N3 after sixteen, with 132 points of 180. The owner let me take over the shop's phone orders, and sales by phone rose by a fifth.",
    },
    faults: [
      { section: "situation", fault: "off-topic" },
      { section: "task", fault: "off-topic" },
      { section: "action", fault: "off-topic" },
      { section: "result", fault: "off-topic" },
    ],
  },
  {
    id: "spml-wow-words",
    question:
      "On a seven-hour flight you discover that the special meal a passenger ordered was never loaded. What would you do?",
    kind: "hypothetical",
    level: "worthless",
    why: "Marketing vocabulary; no step, no passenger, no meal.",
    answer: {
      situation:
        "Service failure, touchpoint, guest journey, premium hospitality, moment of truth.",
      task: "Wow factor, service recovery, guest satisfaction, ownership, personalisation, excellence.",
      action:
        "Empathise, apologise, personalise, customise, surprise and delight, empower, exceed expectations, think outside the box, go above and beyond, passion, dedication, smile, world-class.",
      result:
        "Guest delight, brand ambassador, loyalty, net promoter, memorable moments, five-star excellence.",
    },
    faults: [
      { section: "situation", fault: "buzzwords" },
      { section: "task", fault: "buzzwords" },
      { section: "action", fault: "buzzwords" },
      { section: "result", fault: "buzzwords" },
    ],
  },
];
