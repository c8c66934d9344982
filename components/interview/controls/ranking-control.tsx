'use client';

import { useId, useRef, useState } from 'react';
import type { Answer } from '@/lib/domain/interview/interview';
import { isConfirmed, rankedIds } from './can-submit';
import { ControlHint, Spoken } from './control-hint';
import type { QuestionOf } from './control-props';
import type { InnerControlProps } from './inner-control';
import { moveItem } from './move-item';
import { Pick } from './pick';
import { RankingRow } from './ranking-row';
import { useKeptFocus } from './use-kept-focus';
import { useRankingDrag } from './use-ranking-drag';

type Props = InnerControlProps<QuestionOf<'ranking'>>;
type RankingPart<K extends keyof Props> = { [N in K]: Props[N] };

/**
 * Options in an order, best first: sorted by dragging, by buttons, or picked up with Space and moved with the arrow
 * keys.
 */
export function RankingControl({ question, value, onChange, texts, disabled, named }: Props) {
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const order = rankedIds(question, value);
  const ranking = useRanking({ question, order, value, onChange, disabled, texts });
  const drag = useRankingDrag(list, { disabled, onDrop: ranking.move });
  useKeptFocus(list, order.join());
  return (
    <>
      <ControlHint id={`${id}hint`} texts={texts}>
        {texts.rankHint}
      </ControlHint>
      <p id={`${id}keys`} lang={texts.language} className="sr-only">
        {texts.rankKeys}
      </p>
      <ol
        ref={list}
        {...named}
        aria-describedby={`${id}hint`}
        className="mt-5 grid max-w-[36rem] gap-2 @min-[40rem]:mt-8"
      >
        {order.map((optionId, at) => (
          <RankingRow
            key={optionId}
            item={ranking.textOf(optionId)}
            place={at + 1}
            shownPlace={drag.placeOf(at) + 1}
            total={order.length}
            lifted={ranking.lifted === optionId}
            dragged={drag.dragged === at}
            offset={drag.offset(at)}
            settling={drag.dragged !== null && drag.dragged !== at}
            keysId={`${id}keys`}
            disabled={disabled}
            texts={texts}
            onMove={(by) => ranking.move(at, at + by)}
            onLift={() => drag.wasDragged() || ranking.toggleLift(optionId)}
            onLiftedKey={(key) => ranking.pressKey(optionId, key)}
            onLeave={ranking.putDown}
            {...drag.handlers(at)}
          />
        ))}
      </ol>
      <Confirmation {...{ question, order, value, onChange, texts, disabled }} />
      <Spoken texts={texts}>{ranking.spoken}</Spoken>
    </>
  );
}

/** Confirms the order shown. Not needed and hidden once an option was moved; its place is reserved. */
function Confirmation({
  question,
  order,
  value,
  onChange,
  texts,
  disabled,
}: RankingPart<'question' | 'value' | 'onChange' | 'texts' | 'disabled'> & { order: string[] }) {
  const name = useId();
  if (order.length < 2) return null;
  const isMoved = order.join() !== rankedIds(question, undefined).join();
  return (
    <div lang={texts.language} className={`mt-4 max-w-[36rem] ${isMoved ? 'invisible' : ''}`}>
      <Pick
        kind="checkbox"
        name={name}
        checked={isConfirmed(value)}
        disabled={disabled}
        onPick={() => onChange(isConfirmed(value) ? undefined : { optionIds: order })}
      >
        {texts.rankRight}
      </Pick>
    </div>
  );
}

function useRanking({
  question,
  order,
  value,
  onChange,
  disabled,
  texts,
}: RankingPart<'question' | 'value' | 'onChange' | 'disabled' | 'texts'> & { order: string[] }) {
  const [spoken, setSpoken] = useState('');
  const [lift, setLift] = useState<{ optionId: string; before: Answer | undefined } | null>(null);
  const textOf = (optionId: string) => question.options.find(({ id }) => id === optionId)?.text ?? '';

  const move = (from: number, to: number) => {
    const next = moveItem(order, from, to);
    const moved = order[from];
    if (disabled || moved === undefined || next.join() === order.join()) return;
    onChange({ optionIds: next });
    setSpoken(texts.place(textOf(moved), next.indexOf(moved) + 1, next.length));
  };
  const putDown = () => {
    if (!lift) return;
    setLift(null);
    setSpoken(texts.putDown(textOf(lift.optionId), order.indexOf(lift.optionId) + 1, order.length));
  };
  const toggleLift = (optionId: string) => {
    if (disabled) return;
    if (lift?.optionId === optionId) return putDown();
    setLift({ optionId, before: value });
    setSpoken(texts.lifted(textOf(optionId), order.indexOf(optionId) + 1, order.length));
  };
  const putBack = () => {
    if (!lift) return;
    onChange(lift.before);
    setLift(null);
    const before = rankedIds(question, lift.before);
    setSpoken(texts.putBack(textOf(lift.optionId), before.indexOf(lift.optionId) + 1, order.length));
  };
  /** Whether the key applied to the option that is picked up. */
  const pressKey = (optionId: string, key: string): boolean => {
    if (lift?.optionId !== optionId) return false;
    const at = order.indexOf(optionId);
    const to = new Map([
      ['ArrowUp', at - 1],
      ['ArrowDown', at + 1],
      ['Home', 0],
      ['End', order.length - 1],
    ]).get(key);
    if (to !== undefined) move(at, Math.max(0, to));
    else if (key === 'Escape') putBack();
    else return false;
    return true;
  };
  return { spoken, lifted: lift?.optionId ?? null, textOf, move, putDown, toggleLift, pressKey };
}
