import { Button } from '@/components/ui/button';
import { Note } from '@/components/ui/note';

export interface Clash {
  /** The field’s name on the page. */
  field: string;
  theirs: string;
  mine: string;
  takeTheirs: () => void;
}

/** Fields that were changed here and by somebody else: both, in words, before one is saved over the other. */
export function Clashes({ clashes, className }: { clashes: readonly Clash[]; className?: string }) {
  if (clashes.length === 0) return null;
  return (
    <Note
      tone="caution"
      live="alert"
      title="Somebody else changed this as well."
      {...(className !== undefined && { className })}
    >
      Saving puts yours in the place of theirs.
      <ul className="grid gap-2 pt-2">
        {clashes.map(({ field, theirs, mine, takeTheirs }) => (
          <li key={field} className="flex flex-wrap items-start gap-x-3 gap-y-1">
            <dl className="grid min-w-0 flex-1 grid-cols-[auto_minmax(0,1fr)] gap-x-3 whitespace-pre-line break-words">
              <dt className="text-ink-3">{`${field}, theirs`}</dt>
              <dd className="text-ink">{theirs}</dd>
              <dt className="text-ink-3">{`${field}, yours`}</dt>
              <dd className="text-ink">{mine}</dd>
            </dl>
            <Button size="sm" aria-label={`Take theirs: ${field}`} onPress={takeTheirs}>
              Take theirs
            </Button>
          </li>
        ))}
      </ul>
    </Note>
  );
}
