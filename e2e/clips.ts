import type { Page } from '@playwright/test';
import { CLOCK } from './burned-clock';
import type { Painters } from './shots/painted';

/** Two recordings that began apart, with the time they were taken at in their pictures. */
export interface Clips {
  camera: Clip;
  screen: Clip;
}

export interface Clip {
  type: string;
  bytes: Buffer;
  /** Milliseconds since 1970. */
  startedAt: number;
}

/**
 * Records a camera with sound and a screen, both of which show one clock, or what the page has painters for (shots).
 * The screen begins 400 ms earlier. The sound is silent from a quarter of its time to three quarters.
 */
export async function recordClips(page: Page, seconds: number): Promise<Clips> {
  await page.goto('/sign-in');
  // A press on the page: without one nothing sounds.
  await page.mouse.click(1, 1);
  const made = await page.evaluate(record, { seconds, ...CLOCK });
  const clip = ({ type, data, startedAt }: (typeof made)['camera']): Clip => ({
    type,
    bytes: Buffer.from(data, 'base64'),
    startedAt,
  });
  return { camera: clip(made.camera), screen: clip(made.screen) };
}

interface Wanted {
  seconds: number;
  bits: number;
  size: number;
  unitMs: number;
}

/** In the page. */
async function record({ seconds, bits, size, unitMs }: Wanted) {
  const began = performance.now();
  const painters = Reflect.get(window, 'painters') as Painters | undefined;
  const picture = (colour: string, paint?: Painters['camera']) => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 360;
    const draw = () => {
      const brush = canvas.getContext('2d');
      if (!brush) return;
      requestAnimationFrame(draw);
      const ms = performance.now() - began;
      if (paint) {
        paint(brush, ms);
        return;
      }
      brush.fillStyle = colour;
      brush.fillRect(0, 0, 640, 360);
      const now = Math.round(ms / unitMs);
      for (let bit = 0; bit < bits; bit++) {
        const place = bits - 1 - bit;
        brush.fillStyle = ((now >> place) ^ (now >> (place + 1))) & 1 ? '#fff' : '#000';
        brush.fillRect(bit * size, 0, size, size);
      }
    };
    draw();
    return canvas.captureStream(30);
  };
  const type = ['video/mp4;codecs=avc1.42001f,opus', 'video/mp4', 'video/webm;codecs=vp8,opus'].find((one) =>
    MediaRecorder.isTypeSupported(one),
  );
  const take = async (stream: MediaStream, ms: number) => {
    const recorder = new MediaRecorder(stream, {
      ...(type ? { mimeType: type } : {}),
      videoBitsPerSecond: 800_000,
    });
    const chunks: Blob[] = [];
    recorder.ondataavailable = ({ data }) => chunks.push(data);
    const begins = new Promise((resolve) => recorder.addEventListener('start', resolve));
    const ends = new Promise((resolve) => recorder.addEventListener('stop', resolve));
    recorder.start(1_000);
    await begins;
    const startedAt = Date.now();
    setTimeout(() => recorder.stop(), ms);
    await ends;
    const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer());
    let text = '';
    for (let at = 0; at < bytes.length; at += 8_192)
      text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
    return { type: recorder.mimeType, data: btoa(text), startedAt };
  };
  const sound = new AudioContext();
  const voice = sound.createOscillator();
  const loudness = sound.createGain();
  const out = sound.createMediaStreamDestination();
  voice.connect(loudness).connect(out);
  voice.start();
  const camera = picture('#345', painters?.camera);
  const screen = picture('#543', painters?.screen);
  for (const track of out.stream.getAudioTracks()) camera.addTrack(track);
  const screenTaken = take(screen, seconds * 1_000 + 400);
  await new Promise((resolve) => setTimeout(resolve, 400));
  const now = sound.currentTime;
  if (painters) {
    const levels = Float32Array.from({ length: seconds * 20 }, (_, at) => painters.voice(at / 20));
    loudness.gain.setValueCurveAtTime(levels, now, seconds);
  } else {
    loudness.gain.setValueAtTime(0, now + seconds * 0.25);
    loudness.gain.setValueAtTime(1, now + seconds * 0.75);
  }
  const cameraTaken = take(camera, seconds * 1_000);
  const made = { camera: await cameraTaken, screen: await screenTaken };
  await sound.close();
  return made;
}
