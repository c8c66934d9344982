/**
 * What the REFI-QDA 1.0 standard asks of the elements that this product writes: what stands in an element, in which order
 * (`?` at most once, `*` any number, `+` one at least, `|` one of several), and what it says of itself (`!` it has to).
 */
const ELEMENTS: Record<string, { holds: string; says: string }> = {
  Project: {
    holds: 'Users? CodeBook? Variables? Cases? Sources? Notes? Links? Sets? Graphs? Description? NoteRef*',
    says: 'name! origin creatingUserGUID:guid creationDateTime:time',
  },
  Users: { holds: 'User+', says: '' },
  User: { holds: '', says: 'guid!:guid name id' },
  CodeBook: { holds: 'Codes', says: '' },
  Codes: { holds: 'Code+', says: '' },
  Code: { holds: 'Description? NoteRef* Code*', says: 'guid!:guid name! isCodable!:boolean color' },
  Variables: { holds: 'Variable+', says: '' },
  Variable: { holds: 'Description?', says: 'guid!:guid name! typeOfVariable!:kind' },
  Cases: { holds: 'Case+', says: '' },
  Case: {
    holds: 'Description? CodeRef* VariableValue* SourceRef* SelectionRef*',
    says: 'guid!:guid name',
  },
  VariableValue: {
    holds: 'VariableRef TextValue|BooleanValue|IntegerValue|FloatValue|DateValue|DateTimeValue',
    says: '',
  },
  Sources: { holds: 'TextSource|PictureSource|PDFSource|AudioSource|VideoSource+', says: '' },
  TextSource: {
    holds: 'Description? PlainTextContent? PlainTextSelection* Coding* NoteRef* VariableValue*',
    says: 'guid!:guid name plainTextPath:path richTextPath:path creatingUser:guid creationDateTime:time',
  },
  PlainTextSelection: {
    holds: 'Description? Coding* NoteRef*',
    says: 'guid!:guid name startPosition!:whole endPosition!:whole creatingUser:guid creationDateTime:time',
  },
  Coding: { holds: 'CodeRef NoteRef*', says: 'guid!:guid creatingUser:guid creationDateTime:time' },
  AudioSource: {
    holds: 'Description? Transcript* AudioSelection* Coding* NoteRef* VariableValue*',
    says: 'guid!:guid name path:path creatingUser:guid creationDateTime:time',
  },
  Transcript: {
    holds: 'Description? PlainTextContent? SyncPoint* TranscriptSelection* NoteRef*',
    says: 'guid!:guid name plainTextPath:path creatingUser:guid creationDateTime:time',
  },
  SyncPoint: { holds: '', says: 'guid!:guid timeStamp:whole position:whole' },
  CodeRef: { holds: '', says: 'targetGUID!:guid' },
  SourceRef: { holds: '', says: 'targetGUID!:guid' },
  VariableRef: { holds: '', says: 'targetGUID!:guid' },
};

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
/** What stands between the tags of elements of text. */
const TEXTS: Record<string, RegExp> = {
  Description: /^/,
  TextValue: /^/,
  FloatValue: /^[+-]?\d+(?:\.\d+)?$/,
  DateTimeValue: TIME,
};
const KINDS: Record<string, RegExp> = {
  guid: /^[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/,
  time: TIME,
  boolean: /^(?:true|false)$/,
  whole: /^\d+$/,
  kind: /^(?:Text|Boolean|Integer|Float|Date|DateTime)$/,
  path: /^internal:\/\/[0-9a-f-]{36}\.\w+$/,
};

interface Open {
  name: string;
  children: string[];
  text: string;
}

/** What is wrong with a project of REFI-QDA; none for one that programs accept. */
export function refiProblems(xml: string): string[] {
  const problems: string[] = [];
  if (!xml.includes('<Project xmlns="urn:QDA-XML:project:1.0"')) problems.push('no namespace');
  const open: Open[] = [{ name: '', children: [], text: '' }];
  const close = () => {
    const { name, children, text } = open.pop()!;
    const holds = ELEMENTS[name]?.holds;
    if (holds === undefined && !TEXTS[name]?.test(text)) problems.push(`${name}: “${text}”`);
    if (holds !== undefined && !orderOf(holds).test(children.map((one) => `${one} `).join('')))
      problems.push(`${name} holds ${children.slice(0, 20).join(' ')}`);
  };
  for (const [, end, name = '', says = '', empty, text = ''] of xml
    .replace(/^<\?.*?\?>/s, '')
    .matchAll(/<(\/?)(\w+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>([^<]*)/g)) {
    if (end) {
      if (open.at(-1)?.name !== name) return [...problems, `</${name}> closes nothing`];
      close();
    } else {
      open.at(-1)?.children.push(name);
      problems.push(...saidProblems(name, says));
      open.push({ name, children: [], text });
      if (empty) close();
    }
  }
  return open.length === 1 ? problems : [...problems, `${open.at(-1)?.name} is not closed`];
}

function orderOf(holds: string): RegExp {
  const parts = holds
    .split(' ')
    .filter((part) => part !== '')
    .map((part) => {
      const [, names = '', often = ''] = /^([\w|]+)([?*+]?)$/.exec(part) ?? [];
      const one = names.split('|').map((name) => `${name} `);
      return `(?:${one.join('|')})${often}`;
    });
  return new RegExp(`^${parts.join('')}$`);
}

function saidProblems(name: string, text: string): string[] {
  const said = new Map([...text.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]));
  const known = (ELEMENTS[name]?.says ?? '').split(' ').filter((one) => one !== '');
  const problems = known.flatMap((one) => {
    const [, key = '', must = '', kind = ''] = /^(\w+)(!?):?(\w*)$/.exec(one) ?? [];
    const value = said.get(key);
    said.delete(key);
    if (value === undefined) return must ? [`${name} has no ${key}`] : [];
    return kind === '' || KINDS[kind]?.test(value) ? [] : [`${name} ${key}="${value}"`];
  });
  return [
    ...problems,
    ...[...said.keys()].filter((key) => key !== 'xmlns').map((key) => `${name} has ${key}`),
  ];
}
