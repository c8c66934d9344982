import type { Ref } from 'react';
import { LONGEST_CUSTOM_OPTION } from '@/lib/domain/interview/answer-limits';
import type { ControlTexts } from './control-texts';
import { Pick, type PickProps } from './pick';

interface OwnOptionProps extends Omit<PickProps, 'children' | 'checked'> {
  /** Undefined while it is not chosen. */
  text: string | undefined;
  onText: (text: string) => void;
  onSubmit: () => void;
  texts: ControlTexts;
  fieldRef: Ref<HTMLInputElement>;
}

/** The option that the participant writes. Its field is shown while it is chosen. */
export function OwnOption({ text, onText, onSubmit, texts, fieldRef, ...pick }: OwnOptionProps) {
  const chosen = text !== undefined;
  return (
    <div className="grid">
      <Pick {...pick} checked={chosen} className={chosen ? 'rounded-b-none' : ''}>
        <span lang={texts.language}>{texts.own}</span>
      </Pick>
      {chosen && (
        <input
          ref={fieldRef}
          data-composer
          type="text"
          value={text}
          readOnly={pick.disabled}
          maxLength={LONGEST_CUSTOM_OPTION}
          aria-label={texts.ownField}
          autoComplete="off"
          dir="auto"
          onChange={(event) => onText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.stopPropagation();
            if (!pick.disabled) onSubmit();
          }}
          className="-mt-px min-h-touch rounded-b-3 border border-line-control bg-sheet px-4 ps-12 text-16 text-ink focus-visible:rounded-b-3 focus-visible:-outline-offset-1"
        />
      )}
    </div>
  );
}
