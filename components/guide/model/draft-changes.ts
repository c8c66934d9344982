import type { IdentifiedBlock, IdentifiedGuide, IdentifiedItem } from '@/lib/domain/guide/guide';
import { sameValue } from './same-value';
import type { StudyDraft, StudyFields } from './study-draft';

const NAMES: Record<keyof StudyFields, string> = {
  externalTitle: 'External title',
  background: 'Background',
  studyGoal: 'Study goal',
  welcomeTitle: 'Welcome title',
  welcomeMessage: 'Welcome message',
  closingMessage: 'Closing message',
  questionLanguage: 'Question language',
  availableLanguages: 'Available languages',
  interviewMode: 'Interview mode',
};
/** What the study's own fields are called on the page. */
export const FIELD_NAMES: ReadonlyMap<string, string> = new Map(Object.entries(NAMES));

/**
 * The changes from one draft to another, a line each, in guide order. Parts are identified by their ids, so the later
 * draft has to share them with the earlier one.
 */
export function draftChanges(before: StudyDraft, after: StudyDraft): string[] {
  const fields = (Object.keys(NAMES) as (keyof StudyFields)[])
    .filter((name) => !sameValue(before.fields[name], after.fields[name]))
    .map((name) => `${NAMES[name]} changed`);
  return [...fields, ...blockChanges(before.guide, after.guide), ...itemChanges(before.guide, after.guide)];
}

const quoted = (text: string) => (text === '' ? 'without words' : `“${text}”`);

function blockChanges(before: IdentifiedGuide, after: IdentifiedGuide): string[] {
  const known = new Map(before.map((block) => [block.id, block]));
  const kept = new Set(after.map((block) => block.id));
  const changed = after.flatMap((block) => {
    const earlier = known.get(block.id);
    if (!earlier) return `Block ${quoted(block.title)} added`;
    return sameValue(heading(earlier), heading(block)) ? [] : `Block ${quoted(block.title)} changed`;
  });
  const gone = before.filter((block) => !kept.has(block.id));
  return [...changed, ...gone.map((block) => `Block ${quoted(block.title)} deleted`)];
}

function heading({ items: _, ...block }: IdentifiedBlock) {
  return block;
}

interface Placed {
  item: IdentifiedItem;
  blockId: string;
  /** The item before it in its block: if that differs, one of the two has moved. */
  number: number;
}

function placed(guide: IdentifiedGuide): Map<string, Placed> {
  let number = 0;
  return new Map(
    guide.flatMap((block) =>
      block.items.map((item): [string, Placed] => {
        number += 1;
        return [item.id, { item, blockId: block.id, number }];
      }),
    ),
  );
}

function itemChanges(before: IdentifiedGuide, after: IdentifiedGuide): string[] {
  const earlier = placed(before);
  const later = placed(after);
  const changed = [...later].flatMap(([id, { item, blockId, number }]) => {
    const old = earlier.get(id);
    const name = `Q${number} ${quoted(item.text)}`;
    if (!old) return `${name} added`;
    if (old.item.text !== item.text) return `${name} reworded, it was ${quoted(old.item.text)}`;
    if (!sameValue(old.item, item)) return `${name} changed`;
    return old.blockId === blockId ? [] : `${name} moved to another block`;
  });
  const gone = [...earlier].filter(([id]) => !later.has(id));
  const reordered = changed.length === 0 && gone.length === 0 && !sameOrder(earlier, later);
  return [
    ...changed,
    ...gone.map(([, { item, number }]) => `Q${number} ${quoted(item.text)} deleted`),
    ...(reordered ? ['Questions reordered'] : []),
  ];
}

function sameOrder(earlier: Map<string, Placed>, later: Map<string, Placed>): boolean {
  return sameValue([...earlier.keys()], [...later.keys()]);
}
