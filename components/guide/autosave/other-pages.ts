import type { Clock } from './autosave';

/** The messages between pages of one browser about a study. */
interface Message {
  studyId: string;
  from: string;
  kind: 'who' | 'here' | 'saved' | 'gone';
}

/** The channel between pages: a BroadcastChannel, or an array of listeners in a test. */
export interface Channel {
  post(message: unknown): void;
  listen(listener: (message: unknown) => void): void;
  close(): void;
}

/** The browser's own channel of that name; null where it has none. */
export function browserChannel(name: string): Channel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => channel.postMessage(message),
    listen: (listener) => channel.addEventListener('message', ({ data }) => listener(data)),
    close: () => channel.close(),
  };
}

/** How often known pages are asked whether they are still open. */
const ASK_EVERY_MS = 3_000;

/**
 * The other pages of this browser that have the same study open. A page that is closed normally reports it; one that
 * crashed cannot, so known pages are asked repeatedly, and one that does not answer counts as closed. A Web Lock would
 * do too, but browsers have them for https addresses only.
 */
export class OtherPages {
  private readonly open = new Set<string>();
  /** The pages that have not answered the latest question. */
  private asked: ReadonlySet<string> = new Set();
  private callOff: (() => void) | null = null;

  constructor(
    private readonly channel: Channel | null,
    private readonly studyId: string,
    private readonly page: string,
    private readonly on: { saved(): void; changed(count: number): void },
    private readonly clock: Clock,
  ) {
    channel?.listen((data) => this.receive(data));
    this.say('who');
  }

  get pages(): ReadonlySet<string> {
    return this.open;
  }

  announceSaved(): void {
    this.say('saved');
  }

  /** The page is left; the browser may bring it back from its cache. */
  leave = (): void => this.say('gone');
  comeBack = (): void => this.say('who');

  close(): void {
    this.leave();
    this.callOff?.();
    this.channel?.close();
  }

  private say(kind: Message['kind']): void {
    this.channel?.post({ studyId: this.studyId, from: this.page, kind } satisfies Message);
  }

  private receive(data: unknown): void {
    if (!isMessage(data) || data.studyId !== this.studyId || data.from === this.page) return;
    const before = this.open.size;
    this.asked = without(this.asked, data.from);
    if (data.kind === 'gone') this.open.delete(data.from);
    else this.open.add(data.from);
    if (data.kind === 'who') this.say('here');
    if (data.kind === 'saved') this.on.saved();
    this.notifyFrom(before);
  }

  private notifyFrom(before: number): void {
    if (this.open.size !== before) this.on.changed(this.open.size);
    if (this.open.size > 0) this.callOff ??= this.clock.after(ASK_EVERY_MS, this.ask);
  }

  private readonly ask = (): void => {
    this.callOff = null;
    const before = this.open.size;
    for (const page of this.asked) this.open.delete(page);
    this.asked = new Set(this.open);
    if (this.asked.size > 0) this.say('who');
    this.notifyFrom(before);
  };
}

function without(set: ReadonlySet<string>, entry: string): ReadonlySet<string> {
  return new Set([...set].filter((other) => other !== entry));
}

function isMessage(data: unknown): data is Message {
  return typeof data === 'object' && data !== null && 'studyId' in data && 'from' in data && 'kind' in data;
}
