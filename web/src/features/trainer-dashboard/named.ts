/** Accents and case do not matter to whoever looks for a name. */
const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Those whose name has what was typed in it. */
export function named<One extends { name: string }>(all: readonly One[], typed: string): One[] {
  const wanted = folded(typed.trim());
  return all.filter(({ name }) => folded(name).includes(wanted));
}
