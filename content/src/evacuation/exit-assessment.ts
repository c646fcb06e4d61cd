import type { ExitCondition, ExitFailure } from "./schema.ts";

/** What to look for before opening, window first, and again while the exit is used. */
export const EXIT_CONDITIONS: readonly ExitCondition[] = [
  {
    id: "fire",
    condition: "Fire",
    lookFor:
      "Flames, glow or sparks, on the ground and at the engine, ahead of and behind the exit.",
    unusableWhen:
      "Flames are where the slide falls or where people must walk, or heat comes through.",
    thenDo:
      "Keep it closed, block it, send people to the far side, and look again: wind moves fire.",
  },
  {
    id: "smoke",
    condition: "Smoke",
    lookFor: "Dense smoke outside, and which way it drifts; smoke that comes in at the frame.",
    unusableWhen: "You cannot see the ground, or opening would draw smoke and fire into the cabin.",
    thenDo: "Keep it closed, keep people low, and use exits on the upwind side.",
  },
  {
    id: "obstacle",
    condition: "Obstacle",
    lookFor: "Wreckage, vehicles, trees, walls, a running engine, or steps left at the aircraft.",
    unusableWhen:
      "The door cannot swing out, or the slide would fall on the obstacle or into a blast.",
    thenDo: "Block and redirect; an obstacle that moves away may give the exit back to you.",
  },
  {
    id: "water-level",
    condition: "Water level",
    lookFor: "How high the water stands at the sill, and whether it is rising, on both sides.",
    unusableWhen: "Water is at or above the sill, or the briefing named the exit as unusable.",
    thenDo: "Never crack it open to see. Block it and move people to exits that float high.",
  },
  {
    id: "structure",
    condition: "Structure",
    lookFor:
      "A bent frame, a broken floor, a hole that is a way out; how high or steep the exit is.",
    unusableWhen: "The frame is jammed, or slide and ground do not meet so that people would fall.",
    thenDo:
      "Try the exit opposite or the next one; use an opening in the hull only if it is safer.",
  },
];

/** What can fail although the outside is safe. */
export const EXIT_FAILURES: readonly ExitFailure[] = [
  {
    id: "handle-jams",
    failure: "The handle will not move",
    firstTry: "Use both hands and full travel, and let a strong passenger pull with you once.",
    otherwise: "Call it blocked and redirect; do not spend the evacuation on one door.",
  },
  {
    id: "door-jams",
    failure: "The door unlocks but does not open",
    firstTry: "Push with your shoulder while you hold the frame, with a helper if one is there.",
    otherwise: "Block the exit, redirect, and try again only when nobody waits.",
  },
  {
    id: "assist-fails",
    failure: "The power assist fails",
    firstTry: "Push the door by hand until it locks open; it is heavier when it drags the slide.",
    otherwise: "A door that will not lock may swing back: hold it or give the exit up.",
  },
  {
    id: "slide-does-not-fill",
    failure: "The slide does not inflate",
    firstTry: "Pull the manual inflation handle, hard and to the end.",
    otherwise: "Block the exit. Jumping from the sill is for the last resort only.",
  },
  {
    id: "slide-twists",
    failure: "The slide is twisted or blown aside",
    firstTry: "Wait a moment with the exit blocked; a first helper may straighten it from below.",
    otherwise: "Block and redirect, and look again when the wind or the engine has dropped.",
  },
  {
    id: "slide-deflates",
    failure: "The slide loses air while in use",
    firstTry: "Stop the flow at once and get the foot of the slide cleared.",
    otherwise:
      "Block and redirect. Only with no other way out is a flat slide used, as the manual says.",
  },
  {
    id: "conditions-change",
    failure: "Fire or water reaches an exit in use",
    firstTry: "Stop the flow with arm and voice before the next person jumps.",
    otherwise: "Close the door if that can be done quickly, guard it and redirect.",
  },
];

/** How to turn people round at an exit that cannot be used. */
export const REDIRECTING: readonly string[] = [
  "Stand in the opening, face the cabin, and spread your arms: your body says no before your voice does.",
  "Call that the exit is blocked, then point with a whole arm to an exit that you know to work.",
  "Name the direction: forward, back or across. People follow an arm and a word, not a row number.",
  "Move people on before they pile up: two aisles or a crowded galley jam within seconds.",
  "Stay and guard it, or leave an able-bodied passenger who knows that it must not be opened.",
  "Assess it again: a blocked exit may become usable, and a good one may be lost.",
];
