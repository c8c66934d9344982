import type {
  Conditional,
  Criterion,
  IdentifiedBlock,
  IdentifiedConcept,
  IdentifiedGuide,
  IdentifiedItem,
  IdentifiedOption,
  OptionStatus,
} from '@/lib/domain/guide/guide';
import type { Answer, Interview, Next, Probe, QuestionStep, Turn } from '@/lib/domain/interview/interview';
import { nextStep } from '@/lib/domain/interview/next-step';

/**
 * Short guides for tests, with ids that can be read: an item's id is also its externalId and its text, an
 * option's id is `item-text`. `options` is one word per option, as in 'red green none!': `!` makes an option
 * exclusive, `+`, `-` and `=` give it the status approve, reject or neutral.
 */
type Fields = Record<string, unknown>;

const STATUS = new Map<string, OptionStatus>([
  ['+', 'approve'],
  ['-', 'reject'],
  ['=', 'neutral'],
]);

function option(itemId: string, word: string): IdentifiedOption {
  const mark = /[!+=-]$/.exec(word)?.[0];
  const text = mark ? word.slice(0, -1) : word;
  const status = mark && STATUS.get(mark);
  return {
    id: `${itemId}-${text}`,
    text,
    ...(mark === '!' ? { exclusiveOption: true } : {}),
    ...(status ? { status } : {}),
  };
}

function item(type: IdentifiedItem['type'], id: string, fields: Fields): IdentifiedItem {
  // A test's fields are as good as the test: the engine is given what a guide would hold.
  return { type, id, externalId: id, text: id, ...fields } as unknown as IdentifiedItem;
}
const words = (text: string) => text.split(' ').filter(Boolean);
const listed = (id: string, options: string) =>
  options ? { options: words(options).map((word) => option(id, word)) } : {};

export const open = (id: string, fields: Fields = {}) =>
  item('open_ended', id, { followUp: 'none', ...fields });
export const choice = (id: string, options: string, fields: Fields = {}) =>
  item('multiple_choice', id, { ...listed(id, options), ...fields });
export const multi = (id: string, options: string, fields: Fields = {}) =>
  choice(id, options, { multiSelect: true, ...fields });
export const ranking = (id: string, options: string, fields: Fields = {}) =>
  item('ranking', id, { ...listed(id, options), ...fields });
export const maxDiff = (id: string, options: string, fields: Fields = {}) =>
  item('max_diff', id, { ...listed(id, options), ...fields });
export const matrix = (id: string, rows: string, columns: string, fields: Fields = {}) =>
  item('matrix', id, {
    ...listed(id, columns),
    rows: words(rows).map((text) => ({ id: `${id}-${text}`, text })),
    ...fields,
  });
export const statement = (id: string, fields: Fields = {}) => item('statement', id, fields);
export const upload = (id: string, fields: Fields = {}) => item('file_upload', id, fields);

export const flat = (...items: IdentifiedItem[]): IdentifiedBlock => block('flat', items);
export const screening = (...items: IdentifiedItem[]): IdentifiedBlock => block('screening', items);
const block = (type: IdentifiedBlock['type'], items: IdentifiedItem[]): IdentifiedBlock => ({
  id: `block-${items[0]?.id}`,
  type,
  title: type,
  items,
});

/** `concepts`: names, or a name with its conditional. */
export function conceptBlock(
  id: string,
  concepts: (string | [string, Conditional])[],
  items: IdentifiedItem[],
  subsampleCount: number | null = null,
): IdentifiedBlock {
  const list = concepts.map((entry): IdentifiedConcept => {
    const [name, conditional] = typeof entry === 'string' ? [entry, null] : entry;
    return { id: name, nickname: name, content: { title: `Concept ${name}` }, conditional };
  });
  return { id, type: 'concept', title: id, conceptSamplingConfig: { concepts: list, subsampleCount }, items };
}

export const selected = (questionId: string, choices: string, matrixRow?: string): Criterion => ({
  type: 'selectedTemplateOptions',
  questionId,
  matchingCriteria: 'mustSelect',
  choices: words(choices),
  ...(matrixRow === undefined ? {} : { matrixRow }),
});
export const notSelected = (questionId: string, choices: string, matrixRow?: string): Criterion =>
  ({
    ...selected(questionId, choices, matrixRow),
    matchingCriteria: 'mustNotSelect',
  }) as Criterion;
export const all = (...criteria: Criterion[]): Conditional => ({ operator: 'and', criteria });
export const any = (...criteria: Criterion[]): Conditional => ({ operator: 'or', criteria });

export function interviewOf(guide: IdentifiedGuide, more: Partial<Interview> = {}): Interview {
  return { guide, seed: 'seed', draws: {}, urlParams: new Map(), turns: [], ...more };
}

/** The interview after an answer to its present step. */
export function answered(interview: Interview, answer: Answer, probe: Probe | null = null): Interview {
  const step = nextStep(interview);
  if (step.kind !== 'question' && step.kind !== 'follow_up')
    throw new Error(`no step to answer: ${step.kind}`);
  const turn: Turn = {
    stepId: step.id,
    kind: step.kind,
    questionId: step.item.id,
    conceptId: step.concept?.id ?? null,
    answer,
    probe,
  };
  return { ...interview, turns: [...interview.turns, turn] };
}

/** The interview after the moderator's decision on its last turn. */
export function probed(interview: Interview, probe: Probe): Interview {
  return {
    ...interview,
    turns: interview.turns.map((turn, at, all) => (at === all.length - 1 ? { ...turn, probe } : turn)),
  };
}

/** The interview after the draw that it asks for: the first candidates in guide order unless others are given. */
export function drawn(interview: Interview, concepts?: string[]): Interview {
  const next = nextStep(interview);
  if (next.kind !== 'draw') throw new Error(`nothing to draw: ${next.kind}`);
  return {
    ...interview,
    draws: { ...interview.draws, [next.blockId]: concepts ?? next.candidates.slice(0, next.count) },
  };
}

/** A choice by the words of the options, of the item asked. */
export const pick = (itemId: string, options: string, custom?: string): Answer => ({
  optionIds: words(options).map((word) => `${itemId}-${word}`),
  ...(custom === undefined ? {} : { custom }),
});

/** What comes next, in a word: the step's id, or what has to be decided first. */
export function comes(next: Next): string {
  if (next.kind === 'question' || next.kind === 'follow_up') return next.id;
  return next.kind === 'end' ? next.outcome : next.kind;
}

export const skip: Answer = { skip: true };

/** The interview after these answers, one for each step in turn. */
export function given(guide: IdentifiedGuide, ...answers: Answer[]): Interview {
  return answers.reduce((interview, answer) => answered(interview, answer), interviewOf(guide));
}
/** What comes after these answers, in a word. */
export function comesAfter(guide: IdentifiedGuide, ...answers: Answer[]): string {
  return comes(nextStep(given(guide, ...answers)));
}
export function question(next: Next): QuestionStep {
  if (next.kind !== 'question') throw new Error(`not a question: ${next.kind}`);
  return next;
}
/** The texts of the options on offer after these answers. */
export const offeredAfter = (guide: IdentifiedGuide, ...answers: Answer[]) =>
  question(nextStep(given(guide, ...answers))).options.map((option) => option.text);
