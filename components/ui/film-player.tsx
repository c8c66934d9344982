'use client';
interface Playable {
  title: string;
  mp4Url: string | null;
  vttUrl: string | null;
  posterUrl: string | null;
  captions: 'track' | 'burned' | 'none';
}

interface FilmPlayerProps {
  film: Playable;
  /** Whether the browser offers to save it. */
  mayDownload?: boolean;
  className?: string;
}

/** The film itself; its captions can be switched on where they are not in the picture. */
export function FilmPlayer({ film, mayDownload = true, className }: FilmPlayerProps) {
  if (film.mp4Url === null) return null;
  return (
    <video
      controls
      preload="none"
      aria-label={film.title}
      src={film.mp4Url}
      {...(film.posterUrl === null ? {} : { poster: film.posterUrl })}
      {...(mayDownload ? {} : { controlsList: 'nodownload' })}
      className={className ?? 'mt-2 aspect-video w-full max-w-[33rem] rounded-2 bg-black'}
    >
      {film.vttUrl !== null && film.captions === 'track' ? (
        <track kind="captions" src={film.vttUrl} label="Captions" />
      ) : null}
    </video>
  );
}
