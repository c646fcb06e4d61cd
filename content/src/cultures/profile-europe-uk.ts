import type { CulturalProfile } from "./schema.ts";

export const EUROPE_UK: CulturalProfile = {
  key: "europe-uk",
  region: "Europe",
  country: "United Kingdom",
  interviewStyle: "semi-formal",
  communicationStyle: "indirect",
  timeOrientation: "punctual",
  eyeContactNorms:
    "Regular but relaxed: look at the person who asked, share the answer with the others, look away to think. A fixed stare makes many people uneasy.",
  handshakeStyle:
    "A brief, medium handshake at the start and at the end, if a hand is offered, with eye contact and your first name.",
  personalSpacePreference:
    "About an arm's length, and queues are kept. Hugging and cheek kissing have no place at a selection.",
  hierarchyRespect: "moderate",
  smallTalkExpectation: "welcome",
  businessCardProtocol:
    "Informal and rare at selections. Take a card with thanks, glance at it, and put it away after the talk.",
  giftGivingNorms:
    "None for recruiters: anti-bribery policies make it awkward for both. Thanks at the door, or one line by e-mail, are enough.",
  timeZone: "Europe/London",
  businessHours: "9:00 AM - 5:00 PM",
  workingWeek:
    "Monday to Friday. Clocks change on the last Sundays of March and October, not on the American dates. Scotland and Northern Ireland keep some holidays of their own.",
  dressCodeExpectations: [
    "Business dress: a suit, or a tailored dress, skirt or trousers with a jacket",
    "Ironed shirt or blouse, polished shoes, hair neat or tied back when it is long",
    "Discreet make-up if you wear any; several UK airlines now allow it to everybody and demand it of nobody",
    "Visible tattoos and piercings as the airline's own current rules say, which differ widely",
  ],
  commonGreetings: [
    "Good morning, I'm James Owusu. Nice to meet you.",
    "'You all right?' is a hello: 'Fine, thanks, and you?' is the whole answer",
    "First names are usual from the first minute; wait for the recruiter to use theirs",
    "Thanks very much for having me today.",
  ],
  culturalTaboos: [
    "Boasting: state the fact and let others call it impressive",
    "Interrupting, jumping a queue or speaking over a quiet candidate",
    "Asking what somebody earns, how old they are or whom they vote for",
    "Calling someone English who may be Scottish, Welsh or Northern Irish",
    "Complaining about your last employer, however good the story",
  ],
  selectionStages: [
    "Online application with eligibility questions: right to work, reach, swimming, relevant experience",
    "Online tests and often a recorded video interview",
    "Assessment day: welcome, reach check, group exercise, sometimes a role play with an upset passenger",
    "Interview the same day or online, built on competencies and values, with notes taken throughout",
    "Offer subject to a medical and the checks for the airside pass: five years of references, criminal record, a government accreditation check",
    "Initial training of several weeks, ending with the cabin crew attestation",
  ],
  interviewTips: [
    "Read understatement correctly: 'that's quite interesting' may be lukewarm, and 'could you perhaps say more' means please do.",
    "Bring evidence for each competency in the advert. Many British interviewers score against a written list, one question at a time.",
    "In the group exercise invite the quiet person in and keep an eye on the clock. Building on an idea often scores better than winning with your own.",
    "Let a little humour show if it is kind and about yourself. Sarcasm about customers ends badly.",
    "Arrive ten to fifteen minutes early. If a train fails you, ring before the hour, not after it.",
    "In Great Britain the Equality Act limits questions about your health before an offer. Ask for an adjustment when you need one, and early.",
    "Close with one considered question about the training or the base, then thanks.",
  ],
  typicalQuestions: [
    "What do you know about us, and what made you apply?",
    "Can you give an example of when you dealt with a customer who was unhappy?",
    "Tell us about a time you worked in a team that did not get on.",
    "Give me an example of when you noticed something unsafe. What did you do?",
    "How would your colleagues describe you on a bad day?",
  ],
  holidays: [
    {
      name: "New Year's Day",
      when: "1 January; in Scotland 2 January too",
      calendar: "fixed",
      next: "2027-01-01",
    },
    {
      name: "Good Friday",
      when: "Friday before Easter Sunday",
      calendar: "easter",
      next: "2027-03-26",
    },
    {
      name: "Easter Monday",
      when: "Monday after Easter Sunday; not in Scotland",
      calendar: "easter",
      next: "2027-03-29",
    },
    {
      name: "Early May bank holiday",
      when: "First Monday of May",
      calendar: "weekday",
      next: "2027-05-03",
    },
    {
      name: "Spring bank holiday",
      when: "Last Monday of May",
      calendar: "weekday",
      next: "2027-05-31",
    },
    {
      name: "Summer bank holiday",
      when: "Last Monday of August; in Scotland the first Monday",
      calendar: "weekday",
      next: "2027-08-30",
    },
    {
      name: "Christmas Day",
      when: "25 December; a weekday stands in when it falls on a weekend",
      calendar: "fixed",
      next: "2026-12-25",
    },
    {
      name: "Boxing Day",
      when: "26 December; in 2026 it is a Saturday, so Monday 28 December is free as well",
      calendar: "fixed",
      next: "2026-12-26",
    },
  ],
  sources: [
    { name: "GOV.UK, UK bank holidays", year: 2026, url: "https://www.gov.uk/bank-holidays" },
    { name: "Equality Act 2010, section 60 (health questions before an offer)", year: 2010 },
  ],
};
