'use client';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Button } from './button';
import { classNames } from './class-names';
import { IconButton } from './icon-button';

const WIDTHS = { sm: 'max-w-[24rem]', md: 'max-w-[32rem]', lg: 'max-w-[38rem]', xl: 'max-w-[52rem]' };

interface DialogProps {
  open: boolean;
  /** Called by Escape, the backdrop and the close button. */
  onClose: () => void;
  /** Names the object: "Launch Booking a first night train". */
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, cancel first, the primary one last. */
  footer?: ReactNode;
  /** Data would be lost: only a button closes it. */
  keepOpen?: boolean;
  /** A question that must be answered. */
  alert?: boolean;
  width?: keyof typeof WIDTHS;
}

/** Its top edge is fixed and it grows downwards. The focus starts at the first decision and returns to the opener. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, children, footer, keepOpen, alert, width = 'lg' } = props;
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      isDismissable={!keepOpen}
      isKeyboardDismissDisabled={keepOpen ?? false}
      className="fixed inset-0 z-dialog grid animate-appear place-items-start justify-items-center overflow-auto bg-scrim px-3 pt-[12vh] pb-6 max-[40rem]:pt-[4vh]"
    >
      <Modal
        className={classNames(
          'flex max-h-[calc(88dvh-1.5rem)] w-full animate-rise flex-col overflow-hidden rounded-4 border border-line-control bg-sheet max-[40rem]:max-h-[94dvh]',
          WIDTHS[width],
        )}
      >
        <AriaDialog
          role={alert ? 'alertdialog' : 'dialog'}
          className="flex min-h-0 flex-1 flex-col outline-none"
        >
          <div className="flex items-start gap-4 px-6 pt-5 pb-4">
            <div className="grid min-w-0 flex-1 gap-1">
              <Heading slot="title" level={2} className="text-16 font-title text-balance">
                {title}
              </Heading>
              {description ? <div className="text-13 text-ink-2">{description}</div> : null}
            </div>
            {keepOpen ? null : (
              <IconButton label="Close" onPress={onClose} className="-me-2 -mt-1" noTooltip>
                <X aria-hidden />
              </IconButton>
            )}
          </div>
          {children === undefined ? null : (
            <div className="min-h-0 flex-1 overflow-auto px-6 pb-5 text-13">{children}</div>
          )}
          {footer === undefined ? null : (
            <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line bg-paper px-6 py-3">
              {footer}
            </div>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
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
