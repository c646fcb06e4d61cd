/** The only source of chance in the browser. */
export function randomId(): string {
  return crypto.randomUUID();
}

/** Uniform in [0, 1). */
export function random(): number {
  return Math.random();
}
