'use client';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorNote } from '@/components/ui/error-note';
import { Note } from '@/components/ui/note';
import { PageHeader } from '@/components/ui/shell/page-header';
import { useShortcuts } from '@/components/ui/shell/shortcuts';
import { LoadingLines } from '@/components/ui/skeleton';
import { Tag } from '@/components/ui/tag';
import { asString } from '@/lib/client/address/parsers';
import { useAddressPart } from '@/lib/client/address/use-address';
import { ApiError } from '@/lib/client/api';
import { useMay, useSession } from '@/lib/client/session';
import { type Webhook, webhooksQuery } from '@/lib/client/webhooks';
import { OrganisationFrame } from '../organisation-frame';
import { SecretDialog } from './secret-dialog';
import { WebhookDetail } from './webhook-detail';
import { WebhookDialog } from './webhook-dialog';
import { hostOf, nameOf, STATES } from './webhook-words';

/** /organisation/webhooks: the addresses that are told what happens, and what each was sent. */
export function WebhooksPage() {
  const { organization } = useSession();
  const mayChange = useMay('administer');
  const { data, error, refetch } = useQuery({ ...webhooksQuery(), enabled: mayChange });
  const [adding, setAdding] = useState(false);
  const [made, setMade] = useState<{ name: string; secret: string } | null>(null);
  const [chosen, setChosen] = useAddressPart('address', asString);
  const webhooks = data ?? [];
  const current = webhooks.find(({ id }) => id === chosen) ?? webhooks[0];
  useShortcuts('Webhooks', [
    { keys: 'N', label: 'new address', run: () => setAdding(true), hint: true, off: !mayChange },
  ]);
  return (
    <>
      <PageHeader
        title="Webhooks"
        crumbs={[{ label: 'Organisation', href: '/organisation' }]}
        detail={
          <span className="truncate text-ink-3 max-[60rem]:hidden">
            {webhooks.length > 0 ? toldText(webhooks.length) : ''}
          </span>
        }
        actions={
          webhooks.length > 0 ? (
            <Button variant="primary" icon={<Plus aria-hidden />} onPress={() => setAdding(true)}>
              New address
            </Button>
          ) : null
        }
      />
      <OrganisationFrame current="/organisation/webhooks" wide>
        {mayChange ? null : (
          <Note className="m-6">{`You are ${organization.role} here. Owners and admins see and set webhooks.`}</Note>
        )}
        {error ? (
          <ErrorNote
            title="The addresses could not be loaded."
            requestId={error instanceof ApiError ? error.requestId : null}
            retry={() => void refetch()}
            className="m-6"
          >
            {error.message}
          </ErrorNote>
        ) : null}
        {mayChange && !data && !error ? (
          <LoadingLines what="the addresses" widths={['w-[24rem]', 'w-[18rem]']} className="p-6" />
        ) : null}
        {data && !current ? (
          <EmptyState
            className="px-8 pt-16 max-[60rem]:px-4"
            title="No other tool is told anything yet"
            action={
              <Button variant="primary" size="lg" icon={<Plus aria-hidden />} onPress={() => setAdding(true)}>
                New address
              </Button>
            }
          >
            Give an address, and it hears within seconds when somebody begins, finishes, is screened out or
            needs care. Only numbers and links are sent, never what people said.
          </EmptyState>
        ) : null}
        {current ? (
          <div className="grid min-h-full grid-cols-[16rem_minmax(0,1fr)] max-[78rem]:min-h-0 max-[78rem]:grid-cols-1">
            <Addresses webhooks={webhooks} current={current.id} onChoose={setChosen} />
            <WebhookDetail
              key={current.id}
              webhook={current}
              onSecret={(secret) => setMade({ name: nameOf(current), secret })}
            />
          </div>
        ) : null}
      </OrganisationFrame>
      {adding ? (
        <WebhookDialog
          onClose={() => setAdding(false)}
          onMade={(webhook) => {
            setAdding(false);
            setMade({ name: nameOf(webhook), secret: webhook.secret });
            setChosen(webhook.id);
          }}
        />
      ) : null}
      {made ? <SecretDialog {...made} onClose={() => setMade(null)} /> : null}
    </>
  );
}

function toldText(count: number): string {
  const who = count === 1 ? '1 address is' : `${count} addresses are`;
  return `${who} told what happens; no words of participants are ever sent`;
}

function Addresses({
  webhooks,
  current,
  onChoose,
}: {
  webhooks: readonly Webhook[];
  current: string;
  onChoose: (id: string) => void;
}) {
  return (
    <ul
      aria-label="Addresses"
      className="border-line border-e max-[78rem]:border-e-0 max-[78rem]:border-b max-[78rem]:[&>:last-child>button]:border-0"
    >
      {webhooks.map((webhook) => (
        <li key={webhook.id}>
          <button
            type="button"
            aria-current={webhook.id === current ? 'true' : undefined}
            onClick={() => onChoose(webhook.id)}
            className="grid w-full gap-0.5 border-line border-b py-3 ps-6 pe-5 text-start hover:bg-well aria-[current]:bg-accent-wash aria-[current]:shadow-[inset_2px_0_var(--accent)] max-[60rem]:px-4"
          >
            <span className="flex items-center gap-2">
              <span className="min-w-0 truncate font-strong">{nameOf(webhook)}</span>
              {webhook.test ? (
                <Tag title="Made with a test key: told of test studies alone.">Test</Tag>
              ) : null}
              <span className="ms-auto">
                <Badge {...STATES[webhook.status]} />
              </span>
            </span>
            <span className="truncate text-12 text-ink-3">{hostOf(webhook.url)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
