/** What is known of one frame of a video. Picture coordinates are shares of its width and height, from the top left. */
export interface FaceFrame {
  /** Seconds from the start of the recording. */
  at: number;
  /** Mean brightness of the whole picture, 0 to 1. */
  light: number;
  /** Null: no face was found. With several faces, the largest. */
  face: {
    x: number;
    y: number;
    width: number;
    height: number;
    /** Degrees; 0 faces the camera. Yaw and roll positive towards the right of the picture, pitch downwards. */
    yaw: number;
    pitch: number;
    roll: number;
    /** Where the eyes look against the head: `bearing` in degrees, `strength` 0 (straight on) to 1; null when the eyes were not found. */
    gaze: { bearing: number; strength: number } | null;
    /** Mean brightness of the face, 0 to 1. */
    light: number;
    /** How sure the detector is, 0 to 1. */
    confidence: number;
  } | null;
}
