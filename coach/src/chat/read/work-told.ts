import type { Work } from "../knowledge/work.ts";
import { workIn } from "./introduction.ts";
import type { Message } from "./message.ts";

/** What somebody says of their own work, past or present; a place of work that is spoken of as "our" or "my". */
const OWN =
  /\b(?:i (?:work|worked|am working|have worked|used to (?:work|be))|i'?m (?:an?|currently|still|working)|i am an?|i was an?|i'?ve been (?:an?|working)|(?:former|ex|used to be an?)\b|my (?:job|work|ward|shop|bar|hotel|restaurant|pharmacy|school|studies|course)|(?:in|at|from) (?:our|my|the) (?:bar|pub|hotel|shop|restaurant|pharmacy|ward|hospital|school|clinic|cafe|store|uni\w*|college|kindergarten))\b/;
const NOT_ONES_OWN = /\b(?:no|not an?|never an?) \w+/g;

/** What they do or did, by the stories that it holds; null where they tell nothing of it. */
export const workToldIn = ({ plain }: Message): Work | null =>
  OWN.test(plain) ? workIn(plain.replace(NOT_ONES_OWN, " ")) : null;
