import type { CulturalProfile } from "./schema.ts";

export const MIDDLE_EAST_UAE: CulturalProfile = {
  key: "middle-east-uae",
  region: "Middle East",
  country: "United Arab Emirates",
  interviewStyle: "formal",
  communicationStyle: "high-context",
  timeOrientation: "relationship-first",
  eyeContactNorms:
    "Warm and steady with recruiters, who come from many countries. With conservative guests of the other sex, shorter and softer contact shows respect.",
  handshakeStyle:
    "Right hand, gentle and unhurried. With someone of the other sex wait for their hand; if none comes, lay your right hand on your heart, nod and smile.",
  personalSpacePreference:
    "Often close among people of the same sex, and distant between men and women who are not related. Let the other person set the distance.",
  hierarchyRespect: "high",
  smallTalkExpectation: "essential",
  businessCardProtocol:
    "Give and take with the right hand or with both, never the left alone. Read it, and use the title that stands on it.",
  giftGivingNorms:
    "Hospitality is prized, but a candidate brings no gift: airlines' rules on conflicts of interest commonly forbid staff to take it. Accept coffee, dates or water that are offered, at least a little.",
  timeZone: "Asia/Dubai",
  businessHours: "9:00 AM - 6:00 PM",
  workingWeek:
    "Monday to Friday with a short Friday: federal offices close at noon for the Friday prayer, many companies close or work from home in the afternoon, and the weekend is Saturday and Sunday. The government of Sharjah works Monday to Thursday. In Ramadan private employers cut the working day by two hours, and federal offices work from 9:00 to 14:30, on Fridays to noon.",
  dressCodeExpectations: [
    "Formal business dress that covers shoulders and knees, well pressed, in restrained colours",
    "Immaculate grooming: hair up or trimmed, hands and nails cared for, clean-shaven or a beard as the airline allows",
    "No tattoo that the airline's uniform would show; covering it with make-up or a bandage is commonly not accepted",
    "Photographs exactly as the invitation describes them, usually one formal and one full-length",
  ],
  commonGreetings: [
    "'As-salamu alaykum', peace be upon you; the answer is 'wa alaykum as-salam'",
    "'Good morning, how are you today?' in English, asked with time for the answer",
    "Mr, Ms or a title with the first name, such as Ms Fatima, until you are told otherwise",
    "'Shukran', thank you, is noticed with pleasure from a foreigner",
  ],
  culturalTaboos: [
    "Criticism of the rulers, the state or religion, also online: it can break the law",
    "Offering or eating with the left hand, and showing the soles of your shoes",
    "Swearing and rude gestures, which are offences, traffic included",
    "Photographs of people, of women above all, without their permission",
    "Public affection beyond holding hands",
    "Eating or drinking conspicuously in front of people who fast in Ramadan",
  ],
  selectionStages: [
    "Online application with CV and photographs in English, at some airlines a recorded video interview, in some cities an open day",
    "Assessment day by invitation in one of many cities: company film, document and reach check",
    "Short group tasks in English, with candidates leaving the process after each",
    "English test and often an online personality test",
    "Final interview with one or two recruiters, often forty minutes and more, on past behaviour",
    "Offer, medical and visa, then training and shared company housing in the Emirates",
  ],
  interviewTips: [
    "Arrive half an hour early, however relaxed the hosts: people come first in the talk, but the clock comes first on the day.",
    "Talk with the candidates beside you before anything begins. The crews of the large Gulf airlines come from well over a hundred nations, and recruiters watch who reaches out to whom.",
    "In group tasks use names, agree on the time, include the quietest, and accept the decision with good grace.",
    "Give real examples of living or working across cultures: what you did not understand at first, and what you changed.",
    "Say why you can live in the Emirates for years: heat, shared flats, distance from family, and laws you respect.",
    "Smile with the eyes while others present. Assessors commonly write notes about the listeners.",
    "Listen between the lines: 'perhaps you would like to add something' is an invitation to mend the answer.",
  ],
  typicalQuestions: [
    "How was your journey here, and whom have you met today?",
    "Tell me about a time you adapted to a culture that was not yours.",
    "When did you make a customer feel like an honoured guest?",
    "Describe a disagreement with a teammate from another country.",
    "What do you know about life in the Emirates, and what will you miss?",
    "Tell me about a time you had to respect a rule that was foreign to you.",
  ],
  holidays: [
    { name: "New Year's Day", when: "1 January", calendar: "fixed", next: "2027-01-01" },
    {
      name: "Eid Al Fitr",
      when: "1 to 3 Shawwal, when the moon has been sighted, and 30 Ramadan if that month has thirty days; about 11 days earlier each year",
      calendar: "lunar",
      next: "2027-03-09",
      isEstimate: true,
    },
    {
      name: "Arafat Day",
      when: "9 Dhu al-Hijjah, the day before Eid Al Adha",
      calendar: "lunar",
      next: "2027-05-15",
      isEstimate: true,
    },
    {
      name: "Eid Al Adha",
      when: "10 to 12 Dhu al-Hijjah",
      calendar: "lunar",
      next: "2027-05-16",
      isEstimate: true,
    },
    {
      name: "Islamic New Year",
      when: "1 Muharram",
      calendar: "lunar",
      next: "2027-06-06",
      isEstimate: true,
    },
    {
      name: "Birthday of the Prophet Muhammad",
      when: "12 Rabi al-Awwal. The Cabinet may move this day off, as any but the two Eids, to the start or the end of the week",
      calendar: "lunar",
      next: "2027-08-14",
      isEstimate: true,
    },
    {
      name: "Eid Al Etihad (National Day)",
      when: "2 and 3 December",
      calendar: "fixed",
      next: "2026-12-02",
    },
  ],
  sources: [
    { name: "UAE Cabinet Resolution No. 27 of 2024 on public holidays", year: 2024 },
    {
      name: "UAE federal working week from 1 January 2022; Library of Congress, Global Legal Monitor, 12 December 2021",
      year: 2021,
    },
  ],
};
