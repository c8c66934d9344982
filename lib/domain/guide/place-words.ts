import type { Path } from './guide-problem';

/** Long enough to recognise a part by. */
const QUOTED = 40;

/**
 * A place in a study guide in words, such as `Block 2 “The journey”, Q5 “How was it?”, option 3, text`. The path leads
 * from the guide, which may be any value: names are quoted where there are any. Fields keep the API's names.
 */
export function placeWords(path: Path, guide: unknown): string {
  const words: string[] = [];
  let value = guide;
  let rest = path;
  const enter = (count: number): void => {
    for (const part of rest.slice(0, count)) value = field(value, part);
    rest = rest.slice(count);
  };
  const [block] = rest;
  if (typeof block === 'number') {
    enter(1);
    words.push(named(`Block ${block + 1}`, field(value, 'title')));
    const [list, at] = rest;
    if (list === 'items' && typeof at === 'number') {
      enter(2);
      words.push(named(`Q${questionsBefore(guide, block) + at + 1}`, field(value, 'text')));
    } else if (list === 'conceptSamplingConfig' && rest[1] === 'concepts' && typeof rest[2] === 'number') {
      const concept = rest[2];
      enter(3);
      words.push(named(`concept ${concept + 1}`, field(field(value, 'content'), 'title')));
    }
    const [part, index] = rest;
    if ((part === 'options' || part === 'rows') && typeof index === 'number') {
      enter(2);
      words.push(named(`${part === 'rows' ? 'row' : 'option'} ${index + 1}`, field(value, 'text')));
    } else if (part === 'conditional') {
      enter(1);
      words.push('condition');
      if (rest[0] === 'criteria' && typeof rest[1] === 'number') {
        words.push(`criterion ${rest[1] + 1}`);
        rest = rest.slice(2);
      }
    }
  }
  if (rest.length > 0) words.push(fieldWords(rest));
  return words.join(', ') || 'The study guide';
}

function fieldWords(path: Path): string {
  return path.map((part) => (typeof part === 'number' ? `${part + 1}` : part)).join(' ');
}

function named(what: string, name: unknown): string {
  if (typeof name !== 'string' || name.trim() === '') return what;
  const text = name.trim().replace(/\s+/g, ' ');
  const letters = [...text];
  return `${what} “${letters.length > QUOTED ? `${letters.slice(0, QUOTED).join('').trimEnd()}…` : text}”`;
}

function questionsBefore(guide: unknown, block: number): number {
  if (!Array.isArray(guide)) return 0;
  return guide.slice(0, block).reduce((sum: number, one: unknown) => {
    const items = field(one, 'items');
    return sum + (Array.isArray(items) ? items.length : 0);
  }, 0);
}

function field(value: unknown, key: string | number): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, key)?.value;
}
