/** A tone as a WAV file: 8 kHz, 8 bits. */
export function tone(ms: number): Buffer {
  const samples = Buffer.alloc(8 * ms, 0x80).map((_, at) => 128 + 60 * Math.sin(at / 3));
  const header = Buffer.alloc(44);
  header.write('RIFF');
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  for (const [value, at] of [
    [16, 16],
    [8_000, 24],
    [8_000, 28],
    [samples.length, 40],
  ] as const) {
    header.writeUInt32LE(value, at);
  }
  for (const [value, at] of [
    [1, 20],
    [1, 22],
    [1, 32],
    [8, 34],
  ] as const)
    header.writeUInt16LE(value, at);
  header.write('data', 36);
  return Buffer.concat([header, samples]);
}
