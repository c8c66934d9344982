/** The place of a match in a text, in UTF-16 units. */
export interface Hit {
  start: number;
  end: number;
}

/**
 * Where words occur in a text, ignoring case, accents and the kind of space; matches do not overlap. Linear in
 * practice: a transcript is searched at every keystroke.
 */
export function findHits(text: string, words: string): Hit[] {
  const wanted = folded(words.trim()).text;
  if (wanted === '') return [];
  const { text: searched, places } = folded(text);
  const hits: Hit[] = [];
  for (let at = searched.indexOf(wanted); at >= 0; at = searched.indexOf(wanted, at + wanted.length)) {
    const first = places[at];
    const last = places[at + wanted.length - 1];
    if (first && last) hits.push({ start: first.start, end: last.end });
  }
  return hits;
}

/** The text in its compared form, and for each of its units the character that it came from. */
function folded(text: string): { text: string; places: Hit[] } {
  const places: Hit[] = [];
  let plain = '';
  let start = 0;
  for (const character of text) {
    const end = start + character.length;
    const same = character
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/\s/gu, ' ')
      .replace(/[‘’]/gu, "'")
      .replace(/[“”]/gu, '"');
    for (let unit = 0; unit < same.length; unit += 1) places.push({ start, end });
    // A separate accent character belongs to the letter before it.
    if (same === '') {
      const last = places.at(-1);
      if (last) last.end = end;
    }
    plain += same;
    start = end;
  }
  return { text: plain, places };
}
