import type { ClipCaptions, ClipLayout, ClipPlace, Hidden } from '@/lib/domain/clip/clip';
import { clipWords } from '@/lib/domain/clip/clip-words';
import { cutClip } from '@/lib/domain/clip/cut-clip';
import { passageProblem } from '@/lib/domain/clip/passage-problem';
import { Failure } from '@/lib/domain/failure';
import { countClips, insertClip } from '@/lib/store/clips';
import { lockResponse } from '@/lib/store/responses';
import { type MemberContext, withTransaction } from '../context';
import { findReviewed, noResponse, type ResponsePath } from '../reading/find-reviewed';
import { responseTimeline } from '../recordings/response-timeline';
import { enqueueFilm } from './enqueue-film';
import { impossibleFilm, refuseUnhidable, refuseUnlessCutter, refuseUnsaid } from './refuse-film';

export interface NewClip {
  /** Null: the first words of the clip. */
  title: string | null;
  from: ClipPlace;
  to: ClipPlace;
  layout: ClipLayout;
  captions: ClipCaptions;
  hide: Hidden;
}

const MOST_CLIPS = 500;
const TITLE_LENGTH = 80;

/**
 * Cuts a clip from a response, to be rendered by a job. Refuses `study_not_found`, `response_not_found`, `forbidden`,
 * `invalid_request_body` for a place that does not exist or something that cannot be hidden, and `conflict` where there
 * is nothing to render it with, or too many clips.
 */
export async function createClip(
  ctx: MemberContext,
  path: ResponsePath,
  wanted: NewClip,
): Promise<{ id: string; status: 'queued' }> {
  const reviewed = await findReviewed(ctx, path);
  refuseUnlessCutter(ctx.principal);
  const { hide } = wanted;
  const hasWords = hide.names.length + hide.passages.length > 0;
  await refuseUnhidable(wanted, hasWords);
  const { timeline, textOf } = await responseTimeline(ctx.db, reviewed, ctx.now());
  const cut = cutClip(timeline, textOf, wanted);
  if ('message' in cut) throw impossibleFilm(cut.path, cut.message);
  for (const [at, passage] of hide.passages.entries()) {
    const problem = passageProblem(timeline, textOf, passage);
    if (problem) throw impossibleFilm(['passages', at, problem.field], problem.message);
  }
  const words = clipWords(timeline, textOf, { fromMs: cut.startMs, toMs: cut.endMs }, hide);
  if (words.untimedRow !== null && !hide.what.includes('sound'))
    throw impossibleFilm(['hide'], untimed(words.untimedRow));
  refuseUnsaid(hide.names, words.namesSaid);
  const { organizationId, userId } = ctx.principal;
  return withTransaction(ctx, async ({ db }) => {
    if (!(await lockResponse(db, reviewed.row.id))) throw noResponse();
    if ((await countClips(db, reviewed.row.id)) >= MOST_CLIPS)
      throw new Failure('conflict', `A response has at most ${MOST_CLIPS} clips. Delete some first.`);
    const { id, version } = await insertClip(db, {
      ...{ organizationId, studyId: reviewed.study.id, responseId: reviewed.row.id },
      title: wanted.title ?? titleOf(words.transcript, reviewed.row.readableId),
      ...{ cut, layout: wanted.layout, captions: wanted.captions, hide, authorId: userId },
    });
    await enqueueFilm(db, { kind: 'clip', id, version }, organizationId);
    return { id, status: 'queued' };
  });
}

/** When words are hidden by themselves, somebody has to know when they are said. */
export function untimed(row: number): string {
  return `Nobody knows when the words of row ${row} are said, because they have no times. Nothing of it could be hidden for certain: hide \`sound\` instead, or cut around it.`;
}

function titleOf(transcript: string, readableId: number): string {
  const line = transcript.replace(/\s+/gu, ' ').trim();
  if (line === '') return `Clip of response ${readableId}`;
  if (line.length <= TITLE_LENGTH) return line;
  const whole = line
    .slice(0, TITLE_LENGTH - 1)
    .toWellFormed()
    .replace(/\uFFFD$/u, '');
  return `${whole.replace(/\s+\S*$/u, '') || whole}…`;
}
