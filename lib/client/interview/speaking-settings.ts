import type { Way } from '../recording/capture-mode';
import { browserShelf } from './browser';
import type { Shelf } from './kept-interview';

/** How somebody likes to be interviewed, on this device. */
export interface SpeakingSettings {
  /** Null until they chose: then the question and the study's mode say. */
  way: Way | null;
  /** The microphone opens by itself when a question has been asked. */
  byItself: boolean;
  /** Questions are read aloud. */
  aloud: boolean;
  /** The browser may write along. Null until they were told what that means. */
  captions: boolean | null;
}

const NAME = 'clq.speaking';
const FIRST: SpeakingSettings = { way: null, byItself: true, aloud: true, captions: null };

/** Kept on the device, and told to whoever shows them. */
export class SpeakingChoices {
  private state: SpeakingSettings;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly shelf: Shelf) {
    this.state = { ...FIRST, ...read(shelf) };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly current = (): SpeakingSettings => this.state;

  choose(change: Partial<SpeakingSettings>): void {
    this.state = { ...this.state, ...change };
    this.shelf.set(NAME, JSON.stringify(this.state));
    for (const listener of this.listeners) listener();
  }
}

function read(shelf: Shelf): Partial<SpeakingSettings> {
  try {
    const kept: Partial<SpeakingSettings> | null = JSON.parse(shelf.get(NAME) ?? 'null');
    return kept ?? {};
  } catch {
    return {};
  }
}

/** This page's. On the server nobody has chosen yet. */
export const speakingChoices = new SpeakingChoices(browserShelf());
export const noChoices = (): SpeakingSettings => FIRST;
