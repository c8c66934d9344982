import { createHash } from 'node:crypto';
import { lexiconFor } from '@/lib/domain/text/lexicon-for';
import { stem } from '@/lib/domain/text/stem';

/** Words that a model would know to be near each other. */
const NEAR = [
  'delay late lateness cancel cancellation behind wait retard verspätung verspätet',
  'price cost cheap expensive fee money pay afford preis teuer prix cher',
  'freedom free freely liberty freiheit liberté libertad libertà vrijheid',
  'speech speak say opinion view belief voice express expression meinung',
  'crowded full packed busy standing seat overfull',
  'scared afraid fear worry anxious punish angst peur miedo',
  'easy simple intuitive effortless einfach facile',
  'help support assistance hilfe aide ayuda',
  'vote voter election elect reelected ballot',
  'news newspaper podcast informed updated media read hear watch',
  'right-wing far-right extreme extremist afd',
  'majority most',
  'minority minorities few',
].map((line) => line.split(' ').map((word) => stem(word, 'en')));
const MEANING = new Map(NEAR.flatMap((words) => words.map((word) => [word, words[0]!] as const)));
const UNSAID = lexiconFor('en').stop;
const DIMENSIONS = 512;

/** As a model for vectors would: texts that share words, or words that mean the same, are near each other. */
export function scriptedVector(text: string): number[] {
  const vector = new Array<number>(DIMENSIONS).fill(0);
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? []) {
    if (UNSAID.has(word)) continue;
    const form = stem(word, 'en');
    const place = createHash('sha256')
      .update(MEANING.get(form) ?? form)
      .digest();
    // Two places a word, so that one clash of places makes no two words the same.
    for (const at of [0, 2]) vector[place.readUInt16BE(at) % DIMENSIONS]! += 1;
  }
  const length = Math.hypot(...vector) || 1;
  return vector.map((part) => part / length);
}
