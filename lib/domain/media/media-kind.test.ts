import { describe, expect, it } from 'vitest';
import { keptKind, mediaKind } from './media-kind';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('mediaKind', () => {
  it.each([
    ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'image/png'],
    ['\xff\xd8\xff\xe0\0\x10JFIF\0\x01', 'image/jpeg'],
    ['GIF89a\x01\0\x01\0\0\0\0\0\0\0', 'image/gif'],
    ['RIFF\x24\0\0\0WEBPVP8 ', 'image/webp'],
    ['\0\0\0\x1cftypavif\0\0\0\0', 'image/avif'],
    ['\0\0\0\x20ftypisom\0\0\x02\0', 'video/mp4'],
    ['\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\xf7\x81\x01\x42\xf2\x81', 'video/webm'],
  ])('knows %j by its bytes', (head, mime) => {
    expect(mediaKind(bytes(head))?.mime).toBe(mime);
  });

  it.each([
    ...['<svg xmlns="htt', '<!doctype html>', '%PDF-1.7', '', 'RIFF\x24\0\0\0WAVEfmt '],
    ...['heic', 'mif1', 'M4A '].map((brand) => `\0\0\0\x20ftyp${brand}\0\0\0\0`),
  ])('takes nothing that could run or is no picture: %j', (head) => {
    expect(mediaKind(bytes(head))).toBeNull();
  });
});

describe('keptKind', () => {
  it('knows names that we gave and no others', () => {
    const name = 'ab'.repeat(32);
    expect(keptKind(`${name}.mp4`)?.mime).toBe('video/mp4');
    for (const other of [
      '../x.png',
      `${name}.svg`,
      `${name.toUpperCase()}.png`,
      `${name}.png/..`,
      'x.png',
      '',
    ]) {
      expect(keptKind(other)).toBeNull();
    }
  });
});
