'use client';
import { useEffect, useState } from 'react';

const QUIET_ZONE = 4;
const PNG_PIXELS = 1_024;

interface Drawn {
  /** Modules on a side, with the quiet zone. */
  size: number;
  path: string;
}

/** The QR code of a text, drawn when its generator has loaded; its place is reserved from the beginning. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<Drawn | 'too long'>();
  useEffect(() => {
    let isLatest = true;
    draw(text)
      .then((code) => isLatest && setDrawn(code))
      .catch(() => isLatest && setDrawn('too long'));
    return () => {
      isLatest = false;
    };
  }, [text]);
  const place = 'size-[11rem] rounded-2 border border-line bg-[white]';
  if (drawn === 'too long') {
    return (
      <p className={`${place} grid place-items-center p-4 text-center text-12 text-[black]`}>
        This is too long for a code.
      </p>
    );
  }
  if (!drawn) return <div className={place} />;
  return (
    <svg
      className={place}
      viewBox={`0 0 ${drawn.size} ${drawn.size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={drawn.path} fill="black" />
    </svg>
  );
}

/** Throws for a text that is too long for a QR code. */
async function draw(text: string): Promise<Drawn> {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data.flatMap((row, y) =>
    runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  );
  return { size, path: path.join('') };
}

/** Runs of adjacent dark modules. */
function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = runs.at(-1);
    if (!dark) return;
    if (last && last[0] + last[1] === x) last[1]++;
    else runs.push([x, 1]);
  });
  return runs;
}

/** Saves the code as a file. Throws when it cannot be created. */
export async function saveQr(text: string, name: string, type: 'svg' | 'png'): Promise<void> {
  const { size, path } = await draw(text);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`;
  const file = type === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : await pngOf(size, path);
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.${type}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

async function pngOf(size: number, path: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  // Whole pixels for every module, or scanners see grey between them.
  const scale = Math.ceil(PNG_PIXELS / size);
  canvas.width = canvas.height = size * scale;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('this browser draws no pictures');
  brush.fillStyle = 'white';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.scale(scale, scale);
  brush.fillStyle = 'black';
  brush.fill(new Path2D(path));
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture was made'))), 'image/png'),
  );
}
