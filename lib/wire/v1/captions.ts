import { z } from 'zod';
import type { Cue } from '@/lib/domain/recording/captions';

const FORMATS = ['vtt', 'srt', 'json'] as const;

export const captionFormatParameter = z
  .enum(FORMATS, `expected one of ${FORMATS.join(', ')}`)
  .default('vtt')
  .meta({ description: 'What is answered: a WebVTT or SubRip file, or JSON.' });

export const CaptionsShape = z
  .object({
    durationMs: z.int().min(0),
    cues: z.array(
      z
        .object({
          responseIndex: z.int().min(0),
          startMs: z.int().min(0),
          endMs: z.int().min(0),
          text: z.string(),
        })
        .meta({ id: 'Cue' }),
    ),
  })
  .meta({ id: 'Captions' });

export function captionsV1({
  durationMs,
  cues,
}: {
  durationMs: number;
  cues: readonly Cue[];
}): z.output<typeof CaptionsShape> {
  return {
    durationMs,
    cues: cues.map(({ row, startMs, endMs, text }) => ({ responseIndex: row, startMs, endMs, text })),
  };
}
