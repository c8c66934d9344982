import { kindOf } from '../question-types/question-kinds';
import type { IdentifiedBlock, IdentifiedConcept, IdentifiedGuide, IdentifiedOption } from './guide';
import { offeredOptions } from './offered-options';
import type { Question, QuestionConcept } from './question';
import { conceptsOf, type PlacedItem, placedItems } from './read';

/**
 * The participant-facing questions of a guide (specification, Question). Numbers count all items in guide order
 * (decisions, D7), also those left out here because they have no text yet (F4).
 */
export function questionsOf(guide: IdentifiedGuide): Question[] {
  const placed = placedItems(guide);
  const offered = offeredOptions<IdentifiedOption>(placed.map(({ item }) => item));
  const concepts = new Map(guide.map((block) => [block, questionConcepts(block)]));
  return placed
    .filter(({ item }) => item.text !== '')
    .map((place) => {
      const options = (offered.get(place.item) ?? []).map((option) => option.text);
      return question(place, options, concepts.get(place.block) ?? []);
    });
}

function question(
  { item, block, number }: PlacedItem,
  options: string[],
  concepts: QuestionConcept[],
): Question {
  const base = {
    id: item.id,
    text: item.text,
    isScreener: block.type === 'screening',
    questionNumber: number,
    concepts,
  };
  // The compiler does not see that type and fields belong to the same question type.
  return { ...base, type: item.type, ...kindOf(item.type).question(item, options) } as Question;
}

/** The concepts of a concept block; empty for other blocks, whatever an unfinished guide contains. */
function questionConcepts(block: IdentifiedBlock): QuestionConcept[] {
  return block.type === 'concept' ? conceptsOf(block).map(questionConcept) : [];
}

/** A concept as readers and participants see it; `nickname` is only for the author. */
export function questionConcept({ id, content }: IdentifiedConcept): QuestionConcept {
  return {
    id,
    title: content.title,
    description: content.description ?? '',
    media: (content.media ?? []).map(({ type, name, url }) => ({ type, name, url })),
    embedUrl: content.embed?.url ?? null,
  };
}
