'use client';
import { Select } from '@/components/ui/select';
import type { IdentifiedGuide } from '@/lib/domain/guide/guide';
import { carrySources } from '../model/condition-sources';
import { editItem, type ItemOf } from '../model/edit-parts';
import { withItemName } from '../model/rename-parts';
import { withFields } from '../model/with-fields';
import { useGuide } from '../store/use-guide';
import { Section } from './section';
import { useEdit } from './use-edit';

const OWN = 'own';

/** The source of the options: the question's own, or those selected in an earlier one. */
export function CarrySection({ item }: { item: ItemOf<'multiple_choice' | 'ranking'> }) {
  const { edit } = useEdit();
  const guide = useGuide(({ history }) => history.present.guide);
  const sources = carrySources(guide, item.id);
  const name = item.carryForwardFrom ?? null;
  const current = sources.find(({ item: source }) => source.externalId === name);
  if (sources.length === 0 && name === null) return null;
  return (
    <Section className="flex flex-wrap items-center gap-3">
      <h3 className="font-medium">Options from</h3>
      <span data-field="carryForwardFrom">
        <Select
          label="Options from"
          labelHidden
          size="sm"
          className="w-[18rem] max-w-full"
          items={[
            { id: OWN, label: 'this question' },
            ...sources.map(({ item: source, number }) => ({
              id: source.id,
              label: `Q${number} ${source.text || 'No text yet'}`,
              detail: 'what was selected',
            })),
          ]}
          value={name === null ? OWN : (current?.item.id ?? null)}
          placeholder={name ?? 'Choose'}
          error={name !== null && !current ? `${name} is no earlier question of several answers` : undefined}
          onChange={(id) => edit('Carry options forward', (before) => carriedFrom(before, item.id, id))}
        />
      </span>
    </Section>
  );
}

/** A question's own options are removed when others are carried forward: it has one or the other (decisions, C7). */
function carriedFrom(guide: IdentifiedGuide, itemId: string, sourceId: string): IdentifiedGuide {
  if (sourceId === OWN) {
    return editItem(guide, itemId, (item) =>
      'carryForwardFrom' in item
        ? withFields(item, { carryForwardFrom: undefined, options: item.options ?? [] })
        : item,
    );
  }
  const named = withItemName(guide, sourceId);
  return editItem(named.guide, itemId, (item) =>
    item.type === 'multiple_choice' || item.type === 'ranking'
      ? withFields<typeof item>(item, { carryForwardFrom: named.name, options: undefined })
      : item,
  );
}
