/** Drawings of the landing that never change. */
export const STILL_NAMES = ["hero", "candidate", "recruiter", "trainer"] as const;
export type StillName = (typeof STILL_NAMES)[number];

const kept = new Map<StillName, string>();

/**
 * The drawings are in the page's HTML and need no JavaScript: the browser keeps what the build has
 * drawn, which leaves a twentieth of the first screen's script out.
 */
export function keepStills(drawn: Iterable<readonly [StillName, string]>): void {
  for (const [name, html] of drawn) kept.set(name, html);
}

/** Reads the prerendered drawings, before anything replaces them. */
export function keepStillsOf(page: Document): void {
  keepStills(
    STILL_NAMES.flatMap((name) => {
      const html = page.querySelector(`[data-still="${name}"]`)?.innerHTML;
      return html ? [[name, html] as const] : [];
    }),
  );
}

export function stillOf(name: StillName): string | undefined {
  return kept.get(name);
}
