import { Failure } from './failure';

/** What a disk, and a database on one, say when they are full. */
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** New bytes are refused because the disk has too little room left (A5: 507). What is acknowledged is kept. */
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

/** Whether it failed because a disk is full, wherever in its causes that is said. */
export function isNoRoom(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    if (cause.name === 'NoRoom' || FULL.has(String((cause as { code?: unknown }).code))) return true;
  }
  return false;
}
