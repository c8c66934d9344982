import type { Seen } from './ffmpeg-look';
import { SOUND_RATE } from './recording-limits';
import { SPEECH_RATE } from './sound-peaks';

type Size = { width: number; height: number };

/**
 * The filter graph that ends in `[picture]`: consecutive inputs joined, in one size throughout. The first picture of
 * each is held from the start of its recording; a recording without a picture is black.
 */
export function joinedPicture(seen: readonly Seen[], size: Size): string {
  let begin = 0;
  const parts = seen.map(({ picture, seconds }, part) => {
    const black = `color=black:size=${size.width}x${size.height}:rate=1:duration=${seconds.toFixed(6)}`;
    const shown = picture ? `[${part}:${picture.index}]${fitted(size)}` : `${black},format=yuv420p`;
    const placed = `${shown},setpts=PTS+${begin.toFixed(6)}/TB[picture${part}]`;
    begin += seconds;
    return placed;
  });
  return `${parts.join(';')};${labels('picture', seen)}interleave=nb_inputs=${seen.length}[picture]`;
}

function fitted({ width, height }: Size): string {
  return [
    'setpts=if(eq(N\\,0)\\,0\\,PTS)',
    `scale=${width}:${height}:force_original_aspect_ratio=decrease`,
    `pad=${width}:${height}:-1:-1`,
    'setsar=1',
    'format=yuv420p',
  ].join(',');
}

/** The encoder adds this many samples at the start; removing them here keeps picture and sound in sync. */
const AAC_LEAD_SAMPLES = 1024;
/** Gaps are filled with silence, so that every sound keeps its time. */
const STEADY = `aresample=${SOUND_RATE}:async=1:first_pts=0,aformat=channel_layouts=mono`;

/** The same for a transcriber alone. */
export const SPEECH_FILTER = `${STEADY},aresample=${SPEECH_RATE}`;

/**
 * The filter graph that ends in `[speech]`, and in `[film]` for a film or else `[voice]`: one channel. When recordings
 * are joined, the sound of each lasts exactly as long as its picture; one without sound is silent.
 */
export function joinedSound(seen: readonly Seen[], hasFilm: boolean): string {
  const parts = seen.map(({ sound, seconds }, part) => {
    const heard = sound ? `[${part}:${sound.index}]${STEADY}` : `anullsrc=r=${SOUND_RATE}:cl=mono`;
    const whole = seen.length > 1 ? `,apad,atrim=duration=${seconds.toFixed(6)}` : '';
    return `${heard}${whole}[sound${part}]`;
  });
  const joined = seen.length > 1 ? `concat=n=${seen.length}:v=0:a=1` : 'anull';
  const voice = hasFilm ? `atrim=start_sample=${AAC_LEAD_SAMPLES}[film]` : 'anull[voice]';
  const speech = `[heard]aresample=${SPEECH_RATE}[speech]`;
  return `${parts.join(';')};${labels('sound', seen)}${joined},asplit=2[whole][heard];[whole]${voice};${speech}`;
}

function labels(name: string, seen: readonly Seen[]): string {
  return seen.map((_, part) => `[${name}${part}]`).join('');
}
