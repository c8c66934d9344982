import { setImmediate as nextTurn } from 'node:timers/promises';
import { prepareSafety, SAFETY_LANGUAGES } from '@/lib/domain/safety/assess-safety';

/**
 * Compiles what every answer is assessed by, a language at a time: on the first answer of a process it would take half a
 * second in which nobody else is served.
 */
export async function prepareAssessment(): Promise<void> {
  for (const language of SAFETY_LANGUAGES) {
    await nextTurn();
    prepareSafety(language);
  }
}
