'use client';
import { Pause, Play } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { FocusScope } from 'react-aria/FocusScope';
import { Button } from '@/components/ui/button';
import { ErrorNote } from '@/components/ui/error-note';
import { type FilmLook, FilmOptions, PLAIN_FILM } from '@/components/ui/film-options';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/client/api';
import { useMakeClip } from '@/lib/client/clips';
import { usePlayback, usePlaybackState } from '@/lib/client/playback';
import { timedWords } from '@/lib/domain/recording/timed-words';
import { cutMoved, cutOf, withSentence } from './cut';
import { CutStrip, tenths } from './cut-strip';
import { useDesk } from './reading-desk';
import type { RowPassage } from './selected-passage';

const TITLE_LENGTH = 80;
/** Long enough to follow it. */
const STAYS_MS = 20_000;

/** Below the review room: what a clip is cut out of, by its words. Words that are given here are bleeped and blackened. */
export function CutDock({ passage, onClose }: { passage: RowPassage; onClose: () => void }) {
  const { name, reading, setCut: show } = useDesk();
  const router = useRouter();
  const make = useMakeClip(name);
  const timeline = usePlaybackState((state) => state.timeline);
  const segment = timeline.segments.find(({ row }) => row === passage.row);
  const text = reading.transcript.find(({ responseIndex }) => responseIndex === passage.row)?.user ?? '';
  const words = useMemo(() => (segment ? timedWords(text, segment) : []), [text, segment]);
  const [cut, setCut] = useState(() => cutOf(words, passage));
  const [own, setOwn] = useState<string | null>(null);
  const [names, setNames] = useState('');
  const [look, setLook] = useState<FilmLook>(PLAIN_FILM);
  const from = words[cut.first];
  const to = words[cut.last];
  const [start, end] = [from?.start ?? 0, to?.end ?? 0];
  useEffect(() => {
    show({ row: passage.row, start, end });
  }, [show, passage.row, start, end]);
  useEffect(() => () => show(null), [show]);
  const title = own ?? text.slice(start, end).slice(0, TITLE_LENGTH).toWellFormed();
  const played = usePlayedCut(from?.fromMs ?? 0, to?.toMs ?? 0);
  const begin = () => {
    if (make.isPending) return;
    const given = names.split(',').flatMap((one) => one.trim() || []);
    const { captions, hide } = look;
    make.mutate(
      {
        ...(title.trim() === '' ? {} : { title: title.trim() }),
        from: { responseIndex: passage.row, word: cut.first },
        to: { responseIndex: passage.row, word: cut.last },
        captions,
        ...(hide.length > 0 ? { hide: [...hide] } : {}),
        ...(given.length > 0 ? { names: given } : {}),
      },
      {
        onSuccess: () => {
          toast.done('The clip is being made. It will be under Findings, Clips.', {
            next: {
              label: 'Show clips',
              run: () => router.push(`/studies/${encodeURIComponent(name.studyId)}/findings/clips`),
            },
            stays: STAYS_MS,
          });
          onClose();
        },
      },
    );
  };
  const press = (event: KeyboardEvent) => {
    const { target, key } = event;
    const isField = target instanceof HTMLInputElement && target.type !== 'checkbox';
    const act = keyAct();
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();

    function keyAct(): (() => void) | undefined {
      if (key === 'Escape') return onClose;
      if (key === 'Enter' && (event.metaKey || event.ctrlKey)) return begin;
      if (isField || event.metaKey || event.ctrlKey || event.altKey) return undefined;
      const side = event.shiftKey ? 'last' : 'first';
      if (key === 'ArrowLeft') return () => setCut(cutMoved(words, cut, side, -1));
      if (key === 'ArrowRight') return () => setCut(cutMoved(words, cut, side, 1));
      if (key === ' ' && !(target instanceof HTMLButtonElement)) return played.toggle;
      return undefined;
    }
  };
  return (
    <FocusScope restoreFocus>
      <div
        role="dialog"
        aria-label={`New clip of response ${reading.readableId}`}
        onKeyDown={press}
        className="sticky bottom-0 z-sticky max-h-[70dvh] shrink-0 overflow-auto border-t border-line-strong bg-paper print:hidden"
      >
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-6 py-3 max-[60rem]:px-4">
          <h2 className="text-14 font-title">{`New clip of response ${reading.readableId}`}</h2>
          <Button
            size="sm"
            variant="quiet"
            icon={played.isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
            onPress={played.toggle}
          >
            {played.isPlaying ? 'Pause' : 'Play the cut'}
          </Button>
          {from && to ? (
            <span className="text-13 tabular-nums">
              <b className="font-strong">{tenths(from.fromMs)}</b>
              {' to '}
              <b className="font-strong">{tenths(to.toMs)}</b>
              <span className="ms-2 text-ink-3">{`${Math.max(1, Math.round((to.toMs - from.fromMs) / 1_000))} s`}</span>
            </span>
          ) : null}
          <span className="text-12 text-ink-3 max-[78rem]:hidden">
            Ends stay on whole words: ← → start, ⇧ ← → end
          </span>
          <Button
            size="sm"
            variant="quiet"
            disabled={cut.last >= words.length - 1}
            onPress={() => setCut(withSentence(words, text, cut))}
          >
            One sentence more
          </Button>
          <span className="ms-auto flex gap-2">
            <Button variant="quiet" onPress={onClose}>
              Discard
            </Button>
            <Button
              variant="primary"
              keys={['⌘', '↵']}
              busy={make.isPending && 'Making clip'}
              onPress={begin}
              autoFocus
            >
              Make clip
            </Button>
          </span>
        </div>
        {make.error ? (
          <ErrorNote
            className="mx-6 mb-3"
            title="The clip was not made."
            requestId={make.error instanceof ApiError ? make.error.requestId : null}
          >
            {make.error.message}
          </ErrorNote>
        ) : null}
        {segment ? (
          <CutStrip
            {...{ timeline, text, words, cut }}
            startMs={segment.startMs}
            endMs={segment.endMs}
            onCut={setCut}
          />
        ) : null}
        <div className="flex flex-wrap items-start gap-x-8 gap-y-3 px-6 pt-2 pb-4 max-[60rem]:px-4">
          <TextField
            label="Title"
            className="w-[24rem] max-w-full"
            value={title}
            onChange={setOwn}
            maxLength={300}
          />
          <TextField
            label="Names to hide"
            hint="Separated by commas: bleeped in the sound, blackened in the words."
            className="w-[20rem] max-w-full"
            value={names}
            onChange={setNames}
          />
          <FilmOptions look={look} onChange={setLook} />
        </div>
      </div>
    </FocusScope>
  );
}

/** Plays from one time to another, in the player of the review room. */
function usePlayedCut(fromMs: number, toMs: number): { isPlaying: boolean; toggle: () => void } {
  const playback = usePlayback();
  const [isOn, setOn] = useState(false);
  const isPlaying = usePlaybackState((state) => state.playing) && isOn;
  const isOver = usePlaybackState((state) => state.clockMs >= toMs);
  useEffect(() => {
    if (!isPlaying || !isOver) return;
    playback.pause();
    setOn(false);
  }, [isPlaying, isOver, playback]);
  const toggle = () => {
    if (isPlaying) return playback.pause();
    playback.seek(fromMs);
    playback.play();
    setOn(true);
  };
  return { isPlaying, toggle };
}
