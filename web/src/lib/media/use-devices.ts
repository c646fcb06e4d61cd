import { useEffect, useState, useSyncExternalStore } from "react";
import { deviceChoice, rememberDevice, watchDeviceChoice } from "./device-choice.ts";

export interface Device {
  id: string;
  /** "" until the person has allowed the device once. */
  label: string;
}

export interface Devices {
  cameras: readonly Device[];
  microphones: readonly Device[];
  /** Id of the chosen one; null leaves it to the browser, also when the chosen one is unplugged. */
  camera: string | null;
  microphone: string | null;
  chooseCamera(id: string): void;
  chooseMicrophone(id: string): void;
}

const NONE: readonly MediaDeviceInfo[] = [];

function devicesOf(all: readonly MediaDeviceInfo[], kind: MediaDeviceKind): Device[] {
  return all
    .filter((device) => device.kind === kind && device.deviceId !== "")
    .map(({ deviceId, label }) => ({ id: deviceId, label }));
}

/** The cameras and microphones of this device; what is chosen is remembered. `stream`: its permission brings the names. */
export function useDevices(stream: MediaStream | null = null): Devices {
  const [all, setAll] = useState(NONE);
  const choice = useSyncExternalStore(watchDeviceChoice, deviceChoice);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new stream means new permissions.
  useEffect(() => {
    const media = navigator.mediaDevices;
    if (!media?.enumerateDevices) return;
    let isWanted = true;
    const read = () => {
      media.enumerateDevices().then(
        (found) => isWanted && setAll(found),
        () => {},
      );
    };
    read();
    media.addEventListener?.("devicechange", read);
    return () => {
      isWanted = false;
      media.removeEventListener?.("devicechange", read);
    };
  }, [stream]);

  const cameras = devicesOf(all, "videoinput");
  const microphones = devicesOf(all, "audioinput");
  const present = (devices: Device[], id: string | null) =>
    devices.some((device) => device.id === id) ? id : null;
  return {
    cameras,
    microphones,
    camera: present(cameras, choice.cameraId),
    microphone: present(microphones, choice.microphoneId),
    chooseCamera: (cameraId) => rememberDevice({ cameraId }),
    chooseMicrophone: (microphoneId) => rememberDevice({ microphoneId }),
  };
}
