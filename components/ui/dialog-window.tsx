'use client';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from './class-names';
import { IconButton } from './icon-button';
import { returnFocus } from './last-focused';
import type { DialogProps } from './overlay-types';

const WIDTHS = { sm: 'max-w-[24rem]', md: 'max-w-[32rem]', lg: 'max-w-[38rem]', xl: 'max-w-[52rem]' };

/** A dialog that is open. Its top edge is fixed and it grows downwards. */
export function DialogWindow(props: DialogProps) {
  const { open, onClose, title, description, children, footer, keepOpen, alert, width = 'lg' } = props;
  useEffect(() => () => returnFocus(), []);
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
