const MICROSECONDS_PER_MS = 1000;

/** Milliseconds of the processor that some work takes: other programs do not count. */
export function processorMs(work) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / MICROSECONDS_PER_MS;
}
