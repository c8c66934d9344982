'use client';
import { useQuery } from '@tanstack/react-query';
import { KeyRound, Pencil, Power, RotateCw, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/dialog';
import { ErrorNote } from '@/components/ui/error-note';
import { FigureRow } from '@/components/ui/figure-row';
import { momentText } from '@/components/ui/moment';
import { Note } from '@/components/ui/note';
import { useShortcuts } from '@/components/ui/shell/shortcuts';
import { LoadingLines } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import { useRows } from '@/components/ui/use-rows';
import { ApiError } from '@/lib/client/api';
import {
  type Delivery,
  deliveriesQuery,
  useChangeWebhook,
  useRemoveWebhook,
  useReplay,
  useRotateSecret,
  useTestWebhook,
  type Webhook,
} from '@/lib/client/webhooks';
import { DeliveryTable, deliveryRowId } from './delivery-table';
import { WebhookDialog } from './webhook-dialog';
import { EVENT_NAMES, nameOf, summaryOf } from './webhook-words';

const failed = (what: string) => (error: Error) => void toast.failed(`${what} ${error.message}`);

/** One address: its state, what can be done with it, and its newest messages. */
export function WebhookDetail({
  webhook,
  onSecret,
}: {
  webhook: Webhook;
  onSecret: (secret: string) => void;
}) {
  const { data, error, refetch } = useQuery(deliveriesQuery(webhook.id));
  const change = useChangeWebhook(webhook.id);
  const rotate = useRotateSecret(webhook.id);
  const test = useTestWebhook(webhook.id);
  const replay = useReplay(webhook.id);
  const [asking, setAsking] = useState<'change' | 'rotate' | 'remove' | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const deliveries = data ?? [];
  const rows = useRows(deliveries.length, (at) => deliveryRowId(deliveries[at]?.id ?? ''));
  const current = deliveries[rows.current];
  const isOff = webhook.status === 'disabled';
  const again = (delivery: Delivery) =>
    replay.mutate(delivery.id, {
      onSuccess: () => toast.done('It is sent again.'),
      onError: failed('It was not sent again.'),
    });
  const toggle = (id: string) => setOpen((now) => (now === id ? null : id));
  useShortcuts('Messages', [
    { keys: 'J', label: 'next message', run: rows.next, hint: true },
    { keys: 'K', label: 'previous message', run: rows.previous, hint: true },
    { keys: '↵', label: 'open', run: () => current && toggle(current.id), off: !current, hint: true },
    {
      keys: 'R',
      label: 'send again',
      run: () => current && again(current),
      off: !current || isOff,
      hint: true,
    },
  ]);
  const turn = (status: 'active' | 'disabled') =>
    change.mutate({ status }, { onError: failed('Nothing was changed.') });
  return (
    <section aria-label={nameOf(webhook)} className="min-w-0">
      <div className="flex flex-wrap items-center gap-2 px-6 py-4 max-[60rem]:px-4">
        <div className="me-auto min-w-0">
          <h2 className="font-title text-16">{nameOf(webhook)}</h2>
          <p className="font-code text-12 text-ink-3 [overflow-wrap:anywhere]">{webhook.url}</p>
        </div>
        <Button
          size="sm"
          icon={<Send aria-hidden />}
          busy={test.isPending && 'Sending'}
          disabled={isOff}
          onPress={() =>
            test.mutate(undefined, {
              onSuccess: () => toast.done('A test is on its way.'),
              onError: failed('No test was sent.'),
            })
          }
        >
          Send a test
        </Button>
        <Button size="sm" icon={<KeyRound aria-hidden />} onPress={() => setAsking('rotate')}>
          New secret
        </Button>
        <Button size="sm" icon={<Pencil aria-hidden />} onPress={() => setAsking('change')}>
          Change
        </Button>
        <Button size="sm" icon={<Trash2 aria-hidden />} onPress={() => setAsking('remove')}>
          Remove
        </Button>
      </div>
      <State webhook={webhook} deliveries={deliveries} onTurn={turn} onAgain={again} />
      {webhook.formerSecretUntil && new Date(webhook.formerSecretUntil) > new Date() ? (
        <Note className="mx-6 mb-4 max-[60rem]:mx-4">
          {`The secret before this one signs as well until ${momentText(webhook.formerSecretUntil)}.`}
        </Note>
      ) : null}
      {error ? (
        <ErrorNote
          className="mx-6 mb-4"
          title="The messages could not be loaded."
          requestId={error instanceof ApiError ? error.requestId : null}
          retry={() => void refetch()}
        >
          {error.message}
        </ErrorNote>
      ) : null}
      {!data && !error ? (
        <LoadingLines what="the messages" widths={['w-[24rem]']} className="px-6 py-4" />
      ) : null}
      {data ? (
        <>
          <Figures webhook={webhook} deliveries={deliveries} />
          <DeliveryTable
            deliveries={deliveries}
            current={rows.current}
            open={open}
            onToggle={toggle}
            onAgain={isOff ? null : again}
          />
        </>
      ) : null}
      {asking === 'change' ? <WebhookDialog webhook={webhook} onClose={() => setAsking(null)} /> : null}
      {asking === 'remove' ? <RemoveDialog webhook={webhook} onClose={() => setAsking(null)} /> : null}
      {asking === 'rotate' ? (
        <ConfirmDialog
          open
          onClose={() => setAsking(null)}
          title={`A new secret for “${nameOf(webhook)}”?`}
          keep="Keep it"
          confirm="Make a new secret"
          busy={rotate.isPending && 'Making'}
          onConfirm={() =>
            rotate.mutate(undefined, {
              onSuccess: ({ secret }) => {
                setAsking(null);
                onSecret(secret);
              },
            })
          }
          error={
            rotate.error ? (
              <Note tone="critical" live="alert" title="There is no new secret.">
                {rotate.error.message}
              </Note>
            ) : null
          }
        >
          <p>For a day messages are signed with both, so that the receiver can change over without a gap.</p>
        </ConfirmDialog>
      ) : null}
    </section>
  );
}

interface StateProps {
  webhook: Webhook;
  deliveries: readonly Delivery[];
  onTurn: (status: 'active' | 'disabled') => void;
  onAgain: (delivery: Delivery) => void;
}

function State({ webhook, deliveries, onTurn, onAgain }: StateProps) {
  const place = 'mx-6 mb-4 max-[60rem]:mx-4';
  if (webhook.status === 'disabled') {
    return (
      <Note
        className={place}
        title="It is off."
        actions={
          <Button size="sm" icon={<Power aria-hidden />} onPress={() => onTurn('active')}>
            Turn on
          </Button>
        }
      >
        Nothing is sent there. What happens meanwhile is not sent later.
      </Note>
    );
  }
  if (webhook.status !== 'failing') return null;
  const stuck = deliveries.filter(({ status }) => status !== 'delivered');
  const { givenUp, waiting } = summaryOf(deliveries);
  return (
    <Note
      tone="critical"
      className={place}
      title={`Failing${webhook.failingSince ? ` since ${momentText(webhook.failingSince)}` : ''}.`}
      actions={
        <>
          {stuck.length > 0 ? (
            <Button
              size="sm"
              icon={<RotateCw aria-hidden />}
              onPress={() => {
                for (const delivery of stuck) onAgain(delivery);
              }}
            >
              {`Send the ${stuck.length} again`}
            </Button>
          ) : null}
          <Button size="sm" icon={<Power aria-hidden />} onPress={() => onTurn('disabled')}>
            Turn off
          </Button>
        </>
      }
    >
      {`${givenUp === 1 ? '1 message was' : `${givenUp} messages were`} given up after ten tries, ${waiting} ${waiting === 1 ? 'is' : 'are'} waiting. The owners were told by mail, where mail is set up.`}
    </Note>
  );
}

function Figures({ webhook, deliveries }: { webhook: Webhook; deliveries: readonly Delivery[] }) {
  const { arrived, total, first, middle } = summaryOf(deliveries);
  const facts: [string, string, string?][] = [
    [total >= 50 ? 'Arrived, of the newest' : 'Arrived', `${arrived}`, `of ${total}`],
    ['On the first try', `${first}`],
    ['Middle time', middle],
    ['Events', `${webhook.events.length}`, `of ${EVENT_NAMES.length}`],
  ];
  return <FigureRow figures={facts} className="border-line border-y" />;
}

function RemoveDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const remove = useRemoveWebhook(webhook.id);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Remove “${nameOf(webhook)}”?`}
      keep="Keep it"
      confirm="Remove address"
      danger
      busy={remove.isPending && 'Removing'}
      onConfirm={() =>
        remove.mutate(undefined, {
          onSuccess: () => {
            toast.done(`“${nameOf(webhook)}” is told nothing any more.`);
            onClose();
          },
        })
      }
      error={
        remove.error ? (
          <Note tone="critical" live="alert" title="It is still there.">
            {remove.error.message}
          </Note>
        ) : null
      }
    >
      <p>Nothing is sent there from now on, and its messages here are deleted. Turning it off keeps them.</p>
    </ConfirmDialog>
  );
}
