import type { z } from 'zod';
import type { ClipShape } from '../v1/clip';
import type { ReelShape } from '../v1/reel';
import * as example from './examples';
import type { OperationDoc } from './operation-doc';

const tag = 'Clips';
const { ids } = example;
const ofResponse = ['bad_request', 'study_not_found', 'response_not_found'] as const;
const ofStudy = ['study_not_found'] as const;
const when = '2026-09-14T10:12:40.000Z';
const fileUrl = (name: string) =>
  `${example.publicUrl}/api/recordings/4be0a7719c/${name}?expires=1789380760&signature=q3Zt0A`;

const film = {
  status: 'ready' as const,
  progress: 100,
  problem: null,
  transcript: 'then the heating failed.',
  mp4Url: fileUrl('film.mp4'),
  vttUrl: fileUrl('captions.vtt'),
  posterUrl: fileUrl('poster.jpg'),
  linksExpireAt: '2026-09-14T11:12:40.000Z',
  captions: 'track' as const,
  hide: [],
  names: [],
  author: { id: ids.reviewer, name: 'Olive Owner' },
  createdAt: when,
  updatedAt: when,
};

const clip: z.output<typeof ClipShape> = {
  ...film,
  id: ids.clip,
  title: 'The heating failed',
  durationSeconds: 4.2,
  sizeBytes: 612_000,
  responseId: ids.response,
  readableId: 1,
  responseIndex: 1,
  fromSeconds: 20.1,
  toSeconds: 24.3,
  wordTimes: 'heard',
  layout: 'side_by_side',
  passages: [],
};

const reel: z.output<typeof ReelShape> = {
  ...film,
  id: ids.reel,
  title: 'Cold nights, for the board',
  durationSeconds: 7.2,
  sizeBytes: 840_000,
  clips: [
    {
      id: ids.clip,
      title: clip.title,
      responseId: ids.response,
      readableId: 1,
      durationSeconds: 4.2,
    },
  ],
  titleCards: [{ before: 0, text: 'What people do not forget', seconds: 3 }],
  plannedSeconds: 7.2,
  removedClips: 0,
};

export const createClipDoc: OperationDoc = {
  id: 'createClip',
  tag,
  summary: 'Cut a clip',
  description:
    'Cuts a part out of the recordings of a response, on the one clock that captions count by; the film is made by a job: read the clip until it is `ready` or `failed`. At most ten minutes. Words without times of their own are spread evenly over what was recorded of their row (`wordTimes`). What cannot be hidden is refused; of a row without any times no single words can be hidden. Needs a role that may edit.',
  refusals: [...ofResponse, 'conflict', 'study_busy'],
  answer: 'The clip waits to be rendered.',
  examples: {
    request: [
      {
        summary: 'From word to word',
        value: {
          title: clip.title,
          from: { responseIndex: 1, word: 3 },
          to: { responseIndex: 1, word: 6 },
        },
      },
      { summary: 'By seconds, without the camera', value: { from: 20, to: 24.5, hide: ['camera'] } },
    ],
    reply: [{ summary: 'Accepted', value: { id: ids.clip, status: 'queued' } }],
  },
};

export const listClipsDoc: OperationDoc = {
  id: 'listClips',
  tag,
  summary: 'List the clips of a response',
  description: 'Newest first.',
  refusals: ofResponse,
  answer: 'A page of clips.',
  examples: { reply: [{ summary: 'One', value: { clips: [clip], total: 1 } }] },
};

export const readClipDoc: OperationDoc = {
  id: 'readClip',
  tag,
  summary: 'Read a clip',
  description: 'With addresses of its files that work for an hour, once it is ready.',
  refusals: [...ofResponse, 'not_found'],
  answer: 'The clip.',
  examples: { reply: [{ summary: 'Ready', value: clip }] },
};

export const renameClipDoc: OperationDoc = {
  id: 'renameClip',
  tag,
  summary: 'Rename a clip',
  description: 'Only its title changes; for another cut make another clip. Needs a role that may edit.',
  refusals: [...ofResponse, 'not_found'],
  answer: 'The clip.',
  examples: {
    request: [{ summary: 'Another title', value: { title: clip.title } }],
    reply: [{ summary: 'Renamed', value: clip }],
  },
};

export const deleteClipDoc: OperationDoc = {
  id: 'deleteClip',
  tag,
  summary: 'Delete a clip',
  description:
    'With its files. Reels that show it are rendered anew without it, and what they were is gone at once. Needs a role that may edit.',
  refusals: [...ofResponse, 'not_found', 'study_busy'],
  answer: 'What was deleted.',
  examples: { reply: [{ summary: 'Gone', value: { id: ids.clip, deleted: true } }] },
};

export const listStudyClipsDoc: OperationDoc = {
  id: 'listStudyClips',
  tag,
  summary: 'List the clips of a study',
  description: 'Of all its responses, newest first.',
  refusals: ofStudy,
  answer: 'A page of clips.',
  examples: { reply: [{ summary: 'One', value: { clips: [clip], total: 1 } }] },
};

export const createReelDoc: OperationDoc = {
  id: 'createReel',
  tag,
  summary: 'Make a reel',
  description:
    'Clips of a study in a row, with cards between them, at most an hour; made by a job, as clips are. What its clips hide stays hidden. Needs a role that may edit.',
  refusals: [...ofStudy, 'conflict', 'study_busy'],
  answer: 'The reel waits to be rendered.',
  examples: {
    request: [
      {
        summary: 'A card and a clip, the voice changed',
        value: {
          title: reel.title,
          clips: [ids.clip],
          titleCards: [{ before: 0, text: 'What people do not forget' }],
          captions: 'burned',
          hide: ['voice'],
        },
      },
    ],
    reply: [{ summary: 'Accepted', value: { id: ids.reel, status: 'queued' } }],
  },
};

export const listReelsDoc: OperationDoc = {
  id: 'listReels',
  tag,
  summary: 'List the reels of a study',
  description: 'Newest first.',
  refusals: ofStudy,
  answer: 'A page of reels.',
  examples: { reply: [{ summary: 'One', value: { reels: [reel], total: 1 } }] },
};

export const readReelDoc: OperationDoc = {
  id: 'readReel',
  tag,
  summary: 'Read a reel',
  description: 'With addresses of its files that work for an hour, once it is ready.',
  refusals: [...ofStudy, 'not_found'],
  answer: 'The reel.',
  examples: { reply: [{ summary: 'Ready', value: reel }] },
};

export const changeReelDoc: OperationDoc = {
  id: 'changeReel',
  tag,
  summary: 'Change a reel',
  description:
    'Another title changes nothing else. Anything else has it rendered anew, and what it was is gone at once. Needs a role that may edit.',
  refusals: [...ofStudy, 'not_found', 'conflict', 'study_busy'],
  answer: 'The reel.',
  examples: {
    request: [{ summary: 'Captions in the picture', value: { captions: 'burned' } }],
    reply: [{ summary: 'Changed', value: reel }],
  },
};

export const deleteReelDoc: OperationDoc = {
  id: 'deleteReel',
  tag,
  summary: 'Delete a reel',
  description: 'With its files; its clips stay. Needs a role that may edit.',
  refusals: [...ofStudy, 'not_found', 'study_busy'],
  answer: 'What was deleted.',
  examples: { reply: [{ summary: 'Gone', value: { id: ids.reel, deleted: true } }] },
};
