/** One path of circles, given as centre and radius: curls, scallops, freckles. */
export function circles(all: readonly (readonly [x: number, y: number, radius: number])[]): string {
  return all
    .map(([x, y, r]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0${-2 * r} 0z`)
    .join("");
}
