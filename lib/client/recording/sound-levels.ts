import { levelOf } from './level-meter';

/** Each level is of so much sound. */
const EVERY_SECONDS = 0.05;
const RATE = 16_000;

/** The levels of a sound from its beginning to its end (see levelOf); null where the browser cannot decode it. */
export async function soundLevels(sound: Blob): Promise<Float32Array | null> {
  try {
    // Decodes without playing, which needs no permission.
    const decoded = await new OfflineAudioContext(1, 1, RATE).decodeAudioData(await sound.arrayBuffer());
    return levelsOf(decoded.getChannelData(0), decoded.sampleRate);
  } catch {
    return null;
  }
}

export function levelsOf(samples: Float32Array, rate: number): Float32Array {
  const size = Math.round(rate * EVERY_SECONDS);
  return Float32Array.from({ length: Math.ceil(samples.length / size) }, (_, nth) =>
    levelOf(samples.subarray(nth * size, (nth + 1) * size)),
  );
}

/** After its end a sound is silent. */
export function levelAt(levels: Float32Array, seconds: number): number {
  return levels[Math.floor(seconds / EVERY_SECONDS)] ?? 0;
}
