import * as example from './examples';
import type { OperationDoc } from './operation-doc';

const tag = 'Folders';
const railways = ['Railways', '2026'];

export const listFoldersDoc: OperationDoc = {
  id: 'listFolders',
  tag,
  summary: 'List folders',
  description:
    'All folders, each before those inside it, also those that exist only through studies in or below them.',
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
  description: 'An empty folder, with those above it. An existing one is `conflict`.',
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
    'With everything in it, all or nothing. `conflict` when there is a folder at the new path: folders are never merged.',
  refusals: ['not_found', 'conflict', 'study_busy'],
  answer: 'The folder, and how many studies moved with it.',
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
    'Never deletes a study. `conflict` with studies in or below it, unless `contents=moveUp` moves them to the folder above.',
  refusals: ['not_found', 'conflict', 'study_busy'],
  answer: 'The folder that is gone, and how many studies moved up.',
  examples: { reply: [{ summary: 'Gone', value: { path: railways, movedStudies: 1 } }] },
};

export const moveStudiesDoc: OperationDoc = {
  id: 'moveStudies',
  tag,
  summary: 'Move studies to a folder',
  description:
    'Up to 500 at once, all or none. Creates the folder where needed; null: out of folders. The folders that they leave stay.',
  refusals: ['study_not_found', 'study_busy'],
  answer: 'Their new folder and the former ones.',
  examples: {
    request: [{ summary: 'One study', value: { studyIds: [example.ids.study], folderPath: railways } }],
    reply: [
      { summary: 'Moved', value: { folderPath: railways, moved: [{ id: example.ids.study, from: null }] } },
    ],
  },
};
