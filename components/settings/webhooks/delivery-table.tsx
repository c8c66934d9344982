import { Copy, RotateCw } from 'lucide-react';
import { Fragment } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { copyText } from '@/components/ui/copy-text';
import { IconButton } from '@/components/ui/icon-button';
import { momentText } from '@/components/ui/moment';
import { ACTIONS, TableHead } from '@/components/ui/table-head';
import { NUMBER, ROW, TABLE, TD } from '@/components/ui/table-style';
import type { Delivery } from '@/lib/client/webhooks';
import { happened, standing, tookText } from './webhook-words';

export const deliveryRowId = (id: string) => `message-${id}`;

interface DeliveryTableProps {
  deliveries: readonly Delivery[];
  current: number;
  /** The message that is looked into. */
  open: string | null;
  onToggle: (id: string) => void;
  /** Null where nothing can be sent. */
  onAgain: ((delivery: Delivery) => void) | null;
}

/** What was sent to an address, the newest first; a row opens to what was sent and answered. */
export function DeliveryTable({ deliveries, current, open, onToggle, onAgain }: DeliveryTableProps) {
  if (deliveries.length === 0) {
    return (
      <p className="px-6 py-5 text-ink-2 max-[60rem]:px-4">
        Nothing was sent yet. What happened before the address was added is not sent; a test shows whether it
        arrives.
      </p>
    );
  }
  return (
    <table className={TABLE} aria-label="Messages">
      <TableHead
        columns={[
          'When',
          'What happened',
          'Answer',
          { name: 'Tries', figures: true, className: 'max-[60rem]:hidden' },
          { name: 'Took', figures: true, className: 'max-[60rem]:hidden' },
          ACTIONS,
        ]}
      />
      <tbody>
        {deliveries.map((delivery, at) => {
          const isOpen = delivery.id === open;
          const what = `${happened(delivery.type)}, ${momentText(delivery.createdAt)}`;
          return (
            <Fragment key={delivery.id}>
              <tr
                id={deliveryRowId(delivery.id)}
                className={ROW}
                data-current={at === current || isOpen || undefined}
              >
                <td className={`${TD} whitespace-nowrap text-ink-3 tabular-nums`}>
                  {momentText(delivery.createdAt)}
                </td>
                <td className={TD}>
                  <button
                    type="button"
                    aria-expanded={isOpen}
                    onClick={() => onToggle(delivery.id)}
                    className="text-start hover:underline"
                  >
                    {happened(delivery.type)}
                  </button>
                </td>
                <td className={TD}>
                  <Badge {...standing(delivery)} />
                </td>
                <td className={`${TD} ${NUMBER} max-[60rem]:hidden`}>{delivery.attempts.length}</td>
                <td className={`${TD} ${NUMBER} text-ink-3 max-[60rem]:hidden`}>
                  {tookText(delivery.attempts)}
                </td>
                <td className={`${TD} text-end`}>
                  {onAgain ? (
                    <IconButton size="sm" label={`Send again: ${what}`} onPress={() => onAgain(delivery)}>
                      <RotateCw aria-hidden />
                    </IconButton>
                  ) : null}
                </td>
              </tr>
              {isOpen ? (
                <tr className="bg-well">
                  <td colSpan={6} className={TD}>
                    <Inside delivery={delivery} onAgain={onAgain} />
                  </td>
                </tr>
              ) : null}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}

/** What was sent, and what each try was answered. */
function Inside({ delivery, onAgain }: { delivery: Delivery; onAgain: DeliveryTableProps['onAgain'] }) {
  const { attempts, nextAttemptAt, body } = delivery;
  return (
    <div className="grid gap-3 pb-2">
      <ol aria-label="Tries">
        {attempts.map(({ at, status, problem, durationMs }) => (
          <li
            key={at}
            className="grid grid-cols-[5rem_6rem_minmax(0,1fr)_auto] gap-3 border-line border-b py-1.5 text-12 max-[60rem]:grid-cols-[5rem_minmax(0,1fr)]"
          >
            <span className="text-ink-3 tabular-nums">{clockText(at)}</span>
            <span className={problem ? 'text-critical' : 'text-positive'}>{status ?? 'no answer'}</span>
            <span className="text-ink-2">{problem ?? 'It arrived.'}</span>
            <span className="text-ink-3 tabular-nums">{`${(durationMs / 1_000).toFixed(1)} s`}</span>
          </li>
        ))}
        {nextAttemptAt ? (
          <li className="py-1.5 text-12 text-ink-2">{`The next try is planned for ${momentText(nextAttemptAt)}.`}</li>
        ) : null}
      </ol>
      <pre className="overflow-auto whitespace-pre-wrap rounded-2 border border-line bg-sheet px-3 py-2 font-code text-12 [overflow-wrap:anywhere]">
        {laidOut(body)}
      </pre>
      <div className="flex flex-wrap items-center gap-2">
        {onAgain ? (
          <Button size="sm" icon={<RotateCw aria-hidden />} onPress={() => onAgain(delivery)}>
            Send now
          </Button>
        ) : null}
        <Button
          size="sm"
          variant="quiet"
          icon={<Copy aria-hidden />}
          onPress={() => void copyText(body, 'What was sent is copied.')}
        >
          Copy
        </Button>
        <span className="text-12 text-ink-3">The number of this message stays the same on every try</span>
      </div>
    </div>
  );
}

const clockText = (iso: string) => new Date(iso).toLocaleTimeString('en-GB');

function laidOut(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
