import type { CulturalProfile } from "./schema.ts";

export const ASIA_JAPAN: CulturalProfile = {
  key: "asia-japan",
  region: "East Asia",
  country: "Japan",
  interviewStyle: "formal",
  communicationStyle: "high-context",
  timeOrientation: "punctual",
  eyeContactNorms:
    "Soft and intermittent. Look at the face of the person asking while you answer, lower the eyes with each bow, meet theirs before and after it, and never stare; between the two, calm attention is what many panels look for.",
  handshakeStyle:
    "A bow, about 30 degrees from a straight back, eyes down, after the words and not during them. Shake hands only if a hand is offered, and then lightly.",
  personalSpacePreference:
    "An arm's length or more, enough for two people to bow. Touching an arm or a shoulder is out of place.",
  hierarchyRespect: "high",
  smallTalkExpectation: "minimal",
  businessCardProtocol:
    "Take a card (meishi) with both hands and a slight bow, read it, and leave it before you on the table until the meeting ends. Never write on it or put it in a back pocket. Applicants need none.",
  giftGivingNorms:
    "Gifts are common between partners and colleagues, wrapped, given with both hands and opened later. In a selection they are not: bring none.",
  timeZone: "Asia/Tokyo",
  businessHours: "9:00 AM - 6:00 PM",
  workingWeek:
    "Monday to Friday, one time zone, no summer time. Many offices close from 29 December to 3 January, and around Obon in mid-August people are away, although Obon is no public holiday.",
  dressCodeExpectations: [
    "A plain dark suit with a white shirt or blouse, unless the invitation asks for your own style",
    "Hair tied back or short, forehead and ears free, a natural colour for most Japanese carriers",
    "Plain dark shoes, polished; hosiery or dark socks without a pattern",
    "Quiet colours, small or no jewellery, no scent, and a plain bag that stands by itself beside the chair",
  ],
  commonGreetings: [
    "'Shitsurei shimasu' (excuse me) on entering and on leaving the room",
    "'Hajimemashite. Smith to moshimasu. Yoroshiku onegai itashimasu' on meeting: how do you do, my name is Smith, I ask for your kindness",
    "Family name with '-san', also for the interviewers; never '-san' with your own name",
    "'Arigato gozaimashita' with a bow at the end: thank you for what you have just done",
  ],
  culturalTaboos: [
    "Arriving on the minute: ten minutes early is on time, and one minute late is remembered",
    "Contradicting an interviewer bluntly or with a flat no",
    "Claiming a team's success for yourself",
    "Sitting down before you are invited, crossing legs, leaning back",
    "Speaking badly of a former employer, a school or a colleague",
    "Blowing the nose, chewing gum or a telephone in the room",
  ],
  selectionStages: [
    "Entry sheet, photograph and web aptitude test; for some carriers a short video of yourself",
    "Group interview or group discussion with several candidates side by side",
    "Individual interview, with a part in English at carriers that fly abroad",
    "Final interview with senior managers",
    "Medical examination, at an early or a late stage",
    "Joining date with a whole intake: for new graduates usually 1 April",
  ],
  interviewTips: [
    "Begin with the conclusion, then the reason, then one example, and stop. A long answer in a group takes time from the others.",
    "Let silence stand. A pause before you answer tends to be read as thought, and filling theirs as impatience.",
    "Listen for what is not said: 'that may be a little difficult' usually means no, and a slow intake of breath is a warning.",
    "Bow, sit, stand and carry your bag with the same calm for three hours. Bearing between the questions is watched as much as the answers.",
    "Prepare 'gakuchika', the effort you are proudest of as a student, or its working-life equal: what you did, what you learned, how a team uses it.",
    "Show care for the group: nod when others speak, name what you took from them, and share the time.",
    "Guidance of the labour ministry asks employers not to ask about birthplace, family or belief. A quiet 'may I answer from my work experience' keeps the harmony.",
  ],
  typicalQuestions: [
    "Please introduce yourself in one minute.",
    "Why our company, and why cabin attendant among all our professions?",
    "What did you put the most effort into as a student or at work, and what did you learn from it?",
    "What does hospitality mean to you when the guest has asked for nothing?",
    "Which part did you take in a group, and what would the others say of it?",
    "What has made you feel grateful lately?",
  ],
  holidays: [
    { name: "New Year's Day", when: "1 January", calendar: "fixed", next: "2027-01-01" },
    {
      name: "Coming of Age Day",
      when: "Second Monday of January",
      calendar: "weekday",
      next: "2027-01-11",
    },
    { name: "National Foundation Day", when: "11 February", calendar: "fixed", next: "2027-02-11" },
    { name: "Emperor's Birthday", when: "23 February", calendar: "fixed", next: "2027-02-23" },
    {
      name: "Vernal Equinox Day",
      when: "20 or 21 March, announced in February of the year before; in 2027 it is a Sunday, so Monday 22 March is free",
      calendar: "equinox",
      next: "2027-03-21",
    },
    {
      name: "Showa Day",
      when: "29 April; with the three days of May it makes Golden Week",
      calendar: "fixed",
      next: "2027-04-29",
    },
    { name: "Constitution Memorial Day", when: "3 May", calendar: "fixed", next: "2027-05-03" },
    { name: "Greenery Day", when: "4 May", calendar: "fixed", next: "2027-05-04" },
    { name: "Children's Day", when: "5 May", calendar: "fixed", next: "2027-05-05" },
    { name: "Marine Day", when: "Third Monday of July", calendar: "weekday", next: "2027-07-19" },
    { name: "Mountain Day", when: "11 August", calendar: "fixed", next: "2027-08-11" },
    {
      name: "Respect for the Aged Day",
      when: "Third Monday of September",
      calendar: "weekday",
      next: "2027-09-20",
    },
    {
      name: "Autumnal Equinox Day",
      when: "22 or 23 September, announced in February of the year before",
      calendar: "equinox",
      next: "2027-09-23",
    },
    {
      name: "Sports Day",
      when: "Second Monday of October",
      calendar: "weekday",
      next: "2027-10-11",
    },
    { name: "Culture Day", when: "3 November", calendar: "fixed", next: "2027-11-03" },
    { name: "Labour Thanksgiving Day", when: "23 November", calendar: "fixed", next: "2026-11-23" },
  ],
  sources: [
    { name: "Cabinet Office of Japan, national holidays (Act on National Holidays)", year: 2026 },
    {
      name: "Ministry of Health, Labour and Welfare, guidance on fair recruitment selection",
      year: 2024,
    },
    {
      name: "Selection flows of ANA and JAL cabin attendants as reported by career sites",
      year: 2020,
    },
  ],
};
