import { v1Route } from '@/lib/http/v1-route';
import { createFolder } from '@/lib/services/folders/create-folder';
import { deleteFolder } from '@/lib/services/folders/delete-folder';
import { listFolders } from '@/lib/services/folders/list-folders';
import { renameFolder } from '@/lib/services/folders/rename-folder';
import { createFolderDoc, deleteFolderDoc, listFoldersDoc, renameFolderDoc } from '@/lib/wire/docs/folders';
import {
  ChangedFolderShape,
  CreatedFolderShape,
  CreateFolderRequest,
  DeleteFolderQuery,
  FolderListShape,
  RenameFolderRequest,
} from '@/lib/wire/v1/folder';

/** GET …/v1/folders. All of them, each before what stands in it. */
export const GET = v1Route({
  doc: listFoldersDoc,
  keepsToStudies: true,
  replies: { 200: FolderListShape },
  run: ({ ctx }) => listFolders(ctx),
  reply: (list) => list,
});

/** POST …/v1/folders. An empty one. */
export const POST = v1Route({
  doc: createFolderDoc,
  body: CreateFolderRequest,
  replies: { 201: CreatedFolderShape },
  run: ({ ctx, body }) => createFolder(ctx, body.path),
  reply: (path) => ({ path }),
});

/** PATCH …/v1/folders. Another name or place for one, with everything in it. */
export const PATCH = v1Route({
  doc: renameFolderDoc,
  body: RenameFolderRequest,
  replies: { 200: ChangedFolderShape },
  run: ({ ctx, body }) => renameFolder(ctx, body),
  reply: (changed) => changed,
});

/** DELETE …/v1/folders. Never with a study in it. */
export const DELETE = v1Route({
  doc: deleteFolderDoc,
  query: DeleteFolderQuery,
  replies: { 200: ChangedFolderShape },
  run: ({ ctx, query }) => deleteFolder(ctx, query),
  reply: (changed) => changed,
});
