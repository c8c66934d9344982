const FORMAT = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 0, maximumFractionDigits: 2 });
const IN_COLUMN = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 2 });

/** 937.5; 1,250. */
export function creditsText(credits: number): string {
  return FORMAT.format(credits);
}

/** The same for figures below each other: 48.0; with a true minus. */
export function creditsInColumn(credits: number): string {
  return IN_COLUMN.format(credits).replace('-', '−');
}
