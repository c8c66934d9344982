/** Wrong passwords in a row without a wait: the rate limit per address permits as many in a minute. */
const FREE = 20;
const FREE_CODES = 5;

/**
 * How many seconds have to pass after the first, second, third … wrong password in a row before the next one is
 * checked; the last applies to all later ones. The wait grows to five minutes and no further, so that strangers cannot
 * lock a user out for good: all of them together get 288 guesses a day.
 */
export const GUESS_WAITS_SECONDS: readonly number[] = [
  ...Array<number>(FREE).fill(0),
  ...[1, 2, 4, 8, 16, 32, 64, 128, 256, 300],
];

/**
 * The same for codes of a second factor. Three of a million are right at any time, and whoever guesses them knows the
 * password already: few are free, and the wait grows to an hour, which is a chance of one in forty in a whole year.
 */
export const CODE_WAITS_SECONDS: readonly number[] = [
  ...Array<number>(FREE_CODES).fill(0),
  ...[1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1_024, 2_048, 3_600],
];
