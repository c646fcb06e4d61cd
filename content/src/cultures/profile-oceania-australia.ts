import type { CulturalProfile } from "./schema.ts";

export const OCEANIA_AUSTRALIA: CulturalProfile = {
  key: "oceania-australia",
  region: "Oceania",
  country: "Australia",
  interviewStyle: "semi-formal",
  communicationStyle: "direct",
  timeOrientation: "punctual",
  eyeContactNorms:
    "Friendly and frequent. Some First Nations people look away as a mark of respect, so as a recruiter or as crew, draw no conclusion from it.",
  handshakeStyle:
    "One easy, firm handshake with a smile, offered alike to everyone in the room, whatever their title.",
  personalSpacePreference:
    "A full arm's length, in an easy posture. Side by side is as usual as face to face.",
  hierarchyRespect: "low",
  smallTalkExpectation: "welcome",
  businessCardProtocol:
    "Casual and fading. If a card comes, read it and pocket it; many will send a link instead.",
  giftGivingNorms:
    "Not expected, and airlines' conduct rules discourage it. A sincere 'thanks, I enjoyed today' is plenty.",
  timeZone: "Australia/Sydney",
  businessHours: "9:00 AM - 5:00 PM",
  workingWeek:
    "Monday to Friday. In summer the country runs on five different times: Queensland, Western Australia and the Northern Territory keep standard time.",
  dressCodeExpectations: [
    "Corporate dress with a light hand: jacket, pressed shirt, tidy trousers, skirt or dress",
    "Shoes that are closed and clean, and that you can walk a terminal in",
    "Natural grooming and hair secured off the collar or face",
    "Swimwear and a towel in the bag if the invitation names a pool assessment",
  ],
  commonGreetings: [
    "Hi, I'm Priya. Lovely to meet you.",
    "'How are you going?' asks how you are, not how you travel: 'Good thanks, and you?'",
    "First names with everybody, the panel and the captain among them",
    "'No worries' answers thanks; keep 'mate' until they use it",
  ],
  culturalTaboos: [
    "Self-praise without facts: people who raise themselves above others tend to be cut down to size",
    "Treating cleaners, drivers or reception as furniture",
    "Jokes about First Nations people, migrants or where someone is 'really' from",
    "Correcting someone's English or mocking the accent",
    "Dodging blame: a plain 'I got that wrong' is respected",
  ],
  selectionStages: [
    "Online application: working rights, passport, base city, often first aid and responsible service of alcohol certificates",
    "Recorded video interview or a call",
    "Assessment day with introductions, a group task and observation by several assessors; reach is measured",
    "Panel or one-to-one interview on behaviour and values",
    "Medical, drug and alcohol test and, at some airlines, a swim",
    "Background check for the aviation security identification card, then ground school",
  ],
  interviewTips: [
    "Say what you did, plainly and without polish, then say who helped. That sits between bragging and hiding.",
    "Use the names of the people in your group task. Looking after each other is noticed more than leading from the front.",
    "Keep humour dry and aimed at yourself; many interviews have a laugh in them, and then a very precise question.",
    "Be ready to talk safety like an adult: when you stopped something, who heard about it, what changed.",
    "An event may open with an Acknowledgement of Country. Stand or sit quietly and listen.",
    "Give dates day first: 3/12 is the third of December here.",
    "Name the base you want and why you can live there; recruiters ask, since rosters begin with standby.",
  ],
  typicalQuestions: [
    "Tell us about a time you had to have an awkward conversation at work.",
    "When have you put safety ahead of getting the job done on time?",
    "What would your mates say you are like to work a long shift with?",
    "How have you made a customer's rotten day better?",
    "Tell me about a time you stuffed something up and how you fixed it.",
  ],
  holidays: [
    { name: "New Year's Day", when: "1 January", calendar: "fixed", next: "2027-01-01" },
    {
      name: "Australia Day",
      when: "26 January; the Monday after when it falls on a weekend",
      calendar: "fixed",
      next: "2027-01-26",
    },
    {
      name: "Labour Day",
      when: "By state: first Monday of March in Western Australia, a week later in Victoria and Tasmania, May in Queensland and the Northern Territory, October in New South Wales, South Australia and the Australian Capital Territory",
      calendar: "weekday",
      next: "2027-03-01",
    },
    {
      name: "Good Friday",
      when: "The Friday before Easter",
      calendar: "easter",
      next: "2027-03-26",
    },
    {
      name: "Easter Monday",
      when: "The Monday after Easter; most states keep the Saturday too",
      calendar: "easter",
      next: "2027-03-29",
    },
    {
      name: "Anzac Day",
      when: "25 April. In 2027 it is a Sunday: New South Wales, Queensland, Western Australia and some others are free on Monday 26 April, Victoria is not",
      calendar: "fixed",
      next: "2027-04-25",
    },
    {
      name: "King's Birthday",
      when: "Second Monday of June in most states; Queensland in October, Western Australia in late September",
      calendar: "weekday",
      next: "2027-06-14",
    },
    { name: "Christmas Day", when: "25 December", calendar: "fixed", next: "2026-12-25" },
    {
      name: "Boxing Day",
      when: "26 December, in South Australia as Proclamation Day; in 2026 it is a Saturday, so Monday 28 December is free as well in most states",
      calendar: "fixed",
      next: "2026-12-26",
    },
  ],
  sources: [
    { name: "Fair Work Ombudsman, list of public holidays", year: 2026 },
    { name: "Fair Work Act 2009, section 351 (protected attributes)", year: 2024 },
    { name: "Altara, cabin crew FAQs: documents for the assessment day", year: 2024 },
  ],
};
