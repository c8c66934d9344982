import { z } from 'zod';
import { CLIP_CAPTIONS, FILM_STATES, HIDEABLE, type Hidden } from '@/lib/domain/clip/clip';
import { list } from '../list';
import { pageFields } from '../page-query';
import { words } from '../text';

const when = z.iso.datetime();

/** The fields of a clip and a reel that are about the film of it. */
export const filmFields = {
  status: z.enum(FILM_STATES).meta({
    description: '`queued`, then `rendering`, then `ready`, or `failed` with `problem`.',
  }),
  progress: z.int().min(0).max(100).meta({ description: 'How much is rendered, of a hundred.' }),
  problem: z.string().nullable().meta({ description: 'Why it failed, in words; null otherwise.' }),
  durationSeconds: z
    .number()
    .min(0)
    .nullable()
    .meta({ description: 'How long the film is; null until it is ready.' }),
  sizeBytes: z
    .int()
    .min(0)
    .nullable()
    .meta({ description: 'How large the film is; null until it is ready.' }),
  transcript: z.string().meta({
    description: 'What is said in it, a line for each row, hidden words blackened; empty until it is ready.',
  }),
  mp4Url: z.url().nullable().meta({ description: 'The film: H.264 and AAC in MP4; null until it is ready.' }),
  vttUrl: z
    .url()
    .nullable()
    .meta({ description: 'Its captions as WebVTT; null until it is ready, and without captions.' }),
  posterUrl: z.url().nullable().meta({ description: 'An early picture, as JPEG; null until it is ready.' }),
  linksExpireAt: when
    .nullable()
    .meta({ description: 'Until when the addresses work; read it again for new ones.' }),
};

export const filmAuthor = z
  .object({
    id: z.uuid().meta({ description: 'Their user id.' }),
    name: z.string().meta({ description: 'Their name.' }),
  })
  .meta({ id: 'FilmAuthor', description: 'Who made a clip or reel.' })
  .nullable()
  .meta({ description: 'Who made it; null once that person is deleted.' });

export const filmTimes = {
  createdAt: when.meta({ description: 'When it was made.' }),
  updatedAt: when.meta({ description: 'When it last changed.' }),
};

export const captionsField = z.enum(CLIP_CAPTIONS).meta({
  description: '`track`: can be switched on; `burned`: in the picture; `none`.',
});

const MOST_NAMES = 100;
const NAME_LENGTH = 200;

const hideable = z.enum(HIDEABLE).meta({
  id: 'Hideable',
  description:
    '`names`: words, by a tone and in black; `camera`, `screen`: the picture; `voice`: pitch and timbre are changed; `sound`: silence; `faces` is refused, because nothing here finds them.',
});

/** What a request may ask to be hidden. */
export const hideFields = {
  hide: z
    .union([list(hideable, { most: HIDEABLE.length }), hideable.transform((one) => [one])])
    .exactOptional()
    .meta({ description: 'What to hide: a list, or one of them. What cannot be hidden is refused.' }),
  names: list(
    words(NAME_LENGTH).refine((name) => /[\p{L}\p{N}]/u.test(name), 'Expected a word'),
    { most: MOST_NAMES },
  )
    .exactOptional()
    .meta({
      description:
        'Words and phrases to hide wherever they are said. One that is said in none of the rows is refused.',
    }),
};

/** The same in an answer. */
export const hiddenFields = {
  hide: z.array(hideable).meta({ description: 'What is hidden.' }),
  names: z.array(z.string()).meta({ description: 'Words that are hidden wherever they are said.' }),
};

export const FilmStartedShape = z
  .object({
    id: z.uuid().meta({ description: 'Its id.' }),
    status: z.enum(FILM_STATES).meta({ description: 'Always `queued`.' }),
  })
  .meta({ id: 'FilmStarted', description: 'A clip or reel that waits to be rendered.' });

/** The query of a list of clips or reels. */
export const FilmPageQuery = z.object({
  ...pageFields({ noun: 'Clips or reels', usual: 50, most: 100 }),
});

export const totalField = z.int().min(0).meta({ description: 'How many there are in all.' });

/** Several times the same is once. */
export function hiddenOf(given: {
  hide?: Hidden['what'];
  names?: string[];
  passages?: Hidden['passages'];
}): Hidden {
  const names = [...new Set((given.names ?? []).map((name) => name.trim()))];
  const passages = given.passages ?? [];
  const what = new Set(given.hide ?? []);
  if (names.length + passages.length > 0) what.add('names');
  return { what: [...what], names, passages };
}

type Dates = { createdAt: Date; updatedAt: Date; linksExpireAt: Date | null };

/** Dates as texts. */
export function filmDates({ createdAt, updatedAt, linksExpireAt }: Dates) {
  return {
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    linksExpireAt: linksExpireAt?.toISOString() ?? null,
  };
}
