/** A count as a share of a whole, in whole percent; 0 of nothing. */
export function percent(count: number, of: number): number {
  return of === 0 ? 0 : Math.round((count / of) * 100);
}

/** The same for widths, not rounded. */
export function width(count: number, of: number): string {
  return `${of === 0 ? 0 : Math.min(100, (count / of) * 100)}%`;
}

/** "+44", "−25", "0". */
export function signed(value: number): string {
  const whole = Math.round(value * 100);
  if (whole === 0) return '0';
  return whole > 0 ? `+${whole}` : `−${-whole}`;
}

/** "23 to 61": in percent, where the true share lies 19 times in 20. */
export function intervalText({ low, high }: { low: number; high: number }): string {
  return `${Math.round(low * 100)} to ${Math.round(high * 100)}`;
}
