'use client';
import { useQuery } from '@tanstack/react-query';
import { AskPage } from '@/components/ask/ask-page';
import { StudyHeader } from '@/components/launch/study-header';
import { guideQuestionsQuery } from '@/lib/client/ask';
import { useStudyHead } from '@/lib/client/study-head';

/** So many of the guide's questions to begin with. */
const SUGGESTED = 4;

/** The page in the study's frame. */
export function AskView({ studyId }: { studyId: string }) {
  const { responseTotal } = useStudyHead();
  const questions = useQuery(guideQuestionsQuery(studyId));
  const suggestions = (questions.data?.questions ?? [])
    .filter(({ type }) => type === 'open_ended')
    .map(({ text }) => text)
    .slice(0, SUGGESTED);
  return (
    <>
      <StudyHeader current="ask" />
      <AskPage {...{ studyId, suggestions }} people={responseTotal} />
    </>
  );
}
