import { z } from 'zod';
import { DEEPEST_FOLDER, type FolderPath, readFolderText } from '@/lib/domain/study/folder';
import { list } from '../list';
import { TITLE_LENGTH, text, words } from '../text';

/** A folder by its path of names, from the outermost on. */
export const FolderPathField = list(words(TITLE_LENGTH), { least: 1, most: DEEPEST_FOLDER });

/** The same as one text, in a query. */
export const FolderParameter = text((TITLE_LENGTH + 1) * DEEPEST_FOLDER * 3).transform(
  (value, context): FolderPath => {
    const parsed = FolderPathField.safeParse(readFolderText(value));
    if (parsed.success) return parsed.data;
    context.addIssue({
      code: 'custom',
      message: 'expected the names of folders joined by "/", a "/" in a name written "%2F" and a "%" "%25"',
    });
    return z.NEVER;
  },
);

/** The description of such a parameter in the document. */
export const FOLDER_PARAMETER = {
  description:
    'A folder: its names from the outermost on, joined by `/`; `/` and `%` in a name as `%2F` and `%25`.',
  override: { type: 'string' },
} as const;

const FolderShape = z
  .object({
    path: z.array(z.string()).min(1).meta({ description: 'Its names, from the outermost in.' }),
    studyCount: z.int().min(0).meta({ description: 'Studies in it and everywhere below it.' }),
    ownStudyCount: z.int().min(0).meta({ description: 'Studies in it alone.' }),
  })
  .meta({ id: 'Folder', description: 'A folder.' });

export const FolderListShape = z
  .object({
    studyCount: z
      .int()
      .min(0)
      .meta({ description: 'Studies of the organization, also those outside folders.' }),
    folders: z.array(FolderShape).meta({ description: 'The folders, each before those inside it.' }),
  })
  .meta({ id: 'FolderList', description: 'All folders.' });

/** The body of POST …/v1/folders. */
export const CreateFolderRequest = z
  .strictObject({ path: FolderPathField.meta({ description: 'Its names, from the outermost in.' }) })
  .meta({ id: 'CreateFolderRequest', description: 'A folder to make.' });

/** The body of PATCH …/v1/folders. */
export const RenameFolderRequest = z
  .strictObject({
    path: FolderPathField.meta({ description: 'The folder.' }),
    newPath: FolderPathField.meta({ description: 'Its new names, from the outermost in.' }),
  })
  .meta({ id: 'RenameFolderRequest', description: 'A folder, and what it is to be called.' });

/** The query of DELETE …/v1/folders. */
export const DeleteFolderQuery = z.object({
  path: FolderParameter.meta(FOLDER_PARAMETER),
  contents: z.enum(['refuse', 'moveUp'], 'expected refuse or moveUp').default('refuse').meta({
    description: 'With studies in it: `refuse` keeps the folder, `moveUp` moves them to the one above.',
  }),
});

export const CreatedFolderShape = z
  .object({ path: z.array(z.string()).meta({ description: 'Its names, from the outermost in.' }) })
  .meta({ id: 'CreatedFolder', description: 'A folder that was made.' });

export const ChangedFolderShape = z
  .object({
    path: z.array(z.string()).meta({ description: 'The folder.' }),
    movedStudies: z.int().min(0).meta({ description: 'How many studies stand elsewhere now.' }),
  })
  .meta({ id: 'ChangedFolder', description: 'What a change of a folder did.' });

const MOST_MOVED = 500;

/** The body of POST …/v1/folders/move. */
export const MoveStudiesRequest = z
  .strictObject({
    studyIds: list(z.uuid().toLowerCase(), { least: 1, most: MOST_MOVED }).meta({
      description: 'Their permanent ids.',
    }),
    folderPath: FolderPathField.nullable().meta({
      description: 'The folder, from the outermost on; null: outside folders.',
    }),
  })
  .meta({ id: 'MoveStudiesRequest', description: 'Studies, and where they are to stand.' });

export const MovedStudiesShape = z
  .object({
    folderPath: z.array(z.string()).nullable().meta({ description: 'Where they stand now.' }),
    moved: z
      .array(
        z.object({
          id: z.uuid().meta({ description: 'The permanent id.' }),
          from: z
            .array(z.string())
            .nullable()
            .meta({ description: 'Its former folder; null outside folders.' }),
        }),
      )
      .meta({ description: 'The studies.' }),
  })
  .meta({ id: 'MovedStudies', description: 'Studies that were moved.' });
