import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

/** Stands in for the browser's side of a registration. */
class FakeWorkers extends EventTarget {
  controller: object | null = {};
}
class FakeWorker extends EventTarget {
  state = "installing";
  said: unknown[] = [];
  postMessage(message: unknown) {
    this.said.push(message);
  }
}
class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  /** A newer build arrives and is complete. */
  bring(): FakeWorker {
    const worker = new FakeWorker();
    this.installing = worker;
    this.dispatchEvent(new Event("updatefound"));
    this.installing = null;
    this.waiting = worker;
    worker.state = "installed";
    worker.dispatchEvent(new Event("statechange"));
    return worker;
  }
}

const workers = new FakeWorkers();
let isHidden = false;

async function followed() {
  const [{ followUpdates, loadUpdate, useUpdateReady, watchTakeOver }, { useOpenWork }] =
    await Promise.all([import("./updates.ts"), import("./open-work.ts")]);
  const registration = new FakeRegistration();
  watchTakeOver();
  followUpdates(registration as unknown as ServiceWorkerRegistration);
  const ready = renderHook(() => useUpdateReady());
  return { registration, ready, loadUpdate, useOpenWork };
}

function hide(next: boolean) {
  isHidden = next;
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  workers.controller = {};
  isHidden = false;
  Object.defineProperty(navigator, "serviceWorker", { value: workers, configurable: true });
  Object.defineProperty(document, "hidden", { get: () => isHidden, configurable: true });
});

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, "serviceWorker");
  Reflect.deleteProperty(document, "hidden");
});

describe("a newer build", () => {
  test("is offered, and taken when the person asks", async () => {
    const { registration, ready, loadUpdate } = await followed();
    expect(ready.result.current).toBe(false);
    const worker = await act(async () => registration.bring());
    expect(ready.result.current).toBe(true);
    expect(worker.said).toEqual([]);
    expect(loadUpdate()).toBe(true);
    expect(worker.said).toEqual([{ type: "take-over" }]);
  });

  test("the first one of a device replaces nothing and is not offered", async () => {
    workers.controller = null;
    const { registration, ready } = await followed();
    await act(async () => registration.bring());
    expect(ready.result.current).toBe(false);
  });

  test("is not loaded while something would be lost with the page", async () => {
    const { registration, loadUpdate } = await followed();
    const worker = await act(async () => registration.bring());
    const guard = (event: Event) => event.preventDefault();
    addEventListener("beforeunload", guard);
    expect(loadUpdate()).toBe(false);
    expect(worker.said).toEqual([]);
    removeEventListener("beforeunload", guard);
    expect(loadUpdate()).toBe(true);
  });

  test("is taken unasked a minute out of sight, but not while work is open", async () => {
    const { registration, useOpenWork } = await followed();
    const worker = await act(async () => registration.bring());
    const work = renderHook(() => useOpenWork(true));
    hide(true);
    vi.advanceTimersByTime(600_000);
    expect(worker.said).toEqual([]);

    work.unmount();
    hide(false);
    hide(true);
    vi.advanceTimersByTime(59_000);
    expect(worker.said).toEqual([]);
    vi.advanceTimersByTime(2000);
    expect(worker.said).toEqual([{ type: "take-over" }]);
  });

  test("that another tab took is offered here too: this page still runs the old one", async () => {
    const { ready } = await followed();
    await act(async () => workers.dispatchEvent(new Event("controllerchange")));
    expect(ready.result.current).toBe(true);
  });
});
