import type { RubricScale } from "./schema.ts";

export const TECHNICAL_SCALE: RubricScale = {
  overall: {
    "1-2":
      "Answers with something that would do harm on board, or cannot tell what is being asked.",
    "3-4": "Recognises the term, and describes it with one phrase that is half right.",
    "5-6":
      "Explains correctly what it is for, leaves out a step or a limit, and adds it when asked.",
    "7-8":
      "Explains what, when and why in the right order, and says which part the airline's own manual would settle.",
    "9-10":
      "Teaches it with steps, reason, exception and common mistake in words for a new joiner, and says where the own knowledge ends.",
  },
  communication: {
    "1-2":
      "Strings together terms that do not belong together, so that a listener could do nothing with them.",
    "3-4": "Uses abbreviations of the trade and cannot spell one of them out.",
    "5-6":
      "Gives correct facts in the order in which they come to mind, so that the listener has to sort the steps.",
    "7-8": "Numbers the steps aloud, and puts the trade's word and its plain meaning side by side.",
    "9-10":
      "Speaks the command or the announcement as it would sound in the cabin, then says in a sentence why it is worded so.",
  },
  professionalism: {
    "1-2":
      "Invents a procedure, a figure or a rule, and defends it when asked where it comes from.",
    "3-4": "Waves the question away as something that the training will cover.",
    "5-6": "Says where they do not know, and leaves it at that.",
    "7-8":
      "Parts what they know from what they suppose, and names the manual, the briefing or the person they would ask.",
    "9-10":
      "Corrects a slip of their own in mid-answer, puts the manual above habit, and tells how they keep such knowledge fresh.",
  },
  problemSolving: {
    "1-2":
      "Recites a rule that has nothing to do with the case, or gives steps in an order that cannot work.",
    "3-4": "Knows the normal run, and stops as soon as one item is missing or fails.",
    "5-6": "Finds the fallback for failed equipment after a hint from the assessor.",
    "7-8":
      "Derives the next step from the purpose of the procedure where a detail is unknown, and says that it is derived.",
    "9-10":
      "Sees where two procedures meet in one case, says which goes first and why, and where the crew has to split the work.",
  },
  customerService: {
    "1-2": "Leaves the passenger out of the procedure, or speaks of them as something in its way.",
    "3-4":
      "Knows that some passengers need assistance or another meal, and names nothing that crew do differently for them.",
    "5-6":
      "Lists the steps of the service or assistance correctly, without a word on what the passenger is asked or told.",
    "7-8":
      "Adds what the passenger is told, and how that changes for a child, a wheelchair user or somebody without the language.",
    "9-10":
      "Explains which part of a service may be dropped when time is short and which may not, and how passengers learn of it before they ask.",
  },
  safetyAwareness: {
    "1-2":
      "Names an action that any safety card forbids, such as opening a door towards fire or inflating a life vest inside the cabin.",
    "3-4":
      "Knows that there is equipment for it, and gives neither its place nor its check nor its use.",
    "5-6":
      "Names use and main limit of the equipment or rule, without the check before the flight or the danger to the user.",
    "7-8":
      "Gives check, use and limit in order, and the moment at which crew stop and protect themselves.",
    "9-10":
      "Links the rule to what it prevents, tells what changes in the dark, in smoke or with a crew member out of action, and what is reported afterwards.",
  },
};
