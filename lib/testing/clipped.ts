import { POST as clipRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/clips/route';
import { POST as reelRoute } from '@/app/api/public/v1/studies/[studyId]/reels/route';
import { call } from './call';
import { recordedAnswer } from './recorded';
import { reviewedResponse } from './reviewed';
import type { Person } from './world';

/**
 * Two spoken answers on one clock of twelve seconds. Of the first, `The`, `8:15` and `waited` have times of their own;
 * of the second, which begins after eight seconds, nothing has.
 */
export async function spokenResponse(options: { person?: Person; welcome?: boolean } = {}) {
  const reviewed = await reviewedResponse(options);
  const { responseId } = reviewed;
  const words = [
    { word: 'The', startMs: 500, endMs: 700 },
    { word: '8:15', startMs: 700, endMs: 1_400 },
    { word: 'waited', startMs: 3_500, endMs: 4_000 },
  ];
  await recordedAnswer({ responseId, at: 0, durationMs: 8_000, words });
  await recordedAnswer({ responseId, at: 1, durationMs: 4_000 });
  return reviewed;
}

interface Response {
  key: string;
  params: { linkId: string; responseId: string };
}

export const cut = ({ key, params }: Response, body: unknown) =>
  call(clipRoute, { method: 'POST', key, params, body });

/** The id of a clip that was accepted. */
export async function newClip(response: Response, body: unknown = { from: 0, to: 2 }): Promise<string> {
  const { status, body: started, text } = await cut(response, body);
  if (status !== 202) throw new Error(`a clip was refused: ${text}`);
  return String(started.id);
}

/** A response with a clip, by its path. */
export async function clippedResponse(person?: Person) {
  const response = await spokenResponse(person ? { person } : {});
  const clipId = await newClip(response);
  return { ...response, clipId, clipParams: { ...response.params, clipId } };
}

export const makeReel = (key: string, studyId: string, body: unknown) =>
  call(reelRoute, { method: 'POST', key, params: { studyId }, body });

/** A study with a reel of one clip, by its path. */
export async function reeledStudy(person?: Person) {
  const clipped = await clippedResponse(person);
  const { status, body, text } = await makeReel(clipped.key, clipped.study.id, {
    title: 'Late trains',
    clips: [clipped.clipId],
  });
  if (status !== 202) throw new Error(`a reel was refused: ${text}`);
  return {
    ...clipped,
    reelId: String(body.id),
    reelParams: { studyId: clipped.study.id, reelId: String(body.id) },
  };
}
