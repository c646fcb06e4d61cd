import type { RubricScale } from "./schema.ts";

export const BEHAVIORAL_SCALE: RubricScale = {
  overall: {
    "1-2":
      "Tells no event of their own, or one in which somebody was harmed or mocked, and sees nothing wrong in it.",
    "3-4":
      "Speaks of what they usually do; asked twice for one day, gives a place or a person but no ending.",
    "5-6":
      "Tells one real event whose thread can be followed, but half of the steps belong to a group and the ending is a feeling.",
    "7-8":
      "Tells one real event from trigger to outcome with own steps and a fact that could be checked; one follow-up question fills what is open.",
    "9-10":
      "Tells it so that the panel could retell it: who, where, which steps and why, what changed for the people in it, and what is done differently since.",
  },
  communication: {
    "1-2":
      "Answers in a few words or in sentences that break off, so that the assessor cannot write down who did what.",
    "3-4": "Jumps back and forth in time and has to be asked what happened first.",
    "5-6":
      "Keeps the order of events, but stays with the scene for most of the time and hurries through what was done and said.",
    "7-8":
      "Gives each part of the story its share, ends within two minutes, and answers the follow-up in one or two sentences.",
    "9-10":
      "Quotes the words spoken at the turning point, explains a term before using it, and stops when the point is made.",
  },
  professionalism: {
    "1-2":
      "Names a colleague, guest or former employer to make fun of them, or tells of a broken rule as a clever trick.",
    "3-4":
      "Puts the cause on the shift, the manager or the customer, and names no part of their own when asked for it.",
    "5-6":
      "Accepts a share of what went wrong once asked, and describes the others without blame but without credit as well.",
    "7-8":
      "Says unasked what they would do differently, and speaks of an absent colleague as if that colleague were in the room.",
    "9-10":
      "Reported a slip of their own before anybody found it, told those concerned, and changed a routine so that the next shift cannot repeat it.",
  },
  problemSolving: {
    "1-2": "Describes the trouble, and waits in the story until somebody else ends it.",
    "3-4":
      "Names one reaction to the trouble without saying why that one, and does not know whether it helped.",
    "5-6":
      "Took a sensible step and another when the first failed, but can name no other choice that was open.",
    "7-8":
      "Found the cause by a look or a question before acting, weighs two ways aloud, and says what came of the one taken.",
    "9-10":
      "Parted what could wait from what could not, used the people and things at hand, checked the result, and mended the cause with the case.",
  },
  customerService: {
    "1-2":
      "Calls the guest rude or stupid, or tells with satisfaction how a request was turned down.",
    "3-4":
      "Repeats the rule or the apology that the guest was given, and cannot say what the guest had needed.",
    "5-6":
      "Met the request as it was made, politely, and moved on without finding out whether it was enough.",
    "7-8":
      "Listened for the need behind the request, offered something within the rules, and went back to see whether it had helped.",
    "9-10":
      "Noticed a need that nobody had voiced, met it without an audience, and passed it on so that colleagues could go on from there.",
  },
  safetyAwareness: {
    "1-2":
      "Tells of a hazard left, a check skipped or a rule bent to please somebody or to save time, and counts it as service.",
    "3-4":
      "Mentions a spill, a blocked way or a person unwell as part of the scene, and did nothing about it in the story.",
    "5-6":
      "Dealt with the danger that was in sight, but warned nobody and left no note for those who came after.",
    "7-8":
      "Stopped other work to make the spot or the person safe, and told whoever was in charge at once.",
    "9-10":
      "Looked for the danger before it showed, held to the rule against pressure from a guest or a senior, and had the cause removed and written down.",
  },
};
