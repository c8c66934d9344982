import { SaxesParser } from 'saxes';
import type { TranslatedText, TranslationState } from '@/lib/domain/translation/translation';
import { unreadableFile } from './unreadable-file';

/** What XLIFF 1.2 calls our states; the state of a target that is outdated asks for another translation. */
const STATES: Record<TranslationState, string> = {
  machine: 'needs-review-translation',
  edited: 'translated',
  approved: 'final',
  outdated: 'needs-adaptation',
};
const OURS = new Map<string, TranslationState>([
  ...Object.entries(STATES).map(([ours, theirs]) => [theirs, ours as TranslationState] as const),
  ['signed-off', 'approved'],
  // Of XLIFF 2.
  ['initial', 'machine'],
  ['reviewed', 'approved'],
]);

/** The texts of a language as XLIFF 1.2, which every translation tool reads; one unit for each, named by its path. */
export function translationXliff(
  texts: ReadonlyMap<string, TranslatedText>,
  { sourceLanguage, language, title }: { sourceLanguage: string; language: string; title: string },
): string {
  const units = [...texts].map(([path, { source, text, state }]) => {
    const target =
      text === null ? '' : `<target state="${STATES[state ?? 'edited']}">${escaped(text)}</target>`;
    return `<trans-unit id="${escaped(path)}" xml:space="preserve"${state === 'approved' ? ' approved="yes"' : ''}><source>${escaped(source)}</source>${target}</trans-unit>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="${escaped(title)}" datatype="plaintext" source-language="${escaped(sourceLanguage)}" target-language="${escaped(language)}"><body>
${units.join('\n')}
</body></file></xliff>
`;
}

/** A parser would read a carriage return as a line feed. What no XML may contain, not even escaped, is left out. */
function escaped(text: string): string {
  return (
    text
      .replace(/[&<>"\r]/g, (sign) => `&#${sign.charCodeAt(0)};`)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
  );
}

interface Unit {
  id: string | undefined;
  source: string;
  target: string;
  state: string | undefined;
  isApproved: boolean;
}

/**
 * The body of a PUT from XLIFF 1.2 (`trans-unit`) or 2 (`unit`): texts of inline elements count, elements do not. A
 * target without a state counts as edited. Refuses `invalid_request_body`.
 */
export function readTranslationXliff(file: string): unknown {
  const strings: Record<string, unknown> = Object.create(null);
  for (const { id, source, target, state, isApproved } of unitsOf(file)) {
    if (id === undefined || target.trim() === '') continue;
    const ours = isApproved ? 'approved' : (OURS.get(state ?? '') ?? 'edited');
    strings[id] = { text: target, state: ours, ...(source.trim() && { source }) };
  }
  return { strings };
}

function unitsOf(file: string): Unit[] {
  const units: Unit[] = [];
  let unit: Unit | undefined;
  let into: 'source' | 'target' | undefined;
  let isXliff = false;
  const parser = new SaxesParser({ xmlns: false });
  parser.on('doctype', () => parser.fail('a document type is not allowed'));
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const local = name.split(':').at(-1);
    isXliff ||= local === 'xliff';
    if (local === 'trans-unit' || local === 'unit') {
      unit = {
        id: attributes.id,
        source: '',
        target: '',
        state: undefined,
        isApproved: attributes.approved === 'yes',
      };
      units.push(unit);
    } else if (unit && local === 'segment') unit.state = attributes.state ?? unit.state;
    else if (unit && (local === 'source' || local === 'target')) {
      into = local;
      if (local === 'target') unit.state = attributes.state ?? unit.state;
    }
  });
  parser.on('text', (text) => {
    if (unit && into) unit[into] += text;
  });
  parser.on('cdata', (text) => {
    if (unit && into) unit[into] += text;
  });
  parser.on('closetag', ({ name }) => {
    const local = name.split(':').at(-1);
    if (local === 'source' || local === 'target') into = undefined;
    if (local === 'trans-unit' || local === 'unit') unit = undefined;
  });
  try {
    parser.write(file.replace(/^\uFEFF/, '')).close();
  } catch (error) {
    throw unreadableFile('XLIFF', error);
  }
  if (!isXliff) throw unreadableFile('XLIFF', new Error('it has no element xliff'));
  return units;
}
