import type { EndReason } from '../interview/completion';
import { readCsv } from './read-csv';

/** How somebody stands at the panel, as far as its word for it is known. */
export type PanelOutcome = EndReason | 'left' | 'under_way' | 'unknown';

export interface PanelRow {
  id: string;
  /** In the panel's own words. */
  status: string;
  outcome: PanelOutcome;
}

/** An interview here, by the panel's id of its participant. */
export interface OwnRow {
  id: string;
  responseId: string;
  readableId: number;
  endReason: EndReason | null;
}

export interface Difference {
  id: string;
  /** Null: not here. */
  here: { responseId: string; readableId: number; endReason: EndReason | null } | null;
  /** The panel's word; null: not in its list. */
  there: string | null;
}

/** The most people of a list that are compared. */
export const MOST_PEOPLE = 20_000;

const ID_NAMES = [
  'participant id',
  'prolific_pid',
  'participant_id',
  'rid',
  'respondent id',
  'respondent_id',
  'id',
];
const STATUS_NAMES = ['status', 'client status', 'response status', 'outcome', 'state'];

/** Words of panels for how somebody stands, in small letters; numbers are Cint's. */
const OUTCOMES: [PanelOutcome, RegExp][] = [
  ['over_quota', /over.?quota|quota.?full|^4[012]$/],
  ['screened_out', /screened|terminat|disqualif|^20$/],
  ['left', /returned|timed|abandon|drop/],
  ['under_way', /active|reserved|started|in.?progress/],
  ['complete', /approved|complet|awaiting|rejected|attended|paid|^10$/],
];

/** Why a list cannot be compared, in a reader's words. */
export type ListProblem = 'no_rows' | 'no_id_column';

/** A panel's list. The id is in the column of the link's parameter, or in one that panels call so. */
export function readPanelList(
  text: string,
  parameter: string,
): { rows: PanelRow[] } | { problem: ListProblem } {
  const [head, ...lines] = readCsv(text, MOST_PEOPLE + 1);
  if (!head || lines.length === 0) return { problem: 'no_rows' };
  const names = head.map((name) => name.trim().toLowerCase());
  const idAt = [parameter.toLowerCase(), ...ID_NAMES]
    .map((name) => names.indexOf(name))
    .find((at) => at >= 0);
  if (idAt === undefined) return { problem: 'no_id_column' };
  const statusAt = STATUS_NAMES.map((name) => names.indexOf(name)).find((at) => at >= 0);
  const seen = new Map<string, PanelRow>();
  for (const cells of lines) {
    const id = cells[idAt]?.trim() ?? '';
    if (id === '') continue;
    const status = statusAt === undefined ? '' : (cells[statusAt]?.trim() ?? '');
    seen.set(id, { id, status, outcome: outcomeOf(status) });
  }
  return { rows: [...seen.values()] };
}

function outcomeOf(status: string): PanelOutcome {
  const small = status.toLowerCase();
  return OUTCOMES.find(([, words]) => words.test(small))?.[0] ?? 'unknown';
}

/** Whether both lists say the same: many panels know one word for everybody who is not to finish. */
export function agrees(there: PanelOutcome, here: EndReason | null): boolean {
  if (there === 'unknown') return true;
  if (here === null) return there === 'under_way' || there === 'left';
  if (here === 'complete') return there === 'complete';
  return there === here || there === 'screened_out' || there === 'over_quota';
}
