/** How many characters of a pasted text a field of at most `most` leaves out, as browsers do without a word. */
export function leftOutOf(
  field: { value: string; selectionStart: number | null; selectionEnd: number | null },
  pasted: string,
  most: number,
): number {
  const replaced = (field.selectionEnd ?? 0) - (field.selectionStart ?? 0);
  const room = Math.max(0, most - field.value.length + replaced);
  return Math.max(0, pasted.replaceAll('\r\n', '\n').length - room);
}

/** "511 characters at the end of what was pasted did not fit: it has at most 5,000." */
export function leftOutText(count: number, most: number): string {
  const characters = `${count.toLocaleString('en-GB')} ${count === 1 ? 'character' : 'characters'}`;
  return `${characters} at the end of what was pasted did not fit: it has at most ${most.toLocaleString('en-GB')}.`;
}
