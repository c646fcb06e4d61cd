import { REGIONS } from "contract/airline-facts";
import { SPEECH_VOICES } from "contract/speech-terms";
import { z } from "zod";

const Colour = z.string().regex(/^#[0-9A-F]{6}$/);
const Phrases = z.array(z.string()).min(6).max(8);

/** A made-up person who leads a practice interview. Not a member of any airline's staff. */
export const Recruiter = z.object({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  name: z.string(),
  /** Decides which voices fit; shown nowhere unless a screen speaks of the person. */
  pronoun: z.enum(["she", "he", "they"]),
  /** Name as in the airline reference. */
  airline: z.string(),
  region: z.enum(REGIONS),
  /** The part the persona plays. */
  position: z.string(),
  nationality: z.string(),
  culturalBackground: z.string(),
  personality: z.string(),
  voiceType: z.enum(SPEECH_VOICES),
  interviewStyle: z.string(),
  /** The first two stand on the card of the picker. */
  focusAreas: z.array(z.string()).length(4),
  /** Text stands on the background with a contrast of at least 4.5 to 1. */
  avatar: z.object({ backgroundColor: Colour, borderColor: Colour, textColor: Colour }),
  /** Two or three spoken sentences that open the interview. */
  greeting: z.string(),
  feedbackStyle: z.string(),
  culturalNuances: z.array(z.string()).min(3).max(5),
  regionalExpectations: z.array(z.string()).min(3).max(5),
  communication: z.enum(["direct", "indirect", "high-context"]),
  /** 0 reserved, 1 effusive. */
  warmth: z.number().min(0).max(1),
  /** 0 as among friends, 1 ceremonious. */
  formality: z.number().min(0).max(1),
  /** Sentences in this person's voice. Whole, spoken, without figures; {airline} is the only placeholder. */
  phrases: z.object({
    /** Said first after an answer: true whatever was said and however well. */
    reaction: Phrases,
    /** Leads over to the next question, whatever it is about. */
    transition: Phrases,
    /** Asks, once, how the story ended. */
    askForResult: Phrases,
    /** Opens feedback on a strong answer; claims nothing about its content, the reasons follow. */
    praise: Phrases,
    /** Opens feedback on what was weak; names no fault itself, the advice follows. */
    correct: Phrases,
    /** Ends the interview. */
    close: Phrases,
  }),
});
export type Recruiter = z.infer<typeof Recruiter>;

/** What a recruiter says of their own accord, in another language than English; see `Recruiter` for each. */
export type RecruiterWords = {
  greeting: string;
  transition: readonly string[];
  close: readonly string[];
};

/** How the app describes a recruiter, in the language of the interface; see `Recruiter` for each. */
export type RecruiterPortrait = Pick<
  Recruiter,
  "position" | "culturalBackground" | "interviewStyle" | "focusAreas"
>;
