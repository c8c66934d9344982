import { z } from 'zod';
import type { Hidden } from '@/lib/domain/clip/clip';
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

const MOST_CLIPS = 100;
const MOST_CARDS = 100;
const CARD_LENGTH = 200;
const LONGEST_CARD_SECONDS = 30;
const CARD_SECONDS = 3;

const hasWords = (value: string) => value.trim() !== '';
const title = words(TITLE_LENGTH).refine(hasWords, 'Expected words').meta({ description: 'Its title.' });
const clips = list(z.uuid().toLowerCase(), { least: 1, most: MOST_CLIPS }).meta({
  description: 'Clips of the study, by id, in order.',
});

const cardFields = {
  before: z.int().min(0).max(MOST_CLIPS).meta({
    description: 'The place in `clips`, from 0, before which it is shown; their number: at the end.',
  }),
  text: words(CARD_LENGTH).refine(hasWords, 'Expected words').meta({ description: 'What it says.' }),
  seconds: z.number().min(0.5).max(LONGEST_CARD_SECONDS).meta({ description: 'For how long it is shown.' }),
};
const titleCards = list(
  z
    .strictObject({
      ...cardFields,
      before: cardFields.before.default(0),
      seconds: cardFields.seconds.default(CARD_SECONDS),
    })
    .meta({ id: 'NewTitleCard', description: 'Words on an empty picture.' }),
  { most: MOST_CARDS },
).meta({ description: 'Cards between the clips.' });

/** The body of POST …/reels. */
export const CreateReelRequest = z
  .strictObject({
    title,
    clips,
    titleCards: titleCards.default([]),
    captions: captionsField.default('track'),
    ...hideFields,
  })
  .meta({ id: 'CreateReelRequest', description: 'Clips in a row.' });

export function newReel({ hide, names, ...reel }: z.output<typeof CreateReelRequest>) {
  return {
    ...reel,
    title: reel.title.trim(),
    hide: hiddenOf({ ...(hide && { hide }), ...(names && { names }) }),
  };
}

/** The body of PATCH …/reels/{reelId}. `hide` and `names` belong together: one alone empties the other. */
export const ChangeReelRequest = z
  .strictObject({
    title: title.exactOptional(),
    clips: clips.exactOptional(),
    titleCards: titleCards.exactOptional(),
    captions: captionsField.exactOptional(),
    ...hideFields,
  })
  .meta({
    id: 'ChangeReelRequest',
    description: 'What is absent stays; but `hide` and `names` are set together, by either of them.',
  });

export function reelChange({ hide, names, ...change }: z.output<typeof ChangeReelRequest>) {
  if (!hide && !names) return change;
  return { ...change, hide: hiddenOf({ ...(hide && { hide }), ...(names && { names }) }) };
}

export const ReelShape = z
  .object({
    id: z.uuid().meta({ description: 'Its id.' }),
    title: z.string().meta({ description: 'Its title.' }),
    ...filmFields,
    clips: z
      .array(
        z
          .object({
            id: z.uuid().meta({ description: 'The clip.' }),
            title: z.string().meta({ description: 'Its title.' }),
            responseId: z.uuid().meta({ description: 'The response that it is cut from.' }),
            readableId: z.int().min(1).meta({ description: "The response's number within the study." }),
            durationSeconds: z.number().min(0).meta({ description: 'How long it is.' }),
          })
          .meta({ id: 'ReelClip', description: 'A clip in a reel.' }),
      )
      .meta({ description: 'Its clips, in order.' }),
    titleCards: z
      .array(z.object(cardFields).meta({ id: 'TitleCard', description: 'Words on an empty picture.' }))
      .meta({ description: 'Cards between the clips.' }),
    captions: captionsField,
    ...hiddenFields,
    plannedSeconds: z.number().min(0).meta({ description: 'The length of its clips and cards.' }),
    removedClips: z.int().min(0).meta({
      description: 'How many clips it lost because they were deleted, since somebody last chose them.',
    }),
    author: filmAuthor,
    ...filmTimes,
  })
  .meta({ id: 'Reel', description: 'Clips of a study in a row, as one film.' });

export const ReelPageShape = z
  .object({
    reels: z.array(ReelShape).meta({ description: 'Newest first.' }),
    total: totalField,
  })
  .meta({ id: 'ReelPage', description: 'A page of reels.' });

export type ReelV1 = z.output<typeof ReelShape>;
export type ReelSource = Omit<ReelV1, 'hide' | 'names' | 'createdAt' | 'updatedAt' | 'linksExpireAt'> & {
  hide: Hidden;
  createdAt: Date;
  updatedAt: Date;
  linksExpireAt: Date | null;
};

export function reelV1({ hide, ...reel }: ReelSource): ReelV1 {
  return { ...reel, ...filmDates(reel), hide: hide.what, names: hide.names };
}

export function reelPageV1({ reels, total }: { reels: ReelSource[]; total: number }) {
  return { reels: reels.map(reelV1), total };
}
