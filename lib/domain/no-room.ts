import { Failure } from './failure';

/** The error codes of a full disk, and of a database on one. */
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** New bytes are refused because too little disk space is left (A5: 507). Acknowledged data stays. */
export class NoRoom extends Failure {
  constructor(cause?: unknown) {
    super(
      'internal_error',
      'This server has no room left for new files. What it acknowledged is kept, and answering in writing still works.',
      { cause },
    );
    this.name = 'NoRoom';
  }
}

/** Whether the error, or any of its causes, says that a disk is full. */
export function isNoRoom(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    if (cause.name === 'NoRoom' || FULL.has(String((cause as { code?: unknown }).code))) return true;
  }
  return false;
}
