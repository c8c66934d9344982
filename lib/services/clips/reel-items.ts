import { LONGEST_REEL_SECONDS } from '@/lib/domain/clip/clip';
import { listStudyClips } from '@/lib/store/clips';
import type { Db } from '@/lib/store/database';
import type { NewReelItem } from '@/lib/store/reels';
import type { TitleCard } from './reel-of';
import { impossibleFilm } from './refuse-film';

/**
 * The clips and cards of a reel in a row. Refuses `invalid_request_body` for a clip that the study does not have, a card
 * without a place, and a reel that is too long. `hidesWords`: whether a clip hides words of its own.
 */
export async function reelItems(
  db: Db,
  studyId: string,
  { clips, titleCards }: { clips: readonly string[]; titleCards: readonly TitleCard[] },
): Promise<{ items: NewReelItem[]; hidesWords: boolean }> {
  const found = new Map((await listStudyClips(db, studyId, clips)).map((clip) => [clip.id, clip]));
  const missing = clips.findIndex((id) => !found.has(id));
  if (missing >= 0) throw impossibleFilm(['clips', missing], 'This study has no such clip.');
  const misplaced = titleCards.findIndex(({ before }) => before > clips.length);
  if (misplaced >= 0)
    throw impossibleFilm(
      ['titleCards', misplaced, 'before'],
      `The reel has ${clips.length} clips; a card comes before one of them or, with ${clips.length}, at the end.`,
    );
  const cards = titleCards.reduce((sum, { seconds }) => sum + seconds, 0);
  const seconds = clips.reduce((sum, id) => {
    const { cut } = found.get(id)!;
    return sum + (cut.endMs - cut.startMs) / 1_000;
  }, cards);
  if (seconds > LONGEST_REEL_SECONDS)
    throw impossibleFilm(['clips'], `A reel is at most ${LONGEST_REEL_SECONDS / 60} minutes long.`);
  const before = (place: number) =>
    titleCards
      .filter((card) => card.before === place)
      .map(({ text, seconds: shown }): NewReelItem => ({ text, ms: Math.round(shown * 1_000) }));
  const items = clips.flatMap((clipId, place) => [...before(place), { clipId }]);
  return {
    items: [...items, ...before(clips.length)],
    hidesWords: [...found.values()].some(({ hide }) => hide.names.length + hide.passages.length > 0),
  };
}
