import type { DoorQuizQuestion } from "content/door-quiz/schema";
import type { ComponentType } from "react";
import { ArmLever } from "./arm-lever.tsx";
import { DoorSeal } from "./door-seal.tsx";
import { EmergencyHandle } from "./emergency-handle.tsx";
import { GirtBar } from "./girt-bar.tsx";
import { PressureReliefValve } from "./pressure-relief-valve.tsx";
import { SlideDeployment } from "./slide-deployment.tsx";

export type DoorDrawingKey = DoorQuizQuestion["imageKey"];

const DRAWINGS: Record<DoorDrawingKey, ComponentType<{ isRevealed: boolean }>> = {
  "arm-lever": ArmLever,
  "girt-bar": GirtBar,
  "emergency-handle": EmergencyHandle,
  "pressure-relief-valve": PressureReliefValve,
  "door-seal": DoorSeal,
  "slide-deployment-mechanism": SlideDeployment,
};

interface DoorDrawingProps {
  of: DoorDrawingKey;
  /** What it is, for those who cannot see it. */
  label: string;
  /** Shows the part at work instead of at rest. */
  isRevealed?: boolean;
}

/** A component of an aircraft door, drawn; never mirrored, as the aircraft is not. */
export function DoorDrawing({ of, label, isRevealed = false }: DoorDrawingProps) {
  const Drawing = DRAWINGS[of];
  return (
    <svg viewBox="0 0 360 300" role="img" aria-label={label} className="block h-auto w-full">
      <Drawing isRevealed={isRevealed} />
    </svg>
  );
}
