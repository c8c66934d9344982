import path from 'node:path';
import { AudioSample, AudioSampleSource, FilePathTarget, Mp4OutputFormat, Output, Quality } from 'mediabunny';
import type { MadeMedia } from '../made-media';
import { MediaProblem } from '../media-problem';
import { PICTURE_SOUND_BITS, SOUND_BITS, SOUND_RATE } from '../recording-limits';
import type { Part } from './open-part';
import { type PictureStream, pictureStream } from './picture-stream';
import { writePoster } from './poster';
import { inBlocks, soundStream } from './sound-stream';
import { SpeechFile } from './speech-file';

/** The encoder adds this many samples at the start; omitting them here keeps picture and sound in sync. */
const AAC_LEAD_SAMPLES = 1024;
/** Fragments start with key frames, which may come slightly early. */
const FRAGMENT_SECONDS = 1.9;

/** Makes one film, sound and speech from consecutive recordings. */
export async function makeMedia(parts: readonly Part[], folder: string): Promise<MadeMedia> {
  const hasSound = parts.some(({ sound }) => sound);
  const picture = await pictureStream(parts);
  const video = picture && {
    file: path.join(folder, 'video.mp4'),
    width: picture.width,
    height: picture.height,
  };
  const film = picture && video && (await beginFilm(picture, hasSound, video.file));
  const sound = hasSound ? await beginSound(folder) : null;
  const speech = hasSound ? new SpeechFile(path.join(folder, 'speech.wav')) : null;
  await inStep([
    ...(picture ? [picture.pump] : []),
    ...(speech ? [soundPump(parts, [film?.voice, sound?.voice], speech)] : []),
  ]);
  speech?.end();
  await sound?.output.finalize();
  await film?.output.finalize();
  const poster = path.join(folder, 'poster.jpg');
  return {
    video,
    audio: sound && { file: sound.file },
    speech: speech && { file: speech.file },
    poster: video && (await writePoster(video.file, poster)) ? { file: poster } : null,
  };
}

async function beginFilm(picture: PictureStream, hasSound: boolean, file: string) {
  const format = new Mp4OutputFormat({ fastStart: 'fragmented', minimumFragmentDuration: FRAGMENT_SECONDS });
  const output = new Output({ format, target: new FilePathTarget(file) });
  output.addVideoTrack(picture.source);
  const voice = hasSound ? aac(PICTURE_SOUND_BITS) : undefined;
  if (voice) output.addAudioTrack(voice);
  await output.start();
  return { output, voice };
}

async function beginSound(folder: string) {
  const file = path.join(folder, 'audio.m4a');
  const format = new Mp4OutputFormat({ fastStart: 'in-memory' });
  const output = new Output({ format, target: new FilePathTarget(file) });
  const voice = aac(SOUND_BITS);
  output.addAudioTrack(voice);
  await output.start();
  return { file, output, voice };
}

function aac(bitrate: number): AudioSampleSource {
  return new AudioSampleSource({ codec: 'aac', quality: new Quality({ bitrate }) });
}

/** Decodes the sound once for all outputs. */
async function* soundPump(
  parts: readonly Part[],
  voices: (AudioSampleSource | undefined)[],
  speech: SpeechFile,
): AsyncGenerator<number> {
  let done = 0;
  // Blocks of one length, because the encoder's buffer keeps the size of the first.
  for await (const block of inBlocks(soundStream(parts), AAC_LEAD_SAMPLES)) {
    speech.add(block);
    if (done > 0) {
      const timestamp = (done - AAC_LEAD_SAMPLES) / SOUND_RATE;
      const init = {
        data: block,
        format: 'f32',
        numberOfChannels: 1,
        sampleRate: SOUND_RATE,
        timestamp,
      } as const;
      for (const voice of voices) {
        const sample = new AudioSample(init);
        await voice?.add(sample);
        sample.close();
      }
    }
    done += block.length;
    yield done / SOUND_RATE;
  }
  if (done <= AAC_LEAD_SAMPLES) throw new MediaProblem('broken', 'no sound could be decoded');
}

/** Advances the output that is furthest behind, so that little has to be buffered for the others. */
async function inStep(pumps: AsyncGenerator<number>[]): Promise<void> {
  const running = pumps.map((pump) => ({ pump, at: -1 }));
  while (running.length > 0) {
    const behind = running.reduce((one, other) => (other.at < one.at ? other : one));
    const { done, value } = await behind.pump.next();
    if (done) running.splice(running.indexOf(behind), 1);
    else behind.at = value;
  }
}
