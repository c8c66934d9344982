'use client';
import type { PreviewQuestion } from '@/components/guide/preview/preview-step';
import { ConceptView } from '@/components/interview/controls/concept-view';
import { QuestionControl } from '@/components/interview/controls/question-control';
import { FramedMaterial } from '@/components/ui/material-frame';

/** A question as participants see and answer it. Nothing is sent: files stay on the device. */
export function ParticipantQuestion({ step, labelledBy, language, ...control }: PreviewQuestion) {
  const shows = step.kind === 'question' && (step.concept || step.media.length > 0 || step.embed);
  return (
    <>
      {shows && step.kind === 'question' ? (
        <FramedMaterial value>
          <ConceptView concept={step.concept} media={step.media} embed={step.embed} language={language} />
        </FramedMaterial>
      ) : null}
      <p
        id={labelledBy}
        className="whitespace-pre-line font-read text-read-24 tracking-[-0.005em] text-balance"
      >
        {step.moderator || 'No text yet'}
      </p>
      <QuestionControl
        step={step}
        labelledBy={labelledBy}
        language={language}
        shortcuts={false}
        {...control}
      />
    </>
  );
}
