'use client';
import { CornerDownRight, X } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { Select } from '@/components/ui/select';
import type { Criterion, SelectionCriterion } from '@/lib/domain/guide/guide';
import { type ConditionSource, type Holder, sourceNamed } from '../model/condition-sources';
import {
  dropChoice,
  removeCriterion,
  setCriterion,
  setCriterionSource,
  toggleChoice,
} from '../model/edit-condition';
import { ChoicesField } from './choices-field';
import { LineField } from './line-field';
import { useEdit } from './use-edit';

const LINK = 'link';

interface CriterionRowProps {
  criterion: Criterion;
  index: number;
  holder: Holder;
  sources: readonly ConditionSource[];
}

/** One criterion as the part of a sentence: "Q2 must select I did, We did it together". */
export function CriterionRow({ criterion, index, holder, sources }: CriterionRowProps) {
  const { edit } = useEdit();
  const at = `conditional/criteria/${index}`;
  const selects = criterion.type === 'selectedTemplateOptions';
  const source = selects ? sourceNamed(sources, criterion.questionId) : undefined;
  const items = [
    ...sources.map(({ item, number }) => ({
      id: item.id,
      label: `Q${number} ${item.text || 'No text yet'}`,
    })),
    { id: LINK, label: 'A parameter of the link' },
  ];
  return (
    <div className="mt-1.5 flex flex-wrap items-start gap-1.5 text-ink-2">
      <CornerDownRight aria-hidden className="mt-1.5 size-[0.875rem] text-ink-3" strokeWidth={1.5} />
      <span data-field={`${at}/questionId`} className="min-w-0 max-w-full">
        <Select
          label="Question that it depends on"
          labelHidden
          size="sm"
          className="w-[14rem] max-w-full"
          items={items}
          value={selects ? (source?.item.id ?? null) : LINK}
          placeholder={selects ? criterion.questionId : 'Choose'}
          error={selects && !source ? 'No earlier question has this name' : undefined}
          onChange={(id) =>
            edit('Change a condition', (guide) =>
              id === LINK
                ? setCriterion(guide, holder, index, { type: 'searchParam', parameter: '', value: '' })
                : setCriterionSource(guide, holder, index, id),
            )
          }
        />
      </span>
      {selects ? (
        <SelectionPart criterion={criterion} source={source} index={index} holder={holder} />
      ) : (
        <ParameterPart criterion={criterion} index={index} holder={holder} />
      )}
      <IconButton
        label="Remove criterion"
        size="sm"
        onPress={() => edit('Remove a criterion', (guide) => removeCriterion(guide, holder, index))}
      >
        <X aria-hidden />
      </IconButton>
    </div>
  );
}

const MATCHING = [
  { id: 'mustSelect' as const, label: 'must select' },
  { id: 'mustNotSelect' as const, label: 'must not select' },
];

function SelectionPart({
  criterion,
  source,
  index,
  holder,
}: {
  criterion: SelectionCriterion;
  source: ConditionSource | undefined;
  index: number;
  holder: Holder;
}) {
  const { edit } = useEdit();
  const at = `conditional/criteria/${index}`;
  const set = (changes: Partial<SelectionCriterion>) =>
    edit('Change a condition', (guide) => setCriterion(guide, holder, index, { ...criterion, ...changes }));
  const rows = source?.item.type === 'matrix' ? source.item.rows : null;
  return (
    <>
      {rows || criterion.matrixRow != null ? (
        <span data-field={`${at}/matrixRow`}>
          <Select
            label="Row of the matrix"
            labelHidden
            size="sm"
            className="w-[9rem]"
            items={(rows ?? [])
              .filter(({ text }) => text !== '')
              .map(({ text }) => ({ id: text, label: text }))}
            value={
              (rows ?? []).some(({ text }) => text === criterion.matrixRow)
                ? (criterion.matrixRow ?? null)
                : null
            }
            placeholder={criterion.matrixRow || 'Choose a row'}
            onChange={(matrixRow) => set({ matrixRow })}
          />
        </span>
      ) : null}
      <Select
        label="What holds"
        labelHidden
        size="sm"
        className="w-[8.5rem]"
        items={MATCHING}
        value={criterion.matchingCriteria}
        onChange={(matchingCriteria) => set({ matchingCriteria })}
      />
      <ChoicesField
        label={source ? `Options of Q${source.number}, any of the chosen` : 'Options'}
        options={source?.options ?? []}
        choices={criterion.choices}
        field={`${at}/choices`}
        onToggle={(optionId) =>
          edit('Change a condition', (guide) => toggleChoice(guide, holder, index, optionId))
        }
        onDrop={(choice) => edit('Change a condition', (guide) => dropChoice(guide, holder, index, choice))}
      />
    </>
  );
}

function ParameterPart({
  criterion,
  index,
  holder,
}: {
  criterion: Extract<Criterion, { type: 'searchParam' }>;
  index: number;
  holder: Holder;
}) {
  const { edit } = useEdit();
  const set = (changes: { parameter?: string; value?: string }) =>
    edit(
      'Change a condition',
      (guide) => setCriterion(guide, holder, index, { ...criterion, ...changes }),
      `parameter ${index}`,
    );
  return (
    <>
      <LineField
        machine
        label="Name of the parameter"
        field={`conditional/criteria/${index}/parameter`}
        value={criterion.parameter}
        placeholder="segment"
        className="w-[8rem]!"
        invalid={criterion.parameter === ''}
        onChange={(parameter) => set({ parameter })}
      />
      <span className="pt-1">is</span>
      <LineField
        machine
        label="Value of the parameter"
        field={`conditional/criteria/${index}/value`}
        value={criterion.value}
        placeholder="frequent"
        className="w-[8rem]!"
        onChange={(value) => set({ value })}
      />
    </>
  );
}
