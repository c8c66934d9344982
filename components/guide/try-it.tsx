'use client';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '@/components/ui/button';
import { PreviewPane } from './preview/preview-pane';
import type { RenderQuestion } from './preview/preview-step';

interface TryItProps {
  title: string;
  renderQuestion: RenderQuestion;
  /** The way to the participant's own page. */
  rehearsal: ReactNode;
  onClose: () => void;
}

/** The preview in the whole window. None of its answers is stored. */
export function TryIt({ title, renderQuestion, rehearsal, onClose }: TryItProps) {
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(open) => !open && onClose()}
      className="fixed inset-0 z-dialog bg-well"
    >
      <Modal className="h-full">
        <AriaDialog aria-label={`Try ${title}`} className="flex h-full flex-col outline-none">
          <PreviewPane
            whole
            renderQuestion={renderQuestion}
            title={title}
            className="flex-1"
            close={
              <>
                {rehearsal}
                <Button size="sm" icon={<X aria-hidden />} onPress={onClose}>
                  Back to editing
                </Button>
              </>
            }
          />
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
