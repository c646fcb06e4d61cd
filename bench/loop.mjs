// One busy loop, timed in a process of its own: within a longer run the engine compiles it anew, and it takes
// a fifth of the time. Prints the median in milliseconds.
import { median } from "./statistics.mjs";

const ROUNDS = 5;

function loop() {
  const start = performance.now();
  let x = 0;
  for (let i = 0; i < 3e7; i += 1) x = (x * 31 + i) | 0;
  // The result is used, so that the loop cannot be left out.
  return x === 0.5 ? 0 : performance.now() - start;
}

loop(); // compiled by then
console.log(median(Array.from({ length: ROUNDS }, loop)));
