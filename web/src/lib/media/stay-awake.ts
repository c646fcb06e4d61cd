/** How often it is looked whether the screen is still held (specification 2, section 9). */
const KEEP_ALIVE_MS = 15_000;
const LOOP_MS = 1000;

/** A second of black, recorded from a canvas of this page: no file to fetch. */
async function recordLoop(): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = 2;
  canvas.height = 2;
  const pen = canvas.getContext("2d");
  pen?.fillRect(0, 0, 2, 2);
  const stream = canvas.captureStream(4);
  const recorder = new MediaRecorder(stream);
  const chunks: Blob[] = [];
  recorder.ondataavailable = ({ data }) => chunks.push(data);
  recorder.start();
  // A canvas that does not change gives no frames.
  const draw = setInterval(() => pen?.fillRect(0, 0, 2, 2), LOOP_MS / 4);
  await new Promise((resolve) => setTimeout(resolve, LOOP_MS));
  clearInterval(draw);
  const stopped = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  recorder.stop();
  await stopped;
  for (const track of stream.getTracks()) track.stop();
  return new Blob(chunks, { type: recorder.mimeType });
}

/** A hidden looping video: where there is no wake lock, a playing video keeps most phones awake. */
async function playLoop(isWanted: () => boolean): Promise<(() => void) & { keep?: () => void }> {
  const address = URL.createObjectURL(await recordLoop());
  if (!isWanted()) {
    URL.revokeObjectURL(address);
    return () => {};
  }
  const video = document.createElement("video");
  video.muted = true;
  video.loop = true;
  video.playsInline = true;
  video.ariaHidden = "true";
  video.className = "pointer-events-none fixed size-px opacity-0";
  video.src = address;
  document.body.append(video);
  const play = () => void video.play().catch(() => {});
  play();
  const remove = () => {
    video.pause();
    video.remove();
    URL.revokeObjectURL(address);
  };
  return Object.assign(remove, { keep: () => video.paused && play() });
}

/**
 * Keeps the screen on until the answer is called: a wake lock, else a looping video, looked after every 15 s and
 * each time the tab comes back into sight (the browser takes the lock away from a hidden one). Never throws.
 */
export function stayAwake(): () => void {
  let isWanted = true;
  let lock: WakeLockSentinel | null = null;
  let loop: ReturnType<typeof playLoop> | null = null;

  const hold = async () => {
    if (!isWanted || document.visibilityState !== "visible" || (lock && !lock.released)) return;
    try {
      const held = await navigator.wakeLock.request("screen");
      if (isWanted) lock = held;
      else void held.release();
    } catch {
      // No such lock, or refused on a low battery.
      loop ??= playLoop(() => isWanted);
      (await loop.catch(() => null))?.keep?.();
    }
  };
  const handleVisible = () => void hold();

  void hold();
  const timer = setInterval(handleVisible, KEEP_ALIVE_MS);
  document.addEventListener("visibilitychange", handleVisible);
  return () => {
    isWanted = false;
    clearInterval(timer);
    document.removeEventListener("visibilitychange", handleVisible);
    void lock?.release().catch(() => {});
    void loop?.then(
      (remove) => remove(),
      () => {},
    );
  };
}
