import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isAcceptedFile } from '@/lib/domain/recording/file-types';
import { recorded } from '@/lib/testing/recordings/recorded';
import { isRecognisable, mayBeText, recogniseFile } from './recognise-file';

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  );
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
);
const JPEG = bytes([0xff, 0xd8, 0xff, 0xe0, 0, 16], 'JFIF', [0, 1, 1, 0, 0, 1, 0, 1, 0, 0]);
const PDF = bytes('%PDF-1.7\n%', [0xe2, 0xe3, 0xcf, 0xd3], '\n1 0 obj <</Type/Catalog>> endobj\n');
const HEIC = bytes([0, 0, 0, 24], 'ftypheic', [0, 0, 0, 0], 'mif1heic', [0, 0, 0, 8], 'mdat');
const MOV = bytes([0, 0, 0, 20], 'ftypqt  ', [0, 0, 2, 0], 'qt  ', [0, 0, 0, 8], 'wide');
const M4A = bytes([0, 0, 0, 24], 'ftypM4A ', [0, 0, 0, 0], 'M4A isom', [0, 0, 0, 8], 'mdat');
const CFB = bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], [0, 0, 0, 0]);
const ZIP = bytes(
  'PK\x03\x04',
  [20, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0, 0, 0],
  [1, 0, 0, 0],
  'a',
);
const SVG = bytes('<svg xmlns="http://www.w3.org/2000/svg"/>');
const TEXT = bytes('One way to Leeds.');
const BMI = bytes('BMI;Alter\n23;40\n');
const NOISE = bytes([0, 1, 2, 3, 0, 9, 250, 0, 17, 90, 0, 3, 2, 1, 0, 0]);

async function accepts(accepted: string[], head: Buffer, type: string) {
  const file = { type, found: await recogniseFile(head), isText: mayBeText(head) };
  return isAcceptedFile(accepted, file, isRecognisable);
}

describe('what a question takes, by the bytes', () => {
  it.each<[string, string[], Buffer, string]>([
    ['everything where nothing is named', [], NOISE, ''],
    ['everything', ['*/*'], NOISE, 'x/y'],
    ['a picture', ['image/*'], PNG, 'image/png'],
    ['a picture of another format than it says, where any will do', ['image/*'], JPEG, 'image/png'],
    ['a picture that is cut off', ['image/*'], PNG.subarray(0, 12), 'image/png'],
    ['a picture without a type', ['image/*'], PNG, ''],
    ['a photograph of a telephone', ['image/*'], HEIC, 'image/heic'],
    ['a drawing', ['image/*'], SVG, 'image/svg+xml'],
    ['a format by another name', ['image/jpg'], JPEG, 'image/jpeg'],
    ['a film of a telephone', ['video/*'], MOV, 'video/quicktime'],
    ['a recording in a container of films', ['audio/*'], M4A, 'audio/mp4'],
    ['a recording by its other name', ['audio/mp4'], M4A, 'audio/x-m4a'],
    ['a PDF', ['application/pdf'], PDF, 'application/pdf'],
    ['an old document', ['application/msword'], CFB, 'application/msword'],
    ['a packed file', ['application/zip'], ZIP, 'application/zip'],
    ['a text', ['text/plain'], TEXT, 'text/plain'],
    ['a table whose first letters are those of a picture', ['text/csv'], BMI, 'text/csv'],
    ['a text in UTF-16', ['text/*'], bytes([0xff, 0xfe], 'O\0n\0e\0'), 'text/plain'],
    ['a format that nobody knows', ['application/x-gadget'], NOISE, 'application/x-gadget'],
  ])('%s is taken', async (_what, accepted, head, type) => {
    expect(await accepts(accepted, head, type)).toBe(true);
  });

  it.each<[string, string[], Buffer, string]>([
    ['text', ['image/*'], TEXT, 'image/png'],
    ['a PDF', ['image/*'], PDF, 'image/png'],
    ['a picture', ['application/pdf'], PNG, 'application/pdf'],
    ['noise', ['video/*', 'audio/*'], NOISE, 'video/mp4'],
    ['a picture of another format', ['image/png'], JPEG, 'image/png'],
    ['a PDF', ['text/plain'], PDF, 'text/plain'],
    ['noise', ['text/plain'], NOISE, 'text/plain'],
    ['an archive', ['image/*'], ZIP, 'image/png'],
    ['an archive', ['application/pdf'], ZIP, 'application/pdf'],
  ])('%s is refused where %s is taken', async (_what, accepted, head, type) => {
    expect(await accepts(accepted, head, type)).toBe(false);
  });

  it.each(['chromium-vp8.webm', 'chromium-h264.mp4'])('takes a browser’s recording %s', async (name) => {
    const head = readFileSync(recorded(name));
    for (const accepted of ['audio/*', 'video/*'])
      expect(await accepts([accepted], head, accepted.replace('*', 'webm'))).toBe(true);
  });
});
