import type { Emotion } from "contract/emotion";
import type { LanguageCode } from "contract/languages";

/** Words of one person in an interview, with how that person sounds; decision 014 tells the states apart. */
export interface LabelledText {
  text: string;
  /** What a listener would say first. */
  emotion: Emotion;
  /** What a listener might say as well without being wrong. */
  alsoFine?: Emotion[];
  /** Language of the text; null where it is none of the eleven. */
  language: LanguageCode | null;
}
