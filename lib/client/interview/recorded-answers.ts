import { isOpen } from '@/lib/domain/interview/answer-kinds';
import type { Answer } from '@/lib/domain/interview/interview';
import type { InterviewTransport } from './interview-transport';
import type { Delay, Outcome } from './outcome';

/** A recording that an answer names before the server has given it an id. */
const LOCAL = 'local:';

export interface RecordingIds {
  resolve(keys: readonly string[]): Promise<{ kind: 'done'; ids: string[] } | { kind: 'again'; why: Delay }>;
}

/** An answer in the form in which the device keeps it until it can be sent. */
export function spokenAnswer(text: string, keys: readonly string[]): Answer {
  return { text, recordings: localRecordings(keys) };
}

/** Recordings of this device, as answers name them. */
export function localRecordings(keys: readonly string[]): string[] {
  return keys.map((key) => LOCAL + key);
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
  /** The server's ids, or the reply to give without them. */
  const resolved = async (keys: readonly string[]): Promise<string[] | Outcome<never>> => {
    try {
      const found = await (await load()).resolve(keys);
      return found.kind === 'done' ? found.ids : { kind: 'again', why: found.why, afterMs: null };
    } catch {
      return { kind: 'again', why: 'unreachable', afterMs: null };
    }
  };
  return {
    ...transport,
    answer: async (credential, stepId, answer) => {
      const keys = localKeys('recordings' in answer ? answer.recordings : undefined);
      if (keys.length === 0) return transport.answer(credential, stepId, answer);
      const ids = await resolved(keys);
      if (!Array.isArray(ids)) return ids;
      if (ids.length === 0 && isOpen(answer) && answer.text.trim() === '') return UNFIT;
      return transport.answer(credential, stepId, { ...answer, recordings: ids });
    },
    addRecordings: async (credential, stepId, recordings) => {
      const ids = await resolved(localKeys(recordings));
      if (!Array.isArray(ids)) return ids;
      return ids.length === 0 ? UNFIT : transport.addRecordings(credential, stepId, ids);
    },
  };
}

function localKeys(named: unknown): string[] {
  const ids: string[] = Array.isArray(named) ? named : [];
  return ids.filter((id) => id.startsWith(LOCAL)).map((id) => id.slice(LOCAL.length));
}
