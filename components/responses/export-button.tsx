'use client';
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { laterDialog } from '@/components/ui/later-dialog';
import type { WireResponseFilter } from '@/lib/wire/v1/response-filter';
import type { ResponsesSummaryV1 } from '@/lib/wire/v1/responses-summary';
import type { Selection } from './use-selection';

// Loaded when first opened; then it stays, because an export continues while it is closed.
const ExportPopover = laterDialog('Export', () =>
  import('./export-popover').then((module) => module.ExportPopover),
);

interface ExportButtonProps {
  studyId: string;
  filter: WireResponseFilter;
  selection: Selection | undefined;
  summary: ResponsesSummaryV1 | undefined;
  open: boolean;
  onOpen: (open: boolean) => void;
}

export function ExportButton({ open, onOpen, ...rest }: ExportButtonProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  return (
    <>
      <Button
        ref={trigger}
        icon={<Download aria-hidden />}
        keys={['X']}
        aria-expanded={open}
        onPress={() => onOpen(!open)}
      >
        Export
      </Button>
      {wanted ? <ExportPopover triggerRef={trigger} open={open} onOpen={onOpen} {...rest} /> : null}
    </>
  );
}
