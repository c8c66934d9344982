import { CONTAINER_HEAD_BYTES, containerOf } from '@/lib/domain/recording/container';
import { env } from '@/lib/env';

/** Speaks what the interviewer says. */
export interface Voice {
  /** Tells voices apart, for whoever keeps what they said. */
  name: string;
  /** MP3. Throws when it cannot. */
  speak(text: string): Promise<Uint8Array>;
}

const PATIENCE_MS = 15_000;
const MOST_BYTES = 20 * 1024 * 1024;

/** An endpoint of OpenAI's shape (`POST {base}/audio/speech`); null when none is set: the browser speaks then. */
export function voice(): Voice | null {
  const { tts } = env();
  if (!tts) return null;
  const { baseUrl, apiKey, model, voice: speaker } = tts;
  return {
    name: `${baseUrl} ${model} ${speaker ?? ''}`,
    async speak(text) {
      const answer = await fetch(`${baseUrl.replace(/\/+$/, '')}/audio/speech`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(apiKey && { authorization: `Bearer ${apiKey}` }),
        },
        body: JSON.stringify({ model, input: text, voice: speaker ?? 'alloy', response_format: 'mp3' }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (!answer.ok) throw new Error(`the voice answered ${answer.status}`);
      const sound = new Uint8Array(await answer.arrayBuffer());
      // Some say what went wrong with a 200, which would be kept, and played to everybody.
      if (containerOf(sound.subarray(0, CONTAINER_HEAD_BYTES)) !== 'mp3' || sound.length > MOST_BYTES) {
        throw new Error('the voice said nothing usable');
      }
      return sound;
    },
  };
}
