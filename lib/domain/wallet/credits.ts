/** Credits have two decimal places and are kept as integers of hundredths, so that sums stay exact (decisions, G1). */
const CREDITS = /^(\d{1,14})(?:\.(\d{1,2}))?$/;

/** 12345 is 123.45 credits. */
export function creditsFromHundredths(hundredths: number): number {
  if (!Number.isSafeInteger(hundredths)) throw new RangeError(`not an amount of hundredths: ${hundredths}`);
  return hundredths / 100;
}

/**
 * Credits from a number or a typed text; undefined for negative values, more than two decimal places, any notation
 * other than plain decimals, and values too large for exact integers.
 */
export function hundredthsFromCredits(credits: number | string): number | undefined {
  const [, whole, fraction = ''] = CREDITS.exec(String(credits)) ?? [];
  if (whole === undefined) return undefined;
  const hundredths = Number(whole + fraction.padEnd(2, '0'));
  return Number.isSafeInteger(hundredths) ? hundredths : undefined;
}
