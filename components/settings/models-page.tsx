'use client';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorNote } from '@/components/ui/error-note';
import { Note } from '@/components/ui/note';
import { PageHeader } from '@/components/ui/shell/page-header';
import { LoadingLines } from '@/components/ui/skeleton';
import { ApiError } from '@/lib/client/api';
import { type Models, type ModelUsage, modelsQuery, modelUsageQuery } from '@/lib/client/models';
import { useMay, useSession } from '@/lib/client/session';
import { ModelForm } from './model-form';
import { ModelSpend, tokensOf } from './model-spend';
import { ModelTestRow } from './model-test-row';
import { OrganisationFrame } from './organisation-frame';

/** /organisation/models: the organisation's own language model, what it may take and what it took. */
export function ModelsPage() {
  const { organization } = useSession();
  const mayChange = useMay('administer');
  const models = useQuery({ ...modelsQuery(), enabled: mayChange });
  const usage = useQuery({ ...modelUsageQuery(), enabled: mayChange });
  const { data, error } = models;
  return (
    <>
      <PageHeader
        title="Models"
        crumbs={[{ label: 'Organisation', href: '/organisation' }]}
        detail={<span className="truncate text-ink-3">{data ? stateOf(data, usage.data) : ''}</span>}
      />
      <OrganisationFrame current="/organisation/models">
        {mayChange ? null : (
          <Note className="mt-5">
            {`You are ${organization.role} here. Owners and admins see and set models.`}
          </Note>
        )}
        {error ? (
          <ErrorNote
            title="The models could not be loaded."
            requestId={error instanceof ApiError ? error.requestId : null}
            retry={() => void models.refetch()}
            className="mt-5"
          >
            {error.message}
          </ErrorNote>
        ) : null}
        {mayChange && !data && !error ? (
          <LoadingLines what="the models" widths={['w-[24rem]', 'w-[18rem]']} className="py-6" />
        ) : null}
        {data ? <Settings models={data} usage={usage.data} onReread={models.refetch} /> : null}
      </OrganisationFrame>
    </>
  );
}

interface SettingsProps {
  models: Models;
  usage: ModelUsage | undefined;
  onReread: () => Promise<{ error: Error | null }>;
}

function Settings({ models, usage, onReread }: SettingsProps) {
  const [adding, setAdding] = useState(false);
  const { own, operators } = models;
  // Once there is one, it is no longer being added: removed, it leaves no empty form.
  if (own && adding) setAdding(false);
  if (!own && !adding) {
    return (
      <>
        <EmptyState
          className="px-0"
          title={
            operators ? 'This server has a model for everybody' : 'No model is set up, and none is needed'
          }
          action={
            <Button variant="primary" size="lg" icon={<Plus aria-hidden />} onPress={() => setAdding(true)}>
              Add a model
            </Button>
          }
        >
          {operators
            ? `Follow-ups are worded by ${operators}, which the operator of this server has set. A model of your own replaces it for this organisation.`
            : 'The built-in rules ask the follow-ups. With a model, follow-ups take up more of what was said. Everything that it proposes is checked before anybody sees it.'}{' '}
          You need an address, a model’s name and usually a key, which is sealed here and never shown again.
        </EmptyState>
        {usage && usage.month.calls > 0 ? <ModelSpend usage={usage} /> : null}
      </>
    );
  }
  return (
    <>
      {usage && isAtLimit(usage) ? (
        <Note tone="caution" live="status" className="mt-5" title="The limit of this month is reached.">
          Interviews go on with the rules alone until the next month begins or the limit is raised.
        </Note>
      ) : null}
      <ModelForm key={own ? 'own' : 'new'} {...{ models, onReread }} onCancel={() => setAdding(false)} />
      {own ? <ModelTestRow own={own} /> : null}
      {own && usage ? <ModelSpend usage={usage} /> : null}
    </>
  );
}

/** In a few words, beside the title. */
function stateOf({ own, operators }: Models, usage: ModelUsage | undefined): string {
  if (!own) return operators ? `${operators}, set by the operator` : 'The rules ask the follow-ups';
  if (!own.passed) return 'The model is not used: its test did not pass; the rules go on alone';
  if (usage && isAtLimit(usage)) return 'At its limit; the rules go on alone';
  return `${own.model} words follow-ups; where it may not, the rules do`;
}

/** A call of this size is refused, and with it nearly every other. */
const A_CALL = 1_000;

function isAtLimit({ month, limits }: ModelUsage): boolean {
  return limits.tokensPerMonth !== null && tokensOf(month) + A_CALL > limits.tokensPerMonth;
}
