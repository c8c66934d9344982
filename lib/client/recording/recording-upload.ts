import type { Outcome } from '../interview/outcome';
import type { Resender } from '../interview/resender';
import { ByteQueue } from './byte-queue';
import type { KeptChunk, KeptRecording, RecordingStore } from './recording-store';
import type { TusClient, TusOutcome } from './tus-client';

/** Large enough for a fast connection; a proxy that accepts less says so, and gets smaller ones. */
const LARGEST_PART = 4 * 1024 * 1024;
const SMALLEST_PART = 64 * 1024;

interface RecordingUploadOptions {
  recording: KeptRecording;
  /** Of a recording that is resumed. */
  chunks?: readonly KeptChunk[];
  store: RecordingStore;
  client: TusClient;
  resender: Resender;
  onChange: () => void;
}

/**
 * The upload of one recording, from its first byte. Bytes that the server has not acknowledged are here and in the
 * store; after a break the server is asked for its offset. It continues until the server has everything or refuses.
 */
export class RecordingUpload {
  private readonly queue = new ByteQueue();
  private kept: KeptRecording;
  /** Whether the server's offset is known. */
  private sure: boolean;
  /**
   * Whether the server knows the total length already, from an earlier page, which may have had more bytes than it
   * could store.
   */
  private isLengthSent = false;
  private dropped = false;
  private part = LARGEST_PART / 4;
  /** The largest request body that the connection accepts. */
  private largestPart = LARGEST_PART;
  private wake: () => void = () => {};

  constructor(private readonly options: RecordingUploadOptions) {
    this.kept = options.recording;
    this.sure = this.kept.uploadUrl === null;
    for (const { from, bytes } of options.chunks ?? []) this.queue.append(bytes, from);
    if (this.queue.end < this.kept.acknowledged) this.queue.append(new Uint8Array(0), this.kept.acknowledged);
    void options.store.save(this.kept);
  }

  get recording(): KeptRecording {
    return this.kept;
  }

  /** Bytes recorded so far. */
  get bytes(): number {
    return this.queue.end;
  }

  /** Bytes that only this device has. */
  get waitingBytes(): number {
    return this.kept.closed || this.dropped ? 0 : this.queue.end - this.kept.acknowledged;
  }

  append(bytes: Uint8Array<ArrayBuffer>): void {
    if (this.kept.ended || this.dropped || bytes.length === 0) return;
    const from = this.queue.end;
    this.queue.append(bytes);
    void this.options.store.append(this.kept.key, { from, bytes });
    this.options.onChange();
    this.wake();
  }

  end(): void {
    if (!this.kept.ended) this.change({ ended: true });
  }

  setCaption(caption: string): void {
    this.change({ caption });
  }

  /** Discards it: no further bytes are sent, and the device deletes it. */
  drop(): void {
    this.dropped = true;
    void this.options.store.remove(this.kept.key);
    this.options.onChange();
    this.wake();
  }

  /** Resolves when nothing is left to do. */
  async run(): Promise<void> {
    while (!this.dropped && !this.kept.closed) {
      if (!this.hasWork()) {
        await new Promise<void>((resolve) => {
          this.wake = resolve;
        });
        continue;
      }
      const outcome = await this.options.resender.send(() => this.step());
      if (outcome.kind === 'refused') this.close(this.isThere(outcome.status) ? 'sent' : 'refused');
    }
  }

  private hasWork(): boolean {
    return this.kept.ended || this.queue.end > this.kept.acknowledged;
  }

  /** One request. */
  private async step(): Promise<Outcome<void>> {
    const done = { kind: 'done', value: undefined } as const;
    if (this.dropped) return done;
    const { client } = this.options;
    const { uploadUrl: url, ended } = this.kept;
    if (url === null) {
      // Nothing was recorded: no upload is created.
      if (ended && this.queue.end === 0) this.close('refused');
      else return this.settled(await client.create(this.kept), (uploadUrl) => this.change({ uploadUrl }));
      return done;
    }
    if (!this.sure) {
      return this.settled(await client.ask(this.kept, url), ({ offset, length }) => {
        this.isLengthSent = length !== null;
        // Bytes that neither the server nor the device has cannot be sent any more.
        if (length === offset || offset < this.queue.start) this.close('sent');
        else this.acknowledge(offset);
      });
    }
    const offset = this.kept.acknowledged;
    const isKept = this.queue.start <= offset;
    const bytes = isKept ? this.queue.read(offset, this.part) : new Uint8Array(0);
    const end = offset + bytes.length;
    // A closed page may have sent more than it had stored, or stored with a gap: the recording ends there.
    const last = ended && (end === this.queue.end || bytes.length === 0);
    const sent = await client.send(this.kept, url, {
      offset,
      bytes,
      total: last && !this.isLengthSent ? end : null,
    });
    return this.settled(sent, (reached) => {
      this.part = Math.min(this.largestPart, this.part * 2);
      this.acknowledge(reached);
      if (last && reached === end) this.close('sent');
    });
  }

  private settled<T>(outcome: TusOutcome<T>, use: (value: T) => void): Outcome<void> {
    if (outcome.kind === 'refused') return outcome;
    if (outcome.kind === 'part_too_large') {
      if (this.part <= SMALLEST_PART) return { kind: 'refused', status: 413 };
      this.part = Math.max(SMALLEST_PART, this.part / 2);
      this.largestPart = this.part;
      return { kind: 'done', value: undefined };
    }
    this.sure = outcome.kind === 'done';
    if (outcome.kind === 'again') {
      this.part = Math.max(SMALLEST_PART, this.part / 2);
      return outcome;
    }
    if (outcome.kind === 'done') use(outcome.value);
    return { kind: 'done', value: undefined };
  }

  /** The server accepts no more, but keeps what it has: an answer still names it. */
  private isThere(status: number): boolean {
    return this.kept.acknowledged > 0 && status !== 404 && status !== 410;
  }

  private acknowledge(offset: number): void {
    const gone = this.queue.dropBefore(offset);
    if (gone.length > 0) void this.options.store.drop(this.kept.key, gone);
    this.change({ acknowledged: offset });
  }

  private close(closed: 'sent' | 'refused'): void {
    const gone = this.queue.dropBefore(this.queue.end);
    if (gone.length > 0) void this.options.store.drop(this.kept.key, gone);
    this.change({ closed });
  }

  private change(change: Partial<KeptRecording>): void {
    if (this.dropped) return;
    this.kept = { ...this.kept, ...change };
    void this.options.store.save(this.kept);
    this.options.onChange();
    this.wake();
  }
}
