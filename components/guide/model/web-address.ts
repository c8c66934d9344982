import { isWebAddress } from '@/lib/domain/guide/web-address';

/** What is wrong with an address that media or a page is shown from; null when nothing is. Empty is not finished, but no fault. */
export function addressProblem(text: string): string | null {
  if (text === '') return null;
  return isWebAddress(text) ? null : 'Write a whole address that begins with https:// or http://';
}
