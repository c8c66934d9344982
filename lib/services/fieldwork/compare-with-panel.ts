import { Failure } from '@/lib/domain/failure';
import {
  agrees,
  type Difference,
  type ListProblem,
  MOST_PEOPLE,
  readPanelList,
} from '@/lib/domain/fieldwork/reconcile';
import type { StudyReference } from '@/lib/domain/identifier';
import { listPanelIds } from '@/lib/store/panel-ids';
import { findStudy } from '@/lib/store/studies';
import type { MemberContext } from '../context';

/** How many differences of a kind are listed. */
const LISTED = 500;

export interface Comparison {
  here: number;
  there: number;
  agree: number;
  endedDifferently: number;
  missingThere: number;
  missingHere: number;
  differences: Difference[];
}

const PROBLEMS: Record<ListProblem, string> = {
  no_rows: 'Expected a table with a line of names and at least one person',
  no_id_column: 'No column has the ids by which the panel names its people',
};

/**
 * A panel's list beside the study's interviews; changes nothing. Refuses `study_not_found`, `bad_request` without a
 * parameter that names people, and `invalid_request_body` for a list that cannot be read.
 */
export async function compareWithPanel(
  { db, principal }: MemberContext,
  input: { study: StudyReference; csv: string; parameter?: string | undefined },
): Promise<Comparison> {
  const study = await findStudy(db, principal, input.study);
  if (!study) throw new Failure('study_not_found', 'There is no such study in this organisation.');
  const parameter = input.parameter ?? study.redirects?.parameter;
  if (!parameter) {
    throw new Failure('bad_request', 'Say by which parameter of the link the panel names its people.');
  }
  const list = readPanelList(input.csv, parameter);
  if ('problem' in list) {
    const issues = [{ path: ['csv'], message: PROBLEMS[list.problem] }];
    throw new Failure('invalid_request_body', 'This list cannot be read.', { issues });
  }
  const own = await listPanelIds(db, { studyId: study.id, parameter, limit: MOST_PEOPLE });
  const here = new Map(own.map((row) => [row.id, row]));
  const different: Difference[] = [];
  const missingHere: Difference[] = [];
  for (const { id, status, outcome } of list.rows) {
    const row = here.get(id);
    here.delete(id);
    if (!row) missingHere.push({ id, here: null, there: status });
    else if (!agrees(outcome, row.endReason)) {
      const { responseId, readableId, endReason } = row;
      different.push({ id, here: { responseId, readableId, endReason }, there: status });
    }
  }
  const missingThere = [...here.values()].map(
    ({ id, responseId, readableId, endReason }): Difference => ({
      id,
      here: { responseId, readableId, endReason },
      there: null,
    }),
  );
  return {
    here: own.length,
    there: list.rows.length,
    agree: list.rows.length - different.length - missingHere.length,
    endedDifferently: different.length,
    missingThere: missingThere.length,
    missingHere: missingHere.length,
    differences: [different, missingThere, missingHere].flatMap((some) => some.slice(0, LISTED)),
  };
}
