'use client';
import type { LaunchPreview } from '@/lib/client/launch';
import { changeText } from './launch-words';

const SHOWN = 8;

/** The changes that participants will see. */
export function ChangeList({ changes }: { changes: LaunchPreview['changes'] }) {
  if (changes.length === 0) {
    return <p className="text-ink-2">Nothing that participants see is different.</p>;
  }
  const more = changes.length - SHOWN;
  return (
    <section className="grid gap-2">
      <h3 className="font-medium">
        {changes.length === 1 ? 'One change for participants' : `${changes.length} changes for participants`}
      </h3>
      <ul className="overflow-hidden rounded-3 border border-line-strong">
        {changes.slice(0, SHOWN).map((change, at) => (
          <li
            key={at}
            className="truncate border-line border-t px-3 py-2 first:border-t-0"
            title={change.name}
          >
            {changeText(change)}
          </li>
        ))}
        {more > 0 ? (
          <li className="border-line border-t px-3 py-2 text-ink-3">{`and ${more} more`}</li>
        ) : null}
      </ul>
    </section>
  );
}
