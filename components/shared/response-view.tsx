'use client';
import type { SharedV1 } from '@/lib/wire/v1/shared';

type Response = SharedV1['responses'][number];

/** A transcript, with its recordings where they are shared. */
export function ResponseView({ response: { readableId, tagline, language, rows } }: { response: Response }) {
  const name = readableId === null ? 'A participant' : `No. ${readableId}`;
  return (
    <article className="grid gap-6">
      <header>
        <p className="text-13 text-ink-3">{name}</p>
        {tagline === null ? null : <h2 className="text-20 font-title leading-[1.75rem]">{tagline}</h2>}
      </header>
      {rows.map(({ moderator, user, audioUrl, videoUrl, screenVideoUrl }, at) => (
        <section key={at} className="grid gap-2">
          <p className="text-14 text-ink-2 italic">{moderator}</p>
          {user === '' ? null : (
            <p lang={language} className="whitespace-pre-wrap font-read text-[1.1875rem] leading-[1.875rem]">
              {user}
            </p>
          )}
          {[videoUrl, screenVideoUrl].map((url) =>
            url === null ? null : (
              // biome-ignore lint/a11y/useMediaCaption: the words stand above it
              <video key={url} controls preload="none" src={url} className="w-full rounded-3 print:hidden" />
            ),
          )}
          {videoUrl === null && audioUrl !== null ? (
            // biome-ignore lint/a11y/useMediaCaption: the words stand above it
            <audio controls preload="none" src={audioUrl} className="w-full print:hidden" />
          ) : null}
        </section>
      ))}
    </article>
  );
}
