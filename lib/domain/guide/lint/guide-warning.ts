import type { Guide, Item } from '../guide';
import type { Path } from '../guide-problem';

/** What a warning is about; stable. */
export const GUIDE_WARNING_CODES = [
  'leading',
  'two-questions',
  'negated-twice',
  'jargon',
  'too-long',
  'unreachable',
  'dead-end',
  'rejects-everybody',
  'longer-than-announced',
] as const;
export type GuideWarningCode = (typeof GUIDE_WARNING_CODES)[number];

/** One step of a fix: JSON Patch (RFC 6902) whose path is a list, as in problems. */
export type Change = { op: 'add' | 'replace'; path: Path; value: unknown } | { op: 'remove'; path: Path };

/** What would solve it, and the changes to the study that do it, to be made in this order. */
export interface Fix {
  /** What the changes do, for a button: "Ask two questions". */
  label: string;
  changes: Change[];
}

/** A probable mistake in wording or structure. It never prevents saving or launching. */
export interface GuideWarning {
  code: GuideWarningCode;
  /** From the guide's first block, or a field of the study: `['welcomeMessage', 'message']`. */
  path: Path;
  /** In an author's words. */
  message: string;
  /** Absent where only the author can know the better words. */
  fix?: Fix;
}

/** A copy of `value` after the changes. A change whose place does not exist is left out. */
export function withChanges<T>(value: T, changes: readonly Change[]): T {
  return changes.reduce<unknown>((now, change) => changed(now, change.path, change), value) as T;
}

/** The guide after a fix, without the changes to the study's own fields. */
export function fixedGuide(guide: Guide, { changes }: Fix): Guide {
  return withChanges(
    guide,
    changes.filter(({ path }) => typeof path[0] === 'number'),
  );
}

function changed(value: unknown, [key, ...rest]: Path, change: Change): unknown {
  if (key === undefined || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    if (typeof key !== 'number' || key > value.length || key < 0) return value;
    if (rest.length > 0)
      return key < value.length ? value.with(key, changed(value[key], rest, change)) : value;
    if (change.op === 'remove') return value.toSpliced(key, 1);
    return value.toSpliced(key, change.op === 'replace' ? 1 : 0, change.value);
  }
  if (typeof key !== 'string') return value;
  const { [key]: before, ...others } = value as Record<string, unknown>;
  if (rest.length > 0)
    return before === undefined ? value : { ...value, [key]: changed(before, rest, change) };
  return change.op === 'remove' ? others : { ...value, [key]: change.value };
}

/** The fix that puts other words in place of an item's. */
export function rewording(path: Path, text: string, label = 'Say it so'): Fix {
  return { label, changes: [{ op: 'replace', path: [...path, 'text'], value: text }] };
}

/** The fix that asks an item's question in two items: same answers, names left to the first. */
export function splitting(item: Item, path: Path, [first, second]: readonly [string, string]): Fix {
  const [block, , index] = path;
  const { externalId: _, ...copy } = { ...item, text: second };
  const options =
    'options' in copy ? copy.options?.map(({ externalId: __, ...option }) => option) : undefined;
  return {
    label: 'Ask two questions',
    changes: [
      { op: 'replace', path: [...path, 'text'], value: first },
      {
        op: 'add',
        path: [block ?? 0, 'items', Number(index) + 1],
        value: options ? { ...copy, options } : copy,
      },
    ],
  };
}
