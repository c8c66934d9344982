import type { HandWrittenDoc } from './operation-doc';

const TUS = { description: 'The version of the protocol.', required: true, example: '1.0.0' };
const expires =
  'When it is closed, as far as it came: a week after it was created, sooner where the interview has ended or nobody goes on with it.';

export const createUploadDoc: HandWrittenDoc = {
  id: 'createUpload',
  tag: 'Recordings',
  summary: 'Create an upload',
  description:
    "A tus 1.0.0 creation; the bytes are sent with PATCH. `Upload-Metadata` names `kind` (`audio`, `camera`, `screen` or `file`), `stepId`, `filetype` and `filename`, each in base64, and may tell `startedAt`: when the recording began, in milliseconds since 1970 by the participant's clock. Any tus client does this by itself. Limits: 2 GiB for camera and screen, 200 MiB for audio, the limit of the question for files; past a quota of the interview or its organisation 413, where the disk is full 507. A study takes the kinds that its mode records, and `file` for its file questions; nothing new after the end, while what was begun before may be finished.",
  credential: 'token',
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
  refusals: {
    400: ['bad_request'],
    409: ['conflict'],
    412: ['bad_request'],
    413: ['bad_request'],
    415: ['bad_request'],
    507: ['internal_error'],
  },
};

export const uploadOffsetDoc: HandWrittenDoc = {
  id: 'getUploadOffset',
  tag: 'Recordings',
  summary: 'See how far an upload is',
  description: 'What a client asks before it goes on with an upload.',
  credential: 'token',
  takes: { 'Tus-Resumable': TUS },
  answers: {
    200: {
      description: 'How far it is.',
      headers: {
        'Upload-Offset': 'Bytes received.',
        'Upload-Length': 'Bytes in all, once known.',
        'Tus-Resumable': TUS.description,
      },
    },
  },
  refusals: { 404: ['not_found'], 410: ['bad_request'], 412: ['bad_request'], 415: ['bad_request'] },
};

export const uploadBytesDoc: HandWrittenDoc = {
  id: 'uploadBytes',
  tag: 'Recordings',
  summary: 'Send bytes',
  description:
    'The next bytes of an upload, from the offset that the server has. The upload is finished when all of them are there; an answer may name it before.',
  credential: 'token',
  takes: {
    'Tus-Resumable': TUS,
    'Upload-Offset': { description: 'Where these bytes belong.', required: true, example: '0' },
    'Upload-Length': {
      description: 'Its size in bytes, for an upload that was created with Upload-Defer-Length: told once.',
      required: false,
      example: '48210',
    },
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
    410: ['bad_request'],
    412: ['bad_request'],
    413: ['bad_request'],
    415: ['bad_request'],
    507: ['internal_error'],
  },
};

export const readRecordingDoc: HandWrittenDoc = {
  id: 'readRecording',
  tag: 'Responses',
  summary: 'Play or download a recording',
  description:
    'Where the links of a transcript lead: `audio` to M4A, `mp4Url` to MP4, `streamUrl` to an HLS playlist whose segments are signed again. Follow a link as it was given: its signature is good for one hour and for reading alone, and an altered or late one is refused. Takes a Range of bytes, and answers HEAD. Needs no credentials and is not limited.',
  credential: 'none',
  asks: {
    expires: {
      description: 'Until when the link is good, in seconds since 1970.',
      required: true,
      example: '1795335991',
    },
    signature: {
      description: 'Of the path and its end, as the link has it.',
      required: true,
      example: 'tVgbLZsobewUX146Y4-sKoCaqm3w5C6eeyOqX1slRzo',
    },
  },
  takes: {
    Range: { description: 'A part of the file.', required: false, example: 'bytes=0-1023' },
  },
  answers: {
    200: { description: 'The file.', headers: { 'Accept-Ranges': 'It may be asked for in parts.' } },
    206: { description: 'The part.', headers: { 'Content-Range': 'Which part it is.' } },
  },
  refusals: { 403: ['forbidden'], 404: ['not_found'], 416: ['bad_request'] },
};

export const speakStepDoc: HandWrittenDoc = {
  id: 'speakStep',
  tag: 'Recordings',
  summary: "Hear the interviewer's words",
  description:
    'What is said at a step of this interview, as MP3. Only where `study.speech.speaks` is true; elsewhere a client uses a voice of its own, or none.',
  credential: 'token',
  asks: {
    stepId: { description: 'The step, as the interview named it.', required: true, example: 's1' },
  },
  answers: { 200: { description: 'The sound.', headers: {} } },
  refusals: { 404: ['not_found'] },
};
