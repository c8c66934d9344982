import { type Random, randomBelow } from '@/lib/domain/interview/seeded-random';

export type Picker = <T>(list: readonly T[]) => T;

export function picker(random: Random): Picker {
  return (list) => list[randomBelow(list.length, random)] as (typeof list)[number];
}

/** Values, as JSON text, that a careless reader trips over. Some are no JSON at all. */
const STRANGE = [
  'null',
  'true',
  '0',
  '-1',
  '-0',
  '1.5',
  '1e308',
  '1e999',
  '-1e999',
  '9007199254740993',
  '2147483648',
  '9223372036854775808',
  '""',
  '" "',
  '"0"',
  '"__proto__"',
  '"constructor"',
  '"toString"',
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  '"\\udc00b"',
  '"\\u202eabc\\u2066"',
  '"\\ufeff"',
  '"\'; drop table study; --"',
  '"%s%n%00"',
  '"$1 {0} $& {{b}}"',
  '"<script>alert(1)</script>"',
  '"https://127.0.0.1:1/a"',
  '"javascript:alert(1)"',
  '"http://[::1"',
  '"👩‍👩‍👧"',
  '"2026-02-30T00:00:00Z"',
  '"00000000-0000-0000-0000-000000000000"',
  '[]',
  '{}',
  '[null]',
  '[[]]',
  '{"__proto__":null}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"a":1}}}',
  '{"toString":1,"valueOf":1,"length":1e9,"toJSON":1,"then":1}',
  'undefined',
  'NaN',
  '01',
];
const LARGE: ((pick: Picker) => string)[] = [
  (pick) => JSON.stringify('x'.repeat(pick([300, 301, 5_000, 5_001, 100_000]))),
  (pick) => JSON.stringify('😀'.repeat(pick([150, 2_500, 2_501]))),
  (pick) => `[${'0,'.repeat(pick([50, 100, 200, 10_000]))}0]`,
  (pick) => '['.repeat(pick([10, 1_000, 20_000])) + ']'.repeat(pick([10, 1_000, 20_000])),
  (pick) => {
    const depth = pick([10, 1_000, 20_000]);
    return `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
  },
  (pick) => '9'.repeat(pick([20, 400, 5_000])),
  (pick) => `{${Array.from({ length: pick([100, 5_000]) }, (_, at) => `"k${at}":${at}`).join(',')}}`,
];
const KEYS = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'externalId',
  'id',
  'skip',
  'text',
  'options',
  '',
];

/** A JSON tree whose leaves are text, so that it can hold what JSON.stringify would not write: doubled keys, `NaN`. */
type Tree = string | { list: Tree[] } | { fields: [string, Tree][] };

/** JSON changed in one to three places; mostly still JSON. `ids` are identifiers that belong elsewhere. */
export function mutatedJson(text: string, pick: Picker, ids: readonly string[]): string {
  const whole = { list: [treeOf(JSON.parse(text))] };
  for (let times = pick([1, 1, 2, 3]); times > 0; times--) {
    const holder = pick(holders(whole));
    if ('list' in holder) changeList(holder, pick, () => strange(pick, ids));
    else changeFields(holder, pick, () => strange(pick, ids));
  }
  return textOf(whole.list[0] ?? 'null');
}

function strange(pick: Picker, ids: readonly string[]): string {
  const kind = pick(['strange', 'strange', 'strange', 'id', 'large']);
  if (kind === 'id') return JSON.stringify(pick(ids));
  return kind === 'large' ? pick(LARGE)(pick) : pick(STRANGE);
}

function changeList({ list }: { list: Tree[] }, pick: Picker, by: () => string): void {
  const at = pick([...list.keys(), 0]);
  const how = pick(['replace', 'replace', 'remove', 'double', 'reverse', 'many']);
  if (how === 'replace') list[at] = by();
  else if (how === 'remove') list.splice(at, 1);
  else if (how === 'double') list.push(list[at] ?? 'null');
  else if (how === 'reverse') list.reverse();
  else list.push(...Array.from({ length: 120 }, () => list[at] ?? 'null'));
}

function changeFields({ fields }: { fields: [string, Tree][] }, pick: Picker, by: () => string): void {
  const field = fields.length > 0 ? pick(fields) : undefined;
  const how = pick(['replace', 'replace', 'replace', 'remove', 'double', 'add', 'rename', 'swap']);
  if (how === 'add' || !field) fields.push([pick(KEYS), by()]);
  else if (how === 'replace') field[1] = by();
  else if (how === 'remove') fields.splice(fields.indexOf(field), 1);
  else if (how === 'double') fields.push([field[0], by()]);
  else if (how === 'rename') field[0] = pick([...KEYS, field[0].toUpperCase(), ` ${field[0]}`]);
  else {
    const other = pick(fields);
    [field[1], other[1]] = [other[1], field[1]];
  }
}

function treeOf(value: unknown): Tree {
  if (Array.isArray(value)) return { list: value.map(treeOf) };
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return { fields: Object.entries(value).map(([key, inner]) => [key, treeOf(inner)]) };
}

/** Into one list: copied at each level, what is nested 20,000 deep takes half a minute. */
function holders(tree: Tree, found: Exclude<Tree, string>[] = []): Exclude<Tree, string>[] {
  if (typeof tree === 'string') return found;
  found.push(tree);
  for (const inner of 'list' in tree ? tree.list : tree.fields.map(([, value]) => value))
    holders(inner, found);
  return found;
}

function textOf(tree: Tree): string {
  if (typeof tree === 'string') return tree;
  if ('list' in tree) return `[${tree.list.map(textOf).join(',')}]`;
  return `{${tree.fields.map(([key, value]) => `${JSON.stringify(key)}:${textOf(value)}`).join(',')}}`;
}
