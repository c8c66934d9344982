'use client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { dayText } from '@/components/ui/moment';
import { Note } from '@/components/ui/note';
import { retentionQuery } from '@/lib/client/fieldwork';

/** What is deleted next, as it is saved or as it would be with so many days. */
export function RetentionNote({
  studyId,
  days,
  saved,
}: {
  studyId: string;
  /** In the form. */
  days: number | null;
  saved: number | null;
}) {
  const { data } = useQuery({ ...retentionQuery(studyId, days), placeholderData: keepPreviousData });
  if (!data) return null;
  const { overdue, withinWeek, nextAt } = data;
  if (overdue > 0 && days !== saved) {
    return (
      <Note tone="caution" live="status" title={`Saving this deletes ${counted(overdue)} within the hour.`}>
        With all recordings; it cannot be undone.
      </Note>
    );
  }
  const next = [
    overdue > 0 ? `${counted(overdue)} within the hour` : null,
    withinWeek > overdue ? `${counted(withinWeek - overdue)} within a week` : null,
    withinWeek === 0 && nextAt ? `the first on ${dayText(nextAt)}` : null,
  ].filter((one) => one !== null);
  return (
    <p role="status" className="text-12 text-ink-2">
      {next.length > 0 ? `Deleted next: ${next.join(', ')}.` : 'Nothing is due to be deleted.'}
    </p>
  );
}

function counted(responses: number): string {
  return responses === 1 ? '1 response' : `${responses} responses`;
}
