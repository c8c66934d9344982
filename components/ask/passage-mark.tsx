import { classNames } from '@/components/ui/class-names';

/** The number of a passage; filled while its sentence is the focused one. */
export function PassageMark({ mark, isOn }: { mark: string; isOn: boolean }) {
  return (
    <span
      className={classNames(
        'inline-grid h-6 min-w-6 place-items-center rounded-1 border px-1 text-12 tabular-nums',
        isOn ? 'border-accent bg-accent text-on-accent' : 'border-accent-line bg-sheet text-accent',
      )}
    >
      {mark}
    </span>
  );
}
