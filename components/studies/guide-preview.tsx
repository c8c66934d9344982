import { QuestionMark } from '@/components/ui/question-mark';
import { conditionalWords, type QuestionNames, questionNames } from '@/lib/domain/guide/conditional-words';
import type { Block, Guide, Item } from '@/lib/domain/guide/guide';
import { optionsOf } from '@/lib/domain/guide/guide-index';
import { metricOf } from '@/lib/domain/guide/read';

/** A read-only guide: its blocks, and their questions as participants read them. */
export function GuidePreview({ guide, lang }: { guide: Guide; lang?: string | undefined }) {
  const names = questionNames(guide);
  let number = 0;
  return (
    <div className="grid gap-8" lang={lang}>
      {guide.map((block, at) => {
        const first = number;
        number += block.items.length;
        return <BlockPreview key={at} block={block} before={first} names={names} />;
      })}
    </div>
  );
}

const KINDS: Record<Block['type'], string> = { flat: '', screening: 'Screening', concept: 'Concept test' };

function BlockPreview({ block, before, names }: { block: Block; before: number; names: QuestionNames }) {
  const kind = KINDS[block.type];
  const concepts = block.conceptSamplingConfig?.concepts ?? [];
  return (
    <section className="grid gap-4">
      <h3 className="flex items-baseline gap-2 border-line border-b pb-1.5 font-strong text-13">
        {block.title || kind || 'Questions'}
        {kind && block.title !== kind ? <span className="font-text text-12 text-ink-3">{kind}</span> : null}
      </h3>
      {concepts.length > 0 ? (
        <ul className="grid gap-2 border-line border-s-2 ps-4">
          {concepts.map(({ content, nickname }, at) => (
            <li key={at} className="font-read text-read-15">
              <span className="font-strong">{content.title || nickname}</span>
              {content.description ? <span className="block text-ink-2">{content.description}</span> : null}
            </li>
          ))}
        </ul>
      ) : null}
      <ol className="grid gap-5">
        {block.items.map((item, at) => (
          <li key={at} className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-2">
            <QuestionMark>{`Q${before + at + 1}`}</QuestionMark>
            <ItemPreview item={item} names={names} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function ItemPreview({ item, names }: { item: Item; names: QuestionNames }) {
  const condition = item.conditional ? conditionalWords(item.conditional, names) : null;
  return (
    <div className="grid gap-1">
      <p className="whitespace-pre-line text-pretty font-read text-read-17">{item.text || 'No text yet'}</p>
      <p className="text-12 text-ink-3">{wordsFor(item, names)}</p>
      {condition ? (
        <p className="text-12 text-ink-3">{`${condition.lead}: ${condition.criteria.join('; ')}`}</p>
      ) : null}
      <Choices item={item} />
    </div>
  );
}

function Choices({ item }: { item: Item }) {
  const options = optionsOf(item).map(({ text }) => text);
  if (options.length === 0) return null;
  const rows = item.type === 'matrix' ? item.rows.map(({ text }) => text) : [];
  return (
    <p className="text-ink-2">
      {rows.length > 0 ? `${rows.join(' · ')}. Each: ` : null}
      {options.join(' · ')}
    </p>
  );
}

const FOLLOW_UPS = {
  none: 'no follow-ups',
  light: 'one follow-up at most',
  medium: 'up to two follow-ups',
  heavy: 'up to four follow-ups',
};

function wordsFor(item: Item, names: QuestionNames): string {
  switch (item.type) {
    case 'open_ended':
      return `Open, ${FOLLOW_UPS[item.followUp ?? 'medium']}`;
    case 'multiple_choice':
      return `${item.multiSelect ? 'Several answers' : 'One answer'}${carried(item, names)}`;
    case 'ranking':
      return `Ranking${carried(item, names)}`;
    case 'matrix':
      return item.multiSelect ? 'Matrix, several a row' : 'Matrix, one a row';
    case 'max_diff':
      return `Max-diff, most and least ${metricOf(item)}`;
    case 'statement':
      return 'Statement, nothing is asked';
    case 'file_upload':
      return 'Upload';
  }
}

function carried(item: { carryForwardFrom?: string | null }, names: QuestionNames): string {
  if (!item.carryForwardFrom) return '';
  const source = names.get(item.carryForwardFrom);
  return source ? `, of what was chosen in Q${source.number}` : '';
}
