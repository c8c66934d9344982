import { Download } from 'lucide-react';
import { LinkButton } from '@/components/ui/link-button';
import { NUMBER, TABLE, TD, TH, TH_END } from '@/components/ui/table-style';
import { type Board, boardTableAddress } from '@/lib/client/fieldwork';

const WORDS: Record<Board['outcomes'][number]['outcome'], { name: string; saw: string }> = {
  complete: { name: 'Complete', saw: 'Thanked' },
  screened_out: { name: 'Screened out', saw: 'Thanked kindly' },
  over_quota: { name: 'Group full', saw: 'Told that enough like them took part' },
  left: { name: 'Left before the end', saw: 'Can come back by the same link' },
  under_way: { name: 'Under way', saw: '' },
};

/** How interviews ended, by way in; the last row is the sum. */
export function OutcomeTable({ studyId, board }: { studyId: string; board: Board }) {
  const { outcomes, started } = board;
  const ways = outcomes[0]?.ways ?? [];
  // With the plain link alone its column would say what "All" says.
  const shown = ways.length > 1 ? ways : [];
  return (
    <section aria-labelledby="outcomes-title" className="px-6 py-5 max-[60rem]:px-0">
      <div className="mb-2 flex items-center max-[60rem]:px-4">
        <h2 id="outcomes-title" className="font-title text-14">
          How they ended
        </h2>
        <LinkButton
          className="ms-auto"
          variant="quiet"
          size="sm"
          href={boardTableAddress(studyId)}
          download
          icon={<Download aria-hidden />}
        >
          Table
        </LinkButton>
      </div>
      <table className={TABLE}>
        <thead>
          <tr>
            <th className={TH}>How it ended</th>
            <th className={TH_END}>All</th>
            {shown.map(({ way }) => (
              <th key={way ?? ''} className={`${TH_END} max-[60rem]:hidden`}>
                {way ?? 'Link'}
              </th>
            ))}
            <th className={`${TH} max-[60rem]:hidden`}>What they saw</th>
          </tr>
        </thead>
        <tbody>
          {outcomes.map(({ outcome, total, ways: own }) => (
            <tr key={outcome}>
              <th
                scope="row"
                className={`${TD} text-start font-text ${outcome === 'left' ? 'text-caution' : ''}`}
              >
                {WORDS[outcome].name}
              </th>
              <td className={`${TD} ${NUMBER} font-strong`}>{total}</td>
              {shown.map(({ way }, at) => (
                <td key={way ?? ''} className={`${TD} ${NUMBER} max-[60rem]:hidden`}>
                  {own[at]?.count}
                </td>
              ))}
              <td className={`${TD} text-ink-3 max-[60rem]:hidden`}>{WORDS[outcome].saw}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-strong">
            <th scope="row" className={`${TD} text-start`}>
              Started
            </th>
            <td className={`${TD} ${NUMBER}`}>{started}</td>
            {shown.map(({ way }, at) => (
              <td key={way ?? ''} className={`${TD} ${NUMBER} max-[60rem]:hidden`}>
                {outcomes.reduce((sum, row) => sum + (row.ways[at]?.count ?? 0), 0)}
              </td>
            ))}
            <td className={`${TD} max-[60rem]:hidden`} />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
