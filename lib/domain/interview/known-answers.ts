import type { IdentifiedBlock, IdentifiedItem, IdentifiedOption, SelectionCriterion } from '../guide/guide';
import { type PlacedItem, placedItems } from '../guide/read';
import { cellsOf, isChoice, isMatrix, isSkip } from './answer-kinds';
import type { Answer, Interview, Turn } from './interview';
import type { Evidence } from './is-shown';
import { stepIdOf } from './step-id';

/** Where a reference is read: sources in the same concept block mean the same concept's answer (C6). */
export interface Scope {
  block: IdentifiedBlock;
  conceptId: string | null;
}

/** The answers of an interview so far, for conditions and carry-forward. */
export interface KnownAnswers {
  placed: PlacedItem[];
  turn(stepId: string): Turn | undefined;
  /** Marks a step as still to be answered: everything that depends on it is undecided. */
  expect(stepId: string): void;
  evidence(scope: Scope): Evidence;
  /** Whether the item has options to offer; undefined while its source may still be answered (D3). */
  hasOptions(item: IdentifiedItem, scope: Scope): boolean | undefined;
  /**
   * The item's options in guide order, carried forward where it says so; options that the participant typed come last.
   */
  optionsOf(item: IdentifiedItem, scope: Scope): IdentifiedOption[];
  /** The option that stays last: the guide's last one, also when options are carried forward. */
  pinnedOption(place: PlacedItem): string | undefined;
}

interface Source extends PlacedItem {
  stepId: string;
}

const ownOptions = (item: IdentifiedItem) => ('options' in item && item.options) || [];
const carriesFrom = (item: IdentifiedItem) => ('carryForwardFrom' in item && item.carryForwardFrom) || null;

/** Reads each turn and item once; later lookups are by id. */
export function knownAnswers(interview: Pick<Interview, 'guide' | 'turns' | 'urlParams'>): KnownAnswers {
  const placed = placedItems(interview.guide);
  const byExternalId = new Map<string, PlacedItem>();
  for (const place of placed) {
    if (place.item.externalId !== undefined) byExternalId.set(place.item.externalId, place);
  }
  const turns = new Map(interview.turns.map((turn) => [turn.stepId, turn]));
  const expected = new Set<string>();
  const choicesByItem = new Map<string, Map<string, string>>();

  function source(reference: string, scope: Scope): Source | null {
    const place = byExternalId.get(reference);
    if (!place) return null;
    return {
      ...place,
      stepId: stepIdOf(place.item.id, place.block === scope.block ? scope.conceptId : null),
    };
  }

  /** Null when not asked or skipped, undefined when still to come. */
  function given(from: Source): Answer | null | undefined {
    if (expected.has(from.stepId)) return undefined;
    const answer = turns.get(from.stepId)?.answer;
    return answer && !isSkip(answer) ? answer : null;
  }

  /** All options an item could offer, whatever was answered. */
  function possibleOptions(place: PlacedItem): IdentifiedOption[] {
    let at = place;
    for (;;) {
      const from = carriesFrom(at.item);
      const before = from === null ? undefined : byExternalId.get(from);
      if (!before || before.number >= at.number) return ownOptions(at.item);
      at = before;
    }
  }

  /** The id of the option that a condition names: by its externalId or else by its text. */
  function choicesOf(place: PlacedItem): Map<string, string> {
    let choices = choicesByItem.get(place.item.id);
    if (!choices) {
      const options = possibleOptions(place);
      choices = new Map(options.map((option) => [option.text, option.id]));
      for (const option of options) {
        if (option.externalId !== undefined) choices.set(option.externalId, option.id);
      }
      choicesByItem.set(place.item.id, choices);
    }
    return choices;
  }

  function selectedIn(from: Source, answer: Answer, matrixRow: string | null): Set<string> {
    if (isChoice(answer)) return new Set(answer.optionIds);
    if (!isMatrix(answer) || from.item.type !== 'matrix') return new Set();
    const rows = from.item.rows.filter((row) => matrixRow === null || row.text === matrixRow);
    return new Set(rows.flatMap((row) => cellsOf(answer, row.id)));
  }

  function anySelected(criterion: SelectionCriterion, scope: Scope): boolean | undefined {
    const from = source(criterion.questionId, scope);
    const answer = from && given(from);
    if (!from || !answer) return answer === undefined ? undefined : false;
    const choices = choicesOf(from);
    const selected = selectedIn(from, answer, criterion.matrixRow ?? null);
    return criterion.choices.some((choice) => selected.has(choices.get(choice) ?? ''));
  }

  function hasOptions(item: IdentifiedItem, scope: Scope): boolean | undefined {
    const reference = carriesFrom(item);
    if (reference === null) return true;
    const from = source(reference, scope);
    const answer = from && given(from);
    if (answer === undefined) return undefined;
    return (
      answer !== null && isChoice(answer) && (answer.optionIds.length > 0 || answer.custom !== undefined)
    );
  }

  function optionsOf(item: IdentifiedItem, scope: Scope): IdentifiedOption[] {
    const reference = carriesFrom(item);
    if (reference === null) return ownOptions(item);
    const from = source(reference, scope);
    const answer = from && given(from);
    if (!from || !answer || !isChoice(answer)) return [];
    const selected = new Set(answer.optionIds);
    const carried = optionsOf(from.item, scope).filter((option) => selected.has(option.id));
    // A typed option has no stored id; this one is computed, and always the same.
    if (answer.custom !== undefined) carried.push({ id: `${from.stepId}.custom`, text: answer.custom });
    return carried;
  }

  return {
    placed,
    turn: (stepId) => turns.get(stepId),
    expect: (stepId) => void expected.add(stepId),
    evidence: (scope) => ({
      urlParams: interview.urlParams,
      anySelected: (criterion) => anySelected(criterion, scope),
    }),
    hasOptions,
    optionsOf,
    pinnedOption: (place) =>
      'pinnedFinalOption' in place.item && place.item.pinnedFinalOption
        ? possibleOptions(place).at(-1)?.id
        : undefined,
  };
}
