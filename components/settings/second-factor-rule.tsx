'use client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorNote } from '@/components/ui/error-note';
import { laterDialog } from '@/components/ui/later-dialog';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { type SecondFactorRule as Rule, secondFactorRuleQuery } from '@/lib/client/people';
import { useMay } from '@/lib/client/session';

const RuleDialog = laterDialog('Second factor of members', () =>
  import('./second-factor-rule-dialog').then((parts) => parts.SecondFactorRuleDialog),
);

/** Of the organisation, for owners and admins: whether members need a second factor. */
export function SecondFactorRule() {
  const maySet = useMay('own');
  const { data, error, refetch } = useQuery(secondFactorRuleQuery());
  const [changing, setChanging] = useState(false);
  if (error) {
    return (
      <ErrorNote title="Who needs a second factor could not be read." retry={() => void refetch()}>
        {error.message}
      </ErrorNote>
    );
  }
  if (!data) {
    return (
      <div className="grid gap-3">
        <Loading what="who needs a second factor" />
        <Skeleton className="h-md w-full" />
      </div>
    );
  }
  return (
    <>
      <p className="text-ink-2">{ruleText(data.rule)}</p>
      {maySet ? (
        <div>
          <Button onPress={() => setChanging(true)}>Change</Button>
        </div>
      ) : (
        <p className="text-ink-3">Owners change this.</p>
      )}
      {changing ? <RuleDialog of={data} onClose={() => setChanging(false)} /> : null}
    </>
  );
}

/** "Required of every member but Olive Owner. 3 of 8 have one." */
function ruleText({ required, exemptUserId, members }: Rule): string {
  const exempt = members.find(({ userId }) => userId === exemptUserId);
  const who = exempt ? `every member but ${exempt.name}` : 'every member';
  return `${required ? `Required of ${who}.` : 'Each member decides.'} ${countText(members)}`;
}

function countText(members: Rule['members']): string {
  const having = members.filter(({ hasSecondFactor }) => hasSecondFactor).length;
  if (having === members.length) return members.length === 1 ? 'You have one.' : 'All have one.';
  return `${having} of ${members.length} ${having === 1 ? 'has' : 'have'} one.`;
}
