import { lengthOf, quoteSound } from '@/lib/domain/findings/quote-sound';
import { signedUrl } from '@/lib/ports/signed-path';
import type { CitedPlace } from '@/lib/store/cited-passages';
import type { Db } from '@/lib/store/database';
import { noteGivenOut } from '../audit/given-out';
import type { FilmAddress } from '../clips/film-of';
import { soundName } from '../recordings/find-recording-file';
import { recordingPath } from '../recordings/recording-path';
import { namedIn, recordingsOf } from '../recordings/turn-recordings';

/** A quote's words as they were said. The address is signed, for an hour, and is that of these words alone. */
export interface QuoteSound {
  url: string;
  durationSeconds: number;
  /** `spread`: its edges were guessed, and may have words of its neighbours. */
  times: 'heard' | 'spread';
  captions: { text: string; startSeconds: number; endSeconds: number }[];
}

/** The sounds of the quotes that were recorded, by block. */
export async function quoteSounds(
  db: Db,
  quotes: readonly CitedPlace[],
  now: Date,
  address: FilmAddress = recordingPath,
): Promise<Map<string, QuoteSound>> {
  const said = quotes.flatMap(({ blockId, passage, turn }) =>
    blockId !== null && passage && turn ? [{ blockId, passage, turn }] : [],
  );
  const named = said.map(({ turn }) => ({ stepId: turn.stepId, ids: namedIn(turn.answer) }));
  const found = await recordingsOf(db, named, now, address);
  const sounds = new Map<string, QuoteSound>();
  for (const [at, { blockId, passage, turn }] of said.entries()) {
    const recordings = (found[at] ?? []).map(({ recording, key }) => ({ ...recording, key }));
    const sound = quoteSound(turn.user, recordings, passage);
    const [first, ...others] = (sound?.parts ?? []).flatMap(({ recording: { key }, fromMs, toMs }) =>
      key === null ? [] : [{ key, fromMs, toMs }],
    );
    if (!sound || !first || others.length + 1 < sound.parts.length) continue;
    const { parts, times, captions } = sound;
    noteGivenOut();
    sounds.set(blockId, {
      url: signedUrl(address(first.key, soundName(first, others)), now),
      durationSeconds: lengthOf(parts) / 1_000,
      times,
      captions: captions.map(({ text, startMs, endMs }) => ({
        text,
        startSeconds: startMs / 1_000,
        endSeconds: endMs / 1_000,
      })),
    });
  }
  return sounds;
}
