import type { Clock } from './autosave';

/** What pages of one browser tell each other about a study. */
interface Message {
  studyId: string;
  from: string;
  kind: 'who' | 'here' | 'saved' | 'gone';
}

/** How pages speak: a BroadcastChannel, or an array of listeners in a test. */
export interface Channel {
  post(message: unknown): void;
  listen(hear: (message: unknown) => void): void;
  close(): void;
}

/** The browser's own channel of that name; null where it has none. */
export function browserChannel(name: string): Channel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => channel.postMessage(message),
    listen: (hear) => channel.addEventListener('message', ({ data }) => hear(data)),
    close: () => channel.close(),
  };
}

/** How often pages that were heard of are asked whether they are still there. */
const ASK_EVERY_MS = 3_000;

/**
 * The other pages of this browser that have the same study open. A page that is closed says so when it can; one that
 * crashed cannot, so those that are known are asked again and again, and one that leaves a question unanswered is gone.
 * A Web Lock would tell as much, but browsers have them for encrypted addresses alone.
 */
export class OtherPages {
  private readonly open = new Set<string>();
  /** Those that have not answered yet since they were asked. */
  private asked: ReadonlySet<string> = new Set();
  private callOff: (() => void) | null = null;

  constructor(
    private readonly channel: Channel | null,
    private readonly studyId: string,
    private readonly page: string,
    private readonly heard: { saved(): void; changed(count: number): void },
    private readonly clock: Clock,
  ) {
    channel?.listen((data) => this.hear(data));
    this.say('who');
  }

  get pages(): ReadonlySet<string> {
    return this.open;
  }

  tellSaved(): void {
    this.say('saved');
  }

  /** The page is left; the browser may bring it back as it was. */
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

  private hear(data: unknown): void {
    if (!isMessage(data) || data.studyId !== this.studyId || data.from === this.page) return;
    const before = this.open.size;
    this.asked = without(this.asked, data.from);
    if (data.kind === 'gone') this.open.delete(data.from);
    else this.open.add(data.from);
    if (data.kind === 'who') this.say('here');
    if (data.kind === 'saved') this.heard.saved();
    this.tellFrom(before);
  }

  private tellFrom(before: number): void {
    if (this.open.size !== before) this.heard.changed(this.open.size);
    if (this.open.size > 0) this.callOff ??= this.clock.after(ASK_EVERY_MS, this.ask);
  }

  private readonly ask = (): void => {
    this.callOff = null;
    const before = this.open.size;
    for (const page of this.asked) this.open.delete(page);
    this.asked = new Set(this.open);
    if (this.asked.size > 0) this.say('who');
    this.tellFrom(before);
  };
}

function without(set: ReadonlySet<string>, entry: string): ReadonlySet<string> {
  return new Set([...set].filter((other) => other !== entry));
}

function isMessage(data: unknown): data is Message {
  return typeof data === 'object' && data !== null && 'studyId' in data && 'from' in data && 'kind' in data;
}
