import {
  type IdentifiedBlock,
  type IdentifiedGuide,
  type InterviewConfig,
  styleOf,
  turnTakingOf,
} from '../guide/guide';
import { type PlacedItem, placedItems } from '../guide/read';
import type { Translations } from '../translation/translation';

/** The content of a revision: what participants are asked. */
export interface RevisionContent {
  externalTitle: string | null;
  background: string | null;
  studyGoal: string | null;
  config: InterviewConfig;
  welcomeMessage: { title?: string; message?: string } | null;
  closingMessage: string | null;
  guide: IdentifiedGuide;
  translations: Translations;
}

/** One difference between two revisions, for a member who decides whether to publish. */
export interface RevisionChange {
  change: 'added' | 'removed' | 'changed' | 'moved';
  of: 'question' | 'block' | 'setting';
  /** The question's number in the new revision, or in the old one when it was removed. */
  number: number | null;
  /** The text of a question, the title of a block, the field's name of a setting. */
  name: string;
}

const TEXTS = ['externalTitle', 'background', 'studyGoal', 'welcomeMessage', 'closingMessage'] as const;
const CONFIG = ['interviewMode', 'questionLanguage', 'availableLanguages', 'targetPlatforms'] as const;

/** Settings first, then blocks, then questions in the order of the new guide, removed ones last. */
export function revisionChanges(before: RevisionContent, after: RevisionContent): RevisionChange[] {
  return [
    ...settings(before, after),
    ...blocks(before.guide, after.guide),
    ...questions(before.guide, after.guide),
  ];
}

function settings(before: RevisionContent, after: RevisionContent): RevisionChange[] {
  const texts = TEXTS.filter((name) => !same(before[name], after[name]));
  const translations = same(before.translations, after.translations) ? [] : ['translations'];
  const config = CONFIG.filter((name) => !same(before.config[name], after.config[name]));
  const turns = turnTakingOf(before.config) === turnTakingOf(after.config) ? [] : ['turnTaking'];
  const style = styleOf(before.config) === styleOf(after.config) ? [] : ['style'];
  const sameRevising = (before.config.allowRevision === true) === (after.config.allowRevision === true);
  const revision = sameRevising ? [] : ['allowRevision'];
  return [...texts, ...translations, ...config, ...turns, ...style, ...revision].map((name) => ({
    change: 'changed',
    of: 'setting',
    number: null,
    name,
  }));
}

function blocks(before: IdentifiedGuide, after: IdentifiedGuide): RevisionChange[] {
  const old = new Map(before.map((block) => [block.id, block]));
  const kept = new Set(after.map(({ id }) => id));
  const entry = (change: RevisionChange['change'], { title }: IdentifiedBlock): RevisionChange => ({
    change,
    of: 'block',
    number: null,
    name: title,
  });
  const there = after.flatMap((block) => {
    const was = old.get(block.id);
    if (!was) return [entry('added', block)];
    return same({ ...was, items: [] }, { ...block, items: [] }) ? [] : [entry('changed', block)];
  });
  const gone = before.filter(({ id }) => !kept.has(id)).map((block) => entry('removed', block));
  return [...there, ...gone];
}

function questions(before: IdentifiedGuide, after: IdentifiedGuide): RevisionChange[] {
  const [was, is] = [placedItems(before), placedItems(after)];
  const old = new Map(was.map((place) => [place.item.id, place]));
  const kept = new Set(is.map(({ item }) => item.id));
  const moved = movedAmong(is.flatMap(({ item }) => old.get(item.id) ?? []).map(({ number }) => number));
  const entry = (change: RevisionChange['change'], { item, number }: PlacedItem): RevisionChange => ({
    change,
    of: 'question',
    number,
    name: item.text,
  });
  const there = is.flatMap((place) => {
    const earlier = old.get(place.item.id);
    if (!earlier) return [entry('added', place)];
    if (!same(earlier.item, place.item)) return [entry('changed', place)];
    const elsewhere = moved.has(earlier.number) || earlier.block.id !== place.block.id;
    return elsewhere ? [entry('moved', place)] : [];
  });
  const gone = was.filter(({ item }) => !kept.has(item.id)).map((place) => entry('removed', place));
  return [...there, ...gone];
}

/** The fewest of these numbers that were moved: all except a longest run that is still in order. */
function movedAmong(numbers: readonly number[]): Set<number> {
  /**
   * For each length, the last of the run of that length with the lowest end; and each number's predecessor in its run.
   */
  const ends: number[] = [];
  const beforeIt = new Map<number, number | undefined>();
  for (const number of numbers) {
    const found = ends.findIndex((end) => end >= number);
    const at = found < 0 ? ends.length : found;
    beforeIt.set(number, ends[at - 1]);
    ends[at] = number;
  }
  const moved = new Set(numbers);
  for (let stays = ends.at(-1); stays !== undefined; stays = beforeIt.get(stays)) moved.delete(stays);
  return moved;
}

/** Compared as JSON: an absent field equals an undefined one, and the order of fields does not matter. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  return [...new Set([...left.keys(), ...right.keys()])].every((key) => same(left.get(key), right.get(key)));
}
