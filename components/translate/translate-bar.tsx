'use client';
import { type ReactNode, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Menu } from '@/components/ui/menu';
import { saveFile } from '@/components/ui/save-file';
import { useShortcuts } from '@/components/ui/shell/shortcuts';
import { toast } from '@/components/ui/toast';
import { languageName } from '@/lib/client/languages';
import { useMay } from '@/lib/client/session';
import { type LanguageState, translationFile, useBringIn, useDrafts } from '@/lib/client/translations';

interface TranslateBarProps {
  studyId: string;
  /** The views of the guide. */
  views: ReactNode;
  /** The language that is shown; undefined while there is none. */
  state: LanguageState | undefined;
  /** Whether a model can draft. */
  mayDraft: boolean;
}

/** The views of the guide, the figures of a language, and its files for translators. */
export function TranslateBar({ studyId, views, state, mayDraft }: TranslateBarProps) {
  return (
    <div className="flex min-h-[3rem] shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-6 py-2 text-13 max-[60rem]:px-4">
      {views}
      {state ? <Tools key={state.language} {...{ studyId, state, mayDraft }} /> : null}
    </div>
  );
}

/** The figures of a language with what can be done with all of it; how far its drafts are while they are made. */
function Tools({ studyId, state, mayDraft }: { studyId: string; state: LanguageState; mayDraft: boolean }) {
  const mayEdit = useMay('edit');
  const { draft, isDrafting, left, stop } = useDrafts(studyId, state.language);
  const { texts, approved, edited, machine, outdated } = state;
  const untranslated = texts - approved - edited - machine - outdated;
  const begin = () =>
    draft(undefined, {
      onSuccess: (done) => toast.done(draftedText(done)),
      onError: (error) => toast.failed(`No more was drafted. ${error.message}`),
    });
  const canDraft = mayEdit && mayDraft && untranslated > 0 && !isDrafting;
  useShortcuts('Translate', [{ keys: 'D', label: 'draft', run: begin, hint: true, off: !canDraft }]);
  if (isDrafting) {
    const done = texts - (left ?? untranslated);
    return (
      <>
        <p role="status" className="tabular-nums">
          {`Drafting ${languageName(state.language)}, ${done} of ${texts}`}
        </p>
        <span aria-hidden className="h-1.5 w-[10rem] overflow-hidden rounded-full bg-fill">
          <span className="block h-full bg-accent" style={{ width: `${(100 * done) / texts}%` }} />
        </span>
        <span className="ms-auto">
          <Button size="sm" onPress={stop}>
            Stop here
          </Button>
        </span>
      </>
    );
  }
  return (
    <>
      <Figures state={state} />
      <span className="ms-auto flex flex-wrap items-center gap-2">
        {mayEdit && untranslated > 0 ? (
          mayDraft ? (
            <Button size="sm" onPress={begin}>
              Draft what is missing
            </Button>
          ) : (
            <span className="text-ink-2">
              Drafts need a{' '}
              <Link className="link" href="/organisation/models">
                language model
              </Link>
            </span>
          )
        ) : null}
        <Files studyId={studyId} language={state.language} />
      </span>
    </>
  );
}

function draftedText({ drafted, left }: { drafted: number; left: number }): string {
  const drafts = `${drafted} ${drafted === 1 ? 'draft' : 'drafts'} to read`;
  return left === 0 ? drafts : `${drafts}, ${left} still missing`;
}

function Figures({ state }: { state: LanguageState }) {
  const figures = [
    [state.approved, 'approved'],
    [state.edited, 'edited'],
    [state.machine, state.machine === 1 ? 'draft' : 'drafts'],
    [state.outdated, 'outdated'],
    [state.missing - state.machine, 'missing'],
    [state.texts, 'in all'],
  ] as const;
  return (
    <p className="flex flex-wrap gap-x-4">
      {figures.map(([figure, word]) => (
        <span key={word} className="text-ink-2">
          <strong className="me-1 font-title text-ink tabular-nums">{figure}</strong>
          {word}
        </span>
      ))}
    </p>
  );
}

function Files({ studyId, language }: { studyId: string; language: string }) {
  const mayEdit = useMay('edit');
  const chooser = useRef<HTMLInputElement>(null);
  const bringIn = useBringIn(studyId, language);
  const takeOut = async (format: 'csv' | 'xliff') => {
    try {
      const { name, type, text } = await translationFile(studyId, language, format);
      saveFile(name, type, text);
    } catch (error) {
      toast.failed(`Nothing was taken out. ${error instanceof Error ? error.message : ''}`);
    }
  };
  const bring = (file: File | undefined) => {
    if (!file) return;
    bringIn.mutate(file, {
      onSuccess: ({ approved, edited, machine, outdated, texts }) =>
        toast.done(`${approved + edited + machine + outdated} of ${texts} texts have a translation now`),
      onError: (error) => toast.failed(`${file.name} was not taken. ${error.message}`),
    });
  };
  return (
    <>
      {mayEdit ? (
        <>
          <input
            ref={chooser}
            type="file"
            accept=".csv,.xlf,.xliff"
            aria-label="File of a translator"
            hidden
            onChange={(event) => {
              bring(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          <Button
            size="sm"
            busy={bringIn.isPending && 'Bringing in'}
            onPress={() => chooser.current?.click()}
          >
            Bring in
          </Button>
        </>
      ) : null}
      <Menu
        label="Take out"
        trigger={<Button size="sm">Take out</Button>}
        actions={(['csv', 'xliff'] as const).map((format) => ({
          id: format,
          label: format === 'csv' ? 'For a spreadsheet (CSV)' : 'For a translation tool (XLIFF)',
          run: () => void takeOut(format),
        }))}
      />
    </>
  );
}
