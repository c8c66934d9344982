/** Whether a text says nothing: it is empty, or of blanks alone. Participants would see it as missing. */
export function isBlank(text: string): boolean {
  return text.trim() === '';
}
