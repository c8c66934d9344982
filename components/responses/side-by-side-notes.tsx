import { countOfPeople } from '@/components/ui/count-of-people';
import { Note } from '@/components/ui/note';
import { FEWEST } from '@/components/ui/share-line';
import type { StudyResultsV1 } from '@/lib/wire/v1/study-results';

interface SideBySideNotesProps {
  data: StudyResultsV1;
  /** What the columns are, in words. */
  by: string;
  isCounting: boolean;
}

/** How to read results side by side: the marks, columns with too few people, and who is in none. */
export function SideBySideNotes({ data, by, isCounting }: SideBySideNotesProps) {
  if (isCounting) {
    return (
      <p role="status" className="px-6 py-3 text-12 text-ink-3 max-[60rem]:px-4">
        {`Counting by ${by}. The first column is complete.`}
      </p>
    );
  }
  const few = data.segments.filter(({ count }) => count > 0 && count < FEWEST);
  const other = data.segments.find(({ isOther }) => isOther);
  return (
    <>
      <p className="flex flex-wrap gap-x-5 gap-y-1 px-6 py-3 text-12 text-ink-3 max-[60rem]:px-4">
        <span className="inline-flex items-center gap-2">
          <span aria-hidden className="relative inline-block h-1 w-[1.75rem] rounded-[2px] bg-data-3">
            <span className="absolute top-1/2 left-1/2 size-[0.625rem] -translate-x-1/2 -translate-y-1/2 rounded-full bg-data-1" />
          </span>
          counted, and where the true share lies 19 times in 20
        </span>
        <span className="inline-flex items-center gap-2">
          <span aria-hidden className="size-[0.625rem] rounded-full border-2 border-data-1 bg-paper" />
          fewer than 10 people: read the direction, not the size
        </span>
        {other ? (
          <span>{`${by} has ${(other.values + data.segments.length - 1).toLocaleString('en-GB')} values: the five most frequent stand alone`}</span>
        ) : null}
      </p>
      {few.length > 0 ? (
        <Note
          className="mx-6 mb-6 max-[60rem]:mx-4"
          title={`${few.map(({ label, count }) => `${label}: ${countOfPeople(count)}`).join(', ')}.`}
        >
          Under five people a share would mislead, so the count stands alone.
        </Note>
      ) : null}
    </>
  );
}
