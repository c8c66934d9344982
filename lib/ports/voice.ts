import { CONTAINER_HEAD_BYTES, containerOf } from '@/lib/domain/recording/container';
import { env } from '@/lib/env';

/** Speaks the interviewer's words. */
export interface Voice {
  /** Identifies the voice, for callers that cache its speech. */
  name: string;
  /** MP3. Throws when it fails. */
  speak(text: string): Promise<Uint8Array>;
}

const PATIENCE_MS = 15_000;
const MOST_BYTES = 20 * 1024 * 1024;

/**
 * An endpoint compatible with OpenAI's (`POST {base}/audio/speech`); null when none is configured: the browser speaks
 * then.
 */
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
      // Some providers report errors with status 200; such a reply would be cached, and played to everybody.
      if (containerOf(sound.subarray(0, CONTAINER_HEAD_BYTES)) !== 'mp3' || sound.length > MOST_BYTES) {
        throw new Error('the voice said nothing usable');
      }
      return sound;
    },
  };
}
