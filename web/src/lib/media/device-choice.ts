import { LOCAL_KEYS, readLocal, writeLocal } from "../storage.ts";

/** Ids of the devices that the person chose; null leaves it to the browser. They belong to this device, not to a person. */
export interface DeviceChoice {
  cameraId: string | null;
  microphoneId: string | null;
}

const listeners = new Set<() => void>();
let cache: { text: string | null; choice: DeviceChoice } = {
  text: null,
  choice: { cameraId: null, microphoneId: null },
};

export function deviceChoice(): DeviceChoice {
  const text = readLocal(LOCAL_KEYS.devices);
  if (text === cache.text) return cache.choice;
  let choice: DeviceChoice = { cameraId: null, microphoneId: null };
  try {
    choice = { ...choice, ...(JSON.parse(text ?? "{}") as Partial<DeviceChoice>) };
  } catch {
    // Nothing readable: the browser chooses.
  }
  cache = { text, choice };
  return choice;
}

export function rememberDevice(change: Partial<DeviceChoice>): void {
  const choice = { ...deviceChoice(), ...change };
  const text = JSON.stringify(choice);
  // Kept for this visit even where the browser stores nothing.
  cache = { text: writeLocal(LOCAL_KEYS.devices, text) ? text : cache.text, choice };
  for (const listener of listeners) listener();
}

export function watchDeviceChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
