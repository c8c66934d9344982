import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The studies of an organisation that somebody may see: all of them, or those that their key is for. */
export interface StudyScope {
  organizationId: string;
  /** Absent or null: all. */
  studyIds?: readonly string[] | null;
}

export function isOfSome({ studyIds }: StudyScope): boolean {
  return studyIds !== undefined && studyIds !== null;
}

/** Whether the study with this id is one that is seen, of those of the organisation. */
export function isSeen(scope: StudyScope, studyId: SQLWrapper): SQL {
  return isOfSome(scope)
    ? sql`${studyId} = any(${sql.param([...(scope.studyIds ?? [])])}::uuid[])`
    : sql`true`;
}
