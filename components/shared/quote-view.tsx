'use client';
import { Captions, Pause, Play, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { clockTime } from '@/lib/domain/reading/clock-time';
import { captionAt, type QuotePlaying, type Sound, splitAt, useQuoteSound } from './use-quote-sound';

interface QuoteViewProps {
  /** Null once the words were deleted. */
  quote: string | null;
  by: string;
  /** Null where the words cannot be heard. */
  sound?: Sound | null;
}

/** Words that somebody said, to be read, and heard where they were recorded. */
export function QuoteView({ quote, by, sound = null }: QuoteViewProps) {
  const playing = useQuoteSound(sound);
  if (quote === null) return <Gone>A passage that stood here was deleted by request.</Gone>;
  const at = sound && playing.isOpen ? captionAt(sound, playing.seconds) : null;
  const [before, said, after] = sound && at !== null ? splitAt(quote, sound.captions, at) : [quote, '', ''];
  return (
    <figure className="break-inside-avoid">
      <blockquote
        dir="auto"
        className="font-read text-24 leading-[2rem] tracking-[-0.006em] text-pretty [text-indent:-0.42em] print:ps-[0.42em]"
      >
        {`“${before}`}
        {said === '' ? null : (
          <mark className="bg-accent-wash-2 text-ink shadow-[0_2px_0_var(--accent)] [text-indent:0] print:bg-transparent print:shadow-none">
            {said}
          </mark>
        )}
        {`${after}”`}
      </blockquote>
      {by === '' && sound === null ? null : (
        <figcaption className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-3">
          {sound === null ? null : <Listen sound={sound} playing={playing} />}
          {by === '' ? null : <span>{by}</span>}
        </figcaption>
      )}
      {sound && playing.isOpen ? <Dock sound={sound} playing={playing} caption={at} /> : null}
    </figure>
  );
}

/** What stands where something was deleted. */
export function Gone({ children }: { children: string }) {
  return <p className="text-14 text-ink-3">{children}</p>;
}

function Listen({ sound, playing }: { sound: Sound; playing: QuotePlaying }) {
  const Icon = playing.isPlaying ? Pause : Play;
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="-ms-2 pointer-coarse:min-h-[2.75rem] print:hidden"
        icon={<Icon aria-hidden className="size-[0.875rem]" />}
        onPress={playing.toggle}
      >
        {playing.isPlaying ? 'Pause' : 'Listen'}
        <span className="font-text text-ink-3 tabular-nums">
          {clockTime(Math.ceil(sound.durationSeconds))}
        </span>
      </Button>
      {sound.times === 'spread' ? (
        <span className="print:hidden">begins and ends about here, and cannot be heard by link</span>
      ) : null}
    </>
  );
}

const STEP_SECONDS = 0.1;

interface DockProps {
  sound: Sound;
  playing: QuotePlaying;
  caption: number | null;
}

/** The player of the quote that plays, at the foot of the page: it stays while the text is read on. */
function Dock({ sound, playing, caption }: DockProps): ReactNode {
  const [withWords, setWords] = useState(true);
  const { seconds, isPlaying, problem } = playing;
  const whole = sound.durationSeconds;
  return (
    <section
      aria-label="Player"
      className="fixed inset-x-0 bottom-10 z-sticky mx-auto w-[calc(100%-2.5rem)] max-w-[40rem] rounded-3 border border-line-strong bg-paper px-3 py-2 print:hidden"
    >
      {withWords && problem === null ? (
        <p
          dir="auto"
          className="min-h-[1.5rem] px-2 pb-1 text-center font-read text-16 leading-[1.5rem] text-ink [text-indent:0]"
        >
          {caption === null ? '' : sound.captions[caption]?.text}
        </p>
      ) : null}
      {problem === null ? null : (
        <p role="alert" className="px-2 pb-1 text-13 text-caution">
          {problem}
        </p>
      )}
      <div className="flex items-center gap-2">
        <IconButton
          noTooltip
          label={isPlaying ? 'Pause' : 'Play'}
          className="pointer-coarse:size-[2.75rem]"
          onPress={playing.toggle}
        >
          {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        </IconButton>
        <span className="text-13 tabular-nums">
          <b className="font-strong">{clockTime(Math.floor(seconds))}</b>
          <span className="text-ink-3">{` / ${clockTime(Math.ceil(whole))}`}</span>
        </span>
        <input
          type="range"
          aria-label="Place in the quote"
          aria-valuetext={`${Math.floor(seconds)} of ${Math.ceil(whole)} seconds`}
          min={0}
          max={whole}
          step={STEP_SECONDS}
          value={Math.min(seconds, whole)}
          onChange={(event) => playing.seek(event.target.valueAsNumber)}
          className="min-h-6 min-w-0 flex-1 accent-accent pointer-coarse:min-h-[2.75rem]"
        />
        <IconButton
          noTooltip
          label="Words"
          pressed={withWords}
          className="pointer-coarse:size-[2.75rem]"
          onPress={() => setWords(!withWords)}
        >
          <Captions aria-hidden />
        </IconButton>
        <IconButton
          noTooltip
          label="Close the player"
          className="pointer-coarse:size-[2.75rem]"
          onPress={playing.close}
        >
          <X aria-hidden />
        </IconButton>
      </div>
    </section>
  );
}
