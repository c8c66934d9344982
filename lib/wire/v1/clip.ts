import { z } from 'zod';
import { CLIP_LAYOUTS, type ClipCut, type Hidden } from '@/lib/domain/clip/clip';
import { list } from '../list';
import { TITLE_LENGTH, words } from '../text';
import {
  captionsField,
  filmAuthor,
  filmDates,
  filmFields,
  filmTimes,
  hiddenFields,
  hiddenOf,
  hideFields,
  totalField,
} from './film';
import { RowPassageRequest, RowPassageShape } from './row-passage';

const LARGEST = 2 ** 31 - 1;
const MOST_SECONDS = 1_000_000;
const MOST_PASSAGES = 200;

const title = () => words(TITLE_LENGTH).refine((value) => value.trim() !== '', 'Expected words');

const place = z
  .union([
    z
      .strictObject({
        responseIndex: z
          .int()
          .min(0)
          .max(LARGEST)
          .meta({ description: 'The row of the transcript, from 0.' }),
        word: z.int().min(0).max(LARGEST).meta({ description: 'Its word, from 0, between spaces.' }),
      })
      .meta({ id: 'WordPlace', description: 'A word of a row that was recorded.' }),
    z
      .number()
      .min(0)
      .max(MOST_SECONDS)
      .meta({ description: 'Seconds on the clock of all recordings in a row.' }),
  ])
  .meta({ id: 'ClipPlace', description: 'A word, or seconds.' });

const layoutField = z.enum(CLIP_LAYOUTS).meta({
  description: 'What is shown where camera and screen were recorded: both, or one of them.',
});

/** The body of POST …/clips. */
export const CreateClipRequest = z
  .strictObject({
    title: title().exactOptional().meta({ description: 'Its title; absent: its first words.' }),
    from: place.meta({ description: 'Where it begins.' }),
    to: place.meta({ description: 'Where it ends; a word is included.' }),
    layout: layoutField.default('side_by_side'),
    captions: captionsField.default('track'),
    ...hideFields,
    passages: list(RowPassageRequest, { most: MOST_PASSAGES }).exactOptional().meta({
      description:
        'Words to hide, by their place in the transcript. One that hides nothing is refused: of a row that was not recorded, past its words, or with its ends swapped.',
    }),
  })
  .meta({ id: 'CreateClipRequest', description: 'What to cut out of a response, and how to show it.' });

export function newClip(request: z.output<typeof CreateClipRequest>) {
  const { title: given, from, to, layout, captions } = request;
  return { title: given?.trim() ?? null, from, to, layout, captions, hide: hiddenOf(request) };
}

/** The body of PATCH …/clips/{clipId}. */
export const RenameClipRequest = z
  .strictObject({ title: title().meta({ description: 'Its title.' }) })
  .meta({ id: 'RenameClipRequest', description: 'Another title.' });

export const ClipShape = z
  .object({
    id: z.uuid().meta({ description: 'Its id.' }),
    title: z.string().meta({ description: 'Its title.' }),
    ...filmFields,
    responseId: z.uuid().meta({ description: 'The response that it is cut from.' }),
    readableId: z.int().min(1).meta({ description: "The response's number within the study." }),
    responseIndex: z.int().min(0).meta({ description: 'The row in which it begins.' }),
    fromSeconds: z
      .number()
      .min(0)
      .meta({ description: 'Where it begins, in seconds on the clock of all recordings in a row.' }),
    toSeconds: z.number().min(0).meta({ description: 'Where it ends.' }),
    wordTimes: z.enum(['heard', 'spread']).meta({
      description:
        '`spread` when a word at its ends, or no word of a row that it shows, has a time of its own: then words are spread evenly over what was recorded of their row, its captions too.',
    }),
    layout: layoutField,
    captions: captionsField,
    ...hiddenFields,
    passages: z.array(RowPassageShape).meta({ description: 'Words that are hidden by their place.' }),
    author: filmAuthor,
    ...filmTimes,
  })
  .meta({ id: 'Clip', description: 'A part of a response as a film.' });

export const ClipPageShape = z
  .object({
    clips: z.array(ClipShape).meta({ description: 'Newest first.' }),
    total: totalField,
  })
  .meta({ id: 'ClipPage', description: 'A page of clips.' });

export type ClipV1 = z.output<typeof ClipShape>;

type Derived = 'responseIndex' | 'fromSeconds' | 'toSeconds' | 'wordTimes' | 'hide' | 'names' | 'passages';
export type ClipSource = Omit<ClipV1, Derived | 'createdAt' | 'updatedAt' | 'linksExpireAt'> & {
  cut: ClipCut;
  hide: Hidden;
  createdAt: Date;
  updatedAt: Date;
  linksExpireAt: Date | null;
};

export function clipV1({ cut, hide, ...clip }: ClipSource): ClipV1 {
  return {
    ...clip,
    ...filmDates(clip),
    responseIndex: cut.from.row,
    fromSeconds: cut.startMs / 1_000,
    toSeconds: cut.endMs / 1_000,
    wordTimes: cut.times,
    hide: hide.what,
    names: hide.names,
    passages: hide.passages,
  };
}

export function clipPageV1({ clips, total }: { clips: ClipSource[]; total: number }) {
  return { clips: clips.map(clipV1), total };
}
