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

/** The other pages of this browser that have the same study open. */
export class OtherPages {
  private readonly open = new Set<string>();

  constructor(
    private readonly channel: Channel | null,
    private readonly studyId: string,
    private readonly page: string,
    private readonly heard: { saved(): void; changed(count: number): void },
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

  close(): void {
    this.say('gone');
    this.channel?.close();
  }

  private say(kind: Message['kind']): void {
    this.channel?.post({ studyId: this.studyId, from: this.page, kind } satisfies Message);
  }

  private hear(data: unknown): void {
    if (!isMessage(data) || data.studyId !== this.studyId || data.from === this.page) return;
    const before = this.open.size;
    if (data.kind === 'gone') this.open.delete(data.from);
    else this.open.add(data.from);
    if (data.kind === 'who') this.say('here');
    if (data.kind === 'saved') this.heard.saved();
    if (this.open.size !== before) this.heard.changed(this.open.size);
  }
}

function isMessage(data: unknown): data is Message {
  return typeof data === 'object' && data !== null && 'studyId' in data && 'from' in data && 'kind' in data;
}
