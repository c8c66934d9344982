/** Milliseconds of processor time that `work` took: what it costs, however busy the machine is with others. */
export function processorMilliseconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
