import type { CoachEngine } from "contract/coach";
import { useT } from "../../i18n/i18n.ts";
import type { Key } from "../../i18n/keys.ts";
import { useCoachEngine } from "./api.ts";

type Section = { title: Key; points: readonly Key[] };

/** Stands where the sentence on this server's own model service belongs. */
const SERVICE = "account.privacy.analysis.service.unknown";
/** And where that on its service for transcripts belongs. */
const TRANSCRIPT = "account.privacy.recordings.transcript.unknown";
/** And that on its service for voices. */
const VOICE = "account.privacy.voice.service.unknown";

const SECTIONS: readonly Section[] = [
  {
    title: "account.privacy.kept.title",
    points: [
      "account.privacy.kept.account",
      "account.privacy.kept.answers",
      "account.privacy.kept.interviews",
      "account.privacy.kept.booked",
      "account.privacy.kept.inbox",
      "account.privacy.kept.coach",
      "account.privacy.kept.signIns",
      "account.privacy.kept.passkeys",
    ],
  },
  {
    title: "account.privacy.where.title",
    points: ["account.privacy.where.server", "account.privacy.where.browser"],
  },
  { title: "account.privacy.cookies.title", points: ["account.privacy.cookies.one"] },
  {
    title: "account.privacy.seen.title",
    points: [
      "account.privacy.seen.third",
      "account.privacy.seen.people",
      "account.privacy.seen.log",
    ],
  },
  {
    title: "account.privacy.analysis.title",
    points: [
      "account.privacy.analysis.rules",
      SERVICE,
      "account.privacy.analysis.emotion",
      "account.privacy.analysis.hire",
    ],
  },
  {
    title: "account.privacy.recordings.title",
    points: ["account.privacy.recordings.today", "account.privacy.recordings.later", TRANSCRIPT],
  },
  {
    title: "account.privacy.voice.title",
    points: ["account.privacy.voice.made", VOICE, "account.privacy.voice.browser"],
  },
  {
    title: "account.privacy.duration.title",
    points: [
      "account.privacy.duration.demo",
      "account.privacy.duration.idle",
      "account.privacy.duration.rest",
    ],
  },
  {
    title: "account.privacy.rights.title",
    points: [
      "account.privacy.rights.download",
      "account.privacy.rights.delete",
      "account.privacy.rights.change",
    ],
  },
  { title: "account.privacy.operator.title", points: ["account.privacy.operator.text"] },
];

/** The notice itself; it must stay true to what is built. `headingLevel` fits it into its place. */
export function PrivacyNotice({ headingLevel }: { headingLevel: 2 | 3 }) {
  const t = useT();
  const engine = useCoachEngine();
  const Heading = `h${headingLevel}` as const;
  const sentence = (point: Key) => {
    if (point === SERVICE) return t(serviceKey(engine), { service: engine?.service ?? "" });
    if (point === TRANSCRIPT)
      return t(transcriptKey(engine), { service: engine?.transcriptService ?? "" });
    if (point === VOICE) return t(voiceKey(engine), { service: engine?.speechService ?? "" });
    return t(point);
  };
  return (
    <div className="grid max-w-[66ch] gap-6">
      {SECTIONS.map(({ title, points }) => (
        <section key={title} className="grid gap-2">
          <Heading className="text-h3">{t(title)}</Heading>
          {points.map((point) => (
            <p key={point} className="text-ink-2">
              {sentence(point)}
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}

function serviceKey(engine: CoachEngine | null): Key {
  if (!engine) return SERVICE;
  return engine.service === null
    ? "account.privacy.analysis.service.none"
    : "account.privacy.analysis.service.model";
}

function transcriptKey(engine: CoachEngine | null): Key {
  if (!engine) return TRANSCRIPT;
  return engine.transcriptService === null
    ? "account.privacy.recordings.transcript.none"
    : "account.privacy.recordings.transcript.service";
}

function voiceKey(engine: CoachEngine | null): Key {
  if (!engine) return VOICE;
  return engine.speechService === null
    ? "account.privacy.voice.service.none"
    : "account.privacy.voice.service.service";
}
