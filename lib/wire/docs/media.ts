import { z } from 'zod';
import type { HandWrittenDoc } from './operation-doc';

const NAME = `${'5f'.repeat(32)}.png`;

export const uploadMediaDoc: HandWrittenDoc = {
  id: 'uploadMedia',
  tag: 'Studies',
  summary: 'Upload a picture or film',
  description:
    'For questions and concepts to show. Takes the bytes of PNG, JPEG, GIF, WebP and AVIF up to 20 MB, MP4 and WebM up to 200 MB, whatever the Content-Type. The returned address is for `media` of a guide; everybody who has it may read it.',
  credential: 'key',
  body: { type: 'application/octet-stream', description: 'The file.' },
  answers: {
    201: {
      description: 'It is kept.',
      body: z
        .object({ url: z.url(), type: z.enum(['image', 'video']), sizeBytes: z.int().min(1) })
        .meta({ id: 'UploadedMedia' }),
      example: { url: `https://colloquy.example/api/media/${NAME}`, type: 'image', sizeBytes: 48210 },
    },
  },
  refusals: { 400: ['bad_request'], 413: ['bad_request'] },
};

export const readMediaDoc: HandWrittenDoc = {
  id: 'readMedia',
  tag: 'Studies',
  summary: 'Read an uploaded picture or film',
  description: 'By the name in its address. Takes a Range of bytes. Not limited.',
  credential: 'none',
  takes: {
    Range: { description: 'A part of the file.', required: false, example: 'bytes=0-1023' },
  },
  answers: {
    200: { description: 'The file.', headers: { 'Accept-Ranges': 'It may be asked for in parts.' } },
    206: { description: 'The part.', headers: { 'Content-Range': 'Which part it is.' } },
  },
  refusals: { 404: ['not_found'], 416: ['bad_request'] },
};
