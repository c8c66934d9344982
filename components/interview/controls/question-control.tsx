'use client';

import { type ReactElement, Suspense } from 'react';
import { directionOf } from '../interview-language';
import { laterPart } from '../later-part';
import { aligned } from '../own-words';
import { ChoiceControl } from './choice-control';
import { ControlPlaceholder } from './control-placeholder';
import type { QuestionControlProps } from './control-props';
import { TextControl } from './text-control';
import { loadControlTexts, useControlTexts } from './use-control-texts';

const RankingControl = laterPart(() => import('./ranking-control').then((m) => m.RankingControl));
const MatrixControl = laterPart(() => import('./matrix-control').then((m) => m.MatrixControl));
const MaxDiffControl = laterPart(() => import('./max-diff-control').then((m) => m.MaxDiffControl));
const FilesControl = laterPart(() => import('./files-control').then((m) => m.FilesControl));

/**
 * The control of a question or a follow-up, below its heading. It includes the space above it; a statement has none.
 * `canSubmit` decides whether the value may be sent. Give it the step's id as `key`.
 */
export function QuestionControl(props: QuestionControlProps) {
  return (
    <div
      lang={props.language}
      {...aligned(props.language)}
      className={`@container in-data-composing:[container-type:normal] ${mixedDirections(props.language)}`}
    >
      <Suspense fallback={<ControlPlaceholder step={props.step} />}>
        <TypedControl {...props} />
      </Suspense>
    </div>
  );
}

/** English texts within a page in a right-to-left language: their full stops stay at their end. */
function mixedDirections(language: string): string {
  const texts = loadControlTexts(language);
  const isMixed = !(texts instanceof Promise) && directionOf(texts.language) !== directionOf(language);
  return isMixed ? '**:[unicode-bidi:plaintext]' : '';
}

function TypedControl({
  step,
  labelledBy,
  uploads,
  disabled = false,
  shortcuts = true,
  ...rest
}: QuestionControlProps): ReactElement | null {
  const texts = useControlTexts(rest.language);
  const named =
    labelledBy === undefined ? { 'aria-label': step.moderator } : { 'aria-labelledby': labelledBy };
  const common = { ...rest, texts, named, disabled, shortcuts };
  if (step.kind === 'follow_up') return <TextControl {...common} />;
  const { question } = step;
  switch (question.type) {
    case 'open_ended':
      return <TextControl {...common} />;
    case 'multiple_choice':
      return <ChoiceControl {...common} question={question} />;
    case 'ranking':
      return <RankingControl {...common} question={question} />;
    case 'matrix':
      return <MatrixControl {...common} question={question} />;
    case 'max_diff':
      return <MaxDiffControl {...common} question={question} />;
    case 'file_upload':
      return <FilesControl {...common} question={question} uploads={uploads} />;
    case 'statement':
      return null;
  }
}
