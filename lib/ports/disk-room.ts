import { type StatsFs, statfsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { BoundedMap } from '@/lib/domain/bounded-map';
import { NoRoom } from '@/lib/domain/no-room';
import { env } from '@/lib/env';

/** Bytes that this process may still write to the disk of DATA_DIR. */
export async function freeDiskBytes(): Promise<number> {
  const { bavail, bsize } = await statfs(env().dataDir);
  return bavail * bsize;
}

const MIB = 1024 * 1024;
const RESERVED_SHARE = 0.1;
const LEAST_RESERVE = 128 * MIB;
const MOST_RESERVE = 1024 * MIB;

/** The space on the disk that contains a folder, in bytes. */
export interface DiskRoom {
  freeBytes: number;
  /** New files are refused when less than this is free, so that a database on the same disk can still store answers. */
  reserveBytes: number;
}

/** Reads the free space. The folder need not exist: then the disk where it would be created counts. */
export function diskRoom(folder: string): DiskRoom {
  const { bavail, bsize, blocks } = statsOf(path.resolve(folder));
  return { freeBytes: bavail * bsize, reserveBytes: reserveOf(blocks * bsize) };
}

function reserveOf(totalBytes: number): number {
  const { diskReserveMb } = env();
  if (diskReserveMb !== null) return diskReserveMb * MIB;
  const share = Math.min(Math.max(totalBytes * RESERVED_SHARE, LEAST_RESERVE), MOST_RESERVE);
  return Math.min(share, totalBytes / 2);
}

function statsOf(folder: string): StatsFs {
  try {
    return statfsSync(folder);
  } catch (error) {
    const above = path.dirname(folder);
    if (above === folder || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return statsOf(above);
  }
}

/** For how many milliseconds a reading is used: other processes write to the disk as well. */
const KNOWN_MS = 1_000;
const known = new BoundedMap<string, { until: number; leftBytes: number }>(20);

/** Call it before writing this many bytes below a folder. Throws NoRoom when the reserve would be used. */
export function takeRoom(folder: string, bytes: number): void {
  const now = Date.now();
  let room = known.get(folder);
  if (!room || room.until < now || room.leftBytes < bytes) {
    const { freeBytes, reserveBytes } = diskRoom(folder);
    room = { until: now + KNOWN_MS, leftBytes: freeBytes - reserveBytes };
    known.set(folder, room);
  }
  if (room.leftBytes < bytes) throw new NoRoom();
  room.leftBytes -= bytes;
}
