import { Failure } from './failure';

/** The error code of a database on a full disk. */
const FULL_DATABASE = '53100';
const FULL = new Set(['ENOSPC', 'EDQUOT', FULL_DATABASE]);

/** New bytes are refused because too little disk space is left (A5: 507). Acknowledged data stays. */
export class NoRoom extends Failure {
  constructor(cause?: unknown) {
    super(
      'internal_error',
      isCausedBy(cause, new Set([FULL_DATABASE]))
        ? 'This server has no room left. What it acknowledged is kept; send this again later.'
        : 'This server has no room left for new files. What it acknowledged is kept, and answering in writing still works.',
      { cause },
    );
    this.name = 'NoRoom';
  }
}

/** Whether the error, or any of its causes, says that a disk is full. */
export function isNoRoom(error: unknown): boolean {
  return isCausedBy(error, FULL);
}

function isCausedBy(error: unknown, codes: ReadonlySet<string>): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    if (codes.has(String((cause as { code?: unknown }).code))) return true;
    if (codes === FULL && cause.name === 'NoRoom') return true;
  }
  return false;
}
