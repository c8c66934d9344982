import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { UploadLockLines } from './upload-lock-lines';

/** A web process as the launcher sees it, and what it was told. */
class Web extends EventEmitter {
  readonly told: string[] = [];
  connected = true;
  send(message: { uploadLock: string; ticket: number }): boolean {
    this.told.push(`${message.ticket} ${message.uploadLock}`);
    return true;
  }
  take(ticket: number, id: string) {
    this.emit('message', { uploadLock: 'take', ticket, id });
  }
  release(ticket: number) {
    this.emit('message', { uploadLock: 'release', ticket });
  }
}

function webs(): [Web, Web] {
  const lines = new UploadLockLines();
  const made: [Web, Web] = [new Web(), new Web()];
  for (const web of made) lines.add(web as unknown as Parameters<UploadLockLines['add']>[0]);
  return made;
}

describe('P3: locks of uploads over several web processes', () => {
  it('go to one at a time, in the order of asking; whoever has one is asked to stop', () => {
    const [one, two] = webs();
    one.take(1, 'a');
    two.take(1, 'a');
    one.take(2, 'a');
    two.take(2, 'b');
    expect(one.told).toEqual(['1 yours', '1 letGo', '1 letGo']);
    expect(two.told).toEqual(['2 yours']);
    one.release(1);
    expect(two.told).toEqual(['2 yours', '1 yours', '1 letGo']);
    two.release(1);
    expect(one.told.slice(3)).toEqual(['2 yours']);
  });

  it('of a process that died are free, and its place in a line is gone', () => {
    const [one, two] = webs();
    one.take(1, 'a');
    two.take(1, 'a');
    one.take(2, 'a');
    one.connected = false;
    one.emit('exit', null, 'SIGKILL');
    expect(two.told).toEqual(['1 yours']);
    two.release(1);
    two.take(2, 'a');
    expect(two.told).toEqual(['1 yours', '2 yours']);
  });
});
