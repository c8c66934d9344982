import type { ReactNode } from 'react';
import type { IdentifiedConcept, IdentifiedItem } from '@/lib/domain/guide/guide';
import { isWebAddress } from '@/lib/domain/guide/web-address';
import type { Answer, QuestionStep } from '@/lib/domain/interview/interview';
import { stepReply } from '@/lib/wire/interview/step';
import type { StepReply } from '@/lib/wire/interview/step-shape';

export type AskedStep = Exclude<StepReply, { kind: 'end' }>;

/** The participant's own controls, which the page passes in for rendering a question. */
export interface PreviewQuestion {
  step: AskedStep;
  value: Answer | undefined;
  onChange: (value: Answer | undefined) => void;
  onSubmit: () => void;
  language: string;
  labelledBy: string;
}

export type RenderQuestion = (question: PreviewQuestion) => ReactNode;

/** A step in the form that a participant receives. Unfinished addresses are left out. */
export function shownStep(step: QuestionStep, language: string): AskedStep {
  const shown = stepReply(
    { ...step, item: withShowable(step.item), concept: step.concept && conceptWithShowable(step.concept) },
    { language },
  );
  // The reply for a question always has a question: only the end of an interview has none.
  if (shown.kind === 'end') throw new Error('A question became the end of the interview');
  return shown;
}

function withShowable(item: IdentifiedItem): IdentifiedItem {
  const { media, embed, ...rest } = item;
  return {
    ...rest,
    media: (media ?? []).filter(({ url }) => isWebAddress(url)),
    embed: embed && isWebAddress(embed.proxyUrl ?? embed.url) ? embed : null,
  };
}

function conceptWithShowable(concept: IdentifiedConcept): IdentifiedConcept {
  const { media, embed } = concept.content;
  return {
    ...concept,
    content: {
      ...concept.content,
      media: (media ?? []).filter(({ url }) => isWebAddress(url)),
      embed: embed && isWebAddress(embed.url) ? embed : null,
    },
  };
}
