import { FILM_HEIGHT, FILM_RATE, FILM_WIDTH, type FilmPiece, type FilmSource } from './film';
import { SOUND_RATE } from './recording-limits';

const SAMPLES_A_FRAME = SOUND_RATE / FILM_RATE;
/** The picture behind everything. */
const GROUND = '0x1c1a17';
const WAVE = '0xb9c7d3';
const SCREEN = { width: 960, height: 540 };
/** A line of the ground stays between the two. */
const CAMERA = { width: 318, height: 540 };
const WAVES = { width: 1120, height: 240 };

/**
 * How long before its place a source is read: a picture may have been standing there, and what encoders repeat seldom
 * has to be found. Processing sees to it that no film has key frames further apart.
 */
const LEAD_SECONDS = 12;

/** Where reading of a source begins, and how many frames of it come before its place. */
export function leadOf({ fromSeconds }: FilmSource): { seconds: number; frames: number } {
  const frames = Math.floor(Math.min(LEAD_SECONDS, fromSeconds) * FILM_RATE);
  return { seconds: Math.max(0, fromSeconds - frames / FILM_RATE), frames };
}

/** Which input of the command each of a piece's sources is. */
export type Inputs = Record<'camera' | 'screen' | 'sound', number>;

/** The filter graph of a piece, which ends in `[picture]` and `[sound]`. `rubberband`: for another voice. */
export function pieceGraph(
  piece: FilmPiece,
  inputs: Inputs,
  text: string | null,
  { rubberband }: { rubberband: boolean },
): string {
  const isDrawn = piece.card === null && !piece.camera && !piece.screen && piece.sound !== null;
  const sound = soundGraph(piece, inputs.sound, rubberband);
  const written = text === null ? '' : `,ass=filename=${text}`;
  const picture = isDrawn ? drawnSound(piece.frames) : pictureGraph(piece, inputs);
  return [
    ...sound,
    isDrawn ? '[heard]asplit=2[sound][drawn]' : '[heard]anull[sound]',
    ...picture,
    `[shown]trim=end_frame=${piece.frames},setsar=1,format=yuv420p${written}[picture]`,
  ].join(';');
}

function pictureGraph(piece: FilmPiece, inputs: Inputs): string[] {
  const { camera, screen, frames } = piece;
  if (camera && screen) {
    return [
      `${source(screen, inputs.screen, frames)},${fitted(SCREEN)}[left]`,
      `${source(camera, inputs.camera, frames)},${filling(CAMERA)},pad=${FILM_WIDTH - SCREEN.width}:ih:ow-iw:0:${GROUND}[right]`,
      `[left][right]hstack=inputs=2,pad=${FILM_WIDTH}:${FILM_HEIGHT}:-1:-1:${GROUND}[shown]`,
    ];
  }
  const alone = camera ?? screen;
  if (!alone) return [`${ground(frames)}[shown]`];
  const input = camera ? inputs.camera : inputs.screen;
  return [`${source(alone, input, frames)},${fitted({ width: FILM_WIDTH, height: FILM_HEIGHT })}[shown]`];
}

function drawnSound(frames: number): string[] {
  const { width, height } = WAVES;
  return [
    `[drawn]showwaves=size=${width}x${height}:mode=cline:rate=${FILM_RATE}:scale=sqrt:colors=${WAVE},tpad=stop=-1:stop_mode=clone,trim=end_frame=${frames}[waves]`,
    `${ground(frames)}[ground]`,
    `[ground][waves]overlay=x=(W-w)/2:y=(H-h)/2:eof_action=repeat[shown]`,
  ];
}

function ground(frames: number): string {
  const size = `${FILM_WIDTH}x${FILM_HEIGHT}`;
  return `color=c=${GROUND}:size=${size}:rate=${FILM_RATE}:duration=${(frames / FILM_RATE + 1).toFixed(3)},trim=end_frame=${frames}`;
}

/** A picture that comes late is shown from the beginning; one that ends early stays. */
function source(from: FilmSource, input: number, frames: number): string {
  const lead = leadOf(from).frames;
  return [
    `[${input}:v:0]fps=fps=${FILM_RATE}:start_time=0`,
    'tpad=stop=-1:stop_mode=clone',
    `trim=start_frame=${lead}:end_frame=${lead + frames}`,
    'setpts=PTS-STARTPTS',
  ].join(',');
}

function fitted({ width, height }: { width: number; height: number }): string {
  return `scale=${width}:${height}:force_original_aspect_ratio=decrease:force_divisible_by=2,setsar=1,pad=${width}:${height}:-1:-1:${GROUND}`;
}

function filling({ width, height }: { width: number; height: number }): string {
  return `scale=${width}:${height}:force_original_aspect_ratio=increase:force_divisible_by=2,setsar=1,crop=${width}:${height}`;
}

/** Short enough that a word is silenced to a hundredth of a second. */
const FINE = 'asetnsamples=n=480:p=0';
const TONE = `sine=frequency=880:sample_rate=${SOUND_RATE}`;

function soundGraph(piece: FilmPiece, input: number, rubberband: boolean): string[] {
  const samples = piece.frames * SAMPLES_A_FRAME;
  if (!piece.sound) return [`anullsrc=r=${SOUND_RATE}:cl=mono,atrim=end_sample=${samples}[heard]`];
  const lead = leadOf(piece.sound).frames * SAMPLES_A_FRAME;
  const whole = `apad,atrim=end_sample=${samples}`;
  const own = [
    `[${input}:a:0]aresample=${SOUND_RATE}:async=1:first_pts=0`,
    'aformat=sample_fmts=fltp:channel_layouts=mono',
    `atrim=start_sample=${lead}`,
    'asetpts=PTS-STARTPTS',
  ];
  const when = piece.silenced
    .map(({ fromSeconds, toSeconds }) => `between(t,${fromSeconds.toFixed(3)},${toSeconds.toFixed(3)})`)
    .join('+');
  if (when !== '') own.push(FINE, `volume=volume=0:enable='${when}'`);
  // A recording may end with fewer samples than the filters of a voice need: rubberband fails on what it cannot fill.
  if (piece.voice === 'other') own.push('apad', otherVoice(rubberband));
  if (when === '') return [`${own.join(',')},${whole}[heard]`];
  const tone = `${TONE}:duration=${(piece.frames / FILM_RATE + 1).toFixed(3)},aformat=sample_fmts=fltp:channel_layouts=mono,${FINE},volume=volume=0.5,volume=volume=0:enable='not(${when})'`;
  return [
    `${own.join(',')},${whole}[voice]`,
    `${tone}[tone]`,
    `[voice][tone]amix=inputs=2:duration=first:normalize=0,${whole}[heard]`,
  ];
}

/** Lower, and of a larger body: pitch and formants move by different amounts where the filter for it is there. */
const LOWER = 0.82;

function otherVoice(rubberband: boolean): string {
  const both = `asetrate=${Math.round(SOUND_RATE * LOWER)},aresample=${SOUND_RATE},atempo=${(1 / LOWER).toFixed(6)}`;
  return rubberband ? `${both},rubberband=pitch=0.9:formant=preserved` : both;
}
