import { isOpen } from '@/lib/domain/interview/answer-kinds';
import type { Answer } from '@/lib/domain/interview/interview';
import type { InterviewTransport } from './interview-transport';
import type { Delay } from './outcome';

/** A recording that an answer names before the server has given it an id. */
const LOCAL = 'local:';

export interface RecordingIds {
  resolve(keys: readonly string[]): Promise<{ kind: 'done'; ids: string[] } | { kind: 'again'; why: Delay }>;
}

/** An answer in the form in which the device keeps it until it can be sent. */
export function spokenAnswer(text: string, keys: readonly string[]): Answer {
  return { text, recordings: keys.map((key) => LOCAL + key) };
}

/** The same as a refusal by the server: this is not an answer. */
const UNFIT = { kind: 'refused', status: 400 } as const;

/**
 * Sends answers that name recordings of this device with the server's ids: as soon as it has the first bytes of each.
 * `load` is called for such answers alone; its code is not loaded on pages where nobody speaks.
 */
export function withRecordings(
  transport: InterviewTransport,
  load: () => Promise<RecordingIds>,
): InterviewTransport {
  return {
    ...transport,
    answer: async (credential, stepId, answer) => {
      const keys = localKeys(answer);
      if (keys.length === 0) return transport.answer(credential, stepId, answer);
      let resolved: Awaited<ReturnType<RecordingIds['resolve']>>;
      try {
        resolved = await (await load()).resolve(keys);
      } catch {
        return { kind: 'again', why: 'unreachable', afterMs: null };
      }
      if (resolved.kind === 'again') return { kind: 'again', why: resolved.why, afterMs: null };
      const given = { ...answer, recordings: resolved.ids };
      if (resolved.ids.length === 0 && isOpen(answer) && answer.text.trim() === '') return UNFIT;
      return transport.answer(credential, stepId, given);
    },
  };
}

function localKeys(answer: Answer): string[] {
  const named = 'recordings' in answer && Array.isArray(answer.recordings) ? answer.recordings : [];
  return named.filter((id) => id.startsWith(LOCAL)).map((id) => id.slice(LOCAL.length));
}
