'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Note } from '@/components/ui/note';
import { RadioGroup } from '@/components/ui/radio-group';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { type SentInvitation, useInvite } from '@/lib/client/people';
import { useSession } from '@/lib/client/session';
import { memberChangeRefusal } from '@/lib/domain/people/member-change';
import { isEmail } from '@/lib/domain/people/person';
import { ROLES, type Role } from '@/lib/domain/roles';
import { EARLIER_LINK, InvitationLink } from './invitation-link';
import { ROLE_WORDS } from './role-words';

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { user, organization } = useSession();
  const invite = useInvite();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('researcher');
  const [touched, setTouched] = useState(false);
  const [sent, setSent] = useState<SentInvitation>();
  const address = email.trim();
  const wrong = touched && !isEmail(address) ? 'Enter an address such as heron@example.org.' : undefined;
  const send = () => {
    setTouched(true);
    if (!isEmail(address)) return;
    invite.mutate(
      { email: address, role },
      {
        onSuccess: (result) => {
          if (result.link !== null) return setSent(result);
          const message = `An invitation was mailed to ${result.invitation.email}.`;
          toast.done(result.replaced ? `${message} ${EARLIER_LINK}` : message);
          onClose();
        },
      },
    );
  };
  if (sent) return <InvitationLink sent={sent} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Invite somebody to ${organization.name}`}
      description="They get a link that works once, for seven days, for their address alone."
      width="md"
      footer={
        <>
          <Button size="lg" onPress={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            size="lg"
            busy={invite.isPending && 'Inviting'}
            type="submit"
            form="invite"
          >
            Invite
          </Button>
        </>
      }
    >
      <form
        id="invite"
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {invite.error ? (
          <Note tone="critical" live="alert" title="Nobody was invited.">
            {invite.error.message}
          </Note>
        ) : null}
        <TextField
          label="Email"
          type="email"
          size="lg"
          value={email}
          onChange={setEmail}
          onBlur={() => setTouched(address !== '')}
          error={wrong}
          autoComplete="off"
          autoFocus
          spellCheck={false}
        />
        <RadioGroup
          label="Role"
          value={role}
          onChange={setRole}
          items={ROLES.map((id) => {
            const refusal = memberChangeRefusal({
              actor: { userId: user.id, role: organization.role },
              target: null,
              to: id,
            });
            return {
              id,
              label: ROLE_WORDS[id].name,
              detail: refusal ?? ROLE_WORDS[id].may,
              disabled: refusal !== undefined,
            };
          })}
        />
      </form>
    </Dialog>
  );
}
