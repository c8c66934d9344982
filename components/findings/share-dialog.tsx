'use client';
import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { copyText } from '@/components/ui/copy-text';
import { Dialog } from '@/components/ui/dialog';
import { ErrorNote } from '@/components/ui/error-note';
import { agoText, dayText, momentText } from '@/components/ui/moment';
import { MomentField } from '@/components/ui/moment-field';
import { Note } from '@/components/ui/note';
import { Switch } from '@/components/ui/switch';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/client/api';
import { sharesQuery, useCreateShare, useRevokeShare } from '@/lib/client/findings';
import { useStudyHead } from '@/lib/client/study-head';

export type SharedThing =
  | { what: 'report' }
  | { what: 'insight'; insightId: string }
  | { what: 'clip'; clipId: string }
  | { what: 'reel'; reelId: string };

interface ShareDialogProps {
  studyId: string;
  what: SharedThing;
  title: string;
  /** What its readers see, in words. */
  shows?: string;
  onClose: () => void;
}

/** Makes links for people without an account, and closes them. */
export function ShareDialog({ studyId, what, title, shows, onClose }: ShareDialogProps) {
  const mayShareFilms = useStudyHead().launchRefusal === null;
  const isFilm = what.what === 'clip' || what.what === 'reel';
  const [label, setLabel] = useState('');
  const [until, setUntil] = useState<string | null>(null);
  const [password, setPassword] = useState('');
  const [withRecordings, setWithRecordings] = useState(isFilm && mayShareFilms);
  const [withNames, setWithNames] = useState(false);
  const [mayDownload, setMayDownload] = useState(!isFilm);
  const create = useCreateShare(studyId);
  const make = () =>
    create.mutate(
      {
        ...what,
        ...{ withNames, withRecordings, mayDownload, expiresAt: until },
        label: label.trim() === '' ? null : label.trim(),
        password: password === '' ? null : password,
      },
      { onSuccess: () => setPassword('') },
    );
  const { data: made, error } = create;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description="Whoever has the link can see it without an account. Search engines cannot."
      footer={
        made ? (
          <>
            <Button onPress={() => create.reset()}>Make another</Button>
            <Button variant="primary" onPress={onClose}>
              Done
            </Button>
          </>
        ) : (
          <>
            <Button onPress={onClose}>Close</Button>
            <Button variant="primary" busy={create.isPending && 'Making'} onPress={make} autoFocus={isFilm}>
              Make link
            </Button>
          </>
        )
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {made ? <Made url={made.url} /> : null}
        {error ? (
          <ErrorNote title="No link was made." requestId={error instanceof ApiError ? error.requestId : null}>
            {error.message}
          </ErrorNote>
        ) : null}
        {made ? null : (
          <>
            {shows ? <p className="text-ink-2">{`They see ${shows}.`}</p> : null}
            <TextField
              label="For whom"
              hint="In your words, for the list of links."
              value={label}
              onChange={setLabel}
              maxLength={300}
            />
            <fieldset className="grid gap-[0.625rem]">
              <legend className="mb-1.5 text-ink-2">With</legend>
              {what.what === 'insight' ? null : (
                <Option
                  name={isFilm ? 'Picture and sound' : 'Recordings: clips and quotes can be played'}
                  hint={
                    mayShareFilms
                      ? isFilm
                        ? 'Off: only its words.'
                        : 'Off: only their words.'
                      : 'Recordings are shared by those who may launch the study.'
                  }
                  checked={withRecordings}
                  onChange={setWithRecordings}
                  disabled={!mayShareFilms}
                />
              )}
              <Option
                name="Numbers of responses, and names"
                hint={`Off: the names of those who say who they are or follow a title, mail addresses and telephone numbers are blackened in the words. Others, such as “with Peter Müller”, stay${isFilm ? ', and so does the film' : ''}: read it first.`}
                checked={withNames}
                onChange={setWithNames}
              />
              <Option name="Print and download" checked={mayDownload} onChange={setMayDownload} />
            </fieldset>
            <MomentField
              label="Until"
              hint={until === null ? 'Empty: until somebody revokes it.' : 'Then the link closes by itself.'}
              value={until}
              onChange={setUntil}
            />
            <TextField
              label="Password"
              hint="Tell it to them another way. It cannot be read again here."
              value={password}
              onChange={setPassword}
              maxLength={200}
              autoComplete="off"
            />
          </>
        )}
        <Links studyId={studyId} newest={made?.id ?? null} />
      </div>
    </Dialog>
  );
}

interface OptionProps {
  name: ReactNode;
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

function Option({ name, hint, checked, onChange, disabled = false }: OptionProps) {
  return (
    <div className="grid gap-0.5">
      <Switch checked={checked} onChange={onChange} disabled={disabled}>
        {name}
      </Switch>
      {hint ? <span className="ps-[2.25rem] text-12 text-ink-3">{hint}</span> : null}
    </div>
  );
}

function Made({ url }: { url: string }) {
  const id = useId();
  return (
    <Note tone="positive" live="status" title="The link is open.">
      Its address is shown this once.
      <span className="mt-2 flex gap-2">
        <label htmlFor={id} className="sr-only">
          Address of the link
        </label>
        <input
          id={id}
          readOnly
          value={url}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className="h-md min-w-0 flex-1 rounded-2 border border-line-control bg-sheet px-2 text-ink"
        />
        <Button autoFocus icon={<Copy aria-hidden />} onPress={() => void copyText(url, 'Link copied')}>
          Copy
        </Button>
      </span>
    </Note>
  );
}

function Links({ studyId, newest }: { studyId: string; newest: string | null }) {
  const { data } = useQuery(sharesQuery(studyId));
  const revoke = useRevokeShare(studyId);
  if (!data || data.total === 0) return null;
  const open = data.shares.filter(({ revokedAt }) => revokedAt === null).length;
  return (
    <section aria-label="Links">
      <h3 className="mb-1 text-12 text-ink-3">{`Links in use ${open}`}</h3>
      <ul>
        {data.shares.map((share) => {
          const { id, label, views, lastViewedAt, revokedAt } = share;
          const name = label ?? 'A link';
          return (
            <li
              key={id}
              className={`flex items-start gap-4 border-t border-line py-2 ${id === newest ? 'bg-accent-wash' : ''}`}
            >
              <span className="min-w-0 flex-1">
                <span className={`block ${revokedAt === null ? 'font-strong' : 'text-ink-3'}`}>{name}</span>
                <span className="block text-12 text-ink-3">{inWords(share)}</span>
              </span>
              <span className="text-end tabular-nums">
                <span className="block">{`${views} ${views === 1 ? 'view' : 'views'}`}</span>
                <span className="block text-12 text-ink-3">
                  {lastViewedAt === null ? '' : `last ${agoText(lastViewedAt)}`}
                </span>
              </span>
              {revokedAt === null ? (
                <Button
                  size="sm"
                  variant="danger"
                  onPress={() =>
                    revoke.mutate(id, {
                      onSuccess: () => toast.done(`“${name}” is closed.`),
                      onError: (failure) => toast.failed(`The link is still open. ${failure.message}`),
                    })
                  }
                >
                  Revoke
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface Link {
  what: string;
  withRecordings: boolean;
  expiresAt: string | null;
  hasPassword: boolean;
  revokedAt: string | null;
  revokedBy: { name: string } | null;
}

/** "report with recordings, until 30 Jun, 15:25, with a password". */
function inWords({ what, withRecordings, expiresAt, hasPassword, revokedAt, revokedBy }: Link): string {
  if (revokedAt !== null) {
    const by = revokedBy ? ` by ${revokedBy.name}` : '';
    return `${what}, revoked${by} on ${dayText(revokedAt)}`;
  }
  return [
    withRecordings ? `${what} with recordings` : what,
    expiresAt === null ? '' : `until ${momentText(expiresAt)}`,
    hasPassword ? 'with a password' : '',
  ]
    .filter(Boolean)
    .join(', ');
}
