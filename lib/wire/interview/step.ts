import type { IdentifiedItem, IdentifiedOption } from '@/lib/domain/guide/guide';
import { questionConcept } from '@/lib/domain/guide/questions';
import { itemsPerScreenOf, maxFileSizeMbOf, maxFilesOf, metricOf } from '@/lib/domain/guide/read';
import type { EndReason } from '@/lib/domain/interview/completion';
import type { FollowUpStep, Next, QuestionStep } from '@/lib/domain/interview/interview';
import { type CareSource, careReply } from './care';
import { endMessage } from './end-messages';
import type { StepQuestion, StepReply } from './step-shape';

/** What a participant can be shown; draws and follow-up decisions come before. */
export type VisibleStep = Extract<Next, { kind: 'question' | 'follow_up' | 'end' }>;

const plain = ({ id, text }: { id: string; text: string }) => ({ id, text });

function choiceOption(item: IdentifiedItem & { type: 'multiple_choice' }, option: IdentifiedOption) {
  return {
    ...plain(option),
    ...(item.multiSelect && option.exclusiveOption ? { exclusive: true as const } : {}),
  };
}

function stepQuestion(step: QuestionStep): StepQuestion {
  const { item, options } = step;
  const common = {
    id: item.id,
    text: item.text,
    isScreener: step.block.type === 'screening',
    questionNumber: step.questionNumber,
    concepts: [],
  };
  switch (item.type) {
    case 'open_ended':
      return {
        ...common,
        type: item.type,
        preferredInput: item.preferredInput ?? 'none',
        ...(item.screenObservationEnabled === true && { screenObservationEnabled: true as const }),
      };
    case 'multiple_choice':
      return {
        ...common,
        type: item.type,
        isMultiSelect: item.multiSelect === true,
        options: options.map((option) => choiceOption(item, option)),
        allowCustomOption: item.allowCustomOption === true,
        minSelect: step.minSelect,
        maxSelect: step.maxSelect,
      };
    case 'ranking':
      return { ...common, type: item.type, options: options.map(plain) };
    case 'matrix':
      return {
        ...common,
        type: item.type,
        isMultiSelect: item.multiSelect === true,
        rows: step.rows.map(plain),
        columns: options.map(plain),
      };
    case 'max_diff':
      return {
        ...common,
        type: item.type,
        options: options.map(plain),
        metric: metricOf(item),
        itemsPerScreen: itemsPerScreenOf(item),
        screens: step.screens,
      };
    case 'statement':
      return { ...common, type: item.type, continueButtonText: item.continueButtonText || null };
    case 'file_upload':
      return {
        ...common,
        type: item.type,
        acceptedTypes: item.acceptedTypes ?? null,
        maxFiles: maxFilesOf(item),
        maxFileSizeMb: maxFileSizeMbOf(item),
      };
  }
}

function asked(step: QuestionStep | FollowUpStep, moderator: string) {
  const { id, number, total, section, item, concept } = step;
  return { id, number, total, section, moderator, questionId: item.id, conceptId: concept?.id ?? null };
}

function questionReply(step: QuestionStep): Extract<StepReply, { kind: 'question' }> {
  const { item, concept } = step;
  return {
    kind: 'question',
    ...asked(step, item.text),
    question: stepQuestion(step),
    concept: concept && questionConcept(concept),
    media: (item.media ?? []).map(({ type, name, url, widthPercentage, forceWatching }) => ({
      type,
      name,
      url,
      widthPercentage: widthPercentage ?? null,
      forceWatching: forceWatching === true,
    })),
    embed: item.embed ? { url: item.embed.proxyUrl ?? item.embed.url } : null,
  };
}

/** What the study adds to an end. */
export interface EndingSource {
  reason: EndReason;
  redirectUrl: string | null;
  text: string | null;
}

/** The protocol's `step`. `language` is the participant's, a code of B3; `closingMessage` the study's. */
export function stepReply(
  step: VisibleStep,
  study: {
    language: string;
    closingMessage?: string | null;
    care?: CareSource | null;
    /** What is said aloud before it. */
    acknowledgement?: string | null | undefined;
    ending?: EndingSource | null;
  },
): StepReply {
  const care = study.care
    ? { care: careReply(study.care, { language: study.language, ended: step.kind === 'end' }) }
    : {};
  if (step.kind === 'end') {
    const { outcome } = step;
    const reason = study.ending?.reason ?? outcome;
    const redirectUrl = study.ending?.redirectUrl;
    return {
      kind: 'end',
      outcome,
      ...(reason === 'over_quota' && { endReason: reason }),
      message: study.ending?.text ?? endMessage(reason, study.language, study.closingMessage),
      ...(redirectUrl && { redirectUrl }),
      ...care,
    };
  }
  // A screener can never be skipped (D4).
  const skippable = study.care && step.block.type !== 'screening' ? { skippable: true as const } : {};
  const acknowledgement = study.acknowledgement ? { acknowledgement: study.acknowledgement } : {};
  const more = { ...care, ...skippable, ...acknowledgement };
  if (step.kind === 'question') return { ...questionReply(step), ...more };
  return { kind: 'follow_up', ...asked(step, step.text), ...more };
}
