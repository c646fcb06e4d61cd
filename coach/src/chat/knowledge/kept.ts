/** A message is asked about in parts and more than once: so many of its texts are kept. */
const MOST = 24;

/** What was worked out of the last few texts. */
export class Kept<Value> {
  readonly #values = new Map<string, Value>();

  /** The value kept for a text, or a new one. */
  of(text: string, make: () => Value): Value {
    const known = this.#values.get(text);
    if (known !== undefined) return known;
    const value = make();
    const [oldest] = this.#values.keys();
    if (this.#values.size >= MOST && oldest !== undefined) this.#values.delete(oldest);
    this.#values.set(text, value);
    return value;
  }
}
