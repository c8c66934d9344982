'use client';
import { useQuery } from '@tanstack/react-query';
import { Columns3 } from 'lucide-react';
import { Select } from '@/components/ui/select';
import { urlParametersQuery } from '@/lib/client/responses';
import type { QuestionResultV1 } from '@/lib/wire/v1/study-results';

const NO_SEGMENT = 'nothing';

interface SegmentSelectProps {
  studyId: string;
  questions: readonly QuestionResultV1[];
  value: string | null;
  onChange: (segment: string | null) => void;
  isOpen: boolean;
  onOpen: (open: boolean) => void;
}

/** Chooses what the results are laid side by side by. */
export function SegmentSelect({ studyId, questions, value, onChange, isOpen, onOpen }: SegmentSelectProps) {
  const parameters = useQuery(urlParametersQuery(studyId));
  const names = [...new Set(parameters.data?.urlParams.map(({ name }) => name) ?? [])];
  const items = [
    { id: NO_SEGMENT, label: 'Everybody together' },
    ...questions
      .filter(({ type }) => type === 'multiple_choice')
      .map(({ questionId, questionNumber, text }) => ({
        id: `question:${questionId}`,
        label: `By Q${questionNumber}: ${text}`,
      })),
    ...names.map((name) => ({ id: `param:${name}`, label: `By ${name}`, detail: 'link parameter' })),
  ];
  const known = items.some(({ id }) => id === value);
  return (
    <Select
      label="Side by side"
      labelHidden
      quiet
      icon={<Columns3 aria-hidden className="size-4" />}
      items={value === null || known ? items : [...items, { id: value, label: 'By something else' }]}
      value={value ?? NO_SEGMENT}
      open={isOpen}
      onOpen={onOpen}
      onChange={(id) => onChange(id === NO_SEGMENT ? null : id)}
      className="max-w-[17rem]"
      popoverClassName="max-w-[min(26rem,calc(100dvw-1.5rem))]"
    />
  );
}

/** What the columns are, in words: "where they live". */
export function segmentWords(segment: string, questions: readonly QuestionResultV1[]): string {
  const [by, ...rest] = segment.split(':');
  const name = rest.join(':');
  if (by === 'param') return name;
  const question = questions.find(({ questionId }) => questionId === name);
  return question ? `Q${question.questionNumber}` : 'this';
}
