import { Loading, Skeleton } from '@/components/ui/skeleton';

const ANSWERS = [
  ['w-[92%]', 'w-[97%]', 'w-[60%]'],
  ['w-[88%]', 'w-[40%]'],
  ['w-[95%]', 'w-[90%]', 'w-[72%]'],
  ['w-[50%]'],
];

/** Placeholder rows of the final size while the transcript is loading. */
export function TranscriptLoading() {
  return (
    <div className="pt-6">
      <Loading what="the transcript" />
      {ANSWERS.map((lines, at) => (
        <div
          key={at}
          className="grid grid-cols-[3.75rem_minmax(0,36.25rem)] gap-x-4 py-3 ps-4 pe-3 max-[60rem]:grid-cols-[2.75rem_minmax(0,1fr)]"
        >
          <span className="justify-self-end pt-1">
            <Skeleton className="w-[1.75rem]" />
          </span>
          <div>
            <div className="h-[1.625rem]">
              <Skeleton className="w-[70%]" />
            </div>
            <div className="mt-1.5">
              {lines.map((width) => (
                <div key={width} className="h-[1.875rem]">
                  <Skeleton className={width} />
                </div>
              ))}
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}

export function SummaryLoading() {
  return (
    <div className="grid gap-3">
      <Skeleton className="w-[80%]" />
      {['w-[70%]', 'w-[85%]', 'w-[62%]'].map((width) => (
        <Skeleton key={width} className={width} />
      ))}
    </div>
  );
}
