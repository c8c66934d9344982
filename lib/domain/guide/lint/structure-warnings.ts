import type { Conditional, Criterion, Guide, Item, Option, SelectionCriterion } from '../guide';
import { type GuideIndex, guideIndex, type Place } from '../guide-index';
import type { Path } from '../guide-problem';
import type { Change, GuideWarning } from './guide-warning';

/** So many questions have to be lost for a way to be called a dead end: one or two may be meant for few. */
const FEWEST_LOST = 3;

/** What nobody reaches, where nobody goes on, and screeners that let nobody through. References that are broken are left to the problems. */
export function structureWarnings(guide: Guide): GuideWarning[] {
  const index = guideIndex(guide);
  const places = index.placesByBlock.flat();
  const reach = new Reach(index);
  return [
    ...reach.unreachable(guide),
    ...places.flatMap((place) => (place.block.type === 'screening' ? screenerWarnings(place) : [])),
    ...deadEnds(places, index, reach),
  ];
}

/** An item's options by the words that a condition names them with. */
function named(index: GuideIndex, { item }: Place, choices: readonly string[]): Set<Option> {
  const options = index.offered(item);
  return new Set(
    choices.flatMap((choice) => {
      const option =
        options.find(({ externalId }) => externalId === choice) ??
        options.find(({ text }) => text === choice);
      return option ? [option] : [];
    }),
  );
}

/** Which conditions nobody can meet. Where it cannot tell, a condition can be met. */
class Reach {
  private readonly closed = new Set<Item>();

  constructor(private readonly index: GuideIndex) {}

  isReached(item: Item): boolean {
    return !this.closed.has(item);
  }

  /** In guide order, so that what depends on an unreachable question is known to be so. */
  unreachable(guide: Guide): GuideWarning[] {
    return guide.flatMap((block, at) => {
      const concepts = (block.conceptSamplingConfig?.concepts ?? []).flatMap(({ conditional }, number) =>
        this.isMet(conditional)
          ? []
          : [unreachable([at, 'conceptSamplingConfig', 'concepts', number], 'concept')],
      );
      const items = block.items.flatMap((item, number) => {
        if (this.isMet(item.conditional)) return [];
        this.closed.add(item);
        return [unreachable([at, 'items', number], 'question')];
      });
      return [...concepts, ...items];
    });
  }

  private isMet(conditional: Conditional | null | undefined): boolean {
    if (!conditional || conditional.criteria.length === 0) return true;
    const possible = conditional.criteria.map((criterion) => this.isPossible(criterion));
    if (conditional.operator === 'or') return possible.some((one) => one);
    return possible.every((one) => one) && !this.contradicts(conditional.criteria);
  }

  private isPossible(criterion: Criterion): boolean {
    if (criterion.type === 'searchParam' || criterion.matchingCriteria === 'mustNotSelect') return true;
    const source = this.index.itemNamed(criterion.questionId);
    if (!source) return true;
    if (this.closed.has(source.item)) return false;
    const chosen = [...named(this.index, source, criterion.choices)];
    const turnedAway =
      source.block.type === 'screening' &&
      chosen.length > 0 &&
      chosen.every(({ status }) => status === 'reject');
    return !turnedAway;
  }

  /** Whether two criteria cannot hold together. */
  private contradicts(criteria: readonly Criterion[]): boolean {
    return criteria.some((one, at) => criteria.slice(at + 1).some((other) => this.excludes(one, other)));
  }

  private excludes(one: Criterion, other: Criterion): boolean {
    if (one.type === 'searchParam' || other.type === 'searchParam') {
      if (one.type !== 'searchParam' || other.type !== 'searchParam') return false;
      return one.parameter === other.parameter && one.value !== other.value;
    }
    if (one.questionId !== other.questionId || (one.matrixRow ?? null) !== (other.matrixRow ?? null))
      return false;
    const source = this.index.itemNamed(one.questionId);
    if (!source || (source.item.type === 'matrix' && one.matrixRow == null)) return false;
    const [wanted, others] = [
      named(this.index, source, one.choices),
      named(this.index, source, other.choices),
    ];
    if (wanted.size === 0 || others.size === 0) return false;
    if (isWanted(one) && isWanted(other)) return this.areApart(source, wanted, others);
    if (isWanted(one)) return [...wanted].every((option) => others.has(option));
    return isWanted(other) && [...others].every((option) => wanted.has(option));
  }

  private areApart({ item }: Place, wanted: Set<Option>, others: Set<Option>): boolean {
    if ([...wanted].some((option) => others.has(option))) return false;
    const several = 'multiSelect' in item && item.multiSelect === true;
    if (!several) return true;
    const alone = ({ exclusiveOption }: Option) => exclusiveOption === true;
    return [...wanted].every(alone) || [...others].every(alone);
  }
}

const isWanted = ({ matchingCriteria }: SelectionCriterion) => matchingCriteria === 'mustSelect';

function unreachable(path: Path, what: string): GuideWarning {
  return {
    code: 'unreachable',
    path: [...path, 'conditional'],
    message: `Nobody reaches this ${what}: its condition cannot be met`,
    fix: { label: 'Ask it always', changes: [{ op: 'remove', path: [...path, 'conditional'] }] },
  };
}

function screenerWarnings({ item, path }: Place): GuideWarning[] {
  if (item.type !== 'multiple_choice' || !item.options || item.options.length === 0) return [];
  const { options } = item;
  const rejects = options.filter(({ status }) => status === 'reject').length;
  const approves = options.filter(({ status }) => status === 'approve').length;
  const set = (status: string, which: (option: Option) => boolean): Change[] =>
    options.flatMap((option, at) =>
      which(option) ? [{ op: 'add' as const, path: [...path, 'options', at, 'status'], value: status }] : [],
    );
  if (rejects > 0 && approves === 0) {
    const rest = rejects < options.length;
    return [
      {
        code: 'rejects-everybody',
        path: [...path, 'options'],
        message: 'Nobody gets past this question: no answer lets people in',
        fix: {
          label: rest ? 'Let the others in' : 'Turn nobody away',
          changes: rest
            ? set('approve', ({ status }) => status !== 'reject')
            : set('neutral', ({ status }) => status === 'reject'),
        },
      },
    ];
  }
  if (approves === 0 || item.multiSelect === true) return [];
  return options.flatMap(({ status, text }, at): GuideWarning[] =>
    status !== 'neutral'
      ? []
      : [
          {
            code: 'dead-end',
            path: [...path, 'options', at, 'status'],
            message: `“${text}” turns people away, though it does not say so: another answer lets people in`,
            fix: {
              label: 'Say that it turns away',
              changes: [{ op: 'add', path: [...path, 'options', at, 'status'], value: 'reject' }],
            },
          },
        ],
  );
}

/** Answers after which all that follows is for others. The last question of all may have its own condition. */
function deadEnds(places: readonly Place[], index: GuideIndex, reach: Reach): GuideWarning[] {
  // Conditions are looked at from the end: as soon as something is asked of everybody, nothing before is a dead end.
  const free = places.findLastIndex(({ item, block }) => !item.conditional && block.type !== 'concept');
  return places.flatMap((place, at) => {
    const { item, path } = place;
    const later = places.slice(Math.max(at, free) + 1);
    const isSingle = item.type === 'multiple_choice' && item.multiSelect !== true && item.options;
    if (at < free || !isSingle || place.block.type !== 'flat' || later.length < FEWEST_LOST) return [];
    return (item.options ?? []).flatMap((option, number): GuideWarning[] => {
      const lost = later.every(
        (one) => reach.isReached(one.item) && isLost(one.item.conditional, item.externalId, option, index),
      );
      const last = later.at(-1);
      if (!lost || !last) return [];
      return [
        {
          code: 'dead-end',
          path: [...path, 'options', number],
          message: `After “${option.text}” nothing is asked: all ${later.length} questions that follow are for other answers`,
          fix: {
            label: 'Ask the last one of all',
            changes: [{ op: 'remove', path: [...last.path, 'conditional'] }],
          },
        },
      ];
    });
  });
}

/** Whether the choice of this option makes the condition fail. */
function isLost(
  conditional: Conditional | null | undefined,
  externalId: string | undefined,
  option: Option,
  index: GuideIndex,
): boolean {
  if (!conditional || externalId === undefined || conditional.criteria.length === 0) return false;
  const fails = (criterion: Criterion) => {
    if (criterion.type === 'searchParam' || criterion.questionId !== externalId) return false;
    const source = index.itemNamed(externalId);
    if (!source) return false;
    return named(index, source, criterion.choices).has(option) !== isWanted(criterion);
  };
  return conditional.operator === 'and'
    ? conditional.criteria.some(fails)
    : conditional.criteria.every(fails);
}
