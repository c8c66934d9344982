import { type SQL, sql } from 'drizzle-orm';

/** The studies of an organisation that somebody may see: all of them, or those that their key is for. */
export interface StudyScope {
  organizationId: string;
  /** Absent or null: all. */
  studyIds?: readonly string[] | null;
  /** True: test studies alone. False: the others alone. Absent or null: both (O3). */
  test?: boolean | null;
}

export function isOfSome({ studyIds, test }: StudyScope): boolean {
  return (studyIds !== undefined && studyIds !== null) || test === true;
}

/** Whether a study is one that is seen, of those of the organisation. `named`: how the statement calls its table. */
export function isSeen(scope: StudyScope, named: 'study' | 's'): SQL {
  const parts: SQL[] = [];
  if (scope.studyIds) parts.push(sql`${sql.raw(named)}.id = any(${sql.param([...scope.studyIds])}::uuid[])`);
  if (isOneKind(scope.test)) parts.push(sql`${sql.raw(named)}.is_test_study = ${scope.test}`);
  return parts.length > 0 ? sql.join(parts, sql` and `) : sql`true`;
}

/** The same of a study that was read. */
export function isOfKind(
  { test }: Pick<StudyScope, 'test'>,
  { isTestStudy }: { isTestStudy: boolean },
): boolean {
  return !isOneKind(test) || isTestStudy === test;
}

function isOneKind(test: boolean | null | undefined): test is boolean {
  return typeof test === 'boolean';
}
