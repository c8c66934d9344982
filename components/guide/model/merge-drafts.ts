import { stripIds } from '@/lib/domain/guide/strip-ids';
import { sameValue } from './same-value';
import type { StudyDraft, StudyFields } from './study-draft';

/** Whether two drafts have the same content, whatever ids their parts have. */
export function sameDraft(one: StudyDraft, other: StudyDraft): boolean {
  return sameFields(one, other) && sameGuide(one, other);
}

/**
 * Merges two people's versions of one draft if they changed different parts: each field is a part, and the guide is one
 * part. Null when both changed the same part differently: then a person has to choose.
 */
export function mergedDraft(base: StudyDraft, mine: StudyDraft, theirs: StudyDraft): StudyDraft | null {
  const fields = mergedFields(base.fields, mine.fields, theirs.fields);
  if (!fields) return null;
  if (sameGuide(mine, theirs) || sameGuide(base, theirs)) return { fields, guide: mine.guide };
  return sameGuide(base, mine) ? { fields, guide: theirs.guide } : null;
}

function mergedFields(base: StudyFields, mine: StudyFields, theirs: StudyFields): StudyFields | null {
  const names = Object.keys(base) as (keyof StudyFields)[];
  const clash = names.some(
    (name) =>
      !sameValue(base[name], mine[name]) &&
      !sameValue(base[name], theirs[name]) &&
      !sameValue(mine[name], theirs[name]),
  );
  if (clash) return null;
  const changed = names.filter((name) => !sameValue(base[name], theirs[name]));
  return { ...mine, ...Object.fromEntries(changed.map((name) => [name, theirs[name]])) };
}

function sameFields(one: StudyDraft, other: StudyDraft): boolean {
  return one.fields === other.fields || sameValue(one.fields, other.fields);
}

function sameGuide(one: StudyDraft, other: StudyDraft): boolean {
  return one.guide === other.guide || sameValue(stripIds(one.guide), stripIds(other.guide));
}
