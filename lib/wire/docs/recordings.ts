import type { HandWrittenDoc, OperationDoc } from './operation-doc';

const TUS = { description: 'The version of the protocol.', required: true, example: '1.0.0' };
const expires = "When it expires: a week after its creation, sooner after the interview's end or when idle.";

export const createUploadDoc: HandWrittenDoc = {
  id: 'createUpload',
  tag: 'Recordings',
  summary: 'Create an upload',
  description:
    "A tus 1.0.0 creation; bytes follow with PATCH. `Upload-Metadata` has, each in base64, `kind` (`audio`, `camera`, `screen` or `file`), `stepId`, `filetype`, `filename` and optionally `startedAt`: the start of the recording, in milliseconds since 1970 by the participant's clock. Limits: 2 GiB for camera and screen, 200 MiB for audio, the question's limit for files; 413 past a quota of the interview or organization, 507 when the disk is full. A study accepts the kinds that its mode records, and `file` for file questions. After the end only uploads created before may be completed.",
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
  description: 'The offset from which an upload continues.',
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
    "The next bytes of an upload, from the server's offset. The upload is complete when all have arrived; an answer may name it before.",
  credential: 'token',
  takes: {
    'Tus-Resumable': TUS,
    'Upload-Offset': { description: 'Where these bytes belong.', required: true, example: '0' },
    'Upload-Length': {
      description: 'Its size in bytes, once, for an upload created with Upload-Defer-Length.',
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
    'The links of a transcript: `audio` is M4A, `mp4Url` MP4, `streamUrl` an HLS playlist with signed segments. Use links unchanged: the signature is valid for one hour, for reading alone. Takes a Range of bytes, and answers HEAD. Needs no credentials and is not limited.',
  credential: 'none',
  asks: {
    expires: {
      description: 'The link’s expiry, in seconds since 1970.',
      required: true,
      example: '1795335991',
    },
    signature: {
      description: 'The signature, as in the link.',
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

export const readSharedMediaDoc: HandWrittenDoc = {
  ...readRecordingDoc,
  id: 'readSharedMedia',
  tag: 'Findings',
  summary: 'Play a recording that a link shows',
  description:
    'The addresses in what a link shows. As for recordings, for one hour, and no longer than the link is open.',
};

export const hearSoFarDoc: OperationDoc = {
  id: 'hearSoFar',
  tag: 'Recordings',
  summary: 'See what was understood so far',
  description:
    'The words of an answer that is being spoken, once its participant has gone quiet: the bytes that have come are transcribed to their end, which takes a moment; ask again until `heardMs` has reached it. Stores no answer.',
  answer: 'The words so far.',
  examples: {
    request: [{ summary: 'Of the current step', value: { stepId: '5d6e7f80' } }],
    reply: [
      {
        summary: 'All of four seconds',
        value: { text: 'I opened the pictures, and then I closed the page.', heardMs: 4_200 },
      },
    ],
  },
};

export const addRecordingsDoc: OperationDoc = {
  id: 'addRecordings',
  tag: 'Recordings',
  summary: 'Add recordings to a spoken answer',
  description:
    'For a participant who spoke in two windows, one of which answered: the uploads of the other one are added to that answer. Only those that were created before the answer was given. Again it changes nothing. Refused with `conflict`: a step that has no answer or was left out, and uploads that were created later.',
  refusals: ['conflict'],
  answer: 'The recordings of the answer.',
  examples: {
    request: [
      {
        summary: 'One recording',
        value: { stepId: '5d6e7f80', recordings: ['7c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d3e4f'] },
      },
    ],
    reply: [
      {
        summary: 'Beside the one that the answer named',
        value: {
          stepId: '5d6e7f80',
          recordings: ['1f0e9d8c-7b6a-4594-8372-615049382716', '7c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d3e4f'],
        },
      },
    ],
  },
};

export const speakStepDoc: HandWrittenDoc = {
  id: 'speakStep',
  tag: 'Recordings',
  summary: "Hear the interviewer's words",
  description: 'What is said at a step of this interview, as MP3. Only where `study.speech.speaks` is true.',
  credential: 'token',
  asks: {
    stepId: { description: 'The step, as the interview named it.', required: true, example: 's1' },
    part: {
      description: '`acknowledgement`: the words of that field alone. Anything else: the step.',
      required: false,
      example: 'acknowledgement',
    },
  },
  answers: { 200: { description: 'The sound.', headers: {} } },
  refusals: { 404: ['not_found'] },
};
