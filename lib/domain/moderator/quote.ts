const LONGEST_QUOTE = 72;

/** The participant's words, ready for quotation marks: without marks, questions or line breaks of their own. */
export function quotable(text: string, most = LONGEST_QUOTE): string {
  const clean = text
    .slice(0, 400)
    .replace(/[?？؟¿¡!"“”„«»‘‹›\p{Cc}\p{Cf}{}~]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s.,;:)\]…-]+|[\s.,;:([…-]+$/gu, '')
    .trim();
  return clean.length <= most ? clean : cutAt(clean, most);
}

function cutAt(text: string, most: number): string {
  const space = text.lastIndexOf(' ', most);
  if (space > most / 3) return text.slice(0, space);
  // Text without spaces: cut between characters, never within one.
  let cut = '';
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(
    text.slice(0, most),
  )) {
    if (cut.length + segment.length > most / 2) break;
    cut += segment;
  }
  return cut;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;

/** In the language's quotation marks; right-to-left text is isolated. */
export function quoted(text: string, [open, close]: readonly [string, string]): string {
  const inner = RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
  return `${open}${inner}${close}`;
}
