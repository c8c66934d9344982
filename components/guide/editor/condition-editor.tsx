'use client';
import { GitBranch, Plus, X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Select } from '@/components/ui/select';
import type { Conditional } from '@/lib/domain/guide/guide';
import { conditionSources, type Holder } from '../model/condition-sources';
import { addCriterion, setConditional, setOperator } from '../model/edit-condition';
import { useGuide } from '../store/use-guide';
import { CriterionRow } from './criterion-row';
import { SectionHead } from './section';
import { useEdit } from './use-edit';

const MOST_CRITERIA = 20;
const OPERATORS = [
  { id: 'and' as const, label: 'all' },
  { id: 'or' as const, label: 'any' },
];

interface ConditionEditorProps {
  holder: Holder;
  conditional: Conditional;
  /** "Participants who do not match go straight to Q5". */
  otherwise: string;
}

/** A condition as a sentence: "Ask only when all of these hold: …". */
export function ConditionEditor({ holder, conditional, otherwise }: ConditionEditorProps) {
  const { edit } = useEdit();
  const guide = useGuide(({ history }) => history.present.guide);
  const sources = conditionSources(guide, holder);
  return (
    <div data-field="conditional">
      <SectionHead label="Condition">
        <span className="text-ink-3">{otherwise}</span>
        <IconButton
          label="Remove condition"
          size="sm"
          className="ms-auto"
          onPress={() => edit('Remove a condition', (before) => setConditional(before, holder, undefined))}
        >
          <X aria-hidden />
        </IconButton>
      </SectionHead>
      <div className="flex flex-wrap items-center gap-1.5 text-ink-2">
        {'itemId' in holder ? 'Ask only when' : 'Show only when'}
        <Select
          label="How many have to hold"
          labelHidden
          size="sm"
          className="w-[4.5rem]"
          items={OPERATORS}
          value={conditional.operator}
          onChange={(operator) =>
            edit('Change a condition', (before) => setOperator(before, holder, operator))
          }
        />
        of these hold
      </div>
      {conditional.criteria.map((criterion, index) => (
        <CriterionRow key={index} criterion={criterion} index={index} holder={holder} sources={sources} />
      ))}
      <Button
        variant="quiet"
        size="sm"
        className="-ms-2 mt-1.5"
        icon={<Plus aria-hidden />}
        disabled={conditional.criteria.length >= MOST_CRITERIA}
        onPress={() => edit('Add a criterion', (before) => addCriterion(before, holder))}
      >
        Add criterion
      </Button>
    </div>
  );
}

interface AddConditionProps {
  holder: Holder;
  /** Whether the key I adds a condition. */
  withKey?: boolean;
}

export function AddCondition({ holder, withKey }: AddConditionProps) {
  const { editAndGo } = useEdit();
  const none = useGuide(({ history }) => conditionSources(history.present.guide, holder).length === 0);
  return (
    <span className="flex flex-wrap items-center gap-3">
      <Button
        variant="quiet"
        size="sm"
        className="-ms-2"
        icon={<GitBranch aria-hidden />}
        {...(withKey ? { keys: ['I'] } : {})}
        onPress={() =>
          editAndGo(
            'Add a condition',
            (guide) => addCriterion(guide, holder),
            'conditional/criteria/0/questionId',
          )
        }
      >
        Add condition
      </Button>
      {none ? (
        <span className="text-12 text-ink-3">
          No question before it can be asked about; a parameter of the link can
        </span>
      ) : null}
    </span>
  );
}
