/** Wrong passwords in a row without a wait: the rate limit per address permits as many in a minute. */
const FREE = 20;

/**
 * How many seconds have to pass after the first, second, third … wrong password in a row before the next one is
 * checked; the last applies to all later ones. The wait grows to five minutes and no further, so that strangers cannot
 * lock a user out for good: all of them together get 288 guesses a day.
 */
export const GUESS_WAITS_SECONDS: readonly number[] = [
  ...Array<number>(FREE).fill(0),
  ...[1, 2, 4, 8, 16, 32, 64, 128, 256, 300],
];
