'use client';
import { ArrowLeft, RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import type { QuestionStep } from '@/lib/domain/interview/interview';
import { endMessage } from '@/lib/wire/interview/end-messages';
import { type RenderQuestion, shownStep } from './preview-step';
import { noWayBack } from './preview-walk';
import type { Preview } from './use-preview';

interface PreviewFrameProps {
  preview: Preview;
  device: 'phone' | 'desktop';
  language: string;
  title: string;
  renderQuestion: RenderQuestion;
}

/** The drawn device with the interview on it. */
export function PreviewFrame(props: PreviewFrameProps) {
  const { preview, device } = props;
  const step = preview.shown.kind === 'step' ? preview.shown.walk.step : null;
  return (
    <div
      className={classNames(
        'mx-auto flex min-h-0 flex-1 flex-col overflow-hidden border border-line-control bg-paper',
        device === 'phone'
          ? 'w-[21.5rem] max-w-[calc(100%-1.5rem)] rounded-[1.75rem]'
          : 'w-[calc(100%-1.5rem)] rounded-3',
      )}
    >
      <div className="flex items-center gap-2 px-5 pt-[0.875rem] pb-[0.625rem] text-12 text-ink-3">
        <span className="truncate">{props.title}</span>
        {step?.kind === 'question' ? (
          <span className="ms-auto whitespace-nowrap tabular-nums">{`${step.number} of ${step.total}`}</span>
        ) : null}
      </div>
      <Progress preview={preview} step={step?.kind === 'question' ? step : null} />
      <div className="flex min-h-0 flex-1 flex-col overflow-auto">
        {step?.kind === 'question' ? (
          <Question key={step.id} {...props} step={step} />
        ) : (
          <Words preview={preview} language={props.language} />
        )}
      </div>
    </div>
  );
}

/** A progress line for each block: finished, or under way. */
function Progress({ preview, step }: { preview: Preview; step: QuestionStep | null }) {
  const at = preview.guide.findIndex(({ id }) => id === step?.block.id);
  const ended = preview.shown.kind === 'step' && step === null;
  return (
    <div aria-hidden className="flex gap-[3px] px-5">
      {preview.guide.map((block, index) => {
        const items = block.items.map(({ id }) => id);
        const part = step ? items.indexOf(step.item.id) / Math.max(1, items.length) : 0;
        const done = ended || index < at ? 1 : index === at ? Math.max(part, 0.15) : 0;
        return (
          <span key={block.id} className="h-0.5 flex-1 overflow-hidden rounded-full bg-line-strong">
            <span className="block h-full bg-accent" style={{ width: `${done * 100}%` }} />
          </span>
        );
      })}
    </div>
  );
}

function Question({ preview, step, language, renderQuestion }: PreviewFrameProps & { step: QuestionStep }) {
  const labelId = useId();
  const shown = shownStep(step, language);
  const button =
    shown.kind === 'question' && shown.question.type === 'statement' && shown.question.continueButtonText;
  const sends = step.item.type === 'open_ended';
  return (
    <>
      <div className="grid min-h-0 flex-1 content-start gap-4 overflow-auto px-5 pt-6 pb-4">
        {renderQuestion({
          step: shown,
          value: preview.value,
          onChange: preview.setValue,
          onSubmit: preview.next,
          language,
          labelledBy: labelId,
        })}
      </div>
      <Dock preview={preview} label={button || (sends ? 'Send answer' : 'Continue')} />
    </>
  );
}

function Dock({ preview, label }: { preview: Preview; label: string }) {
  const { shown } = preview;
  return (
    <div className="flex shrink-0 items-center gap-2 border-t border-line px-5 pt-3 pb-5">
      <IconButton
        size="lg"
        variant="default"
        label="Back"
        disabledReason={shown.kind === 'step' ? noWayBack(shown.walk) : undefined}
        onPress={preview.back}
      >
        <ArrowLeft aria-hidden />
      </IconButton>
      <IconButton size="lg" variant="default" label="Restart" onPress={preview.restart}>
        <RotateCcw aria-hidden />
      </IconButton>
      <Button
        variant="default"
        size="lg"
        className="h-12! flex-1 border-accent! bg-accent! text-on-accent! hover:bg-accent-hover!"
        onPress={preview.next}
      >
        {label}
      </Button>
    </div>
  );
}

/** The texts before and after the questions. */
function Words({ preview, language }: { preview: Preview; language: string }) {
  const { fields, shown } = preview;
  const end = shown.kind === 'step' && shown.walk.step.kind === 'end' ? shown.walk.step.outcome : null;
  if (end) {
    return (
      <>
        <p className="whitespace-pre-line px-5 pt-10 font-read text-read-24 text-balance">
          {endMessage(end, language, fields.closingMessage)}
        </p>
        <div className="mt-auto px-5 pt-4 pb-5">
          <Button size="lg" className="w-full" icon={<RotateCcw aria-hidden />} onPress={preview.restart}>
            Restart
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <div className="grid gap-3 px-5 pt-10">
        <p className="font-read text-read-34 text-balance">
          {fields.welcomeTitle || fields.externalTitle || 'Welcome'}
        </p>
        <p className="whitespace-pre-line text-14 text-ink-2">{fields.welcomeMessage}</p>
      </div>
      <div className="mt-auto px-5 pt-4 pb-5">
        <Button
          size="lg"
          className="h-12! w-full border-accent! bg-accent! text-on-accent! hover:bg-accent-hover!"
          onPress={preview.begin}
        >
          Begin
        </Button>
      </div>
    </>
  );
}
