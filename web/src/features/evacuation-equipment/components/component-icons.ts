import {
  CircleCheck,
  DoorClosed,
  Gauge,
  Grip,
  Hand,
  type LucideIcon,
  ToggleLeft,
  TriangleRight,
} from "lucide-react";

/** The mark of each part of a door. */
export const COMPONENT_ICONS: Readonly<Record<string, LucideIcon>> = {
  door: DoorClosed,
  "arm-lever": ToggleLeft,
  "girt-bar": Grip,
  "emergency-handle": Hand,
  "pressure-relief-valve": Gauge,
  "door-seal": CircleCheck,
  slide: TriangleRight,
};
