import * as example from './examples';
import type { OperationDoc } from './operation-doc';

const tag = 'Folders';
const railways = ['Railways', '2026'];

export const listFoldersDoc: OperationDoc = {
  id: 'listFolders',
  tag,
  summary: 'List folders',
  description:
    'All folders, each before what stands in it. A folder is there when it was made, or when a study stands in it or below it.',
  answer: 'The folders.',
  examples: {
    reply: [
      {
        summary: 'Two folders',
        value: {
          studyCount: 3,
          folders: [
            { path: ['Railways'], studyCount: 1, ownStudyCount: 0 },
            { path: railways, studyCount: 1, ownStudyCount: 1 },
          ],
        },
      },
    ],
  },
};

export const createFolderDoc: OperationDoc = {
  id: 'createFolder',
  tag,
  summary: 'Make a folder',
  description:
    'An empty folder; those that it stands in need not be there before. One that is there already is `conflict`.',
  refusals: ['conflict', 'study_busy'],
  answer: 'The folder.',
  examples: {
    request: [{ summary: 'A folder in a folder', value: { path: railways } }],
    reply: [{ summary: 'It is there', value: { path: railways } }],
  },
};

export const renameFolderDoc: OperationDoc = {
  id: 'renameFolder',
  tag,
  summary: 'Rename or move a folder',
  description:
    'Everything in it goes with it, all at once or not at all. A folder that is there already under the new path is `conflict`: folders are never mixed.',
  refusals: ['not_found', 'conflict', 'study_busy'],
  answer: 'The folder as it is called now, and how many studies moved with it.',
  examples: {
    request: [{ summary: 'Another name', value: { path: railways, newPath: ['Railways', 'Autumn'] } }],
    reply: [{ summary: 'Renamed', value: { path: ['Railways', 'Autumn'], movedStudies: 1 } }],
  },
};

export const deleteFolderDoc: OperationDoc = {
  id: 'deleteFolder',
  tag,
  summary: 'Delete a folder',
  description:
    'Never deletes a study. With studies in it or below it, it is `conflict`, unless `contents=moveUp` lets them move into the folder around it.',
  refusals: ['not_found', 'conflict', 'study_busy'],
  answer: 'The folder that is gone, and how many studies moved up.',
  examples: { reply: [{ summary: 'Gone', value: { path: railways, movedStudies: 1 } }] },
};

export const moveStudiesDoc: OperationDoc = {
  id: 'moveStudies',
  tag,
  summary: 'Move studies to a folder',
  description:
    'Up to 500 at once, all or none. The folder need not be there before; null takes them out of folders. The folders that they leave stay.',
  refusals: ['study_not_found', 'study_busy'],
  answer: 'Where they stand now, and where each stood before.',
  examples: {
    request: [{ summary: 'One study', value: { studyIds: [example.ids.study], folderPath: railways } }],
    reply: [
      { summary: 'Moved', value: { folderPath: railways, moved: [{ id: example.ids.study, from: null }] } },
    ],
  },
};
