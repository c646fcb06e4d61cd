/** Terms of writing a recording down, without the schemas: the browser makes the sound to these. */

/** Largest sound that is written down: ten minutes (`TAKE_MAX_SECONDS`) of 16-bit samples at 16 kHz are 19.2 million bytes. */
export const TRANSCRIPT_SOUND_MAX_BYTES = 20 * 1024 * 1024;
