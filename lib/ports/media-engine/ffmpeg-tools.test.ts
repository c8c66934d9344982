import { expect, it } from 'vitest';
import { isNewEnough } from './ffmpeg-tools';

it.each([
  ['ffmpeg version 5.1.9-0+deb12u1 Copyright (c) 2000-2026 the FFmpeg developers', true],
  ['ffmpeg version n7.1 Copyright (c)', true],
  ['ffmpeg version 8.0-static https://johnvansickle.com/ffmpeg/', true],
  ['ffmpeg version N-118193-g5f38c82536 Copyright (c)', true],
  ['ffmpeg version 4.4.2-0ubuntu0.22.04.1 Copyright (c)', false],
  ['ffmpeg version 5.0.1 Copyright (c)', false],
  ['ffmpeg version 10.0 Copyright (c)', true],
  ['avconv version 12.3', false],
  ['', false],
])('takes an ffmpeg from 5.1 on: %s', (version, isTaken) => {
  expect(isNewEnough(version)).toBe(isTaken);
});
