export type Vec2 = readonly [number, number];

/** Between two of so many ways a round outline is at most 2 % wider than what is found. */
const WAYS = Array.from({ length: 16 }, (_, way): Vec2 => {
  const angle = (way / 16) * 2 * Math.PI;
  return [Math.cos(angle), Math.sin(angle)];
});

/** Takes in places on a plane and tells how far they reach: quick enough for all corners of a scene in a frame. */
export class Outline {
  private readonly furthest: (Vec2 | undefined)[] = WAYS.map(() => undefined);
  private readonly reach = WAYS.map(() => Number.NEGATIVE_INFINITY);

  add(x: number, y: number): void {
    for (let way = 0; way < WAYS.length; way += 1) {
      const [toX, toY] = WAYS[way] as Vec2;
      const reach = x * toX + y * toY;
      if (reach <= (this.reach[way] as number)) continue;
      this.reach[way] = reach;
      this.furthest[way] = [x, y];
    }
  }

  /**
   * The corners of the outline, against the clock.
   * @param room by which part of their way from the middle the corners are moved outward
   * @returns none where nothing was taken in
   */
  corners(room: number): Vec2[] {
    const found = this.furthest.filter((corner) => corner !== undefined);
    const sum = (at: 0 | 1) => found.reduce((all, corner) => all + corner[at], 0) / found.length;
    const [x, y] = [sum(0), sum(1)];
    return found.map((one) => [one[0] + (one[0] - x) * room, one[1] + (one[1] - y) * room]);
  }
}
