import { isWebAddress } from '@/lib/domain/guide/web-address';

/**
 * The problem with the address of media or a page; null when there is none. An empty one is unfinished, but no problem.
 */
export function addressProblem(text: string): string | null {
  if (text === '') return null;
  return isWebAddress(text) ? null : 'Write a whole address that begins with https:// or http://';
}
