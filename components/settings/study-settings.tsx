'use client';
import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { ErrorNote } from '@/components/ui/error-note';
import { NotFetched } from '@/components/ui/not-fetched';
import { Note } from '@/components/ui/note';
import { PartBoundary } from '@/components/ui/part-boundary';
import { useShortcuts } from '@/components/ui/shell/shortcuts';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/client/api';
import { pageLoaded } from '@/lib/client/page-loaded';
import { fieldsToSave, type RebasedDraft } from '@/lib/client/rebased-draft';
import { studyForecastQuery } from '@/lib/client/retention';
import { useMay, useSession } from '@/lib/client/session';
import { type StudySettings as Saved, settingsQuery, useSaveSettings } from '@/lib/client/settings';
import { useRebasedDraft } from '@/lib/client/use-rebased-draft';
import { Clashes } from './clashes';
import { InterviewSection } from './interview-section';
import { NamesSection } from './names-section';
import { useRetentionCheck } from './retention/use-retention-check';
import {
  changeOf,
  DRAFT_WORDS,
  draftOf,
  draftProblem,
  draftWords,
  fieldWords,
  type SettingsDraft,
  waitsForPublish,
} from './settings-draft';

/** Below the first screen: fetched once what is in sight is there. */
const LowerSections = dynamic(
  async () => {
    await pageLoaded();
    return (await import('./lower-sections')).LowerSections;
  },
  { ssr: false },
);

const SECTIONS = [
  { id: 'names', label: 'Names and link' },
  { id: 'interview', label: 'Interview' },
  { id: 'languages', label: 'Languages' },
  { id: 'access', label: 'Target and access' },
  { id: 'quotas', label: 'Quotas' },
  { id: 'redirects', label: 'Ways back' },
  { id: 'schedule', label: 'Schedule' },
  { id: 'consent', label: 'Consent and look' },
  { id: 'retention', label: 'Keeping' },
  { id: 'delete', label: 'Move or delete' },
];

/** /studies/{studyId}/settings, below the study's head. */
export function StudySettings({ studyId, responseTotal }: { studyId: string; responseTotal: number }) {
  const { data, error, refetch } = useQuery(settingsQuery(studyId));
  if (data) return <SettingsForm saved={data} responseTotal={responseTotal} onReread={refetch} />;
  return (
    <div className="max-w-[60rem] px-8 py-5 max-[60rem]:px-4">
      {error ? (
        <ErrorNote
          title="The settings could not be loaded."
          requestId={error instanceof ApiError ? error.requestId : null}
          retry={() => void refetch()}
        >
          {error.message}
        </ErrorNote>
      ) : (
        <div className="grid gap-8">
          <Loading what="the settings" />
          {[0, 1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-md w-full" />
          ))}
        </div>
      )}
    </div>
  );
}

interface SettingsFormProps {
  saved: Saved;
  responseTotal: number;
  onReread: () => Promise<{ error: Error | null }>;
}

/** By study: unsaved edits are still there when the author comes back from another page. */
const unsaved = new Map<string, RebasedDraft<SettingsDraft>>();

/** Keeps them until they are saved or discarded; meanwhile the browser asks before it closes whatever page is shown. */
function keepUnsaved(studyId: string, form: RebasedDraft<SettingsDraft>): void {
  if (fieldsToSave(form).length > 0) unsaved.set(studyId, form);
  else unsaved.delete(studyId);
  // One listener, however often it is added.
  if (unsaved.size > 0) window.addEventListener('beforeunload', askBeforeLoss);
  else window.removeEventListener('beforeunload', askBeforeLoss);
}

const askBeforeLoss = (event: BeforeUnloadEvent) => event.preventDefault();

function SettingsForm({ saved, responseTotal, onReread }: SettingsFormProps) {
  const { organization } = useSession();
  const readOnly = !useMay('edit');
  const save = useSaveSettings(saved.study.id);
  const retention = useRetentionCheck();
  const form = useRebasedDraft(draftOf(saved.study), saved.version, {
    isSaving: save.isPending,
    kept: unsaved.get(saved.study.id),
  });
  const { stored, version, draft, clashes } = form;
  const fields = fieldsToSave(form);
  const wrong = fields.filter((field) => draftProblem(field, draft) !== undefined);
  const isDirty = fields.length > 0;
  const [at, setAt] = useState('names');
  useEffect(() => keepUnsaved(saved.study.id, { stored, version, draft, clashes }));
  const send = () => {
    if (!isDirty || wrong.length > 0 || save.isPending || retention.isChecking) return;
    const store = () =>
      save.mutate(
        { change: changeOf(draft, fields), version },
        {
          onSuccess: (now) => {
            form.saved(draft, draftOf(now.study), now.version);
            const waits = now.study.status !== 'draft' && waitsForPublish(fields);
            toast.done(waits ? 'Saved. Participants see it once it is published.' : 'Saved.');
          },
        },
      );
    if (!fields.some((field) => field === 'retention' || field === 'consent')) return store();
    // Something may be due by the new numbers: then it is asked for first.
    const told = draft.consent?.retentionDays ?? null;
    void retention.check(studyForecastQuery(saved.study.id, told, draft.retention), store);
  };
  const reread = async () => {
    const { error } = await onReread();
    if (error) toast.failed(`The settings could not be read again. ${error.message}`);
    else {
      save.reset();
      toast.done('Read again. What you did not touch is as it is stored now.');
    }
  };
  useShortcuts('Settings', [
    { keys: '⌘S', label: 'save settings', run: send, inFields: true, off: readOnly },
  ]);
  const change = (part: Partial<SettingsDraft>) => {
    save.reset();
    form.type(part);
  };
  const discard = () => {
    save.reset();
    form.discard();
  };
  const section = { saved: saved.study, draft, change, readOnly };
  return (
    <>
      <div className="grid min-h-0 flex-1 grid-cols-[12rem_minmax(0,1fr)] max-[60rem]:grid-cols-1">
        <nav
          aria-label="Sections"
          className="grid content-start gap-px border-line border-e py-5 ps-4 pe-3 max-[60rem]:hidden"
        >
          {SECTIONS.map(({ id, label }) => (
            <a
              key={id}
              href={`#${id}`}
              onClick={() => setAt(id)}
              aria-current={at === id ? 'true' : undefined}
              className="aria-[current]:bg-fill aria-[current]:font-strong aria-[current]:text-ink flex h-sm items-center rounded-2 px-2 text-ink-2 hover:bg-fill hover:text-ink"
            >
              {label}
            </a>
          ))}
        </nav>
        <div
          className="min-h-0 overflow-auto max-[60rem]:overflow-visible"
          onScroll={({ currentTarget }) => setAt(sectionInView(currentTarget))}
        >
          <div className="max-w-[60rem] px-8 pb-10 max-[60rem]:px-4">
            {readOnly ? (
              <Note className="mt-5">
                {`You are ${organization.role} here and see the settings. Collaborators, researchers, admins and owners change them.`}
              </Note>
            ) : null}
            <NamesSection {...section} responseTotal={responseTotal} />
            <InterviewSection {...section} />
            <PartBoundary missing={<NotFetched what="The rest of the settings" />}>
              <LowerSections {...section} responseTotal={responseTotal} />
            </PartBoundary>
          </div>
        </div>
      </div>
      {isDirty || save.error ? (
        <section
          aria-label="Unsaved changes"
          className="flex min-h-bar shrink-0 flex-wrap items-center gap-2 border-line-strong border-t bg-sheet px-6 py-2 max-[60rem]:sticky max-[60rem]:bottom-0 max-[60rem]:px-4"
        >
          <Clashes
            className="w-full"
            clashes={clashes.map((field) => ({
              field: DRAFT_WORDS[field],
              theirs: draftWords(field, stored),
              mine: draftWords(field, draft),
              takeTheirs: () => change({ [field]: stored[field] }),
            }))}
          />
          <span className="inline-flex items-center gap-1.5 text-caution">
            <span
              aria-hidden
              className="size-[0.4375rem] rounded-full border-[1.5px] border-caution half-caution"
            />
            {fields.length === 1 ? '1 unsaved change' : `${fields.length} unsaved changes`}
          </span>
          <span className="min-w-0 truncate text-ink-3">
            {fields.map((field) => DRAFT_WORDS[field]).join(', ')}
          </span>
          {save.error ? (
            <SaveProblem error={save.error} onReread={() => void reread()} />
          ) : (
            <span
              id="save-state"
              className={classNames('ms-auto text-12', wrong.length > 0 && 'text-critical')}
            >
              {wrong.length > 0 ? `Mend the ${DRAFT_WORDS[wrong[0] ?? 'title']} first` : ''}
            </span>
          )}
          <Button onPress={discard}>Discard</Button>
          <Button
            variant="primary"
            keys={['⌘', 'S']}
            busy={(save.isPending || retention.isChecking) && 'Saving'}
            disabled={!isDirty || wrong.length > 0}
            reasonId="save-state"
            onPress={send}
          >
            Save
          </Button>
        </section>
      ) : null}
      {retention.dialog}
    </>
  );
}

/**
 * The section that was jumped to while its beginning is seen; else the last one that begins in the upper third of what is
 * seen, or the very last at the end of the page.
 */
function sectionInView(page: HTMLElement): string {
  const isAtEnd = page.scrollTop > 0 && page.scrollTop + page.clientHeight >= page.scrollHeight - 1;
  const { top, bottom } = page.getBoundingClientRect();
  const isShown = (id: string) => {
    const begins = document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
    return begins >= top - 1 && begins < bottom;
  };
  // Short ones, and the last ones, have others beside them.
  const chosen = SECTIONS.find(({ id }) => location.hash === `#${id}`);
  if (chosen && isShown(chosen.id)) return chosen.id;
  const line = isAtEnd ? Number.POSITIVE_INFINITY : top + page.clientHeight / 3;
  const above = SECTIONS.filter(({ id }) => {
    const section = document.getElementById(id);
    return section !== null && section.getBoundingClientRect().top < line;
  });
  return above.at(-1)?.id ?? 'names';
}

/** The unsaved settings and their errors. Nothing that was typed is lost. */
function SaveProblem({ error, onReread }: { error: Error; onReread: () => void }) {
  const code = error instanceof ApiError ? error.code : '';
  const issue = error instanceof ApiError ? error.issues[0] : undefined;
  const text =
    code === 'concurrent_modification'
      ? 'Somebody else changed the study meanwhile. Read it again; what you typed stays.'
      : issue
        ? `${fieldWords(issue.path)}: ${issue.message}.`
        : error.message;
  return (
    <span role="alert" className="ms-auto flex min-w-0 flex-wrap items-center gap-2 text-critical">
      <span>{`Not saved. ${text}`}</span>
      {code === 'concurrent_modification' ? (
        <Button size="sm" onPress={onReread}>
          Read again
        </Button>
      ) : null}
    </span>
  );
}
