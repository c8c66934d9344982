import { createHash } from 'node:crypto';

/**
 * The id of a study's welcome message: a UUID of version 8 derived from the study's id, so that it is the same in every
 * response and revision, and differs from all questions' ids (which are random).
 */
export function welcomeIdOf(studyId: string): string {
  const bytes = createHash('sha256').update(`welcome message of study ${studyId}`).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
