import { PEAK_MS } from '@/lib/domain/recording/processed';
import type { Timeline } from '@/lib/domain/recording/timeline';

/** The loudness of `count` equal parts of an interview, from 0 to 1. */
export function stripBars<R>(
  { segments, durationMs }: Timeline<R>,
  peaksOf: (recording: R) => Uint8Array | null,
  count: number,
): number[] {
  const bars = Array<number>(count).fill(0);
  const perBar = durationMs / count;
  for (const { voice, screen } of segments) {
    for (const { recording, startMs, endMs } of voice.length > 0 ? voice : screen) {
      const peaks = peaksOf(recording) ?? new Uint8Array();
      for (const [at, peak] of peaks.entries()) {
        const ms = startMs + at * PEAK_MS;
        if (ms >= endMs) break;
        // A peak of a tenth of a second may be longer than a bar.
        const last = Math.min(count - 1, Math.floor((Math.min(endMs, ms + PEAK_MS) - 1) / perBar));
        for (let bar = Math.floor(ms / perBar); bar <= last; bar++)
          bars[bar] = Math.max(bars[bar] ?? 0, peak / 255);
      }
    }
  }
  return bars;
}

const decoded = new WeakMap<object, Uint8Array>();

/** The peaks of a recording, decoded from base64 once. */
export function peaksOf(recording: { peaks: string | null }): Uint8Array | null {
  if (recording.peaks === null) return null;
  const known = decoded.get(recording);
  if (known) return known;
  const peaks = Uint8Array.from(atob(recording.peaks), (sign) => sign.charCodeAt(0));
  decoded.set(recording, peaks);
  return peaks;
}
