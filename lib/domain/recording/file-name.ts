const LONGEST_NAME = 255;
const LONGEST_ENDING = 20;
/** Characters without a look of their own; some turn the order of others, so that `gnp.exe` is read as a picture. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const UNSEEN = /[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * The name of a participant's file: its last part, without characters that nobody sees, and with its ending where it is
 * too long. It is shown and offered for download, never used as a path.
 */
export function storableName(name: string): string {
  const last = name.toWellFormed().split(/[\\/]/).at(-1) ?? '';
  const clean = last.replace(UNSEEN, '').trim();
  if (clean.length <= LONGEST_NAME) return clean || 'file';
  const dot = clean.lastIndexOf('.');
  const ending = dot > 0 && clean.length - dot <= LONGEST_ENDING ? clean.slice(dot) : '';
  // Cutting may leave half of a character.
  return clean.slice(0, LONGEST_NAME - ending.length).replace(/[\ud800-\udbff]$/, '') + ending;
}
