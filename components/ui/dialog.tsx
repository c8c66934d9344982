'use client';
import type { ReactNode } from 'react';
import { Button } from './button';
import type { DialogProps } from './overlay-types';
import { useOverlayParts } from './use-overlay-parts';

/** The focus starts at the first decision and returns to the opener. */
export function Dialog(props: DialogProps) {
  const parts = useOverlayParts(props.open);
  return parts ? <parts.DialogWindow {...props} /> : null;
}

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The cancel button's label, as a verb: "Keep it". */
  keep: string;
  /** The confirm button's label, verb and object: "Delete response". */
  confirm: string;
  busy?: string | false;
  danger?: boolean;
  error?: ReactNode;
  onConfirm: () => void;
}

/** A question that names the object, with verbs as answers. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, children, keep, confirm, busy, danger, error, onConfirm } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      width="md"
      alert
      footer={
        <>
          <Button onPress={onClose} size="lg" autoFocus>
            {keep}
          </Button>
          <Button variant={danger ? 'danger-solid' : 'primary'} size="lg" busy={busy} onPress={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <div className="grid gap-3 text-ink-2">
        {children}
        {error}
      </div>
    </Dialog>
  );
}
