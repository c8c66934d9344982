'use client';
import { useId, useState } from 'react';
import { Button } from './button';
import { ConfirmDialog, Dialog } from './dialog';
import { Note } from './note';
import { TextField } from './text-field';

interface HoldDialogProps {
  /** Such as `study “Night trains”`. */
  what: string;
  isBusy: boolean;
  error: Error | null;
  onClose: () => void;
}

/** Asks why nothing is to be deleted any more. */
export function HoldDialog({
  what,
  isBusy,
  error,
  onClose,
  onHold,
}: HoldDialogProps & { onHold: (reason: string) => void }) {
  const [reason, setReason] = useState('');
  const reasonId = useId();
  const words = reason.trim();
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Put ${what} under a legal hold`}
      width="md"
      footer={
        <>
          <Button size="lg" onPress={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            size="lg"
            disabled={words === ''}
            reasonId={reasonId}
            busy={isBusy && 'Setting'}
            onPress={() => onHold(words)}
          >
            Set legal hold
          </Button>
        </>
      }
    >
      <div className="grid gap-3 text-ink-2">
        <p>
          From now on nothing of it is deleted: not by time, not by a colleague, and not by participants, who
          are told that there is a legal duty to keep their answers. Owners and admins lift it.
        </p>
        <TextField
          label="Why"
          value={reason}
          onChange={setReason}
          hint="Such as the number of a case. Your team sees it; participants do not."
          maxLength={1_000}
          rows={2}
        />
        <p id={reasonId} className="text-12 text-ink-3">
          {words === '' ? 'Say why first.' : ''}
        </p>
        {error ? (
          <Note tone="critical" live="alert" title="The hold was not set.">
            {error.message}
          </Note>
        ) : null}
      </div>
    </Dialog>
  );
}

/** Asks before a hold is lifted: what was due all the while goes. */
export function LiftDialog({
  what,
  isBusy,
  error,
  onClose,
  onLift,
}: HoldDialogProps & { onLift: () => void }) {
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Lift the legal hold of ${what}?`}
      keep="Keep the hold"
      confirm="Lift hold"
      danger
      busy={isBusy && 'Lifting'}
      onConfirm={onLift}
      error={
        error ? (
          <Note tone="critical" live="alert" title="The hold is still there.">
            {error.message}
          </Note>
        ) : null
      }
    >
      <p>
        What was kept for long enough is deleted within the hour, and it can be deleted by hand again. That
        cannot be undone.
      </p>
    </ConfirmDialog>
  );
}
