'use client';
import { useQuery } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { countOfPeople } from '@/components/ui/count-of-people';
import { ConfirmDialog } from '@/components/ui/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorNote } from '@/components/ui/error-note';
import { FilmPlayer } from '@/components/ui/film-player';
import { Link } from '@/components/ui/link';
import { useShortcuts } from '@/components/ui/shell/shortcuts';
import { Loading } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import { asString } from '@/lib/client/address/parsers';
import { useAddressPart } from '@/lib/client/address/use-address';
import { ApiError } from '@/lib/client/api';
import { studyClipsQuery, studyReelsQuery, useDeleteClip, useDeleteReel } from '@/lib/client/clips';
import type { ClipV1 } from '@/lib/wire/v1/clip';
import type { ReelV1 } from '@/lib/wire/v1/reel';
import { FilmState } from './film-state';
import { clipPart, partsOf, type ReelPart } from './reel-draft';
import { ReelMaker } from './reel-maker';

interface ClipsPageProps {
  studyId: string;
  /** The head of the findings, with the number of clips once it is known. */
  renderHead: (count: number | undefined) => ReactNode;
  /** What makes links to a film. */
  renderShare: (film: SharedFilm, title: string, onClose: () => void) => ReactNode;
}

type SharedFilm = { what: 'clip'; clipId: string } | { what: 'reel'; reelId: string };

/** The clips of a study, its reels, and the film that is looked at. */
export function ClipsPage({ studyId, renderHead, renderShare }: ClipsPageProps) {
  const [shared, setShared] = useState<{ film: SharedFilm; title: string } | null>(null);
  const clips = useQuery(studyClipsQuery(studyId));
  const reels = useQuery(studyReelsQuery(studyId));
  const [parts, setParts] = useState<readonly ReelPart[]>([]);
  const [changed, setChanged] = useState<ReelV1 | null>(null);
  const [chosen, setChosen] = useAddressPart('film', asString);
  const preview = useRef<HTMLElement>(null);
  const all = clips.data?.clips ?? [];
  const films = reels.data?.reels ?? [];
  const inReel = new Set(parts.flatMap((part) => (part.kind === 'clip' ? [part.clipId] : [])));
  const error = clips.error ?? reels.error;
  const clip =
    all.find(({ id }) => id === chosen) ?? (films.some(({ id }) => id === chosen) ? undefined : all[0]);
  const reel = films.find(({ id }) => id === chosen);
  const order = [...all, ...films].map(({ id }) => id);
  const look = (id: string | undefined) => {
    if (id === undefined) return;
    setChosen(id);
    preview.current?.scrollIntoView({ block: 'nearest' });
  };
  const step = (by: number) => {
    const at = order.indexOf(reel?.id ?? clip?.id ?? '');
    look(order[Math.max(0, Math.min(order.length - 1, at + by))]);
  };
  const isMaking = parts.length > 0 || changed !== null;
  const put = (one: ClipV1) => {
    if (!inReel.has(one.id)) setParts((before) => [...before, clipPart(one)]);
  };
  useShortcuts('Clips', [
    { keys: 'J K', label: 'film', run: () => undefined, hint: true },
    { keys: 'J', label: 'next film', run: () => step(1), unlisted: true },
    { keys: 'K', label: 'film before', run: () => step(-1), unlisted: true },
    {
      keys: 'Space',
      label: 'play',
      hint: true,
      run: () => playOrPause(preview.current?.querySelector('video') ?? null),
    },
    { keys: '↵', label: 'put into the reel', hint: true, off: !clip, run: () => clip && put(clip) },
  ]);
  const share = (film: SharedFilm, title: string) => setShared({ film, title });
  return (
    <>
      {renderHead(clips.data?.total)}
      {error ? (
        <ErrorNote
          className="m-4"
          title="The clips could not be loaded."
          requestId={error instanceof ApiError ? error.requestId : null}
          retry={() => void Promise.all([clips.refetch(), reels.refetch()])}
        >
          {error.message}
        </ErrorNote>
      ) : null}
      {clips.isPending ? <Loading what="clips" /> : null}
      {clips.data?.total === 0 && films.length === 0 ? (
        <EmptyState title="No clips yet">
          Select words in a transcript that was recorded and press Clip. The words become a film with
          captions; the recording itself is not copied until then.
        </EmptyState>
      ) : null}
      {all.length > 0 || films.length > 0 ? (
        <div className="grid min-h-0 flex-1 grid-cols-[19rem_minmax(0,1fr)_33rem] max-[90rem]:grid-cols-[19rem_minmax(0,1fr)_26rem] max-[78rem]:grid-cols-[19rem_minmax(0,1fr)] max-[78rem]:overflow-auto max-[60rem]:grid-cols-1 max-[60rem]:overflow-visible">
          <section
            aria-label="Clips"
            className="min-h-0 overflow-auto border-e border-line max-[78rem]:row-span-2 max-[78rem]:overflow-visible max-[60rem]:border-e-0"
          >
            <Head title="Clips" about={peopleOf(all)} />
            <ul>
              {all.map((one) => (
                <ClipRow
                  key={one.id}
                  clip={one}
                  isLookedAt={one.id === clip?.id && !reel}
                  isInReel={inReel.has(one.id)}
                  onLook={() => look(one.id)}
                  onPut={() => put(one)}
                />
              ))}
            </ul>
          </section>
          <div className="min-h-0 overflow-auto bg-sheet max-[78rem]:order-last max-[78rem]:overflow-visible">
            {isMaking ? (
              <ReelMaker
                key={changed?.id ?? 'new'}
                {...{ studyId, parts }}
                onChange={setParts}
                reel={changed}
                onDone={() => {
                  setParts([]);
                  setChanged(null);
                }}
              />
            ) : null}
            {films.length > 0 ? (
              <section aria-label="Reels">
                <Head title="Reels" about={`${films.length}`} />
                <ul>
                  {films.map((one) => (
                    <ReelRow
                      key={one.id}
                      reel={one}
                      isLookedAt={one.id === reel?.id}
                      onLook={() => look(one.id)}
                      onChange={() => {
                        setParts(partsOf(one));
                        setChanged(one);
                      }}
                    />
                  ))}
                </ul>
              </section>
            ) : isMaking ? null : (
              <p className="px-6 py-5 text-13 text-ink-2">
                Put clips into a reel: one film of several, with cards between them if you like.
              </p>
            )}
          </div>
          <section
            ref={preview}
            aria-label="Preview"
            className="min-h-0 overflow-auto border-s border-line px-5 py-4 max-[78rem]:overflow-visible max-[60rem]:order-first max-[60rem]:border-s-0 max-[60rem]:border-b"
          >
            {reel ? (
              <Preview
                key={reel.id}
                film={reel}
                about={reelInWords(reel)}
                onShare={() => share({ what: 'reel', reelId: reel.id }, reel.title)}
              >
                <DeleteReel {...{ studyId, reel }} />
              </Preview>
            ) : clip ? (
              <Preview
                key={clip.id}
                film={clip}
                about={
                  <Link
                    className="link"
                    href={`/studies/${encodeURIComponent(studyId)}/responses/${clip.readableId}#row-${clip.responseIndex}`}
                  >
                    {`No. ${clip.readableId}`}
                  </Link>
                }
                onShare={() => share({ what: 'clip', clipId: clip.id }, clip.title)}
              >
                <DeleteClip {...{ studyId, clip }} />
              </Preview>
            ) : null}
          </section>
        </div>
      ) : null}
      {shared ? renderShare(shared.film, `Share ${shared.title}`, () => setShared(null)) : null}
    </>
  );
}

function playOrPause(video: HTMLVideoElement | null): void {
  if (!video) return;
  if (video.paused) void video.play().catch(() => undefined);
  else video.pause();
}

/** "6, of 4 people". */
function peopleOf(clips: readonly ClipV1[]): string {
  const people = new Set(clips.map(({ responseId }) => responseId)).size;
  return `${clips.length}, of ${countOfPeople(people)}`;
}

function reelInWords({ clips, removedClips }: ReelV1): string {
  const lost = removedClips === 0 ? '' : `, ${removedClips} deleted since`;
  return `${clips.length === 1 ? '1 clip' : `${clips.length} clips`}${lost}`;
}

function Head({ title, about }: { title: string; about: string }) {
  return (
    <div className="flex h-[2.75rem] items-center gap-2 border-b border-line px-4">
      <h2 className="font-strong">{title}</h2>
      <span className="text-13 text-ink-3 tabular-nums">{about}</span>
    </div>
  );
}

interface RowProps {
  film: ClipV1 | ReelV1;
  about: string;
  isLookedAt: boolean;
  onLook: () => void;
  children: ReactNode;
}

/** A film in a list: pressing it shows it. */
function FilmRow({ film, about, isLookedAt, onLook, children }: RowProps) {
  const { title, posterUrl } = film;
  return (
    <li
      className={classNames(
        'relative grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-x-3 border-b border-line px-4 py-2',
        isLookedAt ? 'bg-accent-wash' : 'hover:bg-well',
      )}
    >
      {isLookedAt ? <span aria-hidden className="absolute inset-y-0 start-0 w-0.5 bg-accent" /> : null}
      <span className="aspect-video overflow-hidden rounded-1 bg-black">
        {posterUrl === null ? null : (
          // biome-ignore lint/performance/noImgElement: its address is signed, for an hour
          <img src={posterUrl} alt="" className="size-full object-cover" />
        )}
      </span>
      <span className="grid min-w-0 gap-0.5">
        <button
          type="button"
          aria-current={isLookedAt ? 'true' : undefined}
          onClick={onLook}
          className="truncate text-start text-13 after:absolute after:inset-0 pointer-coarse:min-h-[2.75rem]"
        >
          {title}
        </button>
        <span className="flex flex-wrap items-center gap-x-2 text-12 text-ink-3 tabular-nums">
          {about}
          {film.status === 'failed' ? (
            <span className="text-caution">was not made</span>
          ) : (
            <FilmState film={film} />
          )}
          <span className="relative">{children}</span>
        </span>
      </span>
    </li>
  );
}

interface ClipRowProps {
  clip: ClipV1;
  isLookedAt: boolean;
  isInReel: boolean;
  onLook: () => void;
  onPut: () => void;
}

function ClipRow({ clip, isInReel, onPut, ...row }: ClipRowProps) {
  return (
    <FilmRow film={clip} about={`No. ${clip.readableId}`} {...row}>
      {isInReel ? (
        'in the reel'
      ) : (
        <Button size="sm" variant="quiet" onPress={onPut}>
          Put into a reel
        </Button>
      )}
    </FilmRow>
  );
}

interface ReelRowProps {
  reel: ReelV1;
  isLookedAt: boolean;
  onLook: () => void;
  onChange: () => void;
}

function ReelRow({ reel, onChange, ...row }: ReelRowProps) {
  return (
    <FilmRow film={reel} about={reelInWords(reel)} {...row}>
      <Button size="sm" variant="quiet" onPress={onChange}>
        Change
      </Button>
    </FilmRow>
  );
}

interface PreviewProps {
  film: ClipV1 | ReelV1;
  about: ReactNode;
  onShare: () => void;
  children: ReactNode;
}

/** The film with its words, and what can be done with it. */
function Preview({ film, about, onShare, children }: PreviewProps) {
  return (
    <div className="grid gap-3">
      {film.mp4Url === null ? (
        <div className="grid aspect-video w-full place-items-center rounded-3 bg-well">
          {film.status === 'failed' ? null : <FilmState film={film} />}
        </div>
      ) : (
        <FilmPlayer film={film} className="aspect-video w-full rounded-3 bg-black" />
      )}
      {film.status === 'failed' ? <FilmState film={film} /> : null}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="min-w-0 text-16 font-title break-words">{film.title}</h2>
        <span className="text-13 text-ink-3 tabular-nums">{about}</span>
        <span className="ms-auto flex gap-2">
          <Button size="sm" icon={<Share2 aria-hidden />} onPress={onShare}>
            Share
          </Button>
          {children}
        </span>
      </div>
      {film.transcript === '' ? null : (
        <p dir="auto" className="whitespace-pre-wrap font-read text-read-15 text-ink-2">
          {film.transcript}
        </p>
      )}
    </div>
  );
}

function DeleteClip({ studyId, clip }: { studyId: string; clip: ClipV1 }) {
  const remove = useDeleteClip(studyId);
  return (
    <DeleteFilm
      title={`Delete the clip ${clip.title}`}
      words="Its film goes at once, and reels that show it are made anew without it."
      isPending={remove.isPending}
      run={(done) => remove.mutate(clip, done)}
    />
  );
}

function DeleteReel({ studyId, reel }: { studyId: string; reel: ReelV1 }) {
  const remove = useDeleteReel(studyId);
  return (
    <DeleteFilm
      title={`Delete the reel ${reel.title}`}
      words="Its film goes at once; its clips stay."
      isPending={remove.isPending}
      run={(done) => remove.mutate(reel.id, done)}
    />
  );
}

interface DeleteFilmProps {
  title: string;
  words: string;
  isPending: boolean;
  run: (done: { onSuccess: () => void; onError: (error: Error) => void }) => void;
}

function DeleteFilm({ title, words, isPending, run }: DeleteFilmProps) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button size="sm" variant="quiet" onPress={() => setAsked(true)}>
        Delete
      </Button>
      {asked ? (
        <ConfirmDialog
          open
          onClose={() => setAsked(false)}
          title={title}
          keep="Keep it"
          confirm="Delete"
          danger
          busy={isPending && 'Deleting'}
          onConfirm={() =>
            run({
              onSuccess: () => setAsked(false),
              onError: (error) => {
                setAsked(false);
                toast.failed(`It was not deleted. ${error.message}`);
              },
            })
          }
        >
          <p>{words}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
