/**
 * How often to do what finds more the longer it goes on: a sample in `npm test`, in full in `npm run test:long`, which
 * sets LONG=1 and runs the test files that import this function. For anything that should follow: runs of a property,
 * seeds, mutations, kills, the milliseconds that they may take, the cases themselves.
 */
export function rounds<Sample, Long>(count: { sample: Sample; long: Long }): Sample | Long {
  return process.env.LONG === '1' ? count.long : count.sample;
}
