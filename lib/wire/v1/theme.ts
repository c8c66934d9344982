import { z } from 'zod';
import type { Theme } from '@/lib/domain/themes/theme';
import { TITLE_LENGTH, text, words } from '../text';

const THEME_STATUSES = ['suggested', 'accepted', 'rejected'] as const;
export const originField = z
  .enum(['built_in', 'model', 'person'])
  .meta({ id: 'ThemeOrigin', description: 'The built-in engine, a language model, or a person.' });

export const ThemeShape = z
  .object({
    id: z.uuid().meta({ description: 'Its id.' }),
    name: z
      .string()
      .meta({ description: 'Its name, which is a tag of the responses that have evidence for it.' }),
    rule: z.string().meta({ description: 'In words: what belongs to it. Empty where nobody said.' }),
    parentId: z.uuid().nullable().meta({ description: 'The theme that it stands below.' }),
    status: z.enum(THEME_STATUSES).meta({ description: 'Only `accepted` ones are looked for in responses.' }),
    origin: originField.meta({ description: 'Who made it.' }),
    responses: z.int().min(0).meta({
      description: 'People with evidence that supports it or an accepted theme below it, each once.',
    }),
    asked: z.int().min(0).meta({ description: 'People who got any open question.' }),
    version: z.int().min(0).meta({
      description: 'Which edit of it this is: in quotation marks, `If-Match` of a change.',
    }),
    updatedAt: z.iso.datetime().meta({ description: 'When it or its counts last changed.' }),
  })
  .meta({ id: 'Theme', description: 'A theme of a study.' });

export const ThemesShape = z
  .object({ themes: z.array(ThemeShape).meta({ description: 'In the order in which they were made.' }) })
  .meta({ id: 'Themes', description: 'The themes of a study.' });

const name = () => words(TITLE_LENGTH).refine((value) => value.trim() !== '', 'Expected a word');

/** The body of POST …/themes. */
export const CreateThemeRequest = z
  .strictObject({
    name: name().meta({ description: 'Its name.' }),
    rule: text().exactOptional().meta({ description: 'In words: what belongs to it.' }),
    parentId: z
      .uuid()
      .toLowerCase()
      .nullable()
      .exactOptional()
      .meta({ description: 'The theme that it stands below.' }),
  })
  .meta({ id: 'CreateThemeRequest', description: 'A theme that a person makes: it is accepted at once.' });

/** The body of PATCH …/themes/{themeId}. */
export const ChangeThemeRequest = z
  .strictObject({
    name: name().exactOptional().meta({ description: 'Another name.' }),
    rule: text().exactOptional().meta({ description: 'Another rule.' }),
    parentId: z
      .uuid()
      .toLowerCase()
      .nullable()
      .exactOptional()
      .meta({ description: 'The theme that it is to stand below; null: none.' }),
    status: z.enum(THEME_STATUSES).exactOptional().meta({ description: 'Your decision about it.' }),
  })
  .meta({ id: 'ChangeThemeRequest', description: 'What to change; the rest stays.' });

/** The body of POST …/themes/{themeId}/merge. */
export const MergeThemesRequest = z
  .strictObject({ into: z.uuid().toLowerCase().meta({ description: 'The theme that stays.' }) })
  .meta({ id: 'MergeThemesRequest', description: 'Where the evidence goes.' });

export function themeV1(theme: Theme): z.output<typeof ThemeShape> {
  const { updatedAt, ...fields } = theme;
  return { ...fields, updatedAt: updatedAt.toISOString() };
}
