'use client';
import { Switch } from '@/components/ui/switch';
import type { ItemOf } from '../model/edit-parts';
import type { ListedProblem } from '../problems/listed-problem';
import { useEdit } from './use-edit';
import { WholeNumber } from './whole-number';

interface SelectionBoundsProps {
  item: ItemOf<'multiple_choice'>;
  problems: readonly ListedProblem[];
}

/** Whether several answers may be selected, and how many. */
export function SelectionBounds({ item, problems }: SelectionBoundsProps) {
  const { setItem } = useEdit();
  const several = item.multiSelect === true;
  const wrong = problems.some(({ problem }) => problem.rule === 'C3');
  const bound = (field: 'minSelect' | 'maxSelect', value: number | null) =>
    setItem(item, 'Set how many', { [field]: value ?? undefined }, field);
  return (
    <span className="ms-auto flex flex-wrap items-center gap-3">
      <Switch
        checked={several}
        onChange={(on) =>
          setItem(item, on ? 'Allow several answers' : 'Allow one answer', {
            multiSelect: on ? true : undefined,
            ...(!on && { minSelect: undefined, maxSelect: undefined }),
          })
        }
      >
        Several answers
      </Switch>
      {several || item.minSelect != null || item.maxSelect != null ? (
        <span className="flex items-center gap-2">
          <WholeNumber
            label="Select from"
            words="from"
            field="minSelect"
            value={item.minSelect ?? null}
            invalid={wrong && (item.minSelect == null || item.maxSelect != null)}
            onChange={(value) => bound('minSelect', value)}
          />
          <WholeNumber
            label="Select up to"
            words="to"
            field="maxSelect"
            value={item.maxSelect ?? null}
            invalid={wrong && (item.maxSelect == null || item.minSelect != null)}
            onChange={(value) => bound('maxSelect', value)}
          />
        </span>
      ) : null}
    </span>
  );
}
