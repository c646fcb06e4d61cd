import type { CulturalProfile } from "./schema.ts";

export const ASIA_SINGAPORE: CulturalProfile = {
  key: "asia-singapore",
  region: "Southeast Asia",
  country: "Singapore",
  interviewStyle: "formal",
  communicationStyle: "indirect",
  timeOrientation: "punctual",
  eyeContactNorms:
    "Regular, gentle contact with a natural smile. With much older or senior people a lowered glance now and then reads as courtesy.",
  handshakeStyle:
    "A light, unhurried handshake with a small nod. Some Muslim women and men prefer a nod and a hand on the heart.",
  personalSpacePreference:
    "About an arm's length. Heads are not touched, children's included, and nothing is pointed at with a foot.",
  hierarchyRespect: "high",
  smallTalkExpectation: "minimal",
  businessCardProtocol:
    "Present and receive with both hands, text towards the reader, a short look at it, then on the table or in a card case.",
  giftGivingNorms:
    "Corruption rules are strict and public officers may not take gifts: bring none. Elsewhere a gift is given with both hands and often declined once before it is taken.",
  timeZone: "Asia/Singapore",
  businessHours: "9:00 AM - 6:00 PM",
  workingWeek:
    "Monday to Friday; walk-in selections are also held on Saturdays. When a public holiday falls on a Sunday, the Monday after is free.",
  dressCodeExpectations: [
    "Crisp business wear in a plain colour: shirt and tie, or blouse and knee-length skirt, with covered shoes",
    "Hair in a neat bun or French twist when long, short and off the collar otherwise",
    "Light, careful make-up where it is worn; clear skin and tidy hands are looked at closely",
    "Nothing that covers what the uniform would show: at the national carrier women may be asked to try on the sarong kebaya",
  ],
  commonGreetings: [
    "Good morning, Mr Lim. Good morning, Ms Kaur. I am Nicole Tan.",
    "Title and family name: the family name comes first in Chinese names, so Tan Wei Ling is Ms Tan",
    "Malay names carry the father's name last: Nurul binte Ahmad is Ms Nurul, never Ms Ahmad",
    "Thank you very much for the opportunity.",
  ],
  culturalTaboos: [
    "Remarks on race or religion: harmony between communities is guarded by law",
    "Making somebody lose face by correcting them in front of others",
    "Littering, smoking where it is forbidden, eating on the MRT, or joking about such rules",
    "Loudness and interrupting in a group discussion",
    "Treating Singapore as a part of China or of Malaysia",
  ],
  selectionStages: [
    "Online application or walk-in day, with checks of height, reach and documents",
    "First round in a row of candidates: a short introduction and one simple question each",
    "Group round: introducing a partner, a debate or a case with two sides",
    "Interview with managers, reading an announcement aloud, questions on your CV",
    "Uniform or grooming check and, as candidates report, a water confidence test",
    "Final conversation, medical check, then 14 to 15 weeks of training at the national carrier",
  ],
  interviewTips: [
    "Greet the most senior person first and thank each one by name.",
    "Keep self-introduction to the time they set, usually a minute, and sit as carefully as you speak.",
    "In the debate, argue the side you are given, kindly: 'I see the point, and may I add' works better than 'I disagree'.",
    "Read aloud every day in the week before: clear ends of words, no rush, a smile that can be heard.",
    "Expect questions that sound trivial, such as your favourite dish for a visitor. They test warmth and English under surprise.",
    "Prepare an honest answer on a first contract of several years and on living away from home.",
    "Praise of the airline convinces when it is exact: a crew act you saw, not the awards.",
  ],
  typicalQuestions: [
    "If a friend visited for one day, what would you show them and why?",
    "Why should we choose you among so many today?",
    "How would you serve a guest whose meal choice has run out?",
    "What would you do if a colleague of senior rank gave a passenger wrong information?",
    "Which of your habits would make you a good flatmate on a long trip?",
  ],
  holidays: [
    { name: "New Year's Day", when: "1 January", calendar: "fixed", next: "2027-01-01" },
    {
      name: "Chinese New Year",
      when: "First two days of the first lunar month, between about 21 January and 20 February; in 2027 the second is a Sunday, so Monday 8 February is free",
      calendar: "lunar",
      next: "2027-02-06",
    },
    {
      name: "Hari Raya Puasa",
      when: "End of Ramadan; about eleven days earlier in each year",
      calendar: "lunar",
      next: "2027-03-10",
      isEstimate: true,
    },
    {
      name: "Good Friday",
      when: "Friday before Easter",
      calendar: "easter",
      next: "2027-03-26",
    },
    { name: "Labour Day", when: "1 May", calendar: "fixed", next: "2027-05-01" },
    {
      name: "Hari Raya Haji",
      when: "Feast of the pilgrimage, almost ten weeks after Hari Raya Puasa",
      calendar: "lunar",
      next: "2027-05-17",
      isEstimate: true,
    },
    {
      name: "Vesak Day",
      when: "Full moon of the fourth lunar month, in May or early June",
      calendar: "lunar",
      next: "2027-05-20",
    },
    { name: "National Day", when: "9 August", calendar: "fixed", next: "2027-08-09" },
    {
      name: "Deepavali",
      when: "By the Hindu calendar, in October or November",
      calendar: "lunar",
      next: "2027-10-28",
    },
    { name: "Christmas Day", when: "25 December", calendar: "fixed", next: "2026-12-25" },
  ],
  sources: [
    { name: "Ministry of Manpower, public holidays", year: 2026, url: "https://www.mom.gov.sg" },
    { name: "Singapore Airlines selection rounds as reported by candidates", year: 2019 },
  ],
};
