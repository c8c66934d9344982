import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Asked } from './figures';

/** A rating by hand, 0 to 2 each. */
export interface Label {
  /** Whether a person would ask it here. */
  natural: number;
  /** Whether an answer to it would add something. */
  deepens: number;
}

interface KeptLabel extends Label {
  key: string;
  followUp: string;
}

/** A label belongs to an answer and the words of a follow-up: a changed follow-up has none until it is read again. */
export function labelKey({ answer }: Pick<Asked, 'answer'>, followUp: string): string {
  return createHash('sha256').update(`${answer}\n${followUp}`).digest('hex').slice(0, 12);
}

export function keptLabels(): Map<string, Label> {
  const file = join(process.cwd(), 'lib/testing/evaluation/fixtures/labels.json');
  const kept = JSON.parse(readFileSync(file, 'utf8')) as KeptLabel[];
  return new Map(kept.map(({ key, natural, deepens }) => [key, { natural, deepens }]));
}

export function isUsable({ natural, deepens }: Label): boolean {
  return natural >= 1 && deepens >= 1;
}

export interface Rated {
  labelled: number;
  unlabelled: number;
  usable: number;
  natural: number;
  deepens: number;
}

export function rated(asked: readonly Asked[], labels: ReadonlyMap<string, Label>): Rated {
  const follows = asked.flatMap((one) => (one.text === null ? [] : [labels.get(labelKey(one, one.text))]));
  const known = follows.filter((label) => label !== undefined);
  const mean = (of: (label: Label) => number) =>
    known.length === 0 ? 0 : known.reduce((sum, label) => sum + of(label), 0) / known.length;
  return {
    labelled: known.length,
    unlabelled: follows.length - known.length,
    usable: known.filter(isUsable).length,
    natural: mean(({ natural }) => natural),
    deepens: mean(({ deepens }) => deepens),
  };
}
