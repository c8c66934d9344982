import type { Page } from '@playwright/test';

/**
 * How a time stands in a picture: bits from left to right in squares along its top, white for one. In a Gray code: from
 * one time to the next a single bit changes, so that a picture between two of them is read as one or the other.
 */
export const CLOCK = { bits: 12, size: 40, unitMs: 10 };

/** After so long it begins anew. */
const ROUND_MS = 2 ** CLOCK.bits * CLOCK.unitMs;

/** Every camera and every screen of the page shows the time of day, in the upper left corner of a plain picture. */
export async function burnClocks(page: Page): Promise<void> {
  await page.context().addInitScript(({ bits, size, unitMs }) => {
    const clock = (colour: string) => {
      const canvas = document.createElement('canvas');
      canvas.width = 640;
      canvas.height = 360;
      const brush = canvas.getContext('2d');
      const draw = () => {
        if (!brush) return;
        brush.fillStyle = colour;
        brush.fillRect(0, 0, 640, 360);
        const now = Math.round(Date.now() / unitMs);
        for (let bit = 0; bit < bits; bit++) {
          const place = 2 ** (bits - 1 - bit);
          brush.fillStyle = (Math.floor(now / place) ^ Math.floor(now / place / 2)) & 1 ? '#fff' : '#000';
          brush.fillRect(bit * size, 0, size, size);
        }
      };
      // Not by animation frames: those of a page that nobody looks at stand still.
      setInterval(draw, 1_000 / 30);
      return canvas.captureStream(30).getVideoTracks();
    };
    const devices = navigator.mediaDevices;
    const open = devices.getUserMedia.bind(devices);
    devices.getUserMedia = async (wanted) => {
      const { video: _video, ...sound } = wanted ?? {};
      const heard = sound.audio ? (await open(sound)).getTracks() : [];
      return new MediaStream([...heard, ...(wanted?.video ? clock('#345') : [])]);
    };
    devices.getDisplayMedia = async () => new MediaStream(clock('#543'));
  }, CLOCK);
}

/** The times in the pictures of camera and screen as the review room shows them, in milliseconds. */
function clocks(page: Page): Promise<number[]> {
  return page.evaluate(({ bits, size, unitMs }) => {
    return ['data-camera', 'data-screen'].map((part) => {
      const video = document.querySelector<HTMLVideoElement>(`[${part}] video[data-now-playing]`);
      const brush = new OffscreenCanvas(640, 360).getContext('2d', { willReadFrequently: true });
      if (!video || !brush) return Number.NaN;
      brush.drawImage(video, 0, 0, 640, 360);
      let time = 0;
      for (let bit = 0; bit < bits; bit++) {
        const [red = 0] = brush.getImageData(bit * size + size / 2, size / 2, 1, 1).data;
        time = time * 2 + ((time & 1) ^ (red > 128 ? 1 : 0));
      }
      return time * unitMs;
    });
  }, CLOCK);
}

/** How far apart camera and screen are, in milliseconds: the median of a few looks, for they are not of one instant. */
export async function apart(page: Page): Promise<number> {
  return median([await look(page), await look(page), await look(page)]);
}

/**
 * The same of pictures that play, over two seconds: a picture that a busy machine shows late is no drift, for the next
 * one is where it should be.
 */
export async function apartWhilePlaying(page: Page): Promise<number> {
  const looks: number[] = [];
  for (const until = Date.now() + 2_000; Date.now() < until; ) {
    looks.push(await look(page));
    await page.waitForTimeout(100);
  }
  return median(looks);
}

async function look(page: Page): Promise<number> {
  const [camera = 0, screen = 0] = await clocks(page);
  const difference = Math.abs(camera - screen);
  return Math.min(difference, ROUND_MS - difference);
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
