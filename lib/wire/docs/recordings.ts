import type { HandWrittenDoc } from './operation-doc';

const TUS = { description: 'The version of the protocol.', required: true, example: '1.0.0' };
const expires = 'When an upload that nobody goes on with is removed.';

export const createUploadDoc: HandWrittenDoc = {
  id: 'createUpload',
  tag: 'Recordings',
  summary: 'Create an upload',
  description:
    'A tus 1.0.0 creation: no bytes yet. `Upload-Metadata` names `kind` (`audio`, `camera`, `screen` or `file`), `stepId`, `filetype` and `filename`, each in base64. Any tus client does this by itself. Limits: 2 GiB for camera and screen, 200 MiB for audio, the limit of the question for files.',
  door: 'token',
  takes: {
    'Tus-Resumable': TUS,
    'Upload-Length': {
      description: 'Its size in bytes. Either this or Upload-Defer-Length.',
      required: false,
      example: '48210',
    },
    'Upload-Defer-Length': { description: 'The size is told later.', required: false, example: '1' },
    'Upload-Metadata': {
      description: 'Pairs of name and base64 value, separated by commas.',
      required: true,
      example: 'kind ZmlsZQ==,stepId NWQ2ZTdmODA=,filetype aW1hZ2UvcG5n,filename dGlja2V0LnBuZw==',
    },
  },
  answers: {
    201: {
      description: 'The upload may begin.',
      headers: {
        Location: "The upload's address; its last part is the recordingId.",
        'Tus-Resumable': TUS.description,
        'Upload-Expires': expires,
      },
    },
  },
  refusals: { 400: ['bad_request'], 413: ['bad_request'] },
};

export const uploadOffsetDoc: HandWrittenDoc = {
  id: 'getUploadOffset',
  tag: 'Recordings',
  summary: 'See how far an upload is',
  description: 'What a client asks before it goes on with an upload.',
  door: 'token',
  takes: { 'Tus-Resumable': TUS },
  answers: {
    200: {
      description: 'How far it is.',
      headers: {
        'Upload-Offset': 'Bytes received.',
        'Upload-Length': 'Bytes in all, once known.',
        'Tus-Resumable': TUS.description,
        'Upload-Expires': expires,
      },
    },
  },
  refusals: { 404: ['not_found'], 410: ['not_found'] },
};

export const uploadBytesDoc: HandWrittenDoc = {
  id: 'uploadBytes',
  tag: 'Recordings',
  summary: 'Send bytes',
  description:
    'The next bytes of an upload, from the offset that the server has. The upload is finished when all of them are there; an answer may name it before.',
  door: 'token',
  takes: {
    'Tus-Resumable': TUS,
    'Upload-Offset': { description: 'Where these bytes belong.', required: true, example: '0' },
  },
  body: { type: 'application/offset+octet-stream', description: 'The bytes.' },
  answers: {
    204: {
      description: 'They are stored.',
      headers: {
        'Upload-Offset': 'Bytes received.',
        'Tus-Resumable': TUS.description,
        'Upload-Expires': expires,
      },
    },
  },
  refusals: {
    400: ['bad_request'],
    404: ['not_found'],
    409: ['conflict'],
    410: ['not_found'],
    413: ['bad_request'],
    415: ['bad_request'],
  },
};
