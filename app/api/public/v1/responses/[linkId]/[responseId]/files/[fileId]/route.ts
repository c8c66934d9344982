import { z } from 'zod';
import { FileAnswer } from '@/lib/http/file-answer';
import { v1Route } from '@/lib/http/v1-route';
import { findHandedFile } from '@/lib/services/reading/find-handed-file';
import { handedFileDoc } from '@/lib/wire/docs/reading';
import { FileId, ResponseIdOrReadableId, StudyIdOrLinkId } from '@/lib/wire/paths';

/** GET …/v1/responses/{linkId}/{responseId}/files/{fileId}. What a participant handed in, as they sent it. */
export const GET = v1Route({
  doc: handedFileDoc,
  params: { linkId: StudyIdOrLinkId, responseId: ResponseIdOrReadableId, fileId: FileId },
  replies: { 200: z.never() },
  run: ({ ctx, params: { linkId, responseId, fileId } }) =>
    findHandedFile(ctx, { study: linkId, response: responseId, fileId }),
  reply: ({ type, name, chunks }) => new FileAnswer({ type, name, chunks }),
  headers: ({ sizeBytes }) => ({
    'content-length': String(sizeBytes),
    'content-security-policy': "default-src 'none'; sandbox",
  }),
});
