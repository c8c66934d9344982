'use client';

import { Suspense, useContext, useRef } from 'react';
import { FramedMaterial, MaterialFrame } from '@/components/ui/material-frame';
import { laterPart } from '../later-part';
import { aligned } from '../own-words';
import type { QuestionStep } from './control-props';
import { MaterialThumb } from './material-thumb';
import { useControlTexts } from './use-control-texts';

const Film = laterPart(() => import('./film').then((m) => m.Film));
const Picture = laterPart(() => import('./picture').then((m) => m.Picture));
const EmbeddedPage = laterPart(() => import('./embedded-page').then((m) => m.EmbeddedPage));

export interface ConceptViewProps {
  concept: QuestionStep['concept'];
  /** The item's own pictures and films, and its page. */
  media?: QuestionStep['media'];
  embed?: QuestionStep['embed'];
  language: string;
  /**
   * Called once when all required films (`mustWatch`) were watched to the end, or could not be loaded. Not called when
   * there are none.
   */
  onWatched?: () => void;
  /** It was shown before: on a narrow page a thumbnail is enough. */
  seen?: boolean;
}

/**
 * The material of a question: the concept, the item's pictures and films, an embedded page. A thumbnail where an
 * on-screen keyboard takes the room, and on a narrow page once it was seen.
 */
export function ConceptView({ seen = false, ...props }: ConceptViewProps) {
  const texts = useControlTexts(props.language);
  const thumb = thumbOf(props);
  // Only participants type below it.
  const hasThumb = !useContext(FramedMaterial);
  return (
    <div
      lang={props.language}
      {...aligned(props.language)}
      className={`in-data-low:float-end in-data-low:ms-3 in-data-low:mb-1 ${seen ? 'max-[45rem]:float-end max-[45rem]:ms-3 max-[45rem]:mb-1' : ''}`}
    >
      <div className={`@container grid gap-4 in-data-low:hidden ${seen ? 'max-[45rem]:hidden' : ''}`}>
        <Suspense fallback={<div aria-hidden className="aspect-[16/10] w-full" />}>
          <ConceptContent {...props} />
        </Suspense>
      </div>
      {hasThumb ? (
        <MaterialThumb
          {...thumb}
          texts={texts}
          className={`hidden in-data-low:block ${seen ? 'max-[45rem]:block' : ''}`}
        >
          <Suspense>
            <ConceptContent {...props} />
          </Suspense>
        </MaterialThumb>
      ) : null}
    </div>
  );
}

/** The thumbnail for all of it on a narrow page. */
function thumbOf({ concept, media = [], embed }: ConceptViewProps): { name: string; picture: string | null } {
  const all = [...(concept?.media ?? []), ...media];
  const picture = all.find(({ type }) => type === 'image');
  const name = concept?.title ?? (picture ?? all[0])?.name ?? (embed ? new URL(embed.url).hostname : '');
  return { name, picture: picture?.url ?? null };
}

function ConceptContent({ concept, media = [], embed = null, language, onWatched }: ConceptViewProps) {
  const texts = useControlTexts(language);
  const forced = media.filter((medium) => medium.type === 'video' && medium.forceWatching);
  const open = useRef(new Set(forced));
  const finish = (medium: (typeof media)[number]) => {
    if (open.current.delete(medium) && open.current.size === 0) onWatched?.();
  };
  return (
    <>
      {concept && <ConceptFigure concept={concept} texts={texts} />}
      {media.map((medium, at) => (
        <div
          key={`${at}${medium.url}`}
          style={{ width: `${medium.widthPercentage ?? 100}%` }}
          className="max-w-full"
        >
          <Medium medium={medium} forced={medium.forceWatching} onDone={() => finish(medium)} texts={texts} />
        </div>
      ))}
      {embed && <Page url={embed.url} title={new URL(embed.url).hostname} texts={texts} />}
    </>
  );
}

interface MediumProps {
  medium: { type: 'image' | 'video'; name: string; url: string };
  forced: boolean;
  onDone: () => void;
  texts: ReturnType<typeof useControlTexts>;
}

function Medium({ medium: { type, name, url }, forced, onDone, texts }: MediumProps) {
  if (useContext(FramedMaterial)) {
    const shape = type === 'image' ? 'aspect-[16/10]' : 'aspect-video';
    return (
      <MaterialFrame kind={type} url={url} name={name} className={`${shape} w-full rounded-3 bg-well`} />
    );
  }
  return type === 'image' ? (
    <Picture name={name} url={url} texts={texts} />
  ) : (
    <Film name={name} url={url} forced={forced} onDone={onDone} texts={texts} />
  );
}

function Page({ url, title, texts }: { url: string; title: string; texts: MediumProps['texts'] }) {
  return useContext(FramedMaterial) ? (
    <MaterialFrame
      kind="page"
      url={url}
      name={title}
      className="aspect-[4/3] w-full rounded-3 border border-line-strong bg-well"
    />
  ) : (
    <EmbeddedPage url={url} title={title} texts={texts} />
  );
}

type Concept = NonNullable<QuestionStep['concept']>;

/** Pictures and films of the concept above its name and its description. */
function ConceptFigure({ concept, texts }: { concept: Concept; texts: ReturnType<typeof useControlTexts> }) {
  return (
    <figure className="overflow-hidden rounded-3 border border-line-strong bg-sheet [&_[role=alert]]:m-3">
      {concept.media.map((medium, at) => (
        <Medium
          key={`${at}${medium.url}`}
          medium={medium}
          forced={false}
          onDone={() => undefined}
          texts={texts}
        />
      ))}
      {concept.embedUrl && <Page url={concept.embedUrl} title={concept.title} texts={texts} />}
      <figcaption className="px-4 py-3 @min-[30rem]:px-5 @min-[30rem]:py-4">
        <strong className="font-strong text-16">
          <bdi>{concept.title}</bdi>
        </strong>
        {concept.description && (
          <p className="whitespace-pre-line text-14 text-ink-2">{concept.description}</p>
        )}
      </figcaption>
    </figure>
  );
}
