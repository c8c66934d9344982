'use client';
import { useEffect, useRef } from 'react';
import { followLevel } from '@/lib/client/recording/level-meter';

/** One sample per four pixels, the newest at the head. */
const STEP = 4;
const HEAD = 34;
const MOST = 600;

/** The voice as a line, drawn from its measured level. It stands still in silence. */
export function LevelLine({ sound, live }: { sound: MediaStreamTrack | null; live: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const levels = useRef<number[]>([]);
  useEffect(() => {
    const draw = () => canvas.current && drawLine(canvas.current, levels.current, live);
    draw();
    const observer = new ResizeObserver(draw);
    if (canvas.current) observer.observe(canvas.current);
    const stop =
      live && sound
        ? followLevel(sound, (level) => {
            levels.current = [...levels.current.slice(1 - MOST), level];
            draw();
          })
        : () => undefined;
    return () => {
      stop();
      observer.disconnect();
    };
  }, [sound, live]);
  return <canvas ref={canvas} aria-hidden className="block h-[3rem] w-full min-[45rem]:h-[4.25rem]" />;
}

function drawLine(canvas: HTMLCanvasElement, levels: readonly number[], live: boolean): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { clientWidth: width, clientHeight: height } = canvas;
  const scale = window.devicePixelRatio || 1;
  if (canvas.width !== Math.round(width * scale)) canvas.width = Math.round(width * scale);
  if (canvas.height !== Math.round(height * scale)) canvas.height = Math.round(height * scale);
  const style = getComputedStyle(canvas);
  const color = (role: string) => style.getPropertyValue(role);
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.clearRect(0, 0, width, height);
  const base = Math.round(height * 0.64) + 0.5;
  context.fillStyle = color('--line-strong');
  context.fillRect(0, base - 0.5, width, 1);
  const head = width - HEAD;
  context.fillStyle = color('--accent');
  for (const [at, level] of levels.toReversed().entries()) {
    const x = head - (at + 2) * STEP;
    if (x < 0) break;
    context.globalAlpha = Math.min(1, 0.1 + x / (width * 0.4));
    const tall = Math.max(2, level * (base - 4));
    context.fillRect(x, base - tall, 2, tall);
  }
  context.globalAlpha = 1;
  context.fillStyle = color(live ? '--record' : '--ink-2');
  context.beginPath();
  context.arc(head, base, 5, 0, 2 * Math.PI);
  context.fill();
}
