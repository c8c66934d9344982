import { setTimeout as pause } from 'node:timers/promises';
import type { ClipCaptions, Hidden } from '@/lib/domain/clip/clip';
import { Failure, type Issue } from '@/lib/domain/failure';
import type { Member } from '@/lib/domain/principal';
import { roleMay } from '@/lib/domain/roles';
import type { FilmAbilities } from '@/lib/ports/media-engine/film';
import { isMediaElsewhere, mediaEngine } from '@/lib/ports/media-engine/media-engine';
import { log } from '@/lib/telemetry/log';

export function refuseUnlessCutter({ role }: Pick<Member, 'role'>): void {
  if (!roleMay(role, 'edit'))
    throw new Failure('forbidden', 'Your role in this organisation may not make or change clips and reels.');
}

/** A film that cannot be made as it was asked for. */
export function impossibleFilm(path: Issue['path'], message: string): Failure {
  return new Failure('invalid_request_body', message, { issues: [{ path, message }] });
}

/** Refuses names that nobody says: misspelt, they would be taken for hidden. */
export function refuseUnsaid(names: readonly string[], said: ReadonlySet<string>): void {
  const at = names.findIndex((name) => !said.has(name));
  if (at >= 0)
    throw impossibleFilm(
      ['names', at],
      `“${names[at]}” is said nowhere in it, so that nothing would be hidden. Write it as the transcript does, or leave it out.`,
    );
}

const FACES =
  'Faces cannot be hidden: there is nothing here that finds them in a picture. Hide the whole camera picture with `camera` instead.';
const NO_NAMES =
  'Say which words: `names` for words and phrases wherever they are said, or `passages` of the transcript.';

/**
 * Refuses to make a film with less hidden than was asked for. `hasWords`: whether something says which words are to be
 * hidden, here or in a clip of the reel.
 */
export async function refuseUnhidable(
  { hide, captions }: { hide: Hidden; captions: ClipCaptions },
  hasWords: boolean,
): Promise<void> {
  const at = (what: Hidden['what'][number]) => ['hide', Math.max(0, hide.what.indexOf(what))];
  if (hide.what.includes('faces')) throw impossibleFilm(at('faces'), FACES);
  if (hide.what.includes('names') && !hasWords) throw impossibleFilm(at('names'), NO_NAMES);
  // Where the worker runs elsewhere, what its machine can do shows when it renders the film.
  const abilities = isMediaElsewhere() ? UNKNOWN : await abilitiesHere();
  if (abilities === UNKNOWN) return;
  if (abilities === null)
    throw new Failure('conflict', 'Films cannot be made on this server: it has no media engine (ffmpeg).');
  if (captions === 'burned' && !abilities.text)
    throw impossibleFilm(
      ['captions'],
      'Captions cannot be written into the picture here: ffmpeg on this server has no filter or font for it. Take `track`.',
    );
  if (hide.what.includes('voice') && !abilities.voice)
    throw impossibleFilm(
      at('voice'),
      'The pitch of a voice cannot be changed here: that needs ffmpeg. Hide `sound` instead.',
    );
  if (hasWords && !hide.what.includes('sound') && !abilities.silence)
    throw impossibleFilm(
      ['hide'],
      'Single words cannot be hidden here: that needs ffmpeg. Hide `sound` instead.',
    );
}

const UNKNOWN = 'unknown' as const;
/** Trying what ffmpeg can do takes a fraction of a second, once, but many seconds while others use the processors. */
const LONGEST_TRIAL_MS = 2_000;

/** Null without an engine that makes films; `unknown` while it is still being tried: then, too, rendering shows it. */
async function abilitiesHere(): Promise<FilmAbilities | null | typeof UNKNOWN> {
  const trial = mediaEngine()
    .then((engine) => engine?.film?.abilities() ?? null)
    .catch((error: unknown) => {
      log().warn({ err: error }, 'what the media engine can do is not known');
      return UNKNOWN;
    });
  return Promise.race([trial, pause(LONGEST_TRIAL_MS, UNKNOWN, { ref: false })]);
}
