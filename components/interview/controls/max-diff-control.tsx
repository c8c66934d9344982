'use client';

import { ArrowLeft } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Answer, MaxDiffAnswer } from '@/lib/domain/interview/interview';
import { screensOf } from './can-submit';
import { ControlHint, Refusal } from './control-hint';
import { ControlIcon } from './control-icon';
import type { QuestionOf } from './control-props';
import type { InnerControlProps } from './inner-control';
import { Pick } from './pick';

type MaxDiff = QuestionOf<'max_diff'>;
type Side = 'best' | 'worst';
type Sides = MaxDiffAnswer['screens'][number];

/** The sides of a screen after one was chosen: an item that was on the other side moves. */
export function chooseSide(sides: Sides, side: Side, optionId: string): Sides {
  const other = side === 'best' ? 'worst' : 'best';
  const chosen = { ...sides, [side]: optionId };
  return chosen[other] === optionId ? { ...chosen, [other]: '' } : chosen;
}

/** One screen after the other, each with the most and the least. `canSubmit` gives the value of the next screen. */
export function MaxDiffControl({
  question,
  value,
  onChange,
  texts,
  disabled,
  named,
}: InnerControlProps<MaxDiff>) {
  const id = useId();
  const shown = useScreens({ question, value, onChange });
  const [left, setLeft] = useState<string | null>(null);
  const labels = { best: texts.most(question.metric), worst: texts.least(question.metric) };
  const choose = (side: Side, optionId: string) => {
    if (disabled) return;
    const next = chooseSide(shown.sides, side, optionId);
    const other = side === 'best' ? 'worst' : 'best';
    const item = question.options.find((option) => option.id === optionId)?.text ?? '';
    setLeft(shown.sides[other] === optionId ? texts.notBoth(item, labels[other]) : null);
    shown.write(next);
  };
  return (
    <fieldset {...named} aria-describedby={`${id}hint`} className="min-w-0">
      <ControlHint id={`${id}hint`} texts={texts}>
        {texts.oneOfEach}
      </ControlHint>
      <div className="mt-3 flex min-h-[2.75rem] items-center gap-4" lang={texts.language}>
        <p ref={shown.heading} tabIndex={-1} className="text-14 text-ink-2 tabular-nums">
          {texts.screen(shown.at + 1, question.screens.length)}
        </p>
        {shown.at > 0 && (
          <button
            type="button"
            onClick={() => {
              setLeft(null);
              if (!disabled) shown.goBack();
            }}
            className="-my-1 flex min-h-[2.75rem] items-center gap-2 rounded-2 px-3 text-14 text-ink-2 hover:bg-fill"
          >
            <ControlIcon icon={ArrowLeft} className="size-4 rtl:-scale-x-100" />
            {texts.previousScreen}
          </button>
        )}
      </div>
      <div className="mt-3 grid gap-6 @min-[40rem]:grid-cols-2">
        {(['best', 'worst'] as const).map((side) => (
          <SideGroup
            // Another screen is another group.
            key={`${shown.at}${side}`}
            name={`${id}${side}${shown.at}`}
            label={labels[side]}
            options={shown.options}
            chosen={shown.sides[side]}
            onChoose={(optionId) => choose(side, optionId)}
            disabled={disabled}
          />
        ))}
      </div>
      <Refusal texts={texts}>{left}</Refusal>
    </fieldset>
  );
}

interface SideGroupProps {
  name: string;
  label: string;
  options: MaxDiff['options'];
  chosen: string;
  onChoose: (optionId: string) => void;
  disabled: boolean;
}

function SideGroup({ name, label, options, chosen, onChoose, disabled }: SideGroupProps) {
  const labelId = useId();
  return (
    <div role="radiogroup" aria-labelledby={labelId} className="grid content-start gap-2">
      <p id={labelId} className="font-strong text-14">
        <bdi>{label}</bdi>
      </p>
      {options.map((option) => (
        <Pick
          key={option.id}
          kind="radio"
          name={name}
          checked={chosen === option.id}
          onPick={() => onChoose(option.id)}
          disabled={disabled}
        >
          {option.text}
        </Pick>
      ))}
    </div>
  );
}

type ScreensProps = Pick<InnerControlProps<MaxDiff>, 'question' | 'value' | 'onChange'>;

/** The last screen of the value is the current one. Going back keeps the choices of the screen that is left. */
function useScreens({ question, value, onChange }: ScreensProps) {
  const screens = screensOf(question, value);
  const at = screens.length - 1;
  const left = useRef(new Map<number, Sides>());
  const heading = useRef<HTMLParagraphElement>(null);
  const before = useRef(at);
  const latest = useRef<(answer: Answer) => void>(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    if (before.current === at) return;
    const forward = at > before.current;
    before.current = at;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
    const known = left.current.get(at);
    if (forward && known) latest.current({ screens: [...screens.slice(0, at), known] });
  });
  return {
    at,
    heading,
    sides: screens[at] ?? { best: '', worst: '' },
    options: (question.screens[at] ?? []).flatMap((id) =>
      question.options.filter((option) => option.id === id),
    ),
    write: (sides: Sides) => {
      left.current.delete(at);
      onChange({ screens: [...screens.slice(0, at), sides] });
    },
    goBack: () => {
      left.current.set(at, screens[at] ?? { best: '', worst: '' });
      onChange({ screens: screens.slice(0, at) });
    },
  };
}
