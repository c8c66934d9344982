import { Skeleton } from '@/components/ui/skeleton';

/** The builder's placeholder while the study is loading, in its final size. */
export function BuilderSkeleton() {
  return (
    <div
      aria-busy="true"
      aria-label="Loading the guide"
      role="status"
      className="flex min-h-0 flex-1 flex-col"
    >
      <div className="grid min-h-0 flex-1 grid-cols-[17.5rem_minmax(0,1fr)_25rem] max-[84rem]:grid-cols-[16rem_minmax(0,1fr)] max-[60rem]:grid-cols-1">
        <div className="grid content-start gap-3 border-e border-line p-4 max-[60rem]:hidden">
          {Array.from({ length: 12 }, (_, index) => (
            <Skeleton key={index} className="h-5 w-full" />
          ))}
        </div>
        <div className="grid content-start gap-3 p-6">
          <Skeleton className="h-6 w-[12rem]" />
          <Skeleton className="h-[16rem] w-full" />
          <Skeleton className="h-[2.75rem] w-full" />
        </div>
        <div className="border-s border-line bg-well max-[84rem]:hidden" />
      </div>
    </div>
  );
}
