'use client';

import { useId, useRef, useState } from 'react';
import { boundsOf, choiceOf, chosenCount } from './can-submit';
import { chooseOption, OWN } from './choose-option';
import { ControlHint, Refusal } from './control-hint';
import type { QuestionOf } from './control-props';
import type { ControlTexts } from './control-texts';
import type { InnerControlProps } from './inner-control';
import { useDigitKeys } from './keys';
import { OwnOption } from './own-option';
import { Pick } from './pick';

type Choice = QuestionOf<'multiple_choice'>;

/** The number of options to choose, in words. */
export function choiceHint(question: Choice, texts: ControlTexts): string {
  if (!question.isMultiSelect) return texts.chooseOne;
  const together =
    question.options.filter((option) => !option.exclusive).length + Number(question.allowCustomOption);
  const { least, most } = boundsOf(question);
  if (least === most) return texts.chooseExactly(least);
  if (most >= together) return least > 1 ? texts.chooseAtLeast(least) : texts.chooseAll;
  return least > 1 ? texts.chooseBetween(least, most) : texts.chooseAtMost(most);
}

/** Options as rows, one or several of them, with digits as keys. */
export function ChoiceControl({
  question,
  value,
  texts,
  shortcuts,
  disabled,
  named,
  ...rest
}: InnerControlProps<Choice>) {
  const id = useId();
  const choosing = useChoosing({ question, value, disabled, onChange: rest.onChange });
  const { optionIds, custom } = choiceOf(question, value);
  const kind = question.isMultiSelect ? 'checkbox' : 'radio';
  // The participant's own option comes before an exclusive one.
  const rows = rowsOf(question);
  useDigitKeys(shortcuts && !disabled, (digit) => {
    const row = rows[digit - 1];
    if (row) choosing.pressKey(row);
  });
  const count = chosenCount(choiceOf(question, value));
  return (
    <>
      <ControlHint id={`${id}hint`} texts={texts}>
        {choiceHint(question, texts)}
      </ControlHint>
      <div
        role={question.isMultiSelect ? 'group' : 'radiogroup'}
        {...named}
        aria-describedby={`${id}hint`}
        className="mt-5 grid max-w-[36rem] gap-2 @min-[40rem]:mt-8"
      >
        {rows.map((row, at) =>
          row === OWN ? (
            <OwnOption
              key="own"
              kind={kind}
              name={id}
              text={custom}
              onPick={(pressed) => choosing.pick(row, pressed)}
              onText={choosing.write}
              onSubmit={rest.onSubmit}
              disabled={disabled}
              digit={shortcuts ? at + 1 : undefined}
              texts={texts}
              inputRef={choosing.keep(row)}
              fieldRef={choosing.field}
            />
          ) : (
            <Pick
              key={row.id}
              kind={kind}
              name={id}
              checked={optionIds.includes(row.id)}
              onPick={(pressed) => choosing.pick(row, pressed)}
              disabled={disabled}
              digit={shortcuts ? at + 1 : undefined}
              inputRef={choosing.keep(row)}
              className={row.exclusive && rows.length > 1 ? 'mt-3' : ''}
            >
              {row.text}
            </Pick>
          ),
        )}
      </div>
      {question.isMultiSelect && (
        <Refusal texts={texts}>
          {choosing.refused && texts.chosenEnough(boundsOf(question).most)}
          {!choosing.refused && count > 0 && (
            // On a wide page it is in the dock.
            <span className="text-ink-3 @min-[41rem]:hidden">{texts.chosen(count)}</span>
          )}
        </Refusal>
      )}
    </>
  );
}

type Row = Choice['options'][number] | typeof OWN;

function rowsOf(question: Choice): Row[] {
  const own = question.allowCustomOption ? [OWN] : [];
  return [
    ...question.options.filter((option) => !option.exclusive),
    ...own,
    ...question.options.filter((option) => option.exclusive),
  ] as Row[];
}

interface Choosing {
  question: Choice;
  value: InnerControlProps<Choice>['value'];
  onChange: InnerControlProps<Choice>['onChange'];
  disabled: boolean;
}

/** Choosing options by pointer and by digit; refuses one too many, and keeps typed text. */
function useChoosing({ question, value, onChange, disabled }: Choosing) {
  const [refused, setRefused] = useState(false);
  const inputs = useRef(new Map<string | typeof OWN, HTMLInputElement>());
  const field = useRef<HTMLInputElement>(null);
  const typed = useRef('');
  const keyOf = (row: Row) => (row === OWN ? OWN : row.id);

  const pick = (row: Row, pressed: boolean) => {
    if (disabled) return;
    const next = chooseOption(question, value, keyOf(row), typed.current);
    setRefused(next === 'refused');
    if (next === 'refused') return;
    onChange(next);
    const opened = row === OWN && next !== undefined && 'custom' in next;
    // After the field was rendered.
    if (opened && pressed) requestAnimationFrame(() => field.current?.focus());
  };
  return {
    refused,
    field,
    pick,
    pressKey: (row: Row) => {
      inputs.current.get(keyOf(row))?.focus();
      pick(row, true);
    },
    write: (text: string) => {
      typed.current = text;
      onChange({ ...choiceOf(question, value), custom: text });
    },
    keep: (row: Row) => (input: HTMLInputElement | null) => {
      if (input) inputs.current.set(keyOf(row), input);
      else inputs.current.delete(keyOf(row));
    },
  };
}
