import { Pencil } from 'lucide-react';
import { classNames } from '@/components/ui/class-names';
import { LinkButton } from '@/components/ui/link-button';
import { Meter } from '@/components/ui/meter';
import type { Board } from '@/lib/client/fieldwork';

/** Each group with its limit: complete is solid, under way hatched, "full" a word. */
export function QuotaCells({ studyId, board: { cells } }: { studyId: string; board: Board }) {
  const change = (
    <LinkButton size="sm" href={`/studies/${studyId}/settings#quotas`} icon={<Pencil aria-hidden />}>
      {cells.length > 0 ? 'Change limits' : 'Set quotas'}
    </LinkButton>
  );
  const sum = (of: 'limit' | 'complete') => cells.reduce((total, cell) => total + cell[of], 0);
  return (
    <section aria-labelledby="quotas-title" className="border-line border-b px-6 py-5 max-[60rem]:px-4">
      <div className="mb-3 flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <h2 id="quotas-title" className="font-title text-14">
          Quotas
        </h2>
        <p className="text-ink-3">
          {cells.length > 0
            ? 'a place is kept from the last screening question on, for as long as the interview lasts'
            : 'none: everybody who passes the screening may take part'}
        </p>
        <span className="ms-auto">{change}</span>
      </div>
      {cells.length > 0 ? (
        <>
          <ul className="grid grid-cols-3 border-line border-t border-s max-[90rem]:grid-cols-2 max-[40rem]:grid-cols-1">
            {cells.map((cell) => (
              <Cell key={cell.name} cell={cell} />
            ))}
          </ul>
          <p className="mt-3 text-ink-3 tabular-nums">
            {`All groups: ${sum('complete')} of ${sum('limit')} places are complete`}
          </p>
        </>
      ) : null}
    </section>
  );
}

function Cell({ cell: { name, limit, complete, underWay } }: { cell: Board['cells'][number] }) {
  const full = complete + underWay >= limit;
  const state = complete >= limit ? 'full' : underWay > 0 ? `${underWay} under way` : full ? 'full' : '';
  return (
    <li
      className={classNames('grid content-start gap-2 border-line border-e border-b p-4', full && 'bg-well')}
    >
      <p className="[overflow-wrap:anywhere]">{name}</p>
      <p className="flex flex-wrap items-baseline gap-x-1.5">
        <span className="font-medium text-[1.25rem] tabular-nums leading-[1.75rem]">{complete}</span>
        <span className="text-ink-3 tabular-nums">{`of ${limit}`}</span>
        <span className="ms-auto text-ink-2">{full && complete < limit ? `${state}, full` : state}</span>
      </p>
      <Meter
        spentPercent={(100 * complete) / limit}
        heldPercent={(100 * underWay) / limit}
        label={`${name}: ${complete} of ${limit} complete, ${underWay} under way`}
      />
    </li>
  );
}
