import { beforeEach, describe, expect, test } from "vitest";
import { type Breaker, createBreaker } from "./breaker.ts";

let seconds: number;
let breaker: Breaker;
beforeEach(() => {
  seconds = 0;
  breaker = createBreaker(() => new Date(seconds * 1000));
});
const failTimes = (times: number) => {
  for (let time = 0; time < times; time += 1) {
    breaker.admit();
    breaker.fail();
  }
};

describe("the breaker", () => {
  test("opens after four faults in a row, not after four in all", () => {
    failTimes(3);
    breaker.admit();
    breaker.succeed();
    failTimes(3);
    expect(breaker.admit()).toBe("closed");
    breaker.fail();
    expect(breaker.admit()).toBe("open");
  });

  test("lets one call look after half a minute, and closes when that is answered", () => {
    failTimes(4);
    seconds = 29;
    expect(breaker.admit()).toBe("open");
    seconds = 30;
    expect(breaker.admit()).toBe("half-open");
    expect(breaker.admit()).toBe("open");
    breaker.succeed();
    expect(breaker.admit()).toBe("closed");
  });

  test("rests twice as long after each vain look, ten minutes at most", () => {
    failTimes(4);
    const rests: number[] = [];
    let looked = 0;
    for (seconds = 0; rests.length < 7; seconds += 1)
      if (breaker.admit() === "half-open") {
        rests.push(seconds - looked);
        looked = seconds;
        breaker.fail();
      }
    expect(rests).toEqual([30, 60, 120, 240, 480, 600, 600]);
  });

  test("calls that were under way when it opened do not prolong the rest", () => {
    failTimes(4);
    seconds = 20;
    breaker.fail();
    seconds = 30;
    expect(breaker.admit()).toBe("half-open");
  });

  test("a look that ended without an answer leaves the next one to another call", () => {
    failTimes(4);
    seconds = 30;
    breaker.admit();
    breaker.release();
    expect(breaker.admit()).toBe("half-open");
  });
});
