import { placeOfQuote } from '@/lib/domain/themes/checked-passages';
import type { Mention, Said } from '@/lib/domain/themes/mention';
import { distilledByModel, type ReadingModel, synthesisedByModel } from '@/lib/ports/theme-model';

/** What somebody said, and whose response it is. */
export interface Told {
  responseId: string;
  readableId: number;
  said: readonly Said[];
}

/** A theme that a model suggests, with the passages that it was made of. */
export interface ModelSuggestion {
  name: string;
  rule: string;
  passages: { told: Told; mention: Omit<Mention, 'themeId'> }[];
}

/** What a model is given to read: enough to know what people say. */
const MOST_PEOPLE = 120;
const CHARACTERS_AT_ONCE = 24_000;
const MOST_OF_A_PERSON = 6_000;
/** Fewer people do not make a theme. */
const LEAST_PEOPLE = 2;

interface CheckedNote {
  told: Told;
  idea: string;
  place: { seq: number; start: number; end: number };
}

/**
 * Themes by a model: it distils what people said into notes, puts notes with the same idea together, and gives each
 * theme a rule. A note whose words nobody said is dropped, and so is a theme that is not shared. Null when it does not
 * answer.
 */
export async function modelSuggestions(
  reading: ReadingModel,
  people: readonly Told[],
  known: readonly string[],
): Promise<ModelSuggestion[] | null> {
  const notes: CheckedNote[] = [];
  for (const group of groupsOf(people.slice(0, MOST_PEOPLE))) {
    const distilled = await distilledByModel(reading, group.map(personOf));
    if (!distilled) return null;
    for (const { person, row, quote, idea } of distilled) {
      const told = group[person - 1];
      const place = told && placeOfQuote(told.said, { row, quote });
      if (told && place) notes.push({ told, idea, place });
    }
  }
  if (notes.length === 0) return [];
  const numbers = new Map(people.map(({ responseId }, at) => [responseId, at + 1]));
  const themes = await synthesisedByModel(reading, {
    known,
    notes: notes.map(({ told, idea }, at) => ({
      number: at + 1,
      person: numbers.get(told.responseId) ?? 0,
      idea,
    })),
  });
  return themes?.flatMap((theme) => suggestionOf(theme, notes)) ?? null;
}

function suggestionOf(
  theme: { name: string; rule: string; notes: readonly number[] },
  notes: readonly CheckedNote[],
): ModelSuggestion[] {
  const own = [...new Set(theme.notes)].flatMap((number) => notes[number - 1] ?? []);
  if (new Set(own.map(({ told }) => told.responseId)).size < LEAST_PEOPLE) return [];
  const passages = own.map(({ told, place }) => ({
    told,
    mention: { ...place, stance: 'supports' as const },
  }));
  return [{ name: theme.name.trim(), rule: theme.rule.trim(), passages }];
}

function groupsOf(people: readonly Told[]): Told[][] {
  const groups: Told[][] = [];
  let room = 0;
  for (const told of people) {
    const size = Math.min(
      MOST_OF_A_PERSON,
      told.said.reduce((sum, { text }) => sum + text.length, 0),
    );
    if (size === 0) continue;
    if (size > room || groups.length === 0) {
      groups.push([]);
      room = CHARACTERS_AT_ONCE;
    }
    groups.at(-1)!.push(told);
    room -= size;
  }
  return groups;
}

function personOf({ said }: Told, at: number) {
  let left = MOST_OF_A_PERSON;
  const rows = said.map(({ asked, text }, row) => {
    const part = text.slice(0, Math.max(0, left));
    left -= part.length;
    return { number: row + 1, asked: asked.slice(0, 300), said: part };
  });
  return { number: at + 1, rows: rows.filter((one) => one.said !== '') };
}
