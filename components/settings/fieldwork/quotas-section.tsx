'use client';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { FormRow } from '@/components/ui/form-row';
import { IconButton } from '@/components/ui/icon-button';
import { NumberField } from '@/components/ui/number-field';
import { Select } from '@/components/ui/select';
import { boardQuery } from '@/lib/client/fieldwork';
import type { SectionProps } from '../section-props';
import { type Divider, dividersOf, groupsOf, type Quota } from './quota-groups';

const NONE = 'none';
const MOST_GROUPS = 100;
const FIRST_LIMIT = 20;

/** How many people of which kind the study takes. */
export function QuotasSection({ saved, draft, change, readOnly }: SectionProps) {
  const { data: board } = useQuery(boardQuery(saved.id));
  const dividers = dividersOf(saved.studyGuide);
  const { quotas } = draft;
  const chosen = chosenOf(quotas, dividers);
  const divide = (at: number, id: string) => {
    const next = [...chosen];
    if (id === NONE) next.splice(at);
    else next[at] = dividers.find((divider) => divider.id === id)!;
    const used = next.filter((divider, place) => next.indexOf(divider) === place);
    change({ quotas: used.length === 0 ? [] : groupsOf(used, quotas, FIRST_LIMIT).slice(0, MOST_GROUPS) });
  };
  const set = (name: string, limit: number | null) =>
    change({
      quotas: quotas.map((quota) => (quota.name === name ? { ...quota, limit: limit ?? 1 } : quota)),
    });
  const there = (name: string) => board?.cells.find((cell) => cell.name === name);
  return (
    <div id="quotas">
      <FormRow title="Divide people by" about="Answers that you ask for, best in the screening">
        {dividers.length === 0 ? (
          <p className="text-ink-3">
            No question can divide people yet: it takes one with a single answer to choose, and a reference
            name (in the guide, under its names in the API).
          </p>
        ) : (
          [0, 1]
            .slice(0, Math.min(chosen.length + 1, dividers.length))
            .map((at) => (
              <Select
                key={at}
                label={at === 0 ? 'Divide by' : 'and by'}
                value={chosen[at]?.id ?? NONE}
                onChange={(id) => divide(at, id)}
                disabled={readOnly}
                items={[
                  { id: NONE, label: at === 0 ? 'No quotas' : 'Nothing else' },
                  ...dividers
                    .filter((divider) => !chosen.includes(divider) || chosen[at] === divider)
                    .map(({ id, text, number }) => ({ id, label: text, detail: `Q${number}` })),
                ]}
              />
            ))
        )}
      </FormRow>
      {quotas.length > 0 ? (
        <FormRow title="Groups" about="How many complete interviews each may have">
          <ul>
            {quotas.map(({ name, limit }) => {
              const cell = there(name);
              const taken = (cell?.complete ?? 0) + (cell?.underWay ?? 0);
              return (
                <li
                  key={name}
                  className="grid grid-cols-[minmax(0,1fr)_6rem_4.5rem_auto] items-start gap-3 border-line border-t py-1.5 first:border-0 max-[40rem]:grid-cols-[6rem_minmax(0,1fr)_auto] max-[40rem]:gap-y-0"
                >
                  <span className="py-1.5 [overflow-wrap:anywhere] max-[40rem]:col-span-3">{name}</span>
                  <NumberField
                    label={`Limit of ${name}`}
                    labelHidden
                    value={limit}
                    onChange={(value) => set(name, value)}
                    min={1}
                    max={1_000_000}
                    disabled={readOnly}
                    error={
                      limit < taken
                        ? `${cell?.complete} are complete and ${cell?.underWay} are under way, so the limit cannot go below ${taken}.`
                        : undefined
                    }
                  />
                  <span className="py-1.5 text-end text-ink-3 tabular-nums max-[40rem]:text-start">
                    {cell ? `${cell.complete} complete` : null}
                  </span>
                  {readOnly ? (
                    <span />
                  ) : (
                    <IconButton
                      label={`Remove ${name}`}
                      onPress={() => change({ quotas: quotas.filter((quota) => quota.name !== name) })}
                    >
                      <X aria-hidden />
                    </IconButton>
                  )}
                </li>
              );
            })}
          </ul>
          <p className="text-12 text-ink-3 tabular-nums">
            {board && quotas.some(({ name }) => !there(name))
              ? 'How many are complete in a new group is counted once it is saved. '
              : null}
            {`Together ${quotas.reduce((sum, { limit }) => sum + limit, 0)}. Somebody whose group is full is told kindly after the screening, and never charged.`}
          </p>
          {readOnly ? null : (
            <Button size="sm" className="justify-self-start" onPress={() => change({ quotas: [] })}>
              Remove all groups
            </Button>
          )}
        </FormRow>
      ) : null}
    </div>
  );
}

/** The questions that the groups go by, as the first of them shows. */
function chosenOf([first]: readonly Quota[], dividers: readonly Divider[]): Divider[] {
  const ids = first?.when.criteria.map((one) => (one.type === 'searchParam' ? '' : one.questionId)) ?? [];
  return ids.flatMap((id) => dividers.find((divider) => divider.id === id) ?? []);
}
