import { z } from 'zod';

const WHATS = [
  'made',
  'accepted',
  'rejected',
  'reopened',
  'renamed',
  'rule',
  'nested',
  'merged',
  'deleted',
  'put_in',
  'turned',
  'taken_out',
] as const;

const time = z.iso.datetime().nullable();
const people = z.int().min(0);

export const CodebookShape = z
  .object({
    reading: z.enum(['none', 'due', 'done']).meta({
      description:
        'Whether responses are read with the themes as they are: `due` while a reading is under way.',
    }),
    read: people.meta({ description: 'Responses read with them, so far.' }),
    toRead: people.meta({ description: 'Responses to be read.' }),
    readAt: time.meta({ description: 'When all were last read.' }),
    suggesting: z.boolean().meta({ description: 'Whether suggestions are being made.' }),
    suggestedAt: time.meta({ description: 'When suggestions were last made.' }),
    asked: people.meta({ description: 'People who got any open question.' }),
    none: people.meta({ description: 'People who were read and have nothing for any accepted theme.' }),
    themes: z
      .array(
        z
          .object({
            themeId: z.uuid().meta({ description: 'The theme.' }),
            opposed: people.meta({ description: 'People who speak against it.' }),
            passages: people.meta({ description: 'Its own passages.' }),
            stale: z.boolean().meta({ description: 'Its rule is newer than the reading.' }),
            decidedAt: time.meta({ description: 'When a person accepted it or turned it down.' }),
          })
          .meta({ id: 'CodebookTheme', description: 'What else is known of a theme.' }),
      )
      .meta({ description: 'Of each theme.' }),
  })
  .meta({ id: 'Codebook', description: "The state of a study's themes." });

export const ThemeDecisionsShape = z
  .object({
    decisions: z
      .array(
        z
          .object({
            at: z.iso.datetime().meta({ description: 'When.' }),
            by: z
              .object({
                id: z.uuid().meta({ description: 'Their user id.' }),
                name: z.string().meta({ description: 'Their name.' }),
              })
              .nullable()
              .meta({ description: 'Who; null once that person is deleted.' }),
            change: z
              .object({
                what: z.enum(WHATS).meta({ description: 'What was decided.' }),
                from: z
                  .string()
                  .nullable()
                  .optional()
                  .meta({ description: 'A name before, or of another theme.' }),
                to: z
                  .string()
                  .nullable()
                  .optional()
                  .meta({ description: 'A name after, or of another theme.' }),
                readableId: z.int().optional().meta({ description: 'The response that a passage is from.' }),
              })
              .meta({ description: 'What it changed.' }),
          })
          .meta({ id: 'ThemeDecision', description: 'What somebody decided.' }),
      )
      .meta({ description: 'The latest hundred, newest first.' }),
  })
  .meta({ id: 'ThemeDecisions', description: 'What people decided about a theme.' });

type Codebook = z.output<typeof CodebookShape>;
type Source = Omit<Codebook, 'readAt' | 'suggestedAt' | 'themes'> & {
  readAt: Date | null;
  suggestedAt: Date | null;
  themes: (Omit<Codebook['themes'][number], 'decidedAt'> & { decidedAt: Date | null })[];
};

export function codebookV1(state: Source): Codebook {
  const iso = (at: Date | null) => at?.toISOString() ?? null;
  return {
    ...state,
    readAt: iso(state.readAt),
    suggestedAt: iso(state.suggestedAt),
    themes: state.themes.map((theme) => ({ ...theme, decidedAt: iso(theme.decidedAt) })),
  };
}

type Decision = z.output<typeof ThemeDecisionsShape>['decisions'][number];

export function decisionsV1(
  decisions: readonly (Omit<Decision, 'at'> & { at: Date })[],
): z.output<typeof ThemeDecisionsShape> {
  return { decisions: decisions.map(({ at, ...rest }) => ({ at: at.toISOString(), ...rest })) };
}
