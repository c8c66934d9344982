import { GitBranch } from 'lucide-react';
import { QuestionMark } from '@/components/ui/question-mark';
import { Tag } from '@/components/ui/tag';
import type { IdentifiedItem, IdentifiedOption } from '@/lib/domain/guide/guide';
import { Section } from '../editor/section';
import { ItemIcon } from '../item-icon';
import { conditionSentence } from '../model/condition-sentence';
import { ownOptions } from '../model/edit-parts';
import { itemFacts } from '../model/item-facts';
import { TYPE_WORDS } from '../model/type-words';
import { useGuide } from '../store/use-guide';
import { MediaReading } from './media-reading';

interface ItemReadingProps {
  item: IdentifiedItem;
  number: number;
  /** Whether it is selected in the outline. */
  open: boolean;
}

/** A question with all its settings, in words. */
export function ItemReading({ item, number, open }: ItemReadingProps) {
  const several = item.type === 'multiple_choice' && item.multiSelect === true;
  return (
    <article
      aria-label={`Question ${number}`}
      data-open={item.id}
      className={`my-2 scroll-mt-2 rounded-3 border bg-sheet ${open ? 'border-accent-line shadow-[inset_2px_0_var(--accent)]' : 'border-line'}`}
    >
      <div className="flex flex-wrap items-center gap-2 px-4 pt-3 text-ink-2">
        <QuestionMark on={open}>{`Q${number}`}</QuestionMark>
        <ItemIcon type={item.type} several={several} />
        {TYPE_WORDS[item.type]}
        {item.externalId ? (
          <span className="machine-name ms-auto text-12 text-ink-3">{item.externalId}</span>
        ) : null}
      </div>
      <p
        className={`px-4 pt-2 pb-3 font-read text-read-24 whitespace-pre-line ${item.text ? '' : 'text-ink-3'}`}
      >
        {item.text || 'No text yet'}
      </p>
      {item.type === 'matrix' ? <Texts label="Rows" entries={item.rows} /> : null}
      <Texts label={item.type === 'matrix' ? 'Columns' : 'Options'} entries={ownOptions(item)} />
      <Facts item={item} />
      {item.media?.length || item.embed ? (
        <Section>
          <MediaReading media={item.media ?? []} embed={item.embed ?? null} />
        </Section>
      ) : null}
      {item.conditional ? <Condition itemId={item.id} /> : null}
    </article>
  );
}

function Texts({
  label,
  entries,
}: {
  label: string;
  entries: readonly Pick<IdentifiedOption, 'id' | 'text' | 'status' | 'exclusiveOption'>[];
}) {
  if (entries.length === 0) return null;
  return (
    <Section>
      <h3 className="mb-1.5 font-medium">{label}</h3>
      <ol className="grid list-decimal gap-1 ps-6">
        {entries.map(({ id, text, status, exclusiveOption }) => (
          <li key={id}>
            <span className={text ? 'me-2' : 'me-2 text-ink-3'}>{text || 'No text yet'}</span>
            {exclusiveOption ? <Tag>exclusive</Tag> : null}
            {status ? <Tag>{status}</Tag> : null}
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Facts({ item }: { item: IdentifiedItem }) {
  const facts = itemFacts(item);
  if (facts.length === 0) return null;
  return (
    <Section>
      <dl className="grid gap-1">
        {facts.map(({ name, value }) => (
          <div key={name} className="flex flex-wrap gap-x-3">
            <dt className="text-12 text-ink-3">{name}</dt>
            <dd className="min-w-0 whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Condition({ itemId }: { itemId: string }) {
  const sentence = useGuide(({ history }) => conditionSentence(history.present.guide, { itemId }));
  return (
    <Section className="flex items-start gap-2 text-ink-2">
      <GitBranch aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-3" strokeWidth={1.5} />
      {sentence}
    </Section>
  );
}
