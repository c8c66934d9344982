/**
 * Waits for all of them and returns their results. When one fails the others are awaited too, because each runs a
 * process of its own; then the error of the first failed one in the list is thrown.
 */
export async function allDone<A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([first, second]);
  return [await first, await second];
}
