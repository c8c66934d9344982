'use client';
import { ListTree, PanelRight, X } from 'lucide-react';
import dynamic from 'next/dynamic';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Dialog } from '@/components/ui/dialog';
import { IconButton } from '@/components/ui/icon-button';
import { NotFetched } from '@/components/ui/not-fetched';
import { PartBoundary } from '@/components/ui/part-boundary';
import { Outline } from './outline/outline';
import type { RenderQuestion } from './preview/preview-step';

/** The background in place of the preview while it loads. */
const Ground = () => <aside aria-label="Participant preview" className="border-s border-line bg-well" />;
const PreviewPane = dynamic(() => import('./preview/preview-pane').then((module) => module.PreviewPane), {
  loading: Ground,
});
/** Shown instead of the preview when it fails. Editing does not depend on it. */
const NoPreview = () => (
  <aside aria-label="Participant preview" className="border-s border-line bg-well">
    <NotFetched what="The preview" />
  </aside>
);

interface GuideColumnsProps {
  title: string;
  renderQuestion: RenderQuestion;
  /** The outline is read-only: it selects parts and changes none. */
  readOnly?: boolean;
  /** The content between outline and preview. */
  children: ReactNode;
}

/** Outline, the selected part, and preview side by side; without room, only the middle one. */
export function GuideColumns({ title, renderQuestion, readOnly = false, children }: GuideColumnsProps) {
  const [outline, setOutline] = useState(false);
  const [preview, setPreview] = useState(false);
  const wide = useWide();
  return (
    <>
      <div className="grid min-h-0 flex-1 grid-cols-[17.5rem_minmax(0,1fr)_25rem] max-[84rem]:grid-cols-[16rem_minmax(0,1fr)] max-[60rem]:block">
        <Outline readOnly={readOnly} className="border-e border-line max-[60rem]:hidden" />
        <div className="relative flex min-h-0 min-w-0 flex-col">
          <SmallScreenBar
            onOutline={() => setOutline(true)}
            onPreview={() => setPreview(!preview)}
            preview={preview}
          />
          {children}
          {preview && !wide ? (
            <PartBoundary
              missing={
                <Dialog open onClose={() => setPreview(false)} title="Participant sees" width="sm">
                  <NotFetched what="The preview" />
                </Dialog>
              }
            >
              <PreviewPane
                renderQuestion={renderQuestion}
                title={title}
                className="absolute inset-y-0 end-0 z-sticky w-[25rem] max-w-full border-s border-line max-[60rem]:fixed max-[60rem]:inset-0 max-[60rem]:z-dialog max-[60rem]:w-full"
                close={
                  <IconButton label="Close the preview" size="sm" onPress={() => setPreview(false)}>
                    <X aria-hidden />
                  </IconButton>
                }
              />
            </PartBoundary>
          ) : null}
        </div>
        {wide ? (
          <PartBoundary missing={<NoPreview />}>
            <PreviewPane renderQuestion={renderQuestion} title={title} className="border-s border-line" />
          </PartBoundary>
        ) : null}
      </div>
      <Dialog open={outline} onClose={() => setOutline(false)} title="Outline" width="sm">
        <Outline readOnly={readOnly} onChosen={() => setOutline(false)} className="-mx-4" />
      </Dialog>
    </>
  );
}

/** Outline or preview on pages without a column for them. */
function SmallScreenBar({
  onOutline,
  onPreview,
  preview,
}: {
  onOutline: () => void;
  onPreview: () => void;
  preview: boolean;
}) {
  return (
    <div className="flex min-h-[2.75rem] shrink-0 items-center gap-2 border-b border-line px-4 min-[84rem]:hidden">
      <Button
        size="sm"
        variant="quiet"
        className={classNames('-ms-2 min-[60rem]:hidden', 'pointer-coarse:h-[2.75rem]!')}
        icon={<ListTree aria-hidden />}
        onPress={onOutline}
      >
        Outline
      </Button>
      <Button
        size="sm"
        variant="quiet"
        className="ms-auto pointer-coarse:h-[2.75rem]!"
        pressed={preview}
        icon={<PanelRight aria-hidden />}
        onPress={onPreview}
      >
        Participant sees
      </Button>
    </div>
  );
}

/**
 * Whether there is room for the preview beside the editor. Without room it is not rendered, because that costs time.
 */
function useWide(): boolean {
  const [wide, setWide] = useState(true);
  useEffect(() => {
    const query = window.matchMedia('(min-width: 84rem)');
    const read = () => setWide(query.matches);
    read();
    query.addEventListener('change', read);
    return () => query.removeEventListener('change', read);
  }, []);
  return wide;
}
