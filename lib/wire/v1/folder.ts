import { z } from 'zod';
import { DEEPEST_FOLDER, type FolderPath, readFolderText } from '@/lib/domain/study/folder';
import { list } from '../list';
import { TITLE_LENGTH, text, words } from '../text';

/** A folder by its names, from the outermost in. */
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

/** How the document tells of such a parameter. */
export const FOLDER_PARAMETER = {
  description:
    'A folder, as its names from the outermost in joined by `/`; `/` and `%` in a name are written `%2F` and `%25`.',
  override: { type: 'string' },
} as const;

const FolderShape = z
  .object({
    path: z.array(z.string()).min(1),
    studyCount: z.int().min(0),
    ownStudyCount: z.int().min(0),
  })
  .meta({ id: 'Folder' });

export const FolderListShape = z
  .object({ studyCount: z.int().min(0), folders: z.array(FolderShape) })
  .meta({ id: 'FolderList' });

/** The body of POST …/v1/folders. */
export const CreateFolderRequest = z
  .strictObject({ path: FolderPathField })
  .meta({ id: 'CreateFolderRequest' });

/** The body of PATCH …/v1/folders. */
export const RenameFolderRequest = z
  .strictObject({ path: FolderPathField, newPath: FolderPathField })
  .meta({ id: 'RenameFolderRequest' });

/** The query of DELETE …/v1/folders. */
export const DeleteFolderQuery = z.object({
  path: FolderParameter.meta(FOLDER_PARAMETER),
  contents: z.enum(['refuse', 'moveUp'], 'expected refuse or moveUp').default('refuse').meta({
    description:
      'What becomes of studies in it: `refuse` keeps the folder, `moveUp` moves them to the one around it.',
  }),
});

export const CreatedFolderShape = z.object({ path: z.array(z.string()) }).meta({ id: 'CreatedFolder' });

export const ChangedFolderShape = z
  .object({ path: z.array(z.string()), movedStudies: z.int().min(0) })
  .meta({ id: 'ChangedFolder' });

const MOST_MOVED = 500;

/** The body of POST …/v1/folders/move. */
export const MoveStudiesRequest = z
  .strictObject({
    studyIds: list(z.uuid().toLowerCase(), { least: 1, most: MOST_MOVED }),
    folderPath: FolderPathField.nullable(),
  })
  .meta({ id: 'MoveStudiesRequest' });

export const MovedStudiesShape = z
  .object({
    folderPath: z.array(z.string()).nullable(),
    moved: z.array(z.object({ id: z.uuid(), from: z.array(z.string()).nullable() })),
  })
  .meta({ id: 'MovedStudies' });
