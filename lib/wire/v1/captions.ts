import { z } from 'zod';
import type { Cue } from '@/lib/domain/recording/captions';

const FORMATS = ['vtt', 'srt', 'json'] as const;

export const captionFormatParameter = z
  .enum(FORMATS, `expected one of ${FORMATS.join(', ')}`)
  .default('vtt')
  .meta({ description: 'A WebVTT or SubRip file, or JSON.' });

export const CaptionsShape = z
  .object({
    durationMs: z.int().min(0).meta({ description: 'How long the recordings are, one after the other.' }),
    cues: z
      .array(
        z
          .object({
            responseIndex: z.int().min(0).meta({ description: 'Its row of the transcript.' }),
            startMs: z.int().min(0).meta({ description: 'When it appears, in milliseconds.' }),
            endMs: z.int().min(0).meta({ description: 'When it goes.' }),
            text: z.string().meta({ description: 'What is said.' }),
          })
          .meta({ id: 'Cue', description: 'A line of captions.' }),
      )
      .meta({ description: 'Lines in their order; no two at one time.' }),
  })
  .meta({ id: 'Captions', description: 'What was said, on one clock for all recordings of a response.' });

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
