'use client';
import { Button } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { Skeleton } from '@/components/ui/skeleton';
import { usePlaybackState, useRowSeconds } from '@/lib/client/playback';
import { useAnalyseAgain } from '@/lib/client/response';
import { clockTime, spokenTime } from '@/lib/domain/reading/clock-time';
import { useDesk } from './reading-desk';
import { Sentence } from './sentence';

/** The tagline and the points of the summary; each links to its source. */
export function Summary() {
  const { reading } = useDesk();
  const { state } = reading.analysis;
  if (state === 'waiting') return <PendingSummary />;
  if (state === 'failed') return <Failed />;
  if (state === 'under_way') {
    return (
      <section aria-label="Summary">
        <h2 className="text-16 font-title">The interview is under way</h2>
        <p className="pt-1 text-ink-2">The summary is made when it ends.</p>
      </section>
    );
  }
  return <FinishedSummary />;
}

function FinishedSummary() {
  const { reading, jump } = useDesk();
  const { tagline } = reading.statements;
  const canHear = usePlaybackState(({ timeline }) => timeline.durationMs > 0);
  const secondsOf = useRowSeconds();
  const times = new Map(
    reading.transcript.map(({ responseIndex, startSeconds }) => [
      responseIndex,
      secondsOf(responseIndex, startSeconds),
    ]),
  );
  return (
    <section aria-label="Summary">
      <h2 className="text-balance text-16 font-title leading-[1.375rem] tracking-[-0.005em]">
        {tagline ? (
          <Sentence statement={tagline} />
        ) : (
          (reading.tagline ?? (reading.progress === 'screened_out' ? 'Screened out' : 'Nothing to sum up'))
        )}
      </h2>
      {reading.bullets.length === 0 ? null : (
        <>
          <ul className="mt-2">
            {reading.bullets.map((bullet) => {
              const { text, rows } = bullet;
              const [first] = rows;
              const seconds = first === undefined ? undefined : times.get(first);
              return (
                <li
                  key={text}
                  className="grid grid-cols-[minmax(0,1fr)_auto] gap-4 border-t border-line py-[0.3125rem] text-ink-2 last:border-b"
                >
                  <Sentence statement={bullet} />
                  {seconds === undefined ? null : (
                    <button
                      type="button"
                      onClick={() => jump(rows)}
                      aria-label={`${clockTime(seconds)}: show the source at ${spokenTime(seconds)}`}
                      className="relative self-start rounded-1 px-1 text-12 leading-5 text-accent tabular-nums after:absolute after:-inset-x-3 after:-inset-y-[0.3125rem] hover:bg-accent-wash-2"
                    >
                      {clockTime(seconds)}
                    </button>
                  )}
                </li>
              );
            })}
          </ul>
          <p className="pt-1.5 text-12 text-ink-3">
            {`Generated from the transcript; press a sentence to see the words it rests on, a time to ${canHear ? 'hear' : 'read'} them`}
          </p>
        </>
      )}
    </section>
  );
}

function PendingSummary() {
  return (
    <section aria-label="Summary" role="status">
      <h2 className="text-16 font-title">The summary is being made</h2>
      <div aria-hidden className="mt-2 border-b border-line">
        {['w-[70%]', 'w-[85%]', 'w-[60%]'].map((width) => (
          <div key={width} className="border-t border-line py-[0.3125rem] leading-5">
            <Skeleton className={width} />
          </div>
        ))}
      </div>
      <p className="pt-1.5 text-12 text-ink-3">It appears here by itself, mostly within seconds</p>
    </section>
  );
}

function Failed() {
  const { name, reading } = useDesk();
  const again = useAnalyseAgain(name);
  const { attempts } = reading.analysis;
  return (
    <section aria-label="Summary">
      <Note
        tone="caution"
        title="The summary could not be made."
        live="status"
        actions={
          reading.may.annotate ? (
            <Button size="sm" busy={again.isPending && 'Asking again'} onPress={() => again.mutate()}>
              Make it again
            </Button>
          ) : null
        }
      >
        {attempts > 0 ? `It was tried ${attempts} times. ` : ''}
        The transcript and the answers are whole.
        {again.error ? ` ${again.error.message}` : ''}
      </Note>
    </section>
  );
}
