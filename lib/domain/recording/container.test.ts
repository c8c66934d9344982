import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTAINERS, containerOf } from './container';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)),
  );
const zeros = (count: number) => Array<number>(count).fill(0);
const webmHead = (docType: string) =>
  bytes([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86, 0x81, 1, 0x42, 0x82, 0x80 + docType.length], docType);
/** MPEG 1 layer III, 128 kbit/s, 44.1 kHz: 417 bytes a frame. */
const mp3Frame = bytes([0xff, 0xfb, 0x90, 0x00], zeros(413));
/** 16 bytes a frame. */
const adtsFrame = bytes([0xff, 0xf1, 0x50, 0x80, 0x02, 0x1f, 0xfc], zeros(9));

describe('the container of a recording', () => {
  it.each([
    ['mp4', bytes([0, 0, 0, 24], 'ftypisom', zeros(12))],
    ['mp4', bytes([0, 0, 0, 20], 'ftypqt  ', zeros(8))],
    ['webm', webmHead('webm')],
    ['webm', webmHead('matroska')],
    ['ogg', bytes('OggS', [0, 2], zeros(20))],
    ['wav', bytes('RIFF', [36, 0, 0, 0], 'WAVEfmt ')],
    ['mp3', bytes('ID3', [4, 0, 0, 0, 0, 0, 10])],
    ['mp3', bytes([...mp3Frame, ...mp3Frame])],
    ['adts', bytes([...adtsFrame, ...adtsFrame])],
  ])('is %s by its first bytes', (container, head) => {
    expect(containerOf(head)).toBe(container);
  });

  it.each([
    ['nothing', bytes('')],
    ['a page', bytes('<!doctype html><html><video></html>')],
    ['a drawing', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a playlist', bytes('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n')],
    ['a list of files', bytes("ffconcat version 1.0\nfile '/etc/passwd'\n")],
    ['an archive', bytes('PK\x03\x04', zeros(30))],
    ['a document', bytes('%PDF-1.7\n')],
    ['a JPEG', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 16], 'JFIF')],
    ['a PNG', bytes([0x89], 'PNG\r\n\x1a\n')],
    ['a picture in the box of films', bytes([0, 0, 0, 24], 'ftypheic', zeros(12))],
    ['another kind of RIFF', bytes('RIFF', [36, 0, 0, 0], 'AVI LIST')],
    ['another kind of EBML', webmHead('colloquy')],
    ['text with a mark of its order', bytes([0xff, 0xfe, 0x41, 0x00, 0x42, 0x00])],
    ['one sound frame before something else', bytes([...mp3Frame], 'and then some words')],
    ['half a head', bytes([0, 0, 0, 24], 'fty')],
  ])('is none for %s', (_, head) => {
    expect(containerOf(head)).toBeUndefined();
  });

  it('is one of the known ones or none, whatever the bytes', () => {
    const starts = fc.constantFrom(
      webmHead('webm').subarray(0, 8),
      mp3Frame,
      adtsFrame,
      bytes('OggS'),
      bytes(''),
    );
    fc.assert(
      fc.property(starts, fc.uint8Array({ maxLength: 64 }), (start, rest) => {
        expect([...CONTAINERS, undefined]).toContain(containerOf(Uint8Array.from([...start, ...rest])));
      }),
    );
  });
});
