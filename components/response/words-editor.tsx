'use client';
import { useQueryClient } from '@tanstack/react-query';
import { Play, TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/client/api';
import { usePlayback } from '@/lib/client/playback';
import { useMendWords, wordsQuery } from '@/lib/client/response';
import { placeWords, timeOfPlace } from '@/lib/domain/recording/said-words';
import type { ReadingRowV1 } from '@/lib/wire/v1/reading-row';
import { useDesk } from './reading-desk';
import { useUnsure } from './use-unsure';

/** How far before the cursor the recording is played from, and how fast: for writing along. */
const BACK_MS = 3_000;
const SLOW = 0.75;

/** The words of a spoken answer as a field, in their place. Nothing is lost when somebody else was quicker. */
export function WordsEditor({ row }: { row: ReadingRowV1 }) {
  const { responseIndex, user, words } = row;
  const { name, setDraft } = useDesk();
  const [text, setText] = useState(user);
  const [read, setRead] = useState(words?.version ?? 0);
  const [before, setBefore] = useState(user);
  const [isKeptOpen, setKeptOpen] = useState(false);
  const [theirs, setTheirs] = useState<{ text: string; by: string; version: number } | null>(null);
  const client = useQueryClient();
  const mend = useMendWords(name, responseIndex);
  const isChanged = text !== before;
  const leave = () => setDraft(null);
  const keep = (version: number) =>
    mend.mutate(
      { text, version },
      {
        onSuccess: () => {
          toast.done(before === '' ? 'Words kept' : 'Mended. The summary is written anew.');
          leave();
        },
        onError: async (error) => {
          if (!(error instanceof ApiError) || error.code !== 'concurrent_modification') return;
          const newest = await client.fetchQuery({ ...wordsQuery(name, responseIndex), staleTime: 0 });
          const by = newest.versions.at(-1);
          setTheirs({
            text: newest.text,
            by: by?.by === 'transcriber' ? 'The transcriber' : (by?.author?.name ?? 'Somebody'),
            version: newest.version,
          });
        },
      },
    );
  const { canPlay, playFrom } = usePlayAlong(row);
  const area = useRef<HTMLTextAreaElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement | HTMLInputElement>) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
      event.preventDefault();
      if (isChanged) keep(read);
    }
    if (event.key === ' ' && event.altKey) {
      event.preventDefault();
      playFrom(event.currentTarget.selectionStart ?? 0);
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
      if (isChanged) setKeptOpen(true);
      else leave();
    }
  };
  const failed = mend.error && theirs === null ? `It was not kept. ${mend.error.message}` : undefined;
  return (
    <section
      aria-label={user === '' ? 'Write the words' : 'Mend the words'}
      className="mt-1.5 grid gap-2 font-ui text-13 print:hidden"
    >
      {theirs ? (
        <Conflict
          theirs={theirs}
          busy={mend.isPending}
          onTake={() => {
            setText(theirs.text);
            setBefore(theirs.text);
            setRead(theirs.version);
            setTheirs(null);
            leave();
          }}
          onKeep={() => keep(theirs.version)}
        />
      ) : null}
      <TextField
        label="The words of this answer"
        labelHidden
        rows={3}
        value={text}
        onChange={(value) => {
          setText(value);
          setKeptOpen(false);
        }}
        onKeyDown={onKeyDown}
        lang={row.language}
        maxLength={100_000}
        error={failed}
        inputClassName="font-read text-read-19!"
        areaRef={area}
        autoFocus
      />
      <UnsureWords row={row} text={text} area={area} />
      {theirs ? null : (
        <div className="flex flex-wrap items-center gap-2">
          <Button
            size="sm"
            variant="primary"
            keys={['⌘', '↵']}
            busy={mend.isPending && 'Keeping'}
            disabled={!isChanged}
            reasonId={`words-reason-${responseIndex}`}
            onPress={() => keep(read)}
          >
            Keep these words
          </Button>
          <Button size="sm" variant="quiet" onPress={leave}>
            Leave
          </Button>
          {canPlay ? (
            <Button
              size="sm"
              icon={<Play aria-hidden />}
              keys={['⌥', 'Space']}
              onPress={() => playFrom(null)}
            >
              Play from here
            </Button>
          ) : null}
        </div>
      )}
      <p id={`words-reason-${responseIndex}`} role="status" className="text-12 text-ink-3">
        {isKeptOpen
          ? 'Not kept yet: keep these words, or leave.'
          : 'The recording is never changed, and earlier words stay in the history.'}
      </p>
    </section>
  );
}

interface UnsureWordsProps {
  row: ReadingRowV1;
  text: string;
  area: RefObject<HTMLTextAreaElement | null>;
}

/** The words that the transcriber was not sure of and that still stand in the field; pressing one selects it there. */
function UnsureWords({ row, text, area }: UnsureWordsProps) {
  const said = useUnsure(row).map(({ start, end }) => row.user.slice(start, end));
  const left = said.filter((words) => text.includes(words));
  if (left.length === 0) return null;
  const select = (words: string, nth: number) => {
    const start = placeOfNth(text, words, nth);
    area.current?.focus();
    area.current?.setSelectionRange(start, start + words.length);
  };
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-12 text-ink-3">
      Uncertain when it was written down:
      {left.map((words, at) => {
        const nth = left.slice(0, at).filter((one) => one === words).length;
        return (
          <button
            key={`${words} ${nth}`}
            type="button"
            onClick={() => select(words, nth)}
            className="relative font-read text-ink underline decoration-2 decoration-caution decoration-dotted underline-offset-4 after:absolute after:-inset-1"
          >
            {words}
          </button>
        );
      })}
    </p>
  );
}

/** Where words stand for the nth time, from 0; the last time when there are fewer. */
function placeOfNth(text: string, words: string, nth: number): number {
  let at = text.indexOf(words);
  for (let seen = 0; seen < nth; seen += 1) {
    const next = text.indexOf(words, at + 1);
    if (next < 0) break;
    at = next;
  }
  return at;
}

interface ConflictProps {
  theirs: { text: string; by: string };
  busy: boolean;
  onTake: () => void;
  onKeep: () => void;
}

function Conflict({ theirs, busy, onTake, onKeep }: ConflictProps) {
  return (
    <div role="alert" className="grid gap-2 rounded-3 border border-caution-line bg-caution-wash p-3">
      <p className="flex gap-2">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-caution" />
        <span>
          <strong>{`${theirs.by} changed these words while you were writing.`}</strong> Choose what counts;
          the other is kept in the history.
        </span>
      </p>
      <p dir="auto" className="break-words font-read text-read-17 text-ink-2">
        {theirs.text || 'No words'}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onPress={onTake}>
          Take theirs
        </Button>
        <Button size="sm" variant="primary" busy={busy && 'Keeping'} onPress={onKeep}>
          Take mine
        </Button>
      </div>
    </div>
  );
}

/** Plays the answer's recording slowly, from shortly before a place of its words, or from where it is. */
function usePlayAlong({ user, responseIndex }: ReadingRowV1) {
  const playback = usePlayback();
  const segment = playback.state.timeline.segments.find(({ row }) => row === responseIndex);
  const playFrom = (place: number | null) => {
    if (!segment) return;
    const { clockMs } = playback.state;
    const isHere = clockMs >= segment.startMs && clockMs < segment.endMs;
    const known = place === null ? null : timeOfPlace(placeWords(user, segment), place);
    const at = known ?? (isHere ? clockMs : segment.startMs);
    playback.seek(Math.max(segment.startMs, at - BACK_MS));
    playback.set({ rate: SLOW });
    playback.play();
  };
  return { canPlay: segment !== undefined, playFrom };
}
