import * as fc from 'fast-check';
import type {
  Block,
  Concept,
  Criterion,
  Embed,
  FileUploadItem,
  ItemEmbed,
  ItemMedia,
  MatrixItem,
  MaxDiffItem,
  Media,
  MultipleChoiceItem,
  OpenEndedItem,
  OptionStatus,
  RankingItem,
  StatementItem,
} from '@/lib/domain/guide/guide';
import { arbitraryText } from './arbitrary-text';

/**
 * A guide without references: what `wireGuide` turns into a valid one. Numbers called `pick` choose among what
 * the place allows (modulo its length); wishes are granted where a rule permits them.
 */
export interface DraftCriterion {
  pick: number;
  matchingCriteria: 'mustSelect' | 'mustNotSelect';
  choicePicks: number[];
  rowPick: number;
  /** Refer to options by text although they have an external id. */
  byText: boolean;
  searchParam: Criterion | null;
  nullRow: boolean;
}
export interface DraftConditional {
  operator: 'and' | 'or';
  criteria: DraftCriterion[];
}
export interface DraftOption {
  text: string;
  named: boolean;
  status: OptionStatus;
  /** What to do with the field where it has no effect: omit it, or write null or false. */
  idle: 'absent' | 'idle';
}
interface DraftCommon {
  text: string;
  named: boolean;
  conditional: DraftConditional | null | undefined;
  extras: { media?: ItemMedia[] | null; embed?: ItemEmbed | null };
  options: DraftOption[];
  rows: string[];
  carry: { pick: number; emptyList: boolean } | null | undefined;
  bounds: { min: number; span: number } | null | undefined;
  exclusive: boolean;
}
type Plain<T> = Omit<
  T,
  | 'text'
  | 'externalId'
  | 'conditional'
  | 'media'
  | 'embed'
  | 'options'
  | 'rows'
  | 'carryForwardFrom'
  | 'minSelect'
  | 'maxSelect'
>;
export type DraftItem = DraftCommon & {
  plain:
    | Plain<OpenEndedItem>
    | Plain<MultipleChoiceItem>
    | Plain<RankingItem>
    | Plain<MatrixItem>
    | Plain<MaxDiffItem>
    | Plain<StatementItem>
    | Plain<FileUploadItem>;
};
export interface DraftConcept {
  named: boolean;
  nickname: string;
  content: Concept['content'];
  conditional: DraftConditional | null | undefined;
}
export interface DraftBlock {
  type: Block['type'];
  named: boolean;
  title: string;
  nullConfig: boolean;
  concepts: DraftConcept[];
  subsample: number | null | undefined;
  items: DraftItem[];
}

const pick = () => fc.nat({ max: 60 });
const mostly = () => fc.oneof({ weight: 2, arbitrary: fc.constant(true) }, fc.constant(false));
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
/** Absent (undefined), null or given. */
const marked = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof(fc.constant(undefined), fc.constant(null), { weight: 2, arbitrary });
const url = () =>
  fc.constantFrom('https://example.com/a.png', 'http://localhost:8080/v?x=1#t', 'https://münchen.example/');

const media = {
  name: arbitraryText(),
  url: url(),
  type: fc.constantFrom<Media['type']>('image', 'video'),
  widthPercentage: fc.integer({ min: 1, max: 100 }),
};
const draftMedia: fc.Arbitrary<Media> = fc.record(media, { requiredKeys: ['name', 'url', 'type'] });
const draftItemMedia: fc.Arbitrary<ItemMedia> = fc.record(
  { ...media, forceWatching: fc.boolean() },
  { requiredKeys: ['name', 'url', 'type'] },
);
const draftEmbed: fc.Arbitrary<Embed> = fc.record({ url: url() });
const draftItemEmbed: fc.Arbitrary<ItemEmbed> = fc.record(
  { url: url(), proxyUrl: url() },
  { requiredKeys: ['url'] },
);

const draftCriterion: fc.Arbitrary<DraftCriterion> = fc.record({
  pick: pick(),
  matchingCriteria: fc.constantFrom<'mustSelect' | 'mustNotSelect'>('mustSelect', 'mustNotSelect'),
  choicePicks: fc.array(pick(), { minLength: 1, maxLength: 3 }),
  rowPick: pick(),
  byText: fc.boolean(),
  searchParam: fc.oneof(
    { weight: 4, arbitrary: fc.constant(null) },
    fc.record({ type: fc.constant('searchParam' as const), parameter: arbitraryText(), value: fc.string() }),
  ),
  nullRow: fc.boolean(),
});
const draftConditional: fc.Arbitrary<DraftConditional> = fc.record({
  operator: fc.constantFrom<'and' | 'or'>('and', 'or'),
  criteria: fc.array(draftCriterion, { minLength: 1, maxLength: 3 }),
});
const draftOption: fc.Arbitrary<DraftOption> = fc.record({
  text: arbitraryText(),
  named: fc.boolean(),
  status: fc.constantFrom<OptionStatus>('approve', 'reject', 'neutral'),
  idle: fc.constantFrom<'absent' | 'idle'>('absent', 'idle'),
});

const multipleChoice: fc.Arbitrary<DraftItem['plain']> = fc.record(
  {
    type: fc.constant('multiple_choice' as const),
    multiSelect: maybe(fc.boolean()),
    allowCustomOption: maybe(fc.boolean()),
    randomizeOptionOrder: maybe(fc.boolean()),
    pinnedFinalOption: maybe(fc.boolean()),
  },
  { requiredKeys: ['type'] },
);
const multiSelect: fc.Arbitrary<DraftItem['plain']> = fc.record(
  {
    type: fc.constant('multiple_choice' as const),
    multiSelect: fc.constant(true),
    allowCustomOption: maybe(fc.boolean()),
  },
  { requiredKeys: ['type', 'multiSelect'] },
);
const plain: fc.Arbitrary<DraftItem['plain']>[] = [
  fc.record(
    {
      type: fc.constant('open_ended' as const),
      followUp: maybe(fc.constantFrom('none', 'light', 'medium', 'heavy')),
      addInstructions: maybe(fc.string({ maxLength: 8 })),
      preferredInput: maybe(fc.constantFrom('text', 'voice', 'screenRecording', 'none')),
      screenObservationEnabled: maybe(fc.boolean()),
    },
    { requiredKeys: ['type'] },
  ),
  multipleChoice,
  multiSelect,
  fc.record(
    { type: fc.constant('ranking' as const), randomizeOptionOrder: maybe(fc.boolean()) },
    { requiredKeys: ['type'] },
  ),
  fc.record(
    { type: fc.constant('matrix' as const), multiSelect: maybe(fc.boolean()) },
    { requiredKeys: ['type'] },
  ),
  fc.record(
    {
      type: fc.constant('max_diff' as const),
      metric: maybe(fc.string({ maxLength: 8 })),
      itemsPerScreen: maybe(fc.integer({ min: 3, max: 5 })),
    },
    { requiredKeys: ['type'] },
  ),
  fc.record(
    { type: fc.constant('statement' as const), continueButtonText: fc.string({ maxLength: 8 }) },
    { requiredKeys: ['type'] },
  ),
  fc.record(
    {
      type: fc.constant('file_upload' as const),
      acceptedTypes: maybe(fc.subarray(['image/*', 'video/mp4', 'application/pdf', '*/*'])),
      maxFiles: maybe(fc.integer({ min: 1, max: 10 })),
      maxFileSizeMb: maybe(fc.integer({ min: 1, max: 200 })),
    },
    { requiredKeys: ['type'] },
  ),
];

function draftItem(plainItem: fc.Arbitrary<DraftItem['plain']>): fc.Arbitrary<DraftItem> {
  return fc.record({
    plain: plainItem,
    text: arbitraryText(),
    named: mostly(),
    conditional: marked(draftConditional),
    extras: fc.record(
      { media: maybe(fc.array(draftItemMedia, { maxLength: 2 })), embed: maybe(draftItemEmbed) },
      { requiredKeys: [] },
    ),
    options: fc.array(draftOption, { minLength: 2, maxLength: 6 }),
    rows: fc.array(arbitraryText(), { minLength: 1, maxLength: 3 }),
    carry: marked(fc.record({ pick: pick(), emptyList: fc.boolean() })),
    bounds: marked(fc.record({ min: pick(), span: pick() })),
    exclusive: fc.boolean(),
  });
}

const draftConcept: fc.Arbitrary<DraftConcept> = fc.record({
  named: fc.boolean(),
  nickname: arbitraryText(),
  content: fc.record(
    {
      title: arbitraryText(),
      description: maybe(fc.string({ maxLength: 8 })),
      media: fc.array(draftMedia, { maxLength: 2 }),
      embed: maybe(draftEmbed),
    },
    { requiredKeys: ['title'] },
  ),
  conditional: marked(draftConditional),
});

function draftBlock(type: Block['type']): fc.Arbitrary<DraftBlock> {
  const item = type === 'screening' ? fc.oneof(multipleChoice, multiSelect) : fc.oneof(...plain);
  return fc.record({
    type: fc.constant(type),
    named: fc.boolean(),
    title: arbitraryText(),
    nullConfig: fc.boolean(),
    concepts: fc.array(draftConcept, { minLength: 1, maxLength: 3 }),
    subsample: marked(pick()),
    items: fc.array(draftItem(item), { minLength: 1, maxLength: type === 'screening' ? 2 : 5 }),
  });
}

/** At most one screening block, in first place; then flat and concept blocks. */
export function draftGuide(): fc.Arbitrary<DraftBlock[]> {
  return fc
    .tuple(
      fc.option(draftBlock('screening'), { nil: null }),
      fc.array(fc.oneof({ weight: 2, arbitrary: draftBlock('flat') }, draftBlock('concept')), {
        minLength: 1,
        maxLength: 4,
      }),
    )
    .map(([screening, blocks]) => (screening ? [screening, ...blocks] : blocks));
}
