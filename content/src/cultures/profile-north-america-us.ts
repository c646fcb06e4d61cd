import type { CulturalProfile } from "./schema.ts";

export const NORTH_AMERICA_US: CulturalProfile = {
  key: "north-america-us",
  region: "North America",
  country: "United States",
  interviewStyle: "semi-formal",
  communicationStyle: "direct",
  timeOrientation: "punctual",
  eyeContactNorms:
    "Steady and friendly while you speak and while you listen, with natural breaks. Many recruiters read it as openness, so look up from your notes.",
  handshakeStyle:
    "One firm, short handshake with a smile and your name, if a hand is offered. At busy hiring events a nod and a warm hello do as well.",
  personalSpacePreference:
    "About an arm's length. Touch beyond the handshake is not expected, and stepping closer can feel pushy.",
  hierarchyRespect: "low",
  smallTalkExpectation: "welcome",
  businessCardProtocol:
    "No ceremony. Candidates need no card; if you are given one, look at it, say thank you and put it away with care.",
  giftGivingNorms:
    "Bring none: a gift to a recruiter looks like influence. A short thank-you e-mail within a day is welcome where the invitation allows replies.",
  timeZone: "America/New_York",
  businessHours: "9:00 AM - 5:00 PM",
  workingWeek:
    "Monday to Friday. The country has several time zones: an hour named by a recruiter belongs to the city of the event.",
  dressCodeExpectations: [
    "A dark suit, or a plain dress or skirt with a jacket, clean and fitting",
    "Closed, polished shoes in which you can stand for hours",
    "Hair off the face, as the airline's appearance standards would have it",
    "Little jewellery and little or no scent: the room is full and some people are allergic",
  ],
  commonGreetings: [
    "Good morning, I'm Maria Lopez. It's great to meet you.",
    "'How are you?' is a greeting: 'I'm doing well, thank you, how are you?' answers it",
    "First names once the recruiter has used theirs; 'sir' or 'ma'am' is a courtesy that many use in the South",
    "Thank you for your time today.",
  ],
  culturalTaboos: [
    "Party politics, elections, guns and religion as small talk",
    "Questions about someone's age, weight, salary or family plans",
    "Comments on another candidate's looks, accent or origin",
    "Modesty so complete that nobody learns what you did yourself",
    "Late arrival: at a group event the door may simply be closed",
  ],
  selectionStages: [
    "Online application with your work history, followed by an assessment of judgement or personality",
    "Recorded or live video interview with short thinking time",
    "Invitation to a hiring event: presentation, group exercise or introductions, reach and jump seat check",
    "Personal interview with one or two recruiters, mostly 'tell me about a time'",
    "Conditional job offer, then fingerprints, a background check that reaches back ten years and a drug test",
    "Several weeks of training and checks, after which the FAA issues a certificate of demonstrated proficiency",
  ],
  interviewTips: [
    "Say 'I' when you tell what you did. Many American recruiters want to hear your own part, and then thank the team.",
    "Give the result as a fact somebody could check: what the customer said, wrote or did at the end.",
    "Bring energy from the car park on. Recruiters commonly notice how candidates treat drivers, hotel staff and each other.",
    "Answer first, explain after. A clear yes or no before the story fits the direct style many recruiters like.",
    "Know what reserve duty, seniority and commuting mean, and what they will do to your first years.",
    "Expect no questions on age, religion, pregnancy or origin. Recruiters may ask whether you meet the minimum age and may work in the country.",
    "Lead with safety when you explain why the job exists; warmth then counts for more, not less.",
  ],
  typicalQuestions: [
    "Tell me about a time you went out of your way for a customer.",
    "Why do you want to be a flight attendant, and why with us?",
    "Describe a time you disagreed with a coworker and what you did about it.",
    "How would you feel about working holidays and being on reserve for years?",
    "Tell me about a time you followed a rule that you did not agree with.",
  ],
  holidays: [
    { name: "New Year's Day", when: "1 January", calendar: "fixed", next: "2027-01-01" },
    {
      name: "Birthday of Martin Luther King, Jr.",
      when: "Third Monday of January",
      calendar: "weekday",
      next: "2027-01-18",
    },
    {
      name: "Washington's Birthday (Presidents' Day)",
      when: "Third Monday of February",
      calendar: "weekday",
      next: "2027-02-15",
    },
    {
      name: "Memorial Day",
      when: "Last Monday of May",
      calendar: "weekday",
      next: "2027-05-31",
    },
    {
      name: "Juneteenth National Independence Day",
      when: "19 June; federal offices close on the nearest weekday, in 2027 on Friday 18 June",
      calendar: "fixed",
      next: "2027-06-19",
    },
    {
      name: "Independence Day",
      when: "4 July; observed on the nearest weekday, in 2027 on Monday 5 July",
      calendar: "fixed",
      next: "2027-07-04",
    },
    {
      name: "Labor Day",
      when: "First Monday of September",
      calendar: "weekday",
      next: "2027-09-06",
    },
    {
      name: "Columbus Day, in many places Indigenous Peoples' Day",
      when: "Second Monday of October; many private offices stay open",
      calendar: "weekday",
      next: "2027-10-11",
    },
    {
      name: "Veterans Day",
      when: "11 November; many private offices stay open",
      calendar: "fixed",
      next: "2027-11-11",
    },
    {
      name: "Thanksgiving Day",
      when: "Fourth Thursday of November; the Friday after it is quiet as well",
      calendar: "weekday",
      next: "2026-11-26",
    },
    { name: "Christmas Day", when: "25 December", calendar: "fixed", next: "2026-12-25" },
  ],
  sources: [
    { name: "5 U.S.C. 6103, federal holidays", year: 2021 },
    {
      name: "EEOC, prohibited employment policies and practices: pre-employment inquiries",
      year: 2024,
    },
    {
      name: "49 CFR 1542.209 and 1544.229, background checks; 14 CFR part 120, drug testing",
      year: 2024,
    },
  ],
};
