import { expect, type Page } from '@playwright/test';

/** To be given to Chromium: the sound of this microphone is made before anybody has pressed anything. */
export const PLAYS_AT_ONCE = '--autoplay-policy=no-user-gesture-required';

/**
 * A microphone that is silent until the test speaks into it, with sounds like syllables. What the page's recorders make
 * is kept, so that the test can listen to it. To be called before the page may record.
 */
export async function openMicrophone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let room: { context: AudioContext; voice: GainNode; ear: MediaStreamAudioDestinationNode } | null = null;
    const microphone = () => {
      if (room) return room;
      const context = new AudioContext();
      const [tone, voice, ear] = [
        context.createOscillator(),
        context.createGain(),
        context.createMediaStreamDestination(),
      ];
      tone.frequency.value = 300;
      voice.gain.value = 0;
      tone.connect(voice).connect(ear);
      tone.start();
      room = { context, voice, ear };
      return room;
    };
    let silentFrom = 0;
    const ended: { recorder: MediaRecorder; chunks: Blob[] }[] = [];
    const say = (ms: number, forMs = 170, everyMs = 250) => {
      const { context, voice } = microphone();
      const from = context.currentTime + 0.02;
      for (let at = 0; at < ms; at += everyMs) {
        voice.gain.setValueAtTime(0.5, from + at / 1_000);
        voice.gain.setValueAtTime(0, from + Math.min(ms, at + forMs) / 1_000);
      }
      silentFrom = from + ms / 1_000;
    };
    // By the clock of the sound, which stands still while the browser makes none.
    const isSilent = () => microphone().context.currentTime > silentFrom + 0.5;
    /**
     * Quiet before the first sound of the recording that ended last, and from there to its last sound, in milliseconds.
     * What the page throws away of a turn ends before the turn does, and may have begun later.
     */
    const listen = async () => {
      const { chunks, recorder } = ended.at(-1)!;
      const bytes = await new Blob(chunks, { type: recorder.mimeType }).arrayBuffer();
      const sound = await new OfflineAudioContext(1, 1, 16_000).decodeAudioData(bytes);
      const samples = sound.getChannelData(0);
      const first = samples.findIndex((one) => Math.abs(one) > 0.05);
      const last = samples.findLastIndex((one) => Math.abs(one) > 0.05);
      return { quietMs: first / 16, soundMs: (last - first) / 16 };
    };
    Object.assign(window, { microphone: { say, listen, isSilent } });
    const Real = window.MediaRecorder;
    window.MediaRecorder = class extends Real {
      constructor(...given: ConstructorParameters<typeof MediaRecorder>) {
        super(...given);
        const chunks: Blob[] = [];
        this.addEventListener('dataavailable', ({ data }) => void (data.size > 0 && chunks.push(data)));
        this.addEventListener('stop', () => void ended.push({ recorder: this, chunks }));
      }
    };
    const devices = navigator.mediaDevices;
    const open = devices.getUserMedia.bind(devices);
    devices.getUserMedia = async (wanted) => {
      const { audio, ...rest } = wanted ?? {};
      const others = rest.video ? (await open(rest)).getTracks() : [];
      // A track of its own each time: one that is stopped does not end the others.
      return new MediaStream([
        ...(audio ? [microphone().ear.stream.getAudioTracks()[0]!.clone()] : []),
        ...others,
      ]);
    };
  });
}

/** Speaks for so long, and returns at once. */
export function say(page: Page, ms: number): Promise<void> {
  return page.evaluate((long) => Reflect.get(window, 'microphone').say(long), ms);
}

/** Waits until what is spoken is over, and half a second more. */
export function untilSilent(page: Page): Promise<void> {
  return expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'microphone').isSilent()), { timeout: 30_000 })
    .toBe(true);
}

/** A sound as short as a click. */
export function knock(page: Page): Promise<void> {
  return page.evaluate(() => Reflect.get(window, 'microphone').say(120, 120));
}

/** What the page's recording that ended last has of it, in milliseconds: quiet first, then from first to last sound. */
export function listenTo(page: Page): Promise<{ quietMs: number; soundMs: number }> {
  return page.evaluate(() => Reflect.get(window, 'microphone').listen());
}
