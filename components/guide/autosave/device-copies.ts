import type { Guide } from '@/lib/domain/guide/guide';
import type { StudyFields } from '../model/study-draft';

/** A draft without the page's ids. */
export interface Written {
  fields: StudyFields;
  guide: Guide;
}

/** The unsaved draft of a study on this device. */
export interface DeviceCopy {
  /** The author's draft. */
  mine: Written;
  /** The draft that it is based on, and its version on the server. */
  base: Written;
  version: string;
  /** Milliseconds. */
  at: number;
}

/** Where copies are kept: the browser's storage, or a Map in a test. */
export type CopyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'colloquy.guide.';

/**
 * The copies of one study on this device, one for each page that has it open, under names that other pages can derive.
 * Writing may fail (storage full or forbidden): then `keep` reports it, and nothing else breaks.
 */
export class DeviceCopies {
  constructor(
    private readonly store: CopyStore | null,
    private readonly studyId: string,
    readonly page: string,
  ) {}

  /** Whether the copy is on the device now. */
  keep(copy: DeviceCopy): boolean {
    try {
      this.store?.setItem(this.name(this.page), JSON.stringify(copy));
      return this.store !== null;
    } catch {
      return false;
    }
  }

  drop(page = this.page): void {
    try {
      this.store?.removeItem(this.name(page));
    } catch {
      // A storage that cannot be written to keeps no copy either.
    }
  }

  /** Copies that other pages left, the newest first; copies of pages that are still open are not listed. */
  leftBehind(openPages: ReadonlySet<string>): { page: string; copy: DeviceCopy }[] {
    const start = this.name('');
    return this.names()
      .filter((name) => name.startsWith(start))
      .map((name) => name.slice(start.length))
      .filter((page) => page !== this.page && !openPages.has(page))
      .flatMap((page) => {
        const copy = this.read(page);
        return copy ? [{ page, copy }] : [];
      })
      .sort((one, other) => other.copy.at - one.copy.at);
  }

  private read(page: string): DeviceCopy | null {
    try {
      const copy: unknown = JSON.parse(this.store?.getItem(this.name(page)) ?? 'null');
      return isCopy(copy) ? copy : null;
    } catch {
      return null;
    }
  }

  private names(): string[] {
    try {
      const { store } = this;
      if (!store) return [];
      return Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
    } catch {
      return [];
    }
  }

  private name(page: string): string {
    return `${PREFIX}${this.studyId}.${page}`;
  }
}

/** Enough to recognise a copy among anything else in a storage. */
function isCopy(value: unknown): value is DeviceCopy {
  if (typeof value !== 'object' || value === null) return false;
  return (
    isWritten(field(value, 'mine')) && isWritten(field(value, 'base')) && 'version' in value && 'at' in value
  );
}

function isWritten(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(field(value, 'guide')) && typeof field(value, 'fields') === 'object';
}

function field(value: object, name: string): unknown {
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}
