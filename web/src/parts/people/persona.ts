import type { Shape } from "./shape.tsx";

export type Hair = { back: readonly Shape[]; front: readonly Shape[] };

/** How one person is drawn. All people share one construction, 240 × 300 units; this is what differs. */
export type Persona = {
  skin: string;
  shade: string;
  lip: string;
  hair: string;
  /** Strands that catch the light. */
  hairLight: string;
  brow: string;
  eye: string;
  coat: string;
  lapel: string;
  /** Scarf, tie or collar. */
  accent: string;
  /** Outline of the head; ears lie at y = 126, eyes at 119, the mouth at 155. */
  face: string;
  /** Breadth and height of the head, and breadth of the shoulders, against the common measure. */
  headScale: readonly [number, number];
  shoulderScale: number;
  /** Opening of the eyes; 1 is the common measure. */
  eyeOpening: number;
  isLashed: boolean;
  hasEars: boolean;
  /** In place of the pearls that a lashed face with ears wears. */
  earrings?: readonly Shape[];
  /** Thickness of the brows, where it is not the common one. */
  browWidth?: number;
  /** The nose's line, where it is not the common one. */
  nose?: string;
  hasPin: boolean;
  hairStyle: Hair;
  /** What is worn at the neck, over the coat. */
  neckwear: readonly Shape[];
  /** Over the skin and under the features: a beard, lines of age. */
  onSkin?: readonly Shape[];
  /** Over everything: glasses. */
  onTop?: readonly Shape[];
};
