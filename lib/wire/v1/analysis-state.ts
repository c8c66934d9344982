import { z } from 'zod';

export const AnalysisStateShape = z
  .object({
    state: z.enum(['under_way', 'waiting', 'done', 'failed']).meta({
      description:
        '`under_way` with the interview; `waiting` until analysed; `failed` after too many attempts.',
    }),
    attempts: z.int().min(0).meta({ description: 'Attempts that failed so far.' }),
    analyzedAt: z.iso.datetime().nullable().meta({ description: 'When it was done; null until then.' }),
    engine: z
      .object({
        name: z.string().meta({ description: 'Its name.' }),
        version: z.string().meta({ description: 'Its version.' }),
        language: z.string().meta({ description: 'The language that it read.' }),
      })
      .meta({ id: 'AnalysisEngine', description: 'An analyst.' })
      .nullable()
      .meta({ description: 'What analysed it; null until then.' }),
  })
  .meta({ id: 'AnalysisState', description: 'How far the analysis of a response is.' });
type AnalysisState = z.output<typeof AnalysisStateShape>;

export interface AnalysisSource {
  state: AnalysisState['state'];
  attempts: number;
  analyzedAt: Date | null;
  engine: AnalysisState['engine'];
}

export function analysisStateV1({ analyzedAt, engine, ...rest }: AnalysisSource): AnalysisState {
  return {
    ...rest,
    analyzedAt: analyzedAt?.toISOString() ?? null,
    engine: engine && { name: engine.name, version: engine.version, language: engine.language },
  };
}

/** How many recordings wait to be transcribed. */
export const TranscriptionShape = z
  .object({ recordings: z.int().min(0).meta({ description: 'How many recordings that are.' }) })
  .meta({ id: 'Transcription', description: 'What is to be transcribed.' });
