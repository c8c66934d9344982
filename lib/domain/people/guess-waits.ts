/** Wrong passwords in a row that cost nobody anything: an address alone gets as many in a minute. */
const FREE = 20;

/**
 * How many seconds have to pass after the first, second, third … wrong password in a row before the next is looked at.
 * It grows to five minutes and no further, so that strangers who guess keep nobody out for good: from everywhere
 * together they get 288 guesses a day. The last one holds for all after it.
 */
export const GUESS_WAITS_SECONDS: readonly number[] = [
  ...Array<number>(FREE).fill(0),
  ...[1, 2, 4, 8, 16, 32, 64, 128, 256, 300],
];
