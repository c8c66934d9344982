import { identifyGuide } from '@/lib/domain/guide/identify-guide';
import { stripIds } from '@/lib/domain/guide/strip-ids';
import type { NewId } from '../model/edit-parts';
import { mergedDraft, sameDraft } from '../model/merge-drafts';
import type { StudyDraft } from '../model/study-draft';
import type { DeviceCopies, DeviceCopy, Written } from './device-copies';
import {
  newSaveState,
  type RefusalCause,
  type Saved,
  type SaveEffect,
  type SaveEvent,
  type SaveState,
  saveStep,
} from './save-state';

/** The server as saving needs it. Both functions throw a SaveRefusal. */
export interface Transport {
  /** Saves the differences from the base; returns the study's new version. */
  save(draft: StudyDraft, base: Saved): Promise<string>;
  /** The server's present draft; parts that are recognised from `known` keep their ids. */
  read(known: StudyDraft): Promise<Saved>;
}

export class SaveRefusal extends Error {
  constructor(
    readonly reason: RefusalCause,
    message: string,
  ) {
    super(message);
  }
}

export interface Clock {
  now(): number;
  /** Calls once after that time; returns a function that cancels it. */
  after(ms: number, call: () => void): () => void;
}

export interface AutosaveParts {
  transport: Transport;
  clock: Clock;
  copies: DeviceCopies;
  newId: NewId;
  /** Replaces the draft that the author sees. */
  show(draft: StudyDraft, because: 'merged' | 'taken'): void;
  /** The server has a new version, which other pages may want to read. */
  announceSaved(): void;
}

/** A copy is written at most this often while the author types. */
const COPY_EVERY_MS = 300;

/** Runs the state machine of saving: sends, waits, and keeps copies on the device. `state` is its whole state. */
export class Autosave {
  private current: SaveState;
  private readonly listeners = new Set<() => void>();
  private callOffWait: (() => void) | null = null;
  private callOffCopy: (() => void) | null = null;
  private closed = false;
  /** Whether unsaved edits are kept on this device; false when its storage is full or forbidden. */
  keptOnDevice = true;

  constructor(
    base: Saved,
    private readonly parts: AutosaveParts,
  ) {
    this.current = newSaveState(base);
  }

  get state(): SaveState {
    return this.current;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  edited(draft: StudyDraft): void {
    if (draft !== this.current.current) this.take({ type: 'edited', draft });
  }

  /** Saves pending edits now: on request, and when the network is back. */
  saveNow = (): void => this.take({ type: 'due' });

  choose(side: 'mine' | 'theirs'): void {
    this.take({ type: 'chosen', side });
  }

  /** Checks whether another page or person has saved, unless there are edits: saving them will find out. */
  async lookAgain(): Promise<void> {
    if (this.current.phase !== 'clean') return;
    const theirs = await this.parts.transport.read(this.current.current).catch(() => null);
    if (!theirs || theirs.version === this.current.base.version || this.current.phase !== 'clean') return;
    this.take({ type: 'read', theirs });
  }

  /**
   * Restores the copy that an earlier page left on the device: as edits when it is based on the server's version, as a
   * choice otherwise. Returns the draft to show, or null when the server has all of it.
   */
  takeUp({ page, copy }: { page: string; copy: DeviceCopy }): StudyDraft | null {
    const { base } = this.current;
    const mine = this.identified(copy.mine, base.draft);
    if (sameDraft(mine, base.draft)) {
      this.parts.copies.drop(page);
      return null;
    }
    const origin = this.identified(copy.base, base.draft);
    const merged = copy.version === base.version ? mine : mergedDraft(origin, mine, base.draft);
    if (merged) this.take({ type: 'edited', draft: merged });
    else {
      this.current = { ...this.current, base: { draft: origin, version: copy.version }, current: mine };
      this.take({ type: 'read', theirs: base });
    }
    this.keepCopy();
    this.parts.copies.drop(page);
    return this.current.current;
  }

  /** Writes the copy at once: the page may be closed in a moment. */
  keepCopy = (): void => {
    this.callOffCopy?.();
    this.callOffCopy = null;
    const { phase, base, current } = this.current;
    if (phase === 'clean') {
      this.parts.copies.drop();
      return;
    }
    this.keptOnDevice = this.parts.copies.keep({
      mine: written(current),
      base: written(base.draft),
      version: base.version,
      at: this.parts.clock.now(),
    });
  };

  /** Stops all timers. Unsaved edits are sent, and stay on the device until they are saved. */
  close(): void {
    if (this.current.phase === 'dirty') this.take({ type: 'due' });
    this.keepCopy();
    this.closed = true;
    this.callOffWait?.();
    this.listeners.clear();
  }

  private take(event: SaveEvent): void {
    if (this.closed) return;
    const { state, effects } = saveStep(this.current, event);
    this.current = state;
    if (event.type === 'edited') this.keepCopySoon();
    else this.keepCopy();
    for (const effect of effects) this.run(effect);
    for (const listener of this.listeners) listener();
  }

  private run(effect: SaveEffect): void {
    switch (effect.type) {
      case 'wait':
        this.callOffWait?.();
        this.callOffWait = this.parts.clock.after(effect.ms, () => this.take({ type: 'due' }));
        return;
      case 'send':
        this.callOffWait?.();
        void this.send(effect.draft, effect.base);
        return;
      case 'read':
        void this.read();
        return;
      case 'show':
        this.parts.show(effect.draft, effect.because);
        return;
    }
  }

  private async send(draft: StudyDraft, base: Saved): Promise<void> {
    try {
      const version = await this.parts.transport.save(draft, base);
      if (this.closed && draft === this.current.current) this.parts.copies.drop();
      this.take({ type: 'saved', version, at: this.parts.clock.now() });
      this.parts.announceSaved();
    } catch (error) {
      this.take(refusal(error));
    }
  }

  private async read(): Promise<void> {
    try {
      this.take({ type: 'read', theirs: await this.parts.transport.read(this.current.current) });
    } catch (error) {
      this.take(refusal(error));
    }
  }

  private keepCopySoon(): void {
    this.callOffCopy ??= this.parts.clock.after(COPY_EVERY_MS, this.keepCopy);
  }

  private identified(text: Written, known: StudyDraft): StudyDraft {
    return { fields: text.fields, guide: identifyGuide(text.guide, known.guide, this.parts.newId) };
  }
}

function written(draft: StudyDraft): Written {
  return { fields: draft.fields, guide: stripIds(draft.guide) };
}

function refusal(error: unknown): SaveEvent {
  if (error instanceof SaveRefusal) return { type: 'refused', cause: error.reason, message: error.message };
  return {
    type: 'refused',
    cause: 'rejected',
    message: error instanceof Error ? error.message : 'Not saved',
  };
}
