import type { ChildProcess } from 'node:child_process';
import type { UploadLockMessage } from '@/lib/http/upload-locks';

interface Claim {
  child: Pick<ChildProcess, 'connected' | 'send'>;
  ticket: number;
  id: string;
}

/** The launcher's side of upload locks: for each upload a line of requests, of which the first has the lock. */
export class UploadLockLines {
  readonly #lines = new Map<string, Claim[]>();

  /** To be called for every web process. What a dead one held is free. */
  add(child: Pick<ChildProcess, 'connected' | 'send' | 'on' | 'once'>): void {
    child.on('message', (value) => {
      const message = value as Partial<UploadLockMessage> | null;
      if (message?.uploadLock === 'take') this.#take({ child, ticket: message.ticket!, id: message.id! });
      if (message?.uploadLock === 'release') this.#leave((one) => isOf(one, child, message.ticket!));
    });
    child.once('exit', () => this.#leave((one) => one.child === child));
  }

  #take(claim: Claim): void {
    const line = this.#lines.get(claim.id) ?? [];
    this.#lines.set(claim.id, line);
    line.push(claim);
    if (line.length === 1) tell(claim, 'yours');
    else tell(line[0]!, 'letGo');
  }

  #leave(leaves: (claim: Claim) => boolean): void {
    for (const [id, line] of this.#lines) {
      const stay = line.filter((claim) => !leaves(claim));
      if (stay.length === line.length) continue;
      if (stay.length === 0) this.#lines.delete(id);
      else this.#lines.set(id, stay);
      if (stay[0] === undefined || stay[0] === line[0]) continue;
      tell(stay[0], 'yours');
      if (stay.length > 1) tell(stay[0], 'letGo');
    }
  }
}

const isOf = (claim: Claim, child: Claim['child'], ticket: number) =>
  claim.child === child && claim.ticket === ticket;

function tell({ child, ticket }: Claim, uploadLock: 'yours' | 'letGo'): void {
  // A process that is just ending leaves the line in a moment.
  if (child.connected) child.send({ uploadLock, ticket } satisfies UploadLockMessage, () => {});
}
