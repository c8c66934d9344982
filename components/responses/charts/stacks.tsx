import { classNames } from '@/components/ui/class-names';
import type { Criterion } from '../filter-state';
import type { ChartProps } from './chart-props';
import { optionShade } from './option-shade';
import { percent, width } from './share';

/** Where a figure still fits. */
const READABLE = 7;

/** A choice for each concept, one bar a concept, the options in it. */
export function Stacks({ question, isPressed, onPress }: Omit<ChartProps, 'part'>) {
  const [first] = question.parts;
  return (
    <div className="grid gap-3">
      {question.parts.map((part, nth) => {
        const answers = part.options.reduce((sum, { count }) => sum + count, 0);
        return (
          <div key={part.conceptId}>
            <p className="flex justify-between gap-3">
              <span className="min-w-0 break-words">{`${letterOf(nth)}. ${part.conceptTitle ?? ''}`}</span>
              <span className="text-ink-3 tabular-nums">{`n ${part.count.toLocaleString('en-GB')}`}</span>
            </p>
            <div className="mt-1 flex h-[1.5rem] gap-px overflow-hidden rounded-[2px] bg-data-0 pointer-coarse:h-[2.75rem]">
              {part.options
                .filter(({ count }) => count > 0)
                .map((option) => (
                  <Piece
                    key={option.optionId}
                    name={`${part.conceptTitle}, ${option.isCustom ? 'in their own words' : option.text}`}
                    share={percent(option.count, question.isMultiSelect ? answers : part.count)}
                    size={width(option.count, answers)}
                    count={option.count}
                    shade={optionShade(part.options.indexOf(option), part.options.length)}
                    filter={option.filter}
                    pressed={isPressed(option.filter)}
                    onPress={onPress}
                  />
                ))}
            </div>
          </div>
        );
      })}
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-12 text-ink-3">
        {first?.options.map(({ optionId, text, isCustom }, index, options) => (
          <li key={optionId} className="inline-flex items-center gap-1.5">
            <span
              aria-hidden
              className={classNames('h-2 w-3 rounded-[1px]', optionShade(index, options.length))}
            />
            {isCustom ? 'in their own words' : text}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PieceProps {
  name: string;
  share: number;
  size: string;
  count: number;
  shade: string;
  filter: Criterion;
  pressed: boolean;
  onPress: (criterion: Criterion) => void;
}

function Piece({ name, share, size, count, shade, filter, pressed, onPress }: PieceProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-label={`${name}: ${share} percent, ${count}`}
      title={`${name}: ${share}%, ${count}`}
      onClick={() => onPress(filter)}
      style={{ width: size }}
      className={classNames(
        'grid min-w-0 place-items-center text-12 tabular-nums -outline-offset-2!',
        shade,
        pressed && 'ring-2 ring-ink ring-inset',
      )}
    >
      {share >= READABLE ? share : ''}
    </button>
  );
}

const letterOf = (index: number) => String.fromCharCode(65 + (index % 26));
