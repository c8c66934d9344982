/**
 * What all of them come to, done at once. When one fails the rest is waited for all the same, for each works with a
 * process of its own; then it is the failure of the first in the list.
 */
export async function allDone<A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([first, second]);
  return [await first, await second];
}
