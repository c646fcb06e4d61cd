import { besideAnswer, type Context, type Draft, items } from "./draft.ts";

const BEGINNINGS = ["last-line.since", "last-line.sooner", "last-line.lasted"] as const;

/** The last sentence of somebody's story is theirs: beginnings to choose from, and what to look for. */
export function lastLine(context: Context): Draft {
  const { voice } = context;
  return besideAnswer(
    "judge",
    [
      voice.say("last-line.lead"),
      items(BEGINNINGS.map((id) => voice.say(id))),
      voice.say("last-line.ask"),
    ],
    context,
  );
}
