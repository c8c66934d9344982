import type { Way } from '../recording/capture-mode';
import { browserShelf } from './browser';
import type { Shelf } from './kept-interview';

/** The participant's settings on this device. */
export interface SpeakingSettings {
  /** Null until chosen: then the question and the study's mode decide. */
  way: Way | null;
  /** The microphone opens automatically after a question. */
  byItself: boolean;
  /** Questions are read aloud. */
  aloud: boolean;
  /** The browser may transcribe. Null until the participant was informed what that means. */
  captions: boolean | null;
}

const NAME = 'clq.speaking';
const FIRST: SpeakingSettings = { way: null, byItself: true, aloud: true, captions: null };

/** Stored on the device; subscribers are notified of changes. */
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

/** This page's. On the server there are no choices. */
export const speakingChoices = new SpeakingChoices(browserShelf());
export const noChoices = (): SpeakingSettings => FIRST;
