/** Milliseconds as minutes and seconds, such as 0:42. */
export function duration(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Bytes as megabytes with one decimal, in the format of a language. */
export function megabytes(bytes: number, language: string): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(language, digits).format(Math.max(bytes, 50_000) / 1_000_000);
}
