/** What to call a part of a guide in a message: its external id, or else its words. */
export function nameOf(part: { externalId?: string; text?: string; title?: string }): string {
  return part.externalId || part.text || part.title || '';
}
