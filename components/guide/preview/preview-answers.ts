import type {
  Criterion,
  IdentifiedGuide,
  IdentifiedItem,
  SelectionCriterion,
} from '@/lib/domain/guide/guide';
import type { Answer, QuestionStep } from '@/lib/domain/interview/interview';
import { optionChosen } from '../model/condition-sources';

/** The answers that a participant must have given to be asked a question: "someone who chose …". */
export interface Persona {
  /** By item id: options that are chosen, and options that are not. For a matrix by row text too. */
  wishes: ReadonlyMap<string, Wish>;
  urlParams: ReadonlyMap<string, string>;
  /** Items that have to be asked before, including the one itself. */
  needed: ReadonlySet<string>;
}
interface Wish {
  choose: string[];
  avoid: string[];
  row: string | null;
}

/**
 * Who is asked that item: the simplest answers that make its condition true, and those of its sources. `preferred` is a
 * choice that the author wants to see, by name.
 */
export function personaFor(guide: IdentifiedGuide, itemId: string, preferred: string | null): Persona {
  const items = guide.flatMap((block) => block.items);
  const wishes = new Map<string, Wish>();
  const urlParams = new Map<string, string>();
  const needed = new Set<string>();
  const named = (name: string) => items.find(({ externalId }) => externalId === name);

  const wish = (id: string): Wish => {
    const known = wishes.get(id) ?? { choose: [], avoid: [], row: null };
    wishes.set(id, known);
    return known;
  };
  const meet = (criterion: Criterion) => {
    if (criterion.type === 'searchParam') {
      urlParams.set(criterion.parameter, criterion.value);
      return;
    }
    const source = named(criterion.questionId);
    if (!source) return;
    const { choose, avoid } = wish(source.id);
    if (criterion.matchingCriteria === 'mustNotSelect') avoid.push(...criterion.choices);
    else choose.push(...preferredFirst(criterion, preferred));
    wish(source.id).row = criterion.matrixRow ?? null;
    need(source);
  };
  const need = (item: IdentifiedItem) => {
    if (needed.has(item.id)) return;
    needed.add(item.id);
    const { conditional } = item;
    const criteria = conditional?.criteria ?? [];
    const chosen = criteria.find((criterion) => names(criterion, preferred)) ?? criteria[0];
    if (conditional?.operator === 'or') {
      if (chosen) meet(chosen);
    } else criteria.forEach(meet);
    const carried =
      'carryForwardFrom' in item && item.carryForwardFrom ? named(item.carryForwardFrom) : undefined;
    if (carried) need(carried);
  };
  const target = items.find(({ id }) => id === itemId);
  if (target) need(target);
  return { wishes, urlParams, needed };
}

function names(criterion: Criterion, preferred: string | null): boolean {
  return (
    preferred !== null &&
    criterion.type === 'selectedTemplateOptions' &&
    criterion.choices.includes(preferred)
  );
}

function preferredFirst({ choices }: SelectionCriterion, preferred: string | null): string[] {
  return preferred !== null && choices.includes(preferred) ? [preferred] : choices.slice(0, 1);
}

/** That participant's answer: one that fits the step, with the wanted choices if there are any. */
export function personaAnswer(step: QuestionStep, persona: Persona): Answer {
  const wish = persona.wishes.get(step.item.id) ?? { choose: [], avoid: [], row: null };
  const { item, options } = step;
  switch (item.type) {
    case 'multiple_choice':
      return { optionIds: chosenOptions(step, wish, item.multiSelect === true) };
    case 'ranking':
      return { optionIds: options.map(({ id }) => id) };
    case 'matrix': {
      const wanted = optionChosen(options, wish.choose[0] ?? '') ?? firstNot(step, wish.avoid);
      const usual = firstNot(step, [])?.id;
      const column = (text: string) => (wish.row === text ? (wanted?.id ?? usual) : usual);
      const cells = step.rows.map(({ id, text }): [string, string[]] => {
        const chosen = column(text);
        return [id, chosen === undefined ? [] : [chosen]];
      });
      return { cells: Object.fromEntries(cells) };
    }
    case 'max_diff':
      return { screens: step.screens.map(([best = '', worst = '']) => ({ best, worst })) };
    case 'statement':
      return {};
    case 'open_ended':
      return { text: '…' };
    case 'file_upload':
      return { skip: true };
  }
}

function chosenOptions(step: QuestionStep, wish: Wish, several: boolean): string[] {
  const wanted = wish.choose.flatMap((choice) => optionChosen(step.options, choice)?.id ?? []);
  const first = wanted[0] ?? firstNot(step, wish.avoid)?.id;
  if (first === undefined) return [];
  if (!several) return [first];
  const avoided = new Set(wish.avoid.flatMap((choice) => optionChosen(step.options, choice)?.id ?? []));
  const others = step.options.filter(({ id, exclusiveOption, status }) => {
    return !exclusiveOption && status !== 'reject' && !avoided.has(id);
  });
  const all = [...new Set([...(wanted.length > 0 ? wanted : [first]), ...others.map(({ id }) => id)])];
  return all.slice(0, Math.max(step.minSelect ?? 1, wanted.length, Math.min(2, step.maxSelect ?? 2)));
}

/** The first suitable option that is not to be avoided: in screening one that approves. */
function firstNot(step: QuestionStep, avoid: readonly string[]) {
  const avoided = new Set(avoid.flatMap((choice) => optionChosen(step.options, choice)?.id ?? []));
  const free = step.options.filter(({ id }) => !avoided.has(id));
  return (
    free.find(({ status }) => status === 'approve') ??
    free.find(({ status, exclusiveOption }) => status !== 'reject' && !exclusiveOption) ??
    free[0]
  );
}
