/** What stands before the words of a line. */
export type Marker =
  | 'heading'
  | 'number'
  | 'letter'
  | 'code'
  | 'bullet'
  | 'box'
  | 'circle'
  | 'question'
  | 'answer'
  | 'none';

export interface Line {
  marker: Marker;
  /** Without its marker and emphasis. */
  text: string;
  /** Blanks before it. */
  indent: number;
  /** For "1.2": 2; for headings in Markdown: 1 to 6; else 1. */
  depth: number;
  /** For "3.": 3. */
  number: number | null;
  /** In the whole text, from 0. */
  line: number;
  /** Whether an empty line stands before it. */
  apart: boolean;
}

const MARKERS: [Marker, RegExp][] = [
  ['heading', /^(?<level>#{1,6})\s+(?<text>.+?)\s*#*$/],
  ['box', /^(?:[-*•]\s*)?(?:\[[ xX_]?\]|☐|☑|□|◻)\s*(?<text>.+)$/u],
  ['circle', /^(?:[-*•]\s*)?(?:\([ oO_]?\)|○|◯|◉|⚪|⭘)\s*(?<text>.+)$/u],
  ['question', /^(?:Q|F)\s?:\s*(?<text>.+)$/i],
  // "S1.", "M2", "V10": as questionnaires name their questions.
  ['question', /^[A-Z]{1,2}\d{1,3}[a-z]?(?:[.):]\s*|\s+)(?=\S)(?<text>.+)$/],
  ['code', /^\d{1,2}\s+(?<text>\p{Lu}.*)$/u],
  ['answer', /^(?:A|R)\s?:\s*(?<text>.+)$/i],
  ['number', /^(?<number>\d{1,3}(?:\.\d{1,3})+)[.):]?\s+(?<text>\S.*)$/],
  [
    'number',
    /^(?:(?:question|frage|pregunta|pergunta|domanda|vraag|item|q|f)\s?#?)?\(?(?<number>\d{1,3}(?:\.\d{1,3})*)(?:[.):]|\s?[-–—](?=\s)|(?<=^(?:q|f)\d{1,3})(?=\s))\s*(?<text>[^\d\s].*|\d+ .*)$/i,
  ],
  ['letter', /^\(?(?<letter>[a-zA-Z]|i{1,3}|iv|vi{0,3})[.)]\s+(?<text>.+)$/],
  ['bullet', /^(?:[-*•·‣▪◦●–—>]|o(?=\s+\p{Lu}|\s{2,}))\s+(?<text>.+)$/u],
];

/** More than any questionnaire has; the rest is not read. */
const MOST_LINES = 3_000;

/** The lines of a text that have words, with what stands before them. Linear in its length. */
export function readLines(text: string): Line[] {
  const lines: Line[] = [];
  let apart = true;
  for (const [at, raw] of text.split(/\r\n|\r|\n|\u2028/).entries()) {
    if (lines.length === MOST_LINES) break;
    const plain = raw.replaceAll('\t', '    ').replaceAll('\u00a0', ' ').trimEnd();
    const words = plain.trimStart();
    if (words === '' || /^(?:[-=_*]\s?){3,}$/.test(words)) {
      if (/^={3,}$|^-{3,}$/.test(words) && !apart) underline(lines.at(-1));
      apart = true;
      continue;
    }
    lines.push({ ...marked(words), indent: plain.length - words.length, line: at, apart });
    apart = false;
  }
  return lines;
}

/** A line of signs below makes a heading of the line before. */
function underline(line: Line | undefined): void {
  if (line?.marker === 'none') line.marker = 'heading';
}

function marked(words: string): Pick<Line, 'marker' | 'text' | 'depth' | 'number'> {
  const bold = /^\*\*(?<text>[^*]{1,80})\*\*:?$|^__(?<other>[^_]{1,80})__:?$/.exec(words)?.groups;
  const inBold = bold?.text ?? bold?.other;
  if (inBold !== undefined && !inBold.includes('?') && !/^\(?\d/.test(inBold))
    return { marker: 'heading', text: unmarked(inBold), depth: 2, number: null };
  const clean = words.replace(/^\*\*(?=\S)/, '').replace(/\*\*/g, '');
  for (const [marker, pattern] of MARKERS) {
    const found = pattern.exec(clean)?.groups;
    if (!found) continue;
    const text = unmarked(found.text ?? '');
    if (text === '') continue;
    const number = found.number ?? '';
    const depth = found.level?.length ?? Math.max(1, number.split('.').length);
    return { marker, text, depth, number: number === '' ? null : Number(number.split('.').at(-1)) };
  }
  return { marker: 'none', text: unmarked(clean), depth: 1, number: null };
}

/** Without the emphasis of Markdown. */
function unmarked(text: string): string {
  return text
    .replace(/(\*\*|__|`)/g, '')
    .replace(/(^|\s)[*_](\S[^*_]*)[*_](?=$|[\s.,;:?!)])/g, '$1$2')
    .replace(/\s+\*$/, '')
    .replace(/\s+/g, ' ')
    .trim();
}
