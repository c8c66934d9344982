import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';

/** In bytes, packed and unpacked: a questionnaire has some 50 kB. What unpacks to more is no questionnaire. */
const LARGEST = { file: 10 * 1024 * 1024, part: 20 * 1024 * 1024 };
const WANTED = new Set(['word/document.xml', 'word/numbering.xml']);

/**
 * The words of a Word document (.docx) as plain text: headings and lists as in Markdown, comments and deleted words left
 * out. Null when it cannot be read: another kind of file, damaged, protected, or too large.
 */
export function readDocx(bytes: Uint8Array): string | null {
  if (bytes.length > LARGEST.file) return null;
  try {
    // The size comes from the archive and is also the size of the buffer: what is larger than it says is cut or fails.
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => WANTED.has(name) && originalSize <= LARGEST.part,
    });
    const document = parts['word/document.xml'];
    if (!document) return null;
    const numbering = parts['word/numbering.xml'];
    return textOf(strFromU8(document), numbering ? formatsOf(strFromU8(numbering)) : new Map());
  } catch {
    return null;
  }
}

/** By list and level: "bullet", "decimal", "lowerLetter" … */
type Formats = ReadonlyMap<string, string>;

function formatsOf(xml: string): Formats {
  const abstract = new Map<string, string>();
  const formats = new Map<string, string>();
  let [list, level, instance] = ['', '', ''];
  walk(xml, {
    open(name, value) {
      if (name === 'abstractNum') list = value('abstractNumId');
      if (name === 'lvl') level = value('ilvl');
      if (name === 'numFmt') abstract.set(`${list} ${level}`, value('val'));
      if (name === 'num') instance = value('numId');
      if (name === 'abstractNumId' && instance !== '')
        for (let at = 0; at < 9; at += 1) {
          const format = abstract.get(`${value('val')} ${at}`);
          if (format !== undefined) formats.set(`${instance} ${at}`, format);
        }
    },
  });
  return formats;
}

function textOf(xml: string, formats: Formats): string {
  const lines: string[] = [];
  const counts = new Map<string, number>();
  let paragraph = { text: '', heading: 0, list: '', level: 0 };
  let inText = false;
  walk(xml, {
    open(name, value) {
      if (name === 'p') paragraph = { text: '', heading: 0, list: '', level: 0 };
      if (name === 't') inText = true;
      if (name === 'tab') paragraph.text += ' ';
      if (name === 'br' || name === 'cr') paragraph.text += '\n';
      if (name === 'pStyle') {
        const heading =
          /^(?:heading|berschrift|überschrift|titre|titolo|título|kop)\s?(?<level>[1-6])$|^(?<title>title|titel)$/i.exec(
            value('val'),
          )?.groups;
        if (heading) paragraph.heading = heading.title === undefined ? Number(heading.level) : 1;
      }
      if (name === 'ilvl') paragraph.level = Math.min(8, Number(value('val')) || 0);
      if (name === 'numId') paragraph.list = value('val') === '0' ? '' : value('val');
    },
    text(words) {
      if (inText) paragraph.text += words;
    },
    close(name) {
      if (name === 't') inText = false;
      if (name !== 'p') return;
      const text = paragraph.text.trim();
      lines.push(text === '' ? '' : `${signOf(paragraph)}${text}`);
    },
  });
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

  function signOf({ heading, list, level }: typeof paragraph): string {
    if (heading > 0) return `${'#'.repeat(heading)} `;
    const format = list === '' ? undefined : formats.get(`${list} ${level}`);
    if (list === '' || format === 'none') return '';
    const blanks = '  '.repeat(level);
    if (format === undefined || format === 'bullet') return `${blanks}- `;
    const key = `${list} ${level}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    for (let deeper = level + 1; deeper < 9; deeper += 1) counts.delete(`${list} ${deeper}`);
    return /letter/i.test(format) && count <= 26
      ? `${blanks}${String.fromCharCode(96 + count)}) `
      : `${blanks}${count}. `;
  }
}

interface Handlers {
  open?: (name: string, value: (attribute: string) => string) => void;
  text?: (words: string) => void;
  close?: (name: string) => void;
}

/** Calls the handlers with local names; throws where it is no XML. Entities of its own are refused by the parser. */
function walk(xml: string, { open, text, close }: Handlers): void {
  const parser = new SaxesParser();
  const local = (name: string) => name.slice(name.indexOf(':') + 1);
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const values = new Map(Object.entries(attributes).map(([key, value]) => [local(key), value]));
    open?.(local(name), (attribute) => values.get(attribute) ?? '');
  });
  parser.on('text', (words) => text?.(words));
  parser.on('closetag', ({ name }) => close?.(local(name)));
  parser.write(xml).close();
}
