import { dayText } from '@/components/ui/moment';
import type { Forecast } from '@/lib/client/retention';

const PARTS = ['everything', 'words', 'recordings'] as const;

/** What goes at the next run, a sentence for each part; none where nothing does. */
export function goesWithinTheHour({ parts }: Forecast): string[] {
  return PARTS.flatMap((part) => losing(part, parts[part].overdue) ?? []).map((words) => `${words}.`);
}

/** What goes next, in a line. */
export function goesNext({ parts }: Forecast): string {
  const soon = PARTS.flatMap((part) => {
    const { overdue, withinWeek, nextAt } = parts[part];
    const [now, week] = [losing(part, overdue), losing(part, withinWeek - overdue)];
    return [
      ...(now === null ? [] : [`${now} within the hour`]),
      ...(week === null ? [] : [`${week} within a week`]),
      ...(withinWeek === 0 && nextAt ? [`the first ${FIRST[part]} on ${dayText(nextAt)}`] : []),
    ];
  });
  return soon.length > 0 ? `Deleted next: ${soon.join(', ')}.` : 'Nothing is due to be deleted.';
}

/** For how long each part is kept, whatever says so; null: nothing has an end. */
export function keptWords({ kept }: Forecast): string | null {
  if (!kept) return null;
  const ends = [
    kept.recordings === null ? null : `recordings ${daysText(kept.recordings)}`,
    kept.words === null ? null : `words ${daysText(kept.words)}`,
    kept.everything === null ? null : `everything ${daysText(kept.everything)}`,
  ].filter((one) => one !== null);
  return ends.length === 0 ? null : `With the organisation’s limits and the consent: ${ends.join(', ')}.`;
}

const FIRST = { recordings: 'recordings', words: 'words', everything: 'response' };

function losing(part: (typeof PARTS)[number], responses: number): string | null {
  if (responses === 0) return null;
  const who = responses === 1 ? '1 response' : `${responses} responses`;
  if (part === 'everything') return who;
  const what = part === 'words' ? 'words, recordings and files' : 'recordings';
  return `the ${what} of ${who}`;
}

const daysText = (days: number) => (days === 1 ? '1 day' : `${days} days`);
