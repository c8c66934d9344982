import { type Hidden, LONGEST_REEL_SECONDS } from '@/lib/domain/clip/clip';
import { type ListedClip, listStudyClips } from '@/lib/store/clips';
import type { Db } from '@/lib/store/database';
import type { NewReelItem } from '@/lib/store/reels';
import { FilmProblem, hiddenClip } from './film-plan';
import type { TitleCard } from './reel-of';
import { impossibleFilm, refuseUnsaid } from './refuse-film';

/**
 * The clips and cards of a reel in a row. Refuses `invalid_request_body` for a clip that the study does not have, a card
 * without a place, and a reel that is too long. `hidesWords`: whether a clip hides words of its own.
 * `chosen`: the clips, in order.
 */
export async function reelItems(
  db: Db,
  studyId: string,
  { clips, titleCards }: { clips: readonly string[]; titleCards: readonly TitleCard[] },
): Promise<{ items: NewReelItem[]; hidesWords: boolean; chosen: ListedClip[] }> {
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
    chosen: clips.map((id) => found.get(id)!),
    hidesWords: [...found.values()].some(({ hide }) => hide.names.length + hide.passages.length > 0),
  };
}

/**
 * Refuses `invalid_request_body` for a clip of which nobody knows when its hidden words are said, and for a name that none
 * of the clips says: a list for a whole reel need not fit each of them. `kept`: names that it hid before, whose clip may
 * have been taken out.
 */
export async function refuseUnhidableNames(
  db: Db,
  clips: readonly ListedClip[],
  hide: Hidden,
  kept: readonly string[] = [],
): Promise<void> {
  if (hide.names.length === 0) return;
  const said = new Set(kept);
  const seen = new Set<string>();
  for (const [place, clip] of clips.entries()) {
    if (seen.has(clip.id)) continue;
    seen.add(clip.id);
    try {
      const { words } = await hiddenClip(db, clip, hide);
      for (const name of words.namesSaid) said.add(name);
    } catch (error) {
      if (error instanceof FilmProblem) throw impossibleFilm(['clips', place], error.message);
      throw error;
    }
  }
  refuseUnsaid(hide.names, said);
}
