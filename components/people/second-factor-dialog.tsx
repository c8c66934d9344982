'use client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { Note } from '@/components/ui/note';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { renewRecoveryCodes, secondFactorQuery, turnOffSecondFactor } from '@/lib/client/account';
import { RecoveryCodes } from './recovery-codes';

const WORDS = {
  off: {
    title: 'Turn off the second factor?',
    about: 'Your password alone then signs you in. Your recovery codes stop working.',
    act: 'Turn off',
    busy: 'Turning off',
    failed: 'It is still on.',
  },
  codes: {
    title: 'Make new recovery codes?',
    about: 'Earlier codes stop working.',
    act: 'Make codes',
    busy: 'Making',
    failed: 'There are no new codes.',
  },
} as const;

/** What takes something away from a second factor asks for both once more. */
export function SecondFactorDialog({ what, onClose }: { what: 'off' | 'codes'; onClose: () => void }) {
  const words = WORDS[what];
  const client = useQueryClient();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [touched, setTouched] = useState(false);
  const change = useMutation({
    mutationFn: async (both: { password: string; code: string }): Promise<readonly string[] | null> => {
      if (what === 'codes') return (await renewRecoveryCodes(both)).recoveryCodes;
      await turnOffSecondFactor(both);
      return null;
    },
    onSuccess: (codes) => {
      void client.invalidateQueries({ queryKey: secondFactorQuery().queryKey });
      if (codes) return;
      toast.done('Your second factor is off.');
      onClose();
    },
  });
  if (change.data) return <NewCodes codes={change.data} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      description={words.about}
      width="sm"
      footer={
        <>
          <Button size="lg" onPress={onClose}>
            Cancel
          </Button>
          <Button
            variant={what === 'off' ? 'danger-solid' : 'primary'}
            size="lg"
            type="submit"
            form="both-factors"
            busy={change.isPending && words.busy}
          >
            {words.act}
          </Button>
        </>
      }
    >
      <form
        id="both-factors"
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          setTouched(true);
          if (password !== '' && code.trim() !== '' && !change.isPending) change.mutate({ password, code });
        }}
      >
        {change.error ? (
          <Note tone="critical" live="alert" title={words.failed}>
            {change.error.message}
          </Note>
        ) : null}
        <TextField
          label="Password"
          size="lg"
          type="password"
          value={password}
          onChange={setPassword}
          error={touched && password === '' ? 'Enter your password.' : undefined}
          autoComplete="current-password"
          autoFocus
        />
        <TextField
          label="Code"
          size="lg"
          value={code}
          onChange={setCode}
          hint="Of your authenticator app, or a recovery code."
          error={touched && code.trim() === '' ? 'Enter the code.' : undefined}
          autoComplete="one-time-code"
          maxLength={40}
        />
      </form>
    </Dialog>
  );
}

/** Shown only this once, so it closes only after the checkbox is ticked. */
function NewCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const [kept, setKept] = useState(false);
  return (
    <Dialog
      open
      onClose={onClose}
      keepOpen
      title="Your new recovery codes"
      description="Earlier ones do not work any more. These are shown this once; each signs you in once."
      width="md"
      footer={
        <>
          <span id="codes-kept" className="me-auto text-ink-3">
            {kept ? '' : 'Tick the box to close.'}
          </span>
          <Button variant="primary" size="lg" disabled={!kept} reasonId="codes-kept" onPress={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <RecoveryCodes codes={codes} />
        <Checkbox checked={kept} onChange={setKept}>
          I have stored the codes safely
        </Checkbox>
      </div>
    </Dialog>
  );
}
