import type { RubricScale } from "./schema.ts";

export const SITUATIONAL_SCALE: RubricScale = {
  overall: {
    "1-2":
      "Would walk away, argue or set a safety rule aside, or answers with a slogan in place of a deed.",
    "3-4":
      "Names one step and ends there, or hands the whole case to the purser in the first sentence.",
    "5-6":
      "Brings safe steps in a usable order, but passes over who has to be told or what follows if the first step fails.",
    "7-8":
      "Leads the case from the first look to the report: makes safe, informs, stays within the role, checks that it worked.",
    "9-10":
      "Says what decides the choice, acts and informs in the order of danger, keeps those around in view, and names the point at which the plan would change.",
  },
  communication: {
    "1-2": "Cannot put into words what would be said to the passenger or to the crew.",
    "3-4":
      "Says that it would be explained, and asked for the words repeats the instruction louder.",
    "5-6":
      "Speaks the sentence to the passenger as it would be said, but tells the crew only that there is a problem.",
    "7-8":
      "Gives the colleague what, where and what is needed in one breath, and the passenger one calm instruction with its reason.",
    "9-10":
      "Chooses other words for the frightened passenger, the neighbours and the flight deck, and has the vital point repeated back.",
  },
  professionalism: {
    "1-2":
      "Would grab, shame or threaten the passenger, or keep the matter from the crew to avoid trouble.",
    "3-4":
      "Takes the refusal in the case as an insult: argues with the assessor who plays the passenger, or calls the captain in order to win.",
    "5-6": "Remains polite to the passenger, yet decides alone what belongs to the purser.",
    "7-8":
      "Names where the own authority ends, hands over there, and backs a colleague's decision in front of passengers.",
    "9-10":
      "Takes a disagreement to the galley and not to the aisle, covers for a passenger's embarrassment, and owns the decision in the debrief.",
  },
  problemSolving: {
    "1-2": "Repeats the question, guesses, or chooses an action that makes the case worse.",
    "3-4": "Holds on to the first idea through every turn that the assessor adds to the case.",
    "5-6": "Solves the case as given, and needs a hint to see what a newly added fact changes.",
    "7-8":
      "Asks or looks for the one fact that decides, acts on it, and keeps a second plan ready.",
    "9-10":
      "Ranks what competes for two hands, gives away what others can do, sets a moment to look again, and changes course when a new fact comes.",
  },
  customerService: {
    "1-2":
      "Treats the person in the case as an offender: no question, no offer and no word of help.",
    "3-4": "Offers the standard apology or a voucher before having heard what is wrong.",
    "5-6":
      "Hears the passenger out and offers a help that fits, but forgets the neighbours, the family or whoever gave up a seat.",
    "7-8":
      "Puts the refusal and the alternative into the same sentence, and says when they will be back.",
    "9-10":
      "Leaves the passenger a choice within the rule, shields them from onlookers, and returns before landing to close the matter.",
  },
  safetyAwareness: {
    "1-2": "Puts comfort, punctuality or a customer's wish before the danger in the case.",
    "3-4": "Declares that safety comes first, and names neither the danger nor a step against it.",
    "5-6":
      "Names the danger and the right first step, but leaves equipment, call or handover to chance.",
    "7-8":
      "Secures, calls and fetches in an order that a second crew member could follow, with the equipment called by its name.",
    "9-10":
      "Works as two people do in a cabin, one staying with the danger and one calling and fetching, watches until it is over, and reports what was used and when.",
  },
};
