'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { ShowOnce } from '@/components/ui/show-once';

/** Shown only this once, so it closes only after the checkbox is ticked. */
export function SecretDialog({
  name,
  secret,
  onClose,
}: {
  name: string;
  secret: string;
  onClose: () => void;
}) {
  const [kept, setKept] = useState(false);
  return (
    <Dialog
      open
      onClose={onClose}
      keepOpen
      title={`“${name}” is ready`}
      description="Copy the secret now. It is shown this once and cannot be shown again."
      width="lg"
      footer={
        <>
          <span id="secret-kept" className="me-auto text-ink-3">
            {kept ? '' : 'Tick the box to close.'}
          </span>
          <Button variant="primary" size="lg" disabled={!kept} reasonId="secret-kept" onPress={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <ShowOnce label="Secret" value={secret} copied="The secret is copied." />
        <p className="text-ink-2">
          Whoever receives the messages checks each with it, so that nobody else can pretend to be Colloquy.
        </p>
        <Checkbox checked={kept} onChange={setKept}>
          I have put it somewhere safe
        </Checkbox>
      </div>
    </Dialog>
  );
}
