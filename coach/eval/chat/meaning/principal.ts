/** Sweeps of Jacobi's rotations; a hundred dimensions settle in fewer. */
const SWEEPS = 12;

/**
 * The directions in which rows vary, the widest first, by Jacobi's method on their covariance.
 * @param rows centred, all of one length
 */
export function principalDirections(rows: readonly (readonly number[])[]): number[][] {
  const size = rows[0]?.length ?? 0;
  const matrix = Array.from({ length: size }, () => new Float64Array(size));
  for (const row of rows)
    for (let i = 0; i < size; i += 1)
      for (let j = 0; j < size; j += 1) add(matrix, i, j, (row[i] ?? 0) * (row[j] ?? 0));
  const basis = Array.from({ length: size }, (_, i) => {
    const row = new Float64Array(size);
    row[i] = 1;
    return row;
  });
  for (let sweep = 0; sweep < SWEEPS; sweep += 1)
    for (let p = 0; p < size; p += 1)
      for (let q = p + 1; q < size; q += 1) rotate(matrix, basis, p, q);
  return basis
    .map((_, at) => ({
      width: matrix[at]?.[at] ?? 0,
      direction: basis.map((row) => row[at] ?? 0),
    }))
    .sort((a, b) => b.width - a.width)
    .map(({ direction }) => direction);
}

function add(matrix: Float64Array[], i: number, j: number, value: number): void {
  const row = matrix[i];
  if (row) row[j] = (row[j] ?? 0) + value;
}

/** One rotation that makes the pair's covariance 0. */
function rotate(matrix: Float64Array[], basis: Float64Array[], p: number, q: number): void {
  const both = matrix[p]?.[q] ?? 0;
  if (Math.abs(both) < 1e-9) return;
  const angle = ((matrix[q]?.[q] ?? 0) - (matrix[p]?.[p] ?? 0)) / (2 * both);
  const tangent = (angle >= 0 ? 1 : -1) / (Math.abs(angle) + Math.hypot(angle, 1));
  const cosine = 1 / Math.hypot(tangent, 1);
  const sine = tangent * cosine;
  const turn = (row: Float64Array | undefined) => {
    if (!row) return;
    const [a, b] = [row[p] ?? 0, row[q] ?? 0];
    row[p] = cosine * a - sine * b;
    row[q] = sine * a + cosine * b;
  };
  for (const row of matrix) turn(row);
  const [first, second] = [matrix[p], matrix[q]];
  if (first && second)
    for (let at = 0; at < first.length; at += 1) {
      const [a, b] = [first[at] ?? 0, second[at] ?? 0];
      first[at] = cosine * a - sine * b;
      second[at] = sine * a + cosine * b;
    }
  for (const row of basis) turn(row);
}
