import { Check, Minus } from 'lucide-react';
import { classNames } from '@/components/ui/class-names';
import { isUnderWay, type Rehearsal } from '@/lib/client/rehearsals';

/** The ways through the guide, and how many took each. */
export function Paths({ rehearsal }: { rehearsal: Rehearsal }) {
  const { paths } = rehearsal;
  const walked = paths.filter((path) => path.walked > 0).length;
  const isOver = !isUnderWay(rehearsal);
  return (
    <section aria-labelledby="paths" className="px-6 py-5 max-[60rem]:px-4">
      <div className="flex items-baseline gap-3 pb-3">
        <h2 id="paths" className="font-strong">
          Paths
        </h2>
        <span className="text-13 text-ink-2">{`${walked} of ${paths.length} walked`}</span>
      </div>
      <ul className="grid gap-2 text-13">
        {paths.map(({ kind, label, questionId, number, walked: count }) => (
          <li
            key={`${kind} ${questionId} ${label}`}
            className={classNames(
              'flex items-baseline gap-2 [&_svg]:size-[0.875rem] [&_svg]:shrink-0 [&_svg]:self-center',
              count === 0 && isOver ? 'text-critical' : 'text-ink-2',
            )}
          >
            {count > 0 ? <Check aria-hidden className="text-positive" /> : <Minus aria-hidden />}
            <span dir="auto" className="min-w-0 flex-1 text-pretty">
              {number === null ? label : `${label} (question ${number})`}
            </span>
            <span className="tabular-nums text-ink">{count}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
