/** The only source of chance in the browser. */
export function randomId(): string {
  return crypto.randomUUID();
}
