import { LINK } from './check-follow-up';

/**
 * Words of a model that reviewers read: one line, not long, without characters that cannot be seen. Empty when they pass
 * on its instructions, a link, or what may be a key.
 */
export function forReviewers(text: string, most: number, instructions: string): string {
  const line = storable(text)
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim();
  if (LINK.test(line) || KEY.test(line)) return '';
  const opening = line.slice(0, 2 * most);
  for (let at = 0; at + RUN <= opening.length; at += 1) {
    if (instructions.includes(opening.slice(at, at + RUN))) return '';
  }
  return line.length <= most ? line : `${line.slice(0, most - 1).trimEnd()}…`;
}

/** What providers and gateways call a key, and what looks like one: long, of letters and digits. */
const KEY =
  /\bbearer\s+\S{6}|\b(?:api[ _-]?key|authorization|password|secret|token)\b\s*[:=]|\b(?:sk|pk|rk|gh[a-z]|xox[a-z])[-_][\w-]{6}|(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{20,}/iu;

/** So many characters in a row that stand in the instructions were taken from there. */
const RUN = 40;

/** The database stores neither NUL nor half a surrogate pair. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
