import { Note } from '@/components/ui/note';
import { clockTime } from '@/lib/domain/reading/clock-time';

interface Film {
  status: 'queued' | 'rendering' | 'ready' | 'failed';
  progress: number;
  problem: string | null;
  durationSeconds: number | null;
}

/** How far a film is, in words. */
export function FilmState({ film }: { film: Film }) {
  if (film.status === 'failed')
    return (
      <Note tone="caution" className="mt-2">
        {`It was not made. ${film.problem ?? ''}`}
      </Note>
    );
  const words = {
    queued: 'waits to be made',
    rendering: `is being made, ${film.progress} %`,
    ready: clockTime(film.durationSeconds ?? 0),
  }[film.status];
  return (
    <span role={film.status === 'ready' ? undefined : 'status'} className="text-12 text-ink-3 tabular-nums">
      {words}
    </span>
  );
}
