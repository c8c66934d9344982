import { type Random, shuffled } from '../interview/seeded-random';

/** The exclusive limit for the words of a follow-up. */
export const WORD_LIMIT = 25;

/** Words as a reader counts them. */
export function wordCount(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/**
 * Whether a text was made from this template: it has the template's fixed words in their order. So the templates used
 * need not be stored to avoid asking in the same words again.
 */
export function matchesTemplate(template: string, text: string): boolean {
  const parts = fixedParts(template);
  let from = 0;
  for (const part of parts) {
    const at = text.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return parts.length > 0;
}

/** Templates are few and constant: each is parsed once. */
const taken = new Map<string, string[]>();
function fixedParts(template: string): string[] {
  let parts = taken.get(template);
  if (!parts) {
    parts = template
      .split(/\{[a-z]\}/u)
      .map((part) => part.trim())
      .filter((part) => /\p{L}/u.test(part));
    taken.set(template, parts);
  }
  return parts;
}

/** Follow-ups so far, newest last. */
export type Asked = readonly string[];

/** The first text, in an order drawn from the turn, that was not used in this interview and is short enough. */
export function freshText(
  texts: readonly string[],
  fill: (template: string) => string | null,
  asked: Asked,
  random: Random,
): string | null {
  for (const template of shuffled(texts, random)) {
    if (asked.some((text) => matchesTemplate(template, text))) continue;
    const text = fill(template);
    if (text !== null && wordCount(text) < WORD_LIMIT && !asked.includes(text)) return text;
  }
  return null;
}
