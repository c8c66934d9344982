import { Failure } from '../failure';
import type { Member } from '../principal';
import { roleMay } from '../roles';
import type { Passage } from './passage';

/** Why these offsets are not a part of the text; null when they are. */
export function passageProblem(text: string, { start, end }: Passage): string | null {
  if (start >= end) return 'The end must be after the start.';
  if (end > text.length) return `The row has ${text.length} characters.`;
  if (splitsPair(text, start) || splitsPair(text, end)) return 'Stands between the halves of one character.';
  if (text.slice(start, end).trim() === '') return 'There are no words in it.';
  return null;
}

function splitsPair(text: string, at: number): boolean {
  return /[\uD800-\uDBFF]/.test(text.charAt(at - 1)) && /[\uDC00-\uDFFF]/.test(text.charAt(at));
}

/** Authors may change their annotations; owners and admins may change all (H1). */
export function mayChangeAnnotation(
  { role, userId }: Pick<Member, 'role' | 'userId'>,
  annotation: { authorId: string | null },
): boolean {
  return roleMay(role, 'administer') || (roleMay(role, 'edit') && annotation.authorId === userId);
}

export function refuseUnlessEditor({ role }: Pick<Member, 'role'>): void {
  if (!roleMay(role, 'edit'))
    throw new Failure('forbidden', 'Your role in this organisation may not tag or annotate.');
}
