import type {
  Block,
  Concept,
  Conditional,
  Criterion,
  Guide,
  Item,
  MultipleChoiceItem,
  Option,
} from '@/lib/domain/guide/guide';
import { TREACHEROUS_NAMES } from './arbitrary-text';
import type {
  DraftBlock,
  DraftConcept,
  DraftConditional,
  DraftCriterion,
  DraftItem,
  DraftOption,
} from './draft-guide';

/** An earlier item that something may refer to. */
interface Source {
  externalId: string;
  offered: Option[];
  rows: string[] | null;
  multiSelectChoice: boolean;
}

/** Turns a draft into a valid guide: names, references, bounds and statuses are set where the rules allow them. */
export function wireGuide(drafts: DraftBlock[]): Guide {
  const wiring = new Wiring();
  return drafts.map((draft) => wiring.block(draft));
}

class Wiring {
  private names = 0;
  /** Items outside concept blocks, seen so far. */
  private readonly open: Source[] = [];
  /** Items of the concept block being wired. */
  private own: Source[] = [];

  block(draft: DraftBlock): Block {
    this.own = [];
    const externalId = this.named(draft.named);
    const titles = distinct(draft.concepts.map((concept) => concept.content.title));
    const config =
      draft.type === 'concept'
        ? {
            conceptSamplingConfig: {
              concepts: draft.concepts.map((concept, index) => this.concept(concept, titles[index]!)),
              ...given('subsampleCount', draft.subsample, (count) => 1 + (count % draft.concepts.length)),
            },
          }
        : draft.nullConfig
          ? { conceptSamplingConfig: null }
          : {};
    return {
      ...externalId,
      type: draft.type,
      title: draft.title,
      ...config,
      items: draft.items.map((item) => this.item(item, draft.type)),
    };
  }

  private concept(draft: DraftConcept, title: string): Concept {
    return {
      ...this.named(draft.named),
      nickname: draft.nickname,
      content: { ...draft.content, title },
      ...this.conditional(draft.conditional, this.open),
    };
  }

  private item(draft: DraftItem, blockType: Block['type']): Item {
    const reachable = [...this.open, ...this.own];
    const common = {
      text: draft.text,
      ...draft.extras,
      ...this.conditional(draft.conditional, reachable),
      ...this.named(draft.named),
    };
    const item = this.ofType(draft, common, reachable, blockType === 'screening');
    const source = sourceOf(item, reachable);
    if (source) (blockType === 'concept' ? this.own : this.open).push(source);
    return item;
  }

  private ofType(
    { plain, ...draft }: DraftItem,
    common: Pick<Item, 'text' | 'externalId' | 'conditional' | 'media' | 'embed'>,
    reachable: Source[],
    screening: boolean,
  ): Item {
    switch (plain.type) {
      case 'multiple_choice': {
        const listed = this.listed(draft, screening ? [] : reachable, screening);
        const choice: MultipleChoiceItem = { ...common, ...plain, ...listed.fields };
        const count = listed.offered.length + (plain.allowCustomOption === true ? 1 : 0);
        const bounds = plain.multiSelect === true ? draft.bounds : draft.bounds && null;
        const last = choice.options?.at(-1);
        if (plain.multiSelect === true && draft.exclusive && last) last.exclusiveOption = true;
        return {
          ...choice,
          ...given('minSelect', bounds, ({ min }) => 1 + (min % count)),
          ...given(
            'maxSelect',
            bounds,
            ({ min, span }) => 1 + (min % count) + (span % (count - (min % count))),
          ),
        };
      }
      case 'ranking':
        return { ...common, ...plain, ...this.listed(draft, reachable, false).fields };
      case 'matrix':
        return {
          ...common,
          ...plain,
          options: this.options(draft.options, false),
          rows: distinct(draft.rows).map((text) => ({ text })),
        };
      case 'max_diff': {
        const options = this.options(draft.options, false);
        const { itemsPerScreen, ...rest } = plain;
        const fits =
          itemsPerScreen === null || (itemsPerScreen !== undefined && itemsPerScreen <= options.length);
        return { ...common, ...rest, options, ...(fits ? { itemsPerScreen } : {}) };
      }
      default:
        return { ...common, ...plain };
    }
  }

  /** Own options, or those of an earlier multi-select question where the draft wishes for it and there is one. */
  private listed(draft: Omit<DraftItem, 'plain'>, reachable: Source[], screening: boolean) {
    const sources = reachable.filter((source) => source.multiSelectChoice);
    const source = draft.carry && sources[draft.carry.pick % sources.length];
    if (source) {
      const empty: { options?: Option[] } = draft.carry?.emptyList ? { options: [] } : {};
      return { fields: { ...empty, carryForwardFrom: source.externalId }, offered: source.offered };
    }
    const options = this.options(draft.options, screening);
    return {
      fields: { options, ...(draft.carry === undefined ? {} : { carryForwardFrom: null }) },
      offered: options,
    };
  }

  private options(drafts: DraftOption[], screening: boolean): Option[] {
    const texts = distinct(drafts.map((draft) => draft.text));
    return drafts.map((draft, index) => ({
      ...this.named(draft.named),
      text: texts[index]!,
      ...(screening
        ? { status: draft.status }
        : draft.idle === 'idle'
          ? { status: null, exclusiveOption: false }
          : {}),
    }));
  }

  private conditional(draft: DraftConditional | null | undefined, reachable: Source[]) {
    return given('conditional', draft, ({ operator, criteria }): Conditional | null => {
      const wired = criteria.flatMap((criterion) => criterionFor(criterion, reachable) ?? []);
      return wired.length > 0 ? { operator, criteria: wired } : null;
    });
  }

  private named(wish: boolean): { externalId?: string } {
    if (!wish) return {};
    const name = TREACHEROUS_NAMES[this.names] ?? `x${this.names}`;
    this.names += 1;
    return { externalId: name };
  }
}

function sourceOf(item: Item, reachable: Source[]): Source | null {
  if (item.externalId === undefined) return null;
  if (item.type === 'matrix') {
    const rows = item.rows.map((row) => row.text);
    return { externalId: item.externalId, offered: item.options, rows, multiSelectChoice: false };
  }
  if (item.type !== 'multiple_choice') return null;
  const carried = reachable.find((source) => source.externalId === item.carryForwardFrom);
  return {
    externalId: item.externalId,
    offered: carried?.offered ?? item.options ?? [],
    rows: null,
    multiSelectChoice: item.multiSelect === true,
  };
}

function criterionFor(draft: DraftCriterion, reachable: Source[]): Criterion | null {
  if (draft.searchParam) return draft.searchParam;
  const source = reachable[draft.pick % reachable.length];
  if (!source) return null;
  const choices = draft.choicePicks.map((number) => {
    const option = source.offered[number % source.offered.length]!;
    return draft.byText ? option.text : (option.externalId ?? option.text);
  });
  const row = source.rows
    ? { matrixRow: source.rows[draft.rowPick % source.rows.length]! }
    : draft.nullRow
      ? { matrixRow: null }
      : {};
  const { matchingCriteria } = draft;
  return {
    type: 'selectedTemplateOptions',
    questionId: source.externalId,
    matchingCriteria,
    choices,
    ...row,
  };
}

/** The field absent, null, or made from the draft. */
function given<K extends string, D, V>(name: K, draft: D | null | undefined, make: (draft: D) => V) {
  if (draft === undefined) return {} as { [key in K]?: never };
  return { [name]: draft === null ? null : make(draft) } as { [key in K]?: V | null };
}

/** The same texts, with a number added where one reads like an earlier one (decisions, C8). */
function distinct(texts: string[]): string[] {
  const seen = new Set<string>();
  return texts.map((text) => {
    let unique = text;
    for (let n = 2; seen.has(unique.trim()); n += 1) unique = `${text} ${n}`;
    seen.add(unique.trim());
    return unique;
  });
}
