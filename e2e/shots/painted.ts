import type { Page } from '@playwright/test';

/** What a camera and a screen show in pictures for people: drawn, since there is nobody in front of the machine. */
export interface Painters {
  /** How loud the microphone is after so many seconds, from 0 to 1. */
  voice: (seconds: number) => number;
  camera: (brush: CanvasRenderingContext2D, ms: number) => void;
  screen: (brush: CanvasRenderingContext2D, ms: number) => void;
}

/** The page has painters for 640 by 360, and its camera shows what they paint. */
export async function paintPictures(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Brush = CanvasRenderingContext2D;
    const box = (
      brush: Brush,
      colour: string,
      ...[x, y, width, height]: [number, number, number, number]
    ) => {
      brush.fillStyle = colour;
      brush.fillRect(x, y, width, height);
    };
    const shape = (brush: Brush, colour: string, outline: (path: Path2D) => void) => {
      const path = new Path2D();
      outline(path);
      brush.fillStyle = colour;
      brush.fill(path);
    };
    const card = (brush: Brush, fill: string, edge: string, ...at: [number, number, number, number]) => {
      brush.beginPath();
      brush.roundRect(...at, 6);
      brush.fillStyle = fill;
      brush.fill();
      brush.strokeStyle = edge;
      brush.lineWidth = 2;
      brush.stroke();
    };
    const words = (brush: Brush, text: string, font: string, colour: string, x: number, y: number) => {
      brush.font = `${font} Inter, sans-serif`;
      brush.fillStyle = colour;
      brush.fillText(text, x, y);
    };
    const camera = (brush: Brush, ms: number) => {
      const sway = Math.sin(ms / 900) * 3;
      box(brush, '#5b5146', 0, 0, 640, 360);
      box(brush, '#4a4037', 0, 285, 640, 75);
      for (const [x, y] of [
        [470, 45],
        [523, 45],
        [470, 103],
        [523, 103],
      ] as const)
        box(brush, '#2e3440', x, y, 48, 53);
      shape(brush, '#d9b57c', (path) => {
        path.moveTo(110, 90);
        path.lineTo(160, 90);
        path.lineTo(176, 150);
        path.lineTo(94, 150);
      });
      box(brush, '#3c332b', 132, 150, 5, 135);
      shape(brush, '#2f4958', (path) => path.ellipse(320 + sway / 2, 372, 165, 95, 0, 0, 7));
      box(brush, '#b98a68', 293 + sway, 240, 54, 60);
      shape(brush, '#332722', (path) => path.ellipse(320 + sway, 150, 72, 78, 0, 0, 7));
      shape(brush, '#cf9d78', (path) => path.ellipse(320 + sway, 180, 61, 78, 0, 0, 7));
      shape(brush, '#332722', (path) => path.ellipse(322 + sway, 112, 58, 30, 0, 0, 7));
    };
    const screen = (brush: Brush, ms: number) => {
      box(brush, '#f3f1ee', 0, 0, 640, 360);
      box(brush, '#dcd7d1', 0, 0, 640, 34);
      card(brush, '#f3f1ee', '#dcd7d1', 130, 7, 380, 20);
      words(brush, 'Choose your comfort category', '600 20px', '#1d1b18', 40, 78);
      words(brush, 'Step 2 of 5, Friday night, 2 travellers', '400 13px', '#6a645c', 40, 100);
      const chosen = Math.floor(ms / 4000) % 2 === 0 ? 1 : 2;
      for (const [at, [name, what, price]] of [
        ['Seat', 'Reclining, shared', '49'],
        ['Berth Plus', '2 berths, lockable', '129'],
        ['Berth Share', '6 berths', '69'],
      ].entries()) {
        const x = 40 + at * 190;
        card(brush, '#fffefb', at === chosen ? '#2f6b4f' : '#d5d0c9', x, 120, 176, 160);
        card(brush, '#fffefb', '#4a443d', x + 52, 136, 72, 56);
        for (let berth = 0; berth <= at; berth++) box(brush, '#4a443d', x + 58, 150 + berth * 15, 36, 3);
        words(brush, name ?? '', '600 15px', '#1d1b18', x + 14, 222);
        words(brush, what ?? '', '400 12px', '#6a645c', x + 14, 242);
        words(brush, price ?? '', '500 14px', '#1d1b18', x + 14, 264);
      }
      card(brush, '#2f6b4f', '#2f6b4f', 480, 304, 120, 32);
      words(brush, 'Continue', '500 14px', '#ffffff', 510, 325);
    };
    const voice = (seconds: number) => {
      const phrase = Math.sin(seconds * 1.3) + Math.sin(seconds * 0.7 + 2) > -0.7 ? 1 : 0.02;
      const word = Math.sin(seconds * 4.1 + 2 * Math.sin(seconds * 1.7)) ** 2;
      return phrase * (0.06 + 0.9 * word * (0.55 + 0.45 * Math.sin(seconds * 2.3 + 1)));
    };
    Object.assign(window, { painters: { camera, screen, voice } });

    const devices = navigator.mediaDevices;
    const open = devices?.getUserMedia.bind(devices);
    if (!open) return;
    const named = ['Built-in microphone', 'Headset', 'Conference microphone'];
    const list = devices.enumerateDevices.bind(devices);
    devices.enumerateDevices = async () => {
      const names = [...named];
      return (await list()).map((one) =>
        one.kind === 'audioinput'
          ? {
              deviceId: one.deviceId,
              groupId: one.groupId,
              kind: one.kind,
              label: names.shift() ?? '',
              toJSON: () => one,
            }
          : one,
      );
    };
    devices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      const [seen] = stream.getVideoTracks();
      if (!seen) return stream;
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 });
      const draw = () => {
        const brush = canvas.getContext('2d');
        if (brush) camera(brush, performance.now());
        requestAnimationFrame(draw);
      };
      draw();
      const [painted] = canvas.captureStream(30).getVideoTracks();
      if (painted) stream.addTrack(painted);
      seen.stop();
      stream.removeTrack(seen);
      return stream;
    };
  });
}

/** A WAV file (8 kHz, 8 bits) that rises and falls as somebody who speaks does. */
export function voice(seconds: number): Buffer {
  const rate = 8_000;
  const samples = Buffer.alloc(rate * seconds);
  for (const at of samples.keys()) {
    const time = at / rate;
    const phrase = Math.sin(time * 1.3) + Math.sin(time * 0.7 + 2) > -0.7 ? 1 : 0.02;
    const syllable = (0.55 + 0.45 * Math.sin(time * 23 + 3 * Math.sin(time * 3.1))) ** 2;
    const loud = phrase * syllable * (0.45 + 0.35 * Math.sin(time * 2.3));
    const tone = Math.sin(time * 880) + 0.5 * Math.sin(time * 1_790) + 0.3 * Math.sin(time * 4_310);
    samples[at] = 128 + Math.round(60 * loud * tone);
  }
  const header = Buffer.alloc(44);
  header.write('RIFF');
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}
