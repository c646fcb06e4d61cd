/** Joins class names and leaves out what is absent, so that a component can pass its `className` on. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
