'use client';
import { Eye, ListTree, PanelRight, X } from 'lucide-react';
import dynamic from 'next/dynamic';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Dialog } from '@/components/ui/dialog';
import { IconButton } from '@/components/ui/icon-button';
import { Note } from '@/components/ui/note';
import { toast } from '@/components/ui/toast';
import type { StudyDetail } from '@/lib/client/guide';
import type { SavePhase } from './autosave/save-state';
import type { BuilderHead } from './builder-head';
import { EditorPane } from './editor/editor-pane';
import { Outline } from './outline/outline';
import type { RenderQuestion } from './preview/preview-step';
import { goToProblem } from './problems/go-to-problem';
import { ProblemsPanel } from './problems/problems-panel';
import { ProblemsProvider, useProblems } from './problems/use-problems';
import { RemovalProvider } from './removal/use-removal';
import { SaveStatus } from './save/save-status';
import { type Builder, BuilderProvider, useBuilder, useSaving } from './store/use-guide';
import { useBuilderKeys } from './use-builder-keys';

/** What stands in for the preview until it is there: its ground. */
const Ground = () => <aside aria-label="Participant preview" className="border-s border-line bg-well" />;
const PreviewPane = dynamic(() => import('./preview/preview-pane').then((module) => module.PreviewPane), {
  loading: Ground,
});
const TryIt = dynamic(() => import('./try-it').then((module) => module.TryIt));
const ConflictDialog = dynamic(() =>
  import('./save/conflict-dialog').then((module) => module.ConflictDialog),
);

interface BuilderViewProps {
  builder: Builder;
  study: StudyDetail;
  otherPages: number;
  renderQuestion: RenderQuestion;
  renderHead: (head: BuilderHead | null) => ReactNode;
  onLaunch: () => void;
}

/** Outline, editor and preview side by side, with the problems under the editor. */
export function BuilderView({ builder, ...rest }: BuilderViewProps) {
  return (
    <BuilderProvider builder={builder}>
      <ProblemsProvider>
        <RemovalProvider>
          <Columns {...rest} />
        </RemovalProvider>
      </ProblemsProvider>
    </BuilderProvider>
  );
}

function Columns({
  study,
  otherPages,
  renderQuestion,
  renderHead,
  onLaunch,
}: Omit<BuilderViewProps, 'builder'>) {
  const { store, autosave } = useBuilder();
  const { list } = useProblems();
  // Who was told elsewhere that there are problems comes to see them.
  const [problems, setProblems] = useState(
    () => new URLSearchParams(window.location.search).get('problems') === 'open',
  );
  const [current, setCurrent] = useState<string | null>(null);
  const [outline, setOutline] = useState(false);
  const [preview, setPreview] = useState(false);
  const [trying, setTrying] = useState(false);
  const [conflict, setConflict] = useConflict();
  const wide = useWide();
  /** Launch stays pressable and leads to what keeps the study from it; answers whether nothing does. */
  const mayLaunch = () => {
    autosave.saveNow();
    const first = list[0];
    if (!first) return isLaunchable(autosave.state.phase, () => setConflict(true));
    setProblems(true);
    setCurrent(first.key);
    goToProblem(store, first);
    return false;
  };
  useBuilderKeys({ current, onCurrent: setCurrent, launch: () => mayLaunch() && onLaunch() });
  return (
    <>
      {renderHead({
        study,
        saving: <SaveStatus onConflict={() => setConflict(true)} />,
        tryIt: (
          <Button icon={<Eye aria-hidden />} onPress={() => setTrying(true)}>
            Try it
          </Button>
        ),
        launch: mayLaunch,
      })}
      <Notices study={study} otherPages={otherPages} />
      <div className="grid min-h-0 flex-1 grid-cols-[17.5rem_minmax(0,1fr)_25rem] max-[84rem]:grid-cols-[16rem_minmax(0,1fr)] max-[60rem]:block">
        <Outline className="border-e border-line max-[60rem]:hidden" />
        <div className="relative flex min-h-0 min-w-0 flex-col">
          <SmallScreenBar
            onOutline={() => setOutline(true)}
            onPreview={() => setPreview(!preview)}
            preview={preview}
          />
          <EditorPane />
          <ProblemsPanel open={problems} onOpen={setProblems} current={current} onCurrent={setCurrent} />
          {preview && !wide ? (
            <PreviewPane
              renderQuestion={renderQuestion}
              title={study.title}
              className="absolute inset-y-0 end-0 z-sticky w-[25rem] max-w-full border-s border-line max-[60rem]:fixed max-[60rem]:inset-0 max-[60rem]:z-dialog max-[60rem]:w-full"
              close={
                <IconButton label="Close the preview" size="sm" onPress={() => setPreview(false)}>
                  <X aria-hidden />
                </IconButton>
              }
            />
          ) : null}
        </div>
        {wide ? (
          <PreviewPane renderQuestion={renderQuestion} title={study.title} className="border-s border-line" />
        ) : null}
      </div>
      <Dialog open={outline} onClose={() => setOutline(false)} title="Outline" width="sm">
        <Outline onChosen={() => setOutline(false)} className="-mx-4" />
      </Dialog>
      {conflict ? <ConflictDialog open onClose={() => setConflict(false)} title={study.title} /> : null}
      {trying ? (
        <TryIt title={study.title} renderQuestion={renderQuestion} onClose={() => setTrying(false)} />
      ) : null}
    </>
  );
}

/** What is launched is what the server has: edits that it cannot have keep the study from it. */
function isLaunchable(phase: SavePhase, onConflict: () => void): boolean {
  if (phase === 'conflict') onConflict();
  if (phase === 'offline' || phase === 'failed') {
    toast.failed('Your last changes are not saved yet, so they could not be launched.');
  }
  return phase !== 'conflict' && phase !== 'offline' && phase !== 'failed';
}

function Notices({ study, otherPages }: { study: StudyDetail; otherPages: number }) {
  const pending = study.status !== 'draft' && study.hasPendingEdits;
  if (!pending && otherPages === 0) return null;
  return (
    <div className="grid gap-2 border-b border-line px-6 py-2 max-[60rem]:px-4">
      {pending ? (
        <Note tone="plain" title="Pending changes.">
          Participants see the version that was published last. Launch again to publish these changes.
        </Note>
      ) : null}
      {otherPages > 0 ? (
        <Note tone="plain" title="Open on another page.">
          This study is being edited in another tab of this browser too. What is saved there appears here.
        </Note>
      ) : null}
    </div>
  );
}

/** Where outline or preview have no room of their own. */
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

/** Opens by itself when a person has to choose; may be put aside and opened again. */
function useConflict(): [boolean, (open: boolean) => void] {
  const phase = useSaving((state) => state.phase);
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(phase === 'conflict'), [phase]);
  return [open, setOpen];
}

/** Whether there is room for the preview beside the editor. It is not drawn where there is none: it costs work. */
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
