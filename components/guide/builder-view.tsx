'use client';
import { useEffect, useState } from 'react';
import { laterDialog } from '@/components/ui/later-dialog';
import { Note } from '@/components/ui/note';
import { toast } from '@/components/ui/toast';
import type { StudyDetail } from '@/lib/client/guide';
import type { SavePhase } from './autosave/save-state';
import { type GuideBuilderProps, HeadPart, type HeadPlace } from './builder-head';
import { EditorPane } from './editor/editor-pane';
import { GuideColumns } from './guide-columns';
import { goToProblem } from './problems/go-to-problem';
import { ProblemsPanel } from './problems/problems-panel';
import { ProblemsProvider, useProblems } from './problems/use-problems';
import { WarningsProvider } from './problems/use-warnings';
import { RemovalProvider } from './removal/use-removal';
import { SaveStatus } from './save/save-status';
import { type Builder, BuilderProvider, useBuilder, useSaving } from './store/use-guide';
import { TryItButton } from './try-it-button';
import { useBuilderKeys } from './use-builder-keys';

const ConflictDialog = laterDialog('Somebody else changed this guide', () =>
  import('./save/conflict-dialog').then((module) => module.ConflictDialog),
);

export interface BuilderViewProps
  extends Pick<GuideBuilderProps, 'renderQuestion' | 'renderActions' | 'onLaunch'> {
  builder: Builder;
  study: StudyDetail;
  otherPages: number;
  head: HeadPlace;
}

/** Outline, editor and preview side by side, with the problems below the editor. */
export function BuilderView({ builder, ...rest }: BuilderViewProps) {
  return (
    <BuilderProvider builder={builder}>
      <ProblemsProvider>
        <WarningsProvider>
          <RemovalProvider>
            <Columns {...rest} />
          </RemovalProvider>
        </WarningsProvider>
      </ProblemsProvider>
    </BuilderProvider>
  );
}

function Columns({
  study,
  otherPages,
  head,
  renderQuestion,
  renderActions,
  onLaunch,
}: Omit<BuilderViewProps, 'builder'>) {
  const { store, autosave } = useBuilder();
  const { list, leave, showAll } = useProblems();
  // When another page links to the problems, they are shown.
  const [problems, setProblems] = useState(
    () => new URLSearchParams(window.location.search).get('problems') === 'open',
  );
  const [current, setCurrent] = useState<string | null>(null);
  const [conflict, setConflict] = useConflict();
  /** Launch always stays enabled and leads to what prevents it; returns whether nothing does. */
  const mayLaunch = () => {
    autosave.saveNow();
    const first = list[0];
    if (!first) return isLaunchable(autosave.state.phase, () => setConflict(true));
    showAll();
    setProblems(true);
    setCurrent(first.key);
    goToProblem(store, first);
    return false;
  };
  useBuilderKeys({ current, onCurrent: setCurrent, launch: () => mayLaunch() && onLaunch() });
  return (
    <>
      <HeadPart place={head} hasPendingEdits={study.hasPendingEdits} launch={mayLaunch}>
        {renderActions({
          saving: <SaveStatus onConflict={() => setConflict(true)} />,
          tryIt: <TryItButton title={study.title} renderQuestion={renderQuestion} />,
        })}
      </HeadPart>
      <Notices study={study} otherPages={otherPages} />
      <GuideColumns title={study.title} renderQuestion={renderQuestion}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only looks which field was left */}
        <div
          className="contents"
          onBlur={({ target }) => leave(target.closest<HTMLElement>('[data-field]')?.dataset.field ?? '')}
        >
          <EditorPane />
        </div>
        <ProblemsPanel open={problems} onOpen={setProblems} current={current} onCurrent={setCurrent} />
      </GuideColumns>
      {conflict ? <ConflictDialog open onClose={() => setConflict(false)} title={study.title} /> : null}
    </>
  );
}

/** The launched version is the server's: edits that it does not accept prevent the launch. */
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
          Participants see the version that was published last. Publish to show them these changes.
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

/** Opens automatically when the author has to choose; may be closed and opened again. */
function useConflict(): [boolean, (open: boolean) => void] {
  const phase = useSaving((state) => state.phase);
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(phase === 'conflict'), [phase]);
  return [open, setOpen];
}
