/** One line per group of `bundles/en`; the English bundle types every key. */
interface Bundles {
  landing: typeof import("./bundles/en/landing.json");
  shell: typeof import("./bundles/en/shell.json");
  nav: typeof import("./bundles/en/nav.json");
  buttons: typeof import("./bundles/en/buttons.json");
  features: typeof import("./bundles/en/features.json");
  dashboard: typeof import("./bundles/en/dashboard.json");
  practice: typeof import("./bundles/en/practice.json");
  report: typeof import("./bundles/en/report.json");
  airline: typeof import("./bundles/en/airline.json");
  account: typeof import("./bundles/en/account.json");
  resources: typeof import("./bundles/en/resources.json");
  chat: typeof import("./bundles/en/chat.json");
  delivery: typeof import("./bundles/en/delivery.json");
  video: typeof import("./bundles/en/video.json");
  stories: typeof import("./bundles/en/stories.json");
  recorder: typeof import("./bundles/en/recorder.json");
  audio: typeof import("./bundles/en/audio.json");
  camera: typeof import("./bundles/en/camera.json");
  avatar: typeof import("./bundles/en/avatar.json");
  mock: typeof import("./bundles/en/mock.json");
  interview: typeof import("./bundles/en/interview.json");
  plan: typeof import("./bundles/en/plan.json");
  calendar: typeof import("./bundles/en/calendar.json");
  palette: typeof import("./bundles/en/palette.json");
  oneway: typeof import("./bundles/en/oneway.json");
  guide: typeof import("./bundles/en/guide.json");
  cultures: typeof import("./bundles/en/cultures.json");
  cockpit: typeof import("./bundles/en/cockpit.json");
  prep: typeof import("./bundles/en/prep.json");
  languageDemo: typeof import("./bundles/en/languageDemo.json");
  terms: typeof import("./bundles/en/terms.json");
  doors: typeof import("./bundles/en/doors.json");
  airports: typeof import("./bundles/en/airports.json");
  aircraft: typeof import("./bundles/en/aircraft.json");
  evacuation: typeof import("./bundles/en/evacuation.json");
  review: typeof import("./bundles/en/review.json");
  reviewDue: typeof import("./bundles/en/reviewDue.json");
  drill: typeof import("./bundles/en/drill.json");
  syllabus: typeof import("./bundles/en/syllabus.json");
  trials: typeof import("./bundles/en/trials.json");
  equipment: typeof import("./bundles/en/equipment.json");
  room: typeof import("./bundles/en/room.json");
  call: typeof import("./bundles/en/call.json");
  recruiter: typeof import("./bundles/en/recruiter.json");
  analytics: typeof import("./bundles/en/analytics.json");
  second: typeof import("./bundles/en/second.json");
  nextInterview: typeof import("./bundles/en/nextInterview.json");
  booked: typeof import("./bundles/en/booked.json");
  booking: typeof import("./bundles/en/booking.json");
  trainer: typeof import("./bundles/en/trainer.json");
  trainerSets: typeof import("./bundles/en/trainerSets.json");
  certificate: typeof import("./bundles/en/certificate.json");
  operate: typeof import("./bundles/en/operate.json");
  shared: typeof import("./bundles/en/shared.json");
  inbox: typeof import("./bundles/en/inbox.json");
}

/** Groups of the bundles; a screen names those it needs and they are loaded with its code. */
export type Group = keyof Bundles;

type Dotted<T> = {
  [K in keyof T & string]: T[K] extends string | { other: string } ? K : `${K}.${Dotted<T[K]>}`;
}[keyof T & string];

type NameIn<K> = K extends `features.${infer Name}.title` ? Name : never;
/** Name of a screen in `features.json`. */
export type Feature = NameIn<Key>;

/** Every key as a dotted path, e.g. `nav.practice`. */
export type Key = Dotted<Bundles>;
