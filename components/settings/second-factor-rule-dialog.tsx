'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { Note } from '@/components/ui/note';
import { Select } from '@/components/ui/select';
import { toast } from '@/components/ui/toast';
import { type OpenSecondFactorRule, useChangeSecondFactorRule } from '@/lib/client/people';

const NOBODY = 'nobody';

/** An owner requires a second factor of members, or no longer. */
export function SecondFactorRuleDialog({
  of: { rule, version },
  onClose,
}: {
  of: OpenSecondFactorRule;
  onClose: () => void;
}) {
  const set = useChangeSecondFactorRule();
  const [required, setRequired] = useState(rule.required);
  const [exempt, setExempt] = useState<string>(rule.exemptUserId ?? NOBODY);
  const owners = rule.members.filter(({ role }) => role === 'owner');
  const without = rule.members.filter(({ userId, hasSecondFactor }) => !hasSecondFactor && userId !== exempt);
  const save = () =>
    set.mutate(
      { change: { required, exemptUserId: exempt === NOBODY ? null : exempt }, version },
      {
        onSuccess: () => {
          toast.done(required ? 'Members need a second factor now.' : 'Members decide themselves now.');
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title="Second factor of members"
      width="md"
      footer={
        <>
          <Button size="lg" onPress={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            size="lg"
            type="submit"
            form="second-factor-rule"
            busy={set.isPending && 'Saving'}
          >
            Save
          </Button>
        </>
      }
    >
      <form
        id="second-factor-rule"
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!set.isPending) save();
        }}
      >
        {set.error ? (
          <Note tone="critical" live="alert" title="It is as it was.">
            {set.error.message}
          </Note>
        ) : null}
        <Checkbox checked={required} onChange={setRequired}>
          Every member needs a second factor
        </Checkbox>
        {required ? (
          <>
            {without.length > 0 ? (
              <Note tone="caution" title={withoutText(without.map(({ name }) => name))}>
                They see nothing of the organisation until they have set one up, which they are led to. API
                keys go on.
              </Note>
            ) : null}
            <Select
              label="Gets in without, in an emergency"
              hint="One owner, for when the second factors of all others fail. Each time they sign in without one is in the audit log, and other owners are told by mail."
              size="lg"
              items={[
                { id: NOBODY, label: 'Nobody' },
                ...owners.map(({ userId, name }) => ({ id: userId, label: name })),
              ]}
              value={exempt}
              onChange={setExempt}
            />
          </>
        ) : null}
      </form>
    </Dialog>
  );
}

const SHOWN = 5;

function withoutText(names: readonly string[]): string {
  const shown = names.slice(0, SHOWN).join(', ');
  const more = names.length > SHOWN ? ` and ${names.length - SHOWN} more` : '';
  return `${shown}${more} ${names.length === 1 ? 'has' : 'have'} none yet.`;
}
