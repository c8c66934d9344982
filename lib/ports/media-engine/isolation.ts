import { spawnSync } from 'node:child_process';
import {
  accessSync,
  chownSync,
  constants,
  lstatSync,
  mkdtempSync,
  readlinkSync,
  rmSync,
  statSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bareEnvironment, env } from '@/lib/env';
import type { Limits } from './limits';

/** How programs that read untrusted files are isolated from the rest of the machine (decisions/022). */
export interface Isolation {
  /**
   * `bwrap`: no network, no other processes, of the file system only system programs, the input and the work folder;
   * `unshare`: no network.
   */
  by: 'bwrap' | 'unshare' | null;
  /** The system user that owns the work folders and runs the programs; null: the server's own user. */
  user: number | null;
}

/** A program with its arguments. */
export interface Command {
  file: string;
  args: string[];
  uid?: number;
  gid?: number;
  /** It reports the process id of the program on its descriptor 3, as JSON with `child-pid`. */
  tellsPid: boolean;
}

/** Not an account of the system: nobody can sign in as it, and it owns no files. Only root can start programs as it. */
const MEDIA_USER = 61_847;
const isRoot = process.getuid?.() === 0;
const hasShell = process.platform !== 'win32';
const LIMITS_ALONE: Isolation = { by: null, user: null };
/** From the strongest to the weakest. */
const ISOLATIONS: readonly Isolation[] = [
  ...(isRoot ? [{ by: 'bwrap', user: MEDIA_USER } as const] : []),
  { by: 'bwrap', user: null },
  ...(isRoot ? [{ by: 'unshare', user: MEDIA_USER } as const, { by: 'unshare', user: null } as const] : []),
  ...(isRoot ? [{ by: null, user: MEDIA_USER } as const] : []),
  LIMITS_ALONE,
];

const PROBE_MS = 10_000;
const kept = globalThis as typeof globalThis & { colloquyIsolation?: Isolation };

/** Those that work on this machine, from the strongest to the weakest. */
export function possibleIsolations(): Isolation[] {
  return ISOLATIONS.filter((one) => one === LIMITS_ALONE || works(one));
}

/** The strongest that works on this machine, tested once: containers often forbid the stronger ones. */
export function isolation(): Isolation {
  kept.colloquyIsolation ??= ISOLATIONS.find(works) ?? LIMITS_ALONE;
  return kept.colloquyIsolation;
}

/**
 * Selects the strongest isolation for which `runs` is true, for programs that need more than a shell does. Returns
 * whether there is one; if not, the selection does not change.
 */
export async function settleIsolation(runs: () => Promise<boolean>): Promise<boolean> {
  const strongest = isolation();
  const rest = ISOLATIONS.slice(ISOLATIONS.indexOf(strongest) + 1);
  for (const candidate of [strongest, ...rest]) {
    if (candidate !== strongest && !works(candidate)) continue;
    kept.colloquyIsolation = candidate;
    if (await runs()) return true;
  }
  kept.colloquyIsolation = strongest;
  return false;
}

/** A short description for the log. */
export function describeIsolation({ by, user }: Isolation): string {
  const view = {
    bwrap: 'bwrap: without network, other processes and other files',
    unshare: 'unshare: without network',
  };
  const apart = by === null ? 'limits alone: with the network and files of its user' : view[by];
  return `${apart}; as ${user === null ? "the server's own user" : `user ${user}`}`;
}

/** Whether a shell in this isolation can start another process and write into a folder. */
function works(wanted: Isolation): boolean {
  if (!hasShell) return false;
  let folder: string | undefined;
  try {
    folder = mkdtempSync(path.join(os.tmpdir(), 'colloquy-isolation-'));
    if (wanted.user !== null) chownSync(folder, wanted.user, wanted.user);
    const limits: Limits = { seconds: 10, folder, folderBytes: 1024 ** 2 };
    const script = 'true & wait $! && echo works > probe';
    const { file, args, uid, gid, tellsPid } = isolated('/bin/sh', ['-c', script], limits, wanted);
    const { status } = spawnSync(file, args, {
      ...(uid !== undefined && { uid, gid }),
      cwd: folder,
      env: bareEnvironment(folder),
      stdio: ['ignore', 'ignore', 'ignore', ...(tellsPid ? (['pipe'] as const) : [])],
      timeout: PROBE_MS,
    });
    return status === 0 && statSync(path.join(folder, 'probe')).size > 0;
  } catch {
    return false;
  } finally {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  }
}

const TOOL_FOLDERS = ['/usr/bin', '/bin', '/usr/sbin', '/sbin'];

/** The path of a system program, found on PATH; its bare name when it is missing, so that starting it fails. */
function tool(name: string): string {
  return TOOL_FOLDERS.map((folder) => path.join(folder, name)).find(isExecutable) ?? name;
}

/**
 * Sets resource limits, gives the program the lowest priority for processors and makes it the first to be killed when
 * memory runs out, then starts it. A limit that the system refuses to set is skipped: a stricter one is in force.
 */
const BECOME = [
  '{ echo 1000 > /proc/self/oom_score_adj; } 2>/dev/null',
  'limit() { (ulimit "$1" "$2") 2>/dev/null && ulimit "$1" "$2"; }',
  'limit -c 0; limit -t "$1"; limit -f "$2"; limit -v "$3"',
  // Shells differ in the option's name: -u or -p.
  'limit -u "$4" || limit -p "$4"',
  'shift 4',
  'exec "$@"',
].join('\n');
/** Threads count too. With bwrap they are those of one program, otherwise of all programs of the isolated user. */
const MOST_PROCESSES = { bwrap: 512, shared: 2_048 };
const UNLIMITED = 'unlimited';
const BLOCK_BYTES = 512;
/**
 * A single file may exceed the folder's limit by this much: the folder's limit reports why, this one only ends the
 * program.
 */
const FILE_SLACK_BYTES = 64 * 1024 ** 2;
const MOST_THREADS = 4;

/** The command that starts the program with its limits and isolation. It runs as the owner of its work folder. */
export function isolated(
  program: string,
  args: readonly string[],
  limits: Limits,
  wanted: Isolation = isolation(),
): Command {
  const by = limits.view === 'everything' ? null : wanted.by;
  if (!hasShell) return { file: program, args: [...args], tellsPid: false };
  const user = ownerOf(limits.folder);
  const found = programPath(program);
  const seconds = MOST_THREADS * (limits.longestSeconds ?? limits.seconds);
  const fileBlocks = Math.ceil((limits.folderBytes + FILE_SLACK_BYTES) / BLOCK_BYTES);
  const kibibytes =
    limits.addressBytes === undefined ? UNLIMITED : `${Math.ceil(limits.addressBytes / 1024)}`;
  const shell = [
    ...[
      '/bin/sh',
      '-c',
      BECOME,
      'sh',
      `${seconds}`,
      Number.isFinite(fileBlocks) ? `${fileBlocks}` : UNLIMITED,
    ],
    ...[kibibytes, mostProcesses(by, user)],
    ...[tool('nice'), '-n', '10', found, ...args],
  ];
  const as = user === null ? {} : { uid: user, gid: user };
  if (by === 'bwrap') {
    return { file: tool('bwrap'), args: [...bubble(found, limits), '--', ...shell], ...as, tellsPid: true };
  }
  if (by === 'unshare') {
    const ids = [`--reuid=${user}`, `--regid=${user}`, '--clear-groups'];
    const become = [tool('setpriv'), '--no-new-privs', ...(user === null ? [] : ids), '--'];
    return { file: tool('unshare'), args: ['--net', '--', ...become, ...shell], tellsPid: false };
  }
  return { file: '/bin/sh', args: shell.slice(1), ...as, tellsPid: false };
}

/** As the server's own user, they would be counted with everything else that it runs. */
function mostProcesses(by: Isolation['by'], user: number | null): string {
  if (by === 'bwrap') return `${MOST_PROCESSES.bwrap}`;
  return user === null ? UNLIMITED : `${MOST_PROCESSES.shared}`;
}

/** The owner of the folder when root starts the program for another user; null otherwise. */
function ownerOf(folder: string): number | null {
  const owner = isRoot ? statSync(folder).uid : 0;
  return owner === 0 ? null : owner;
}

/** The path that PATH leads to. Throws ENOENT, as starting it would. */
function programPath(program: string): string {
  if (program.includes('/')) return program;
  const found = (bareEnvironment('/').PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.resolve(folder, program))
    .find(isExecutable);
  if (found !== undefined) return found;
  throw Object.assign(new Error(`there is no program ${program}`), { code: 'ENOENT' });
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** The parts of the file system that a program and its libraries need. */
const SYSTEM = ['/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32'];
/** Fonts and what is known of them are for captions in the picture. */
const SYSTEM_FILES = [
  ...['/usr', '/etc/alternatives', '/etc/ld.so.cache', '/etc/fonts', '/var/cache/fontconfig'],
];

function bubble(program: string, { reads = [], view = 'programs', ...limits }: Limits): string[] {
  const folder = path.resolve(limits.folder);
  const readable = (file: string) => ['--ro-bind', file, file];
  return [
    ...['--unshare-all', '--die-with-parent', '--new-session', '--as-pid-1', '--info-fd', '3'],
    ...(view === 'programs'
      ? [
          ...SYSTEM_FILES.flatMap((file) => ['--ro-bind-try', file, file]),
          ...SYSTEM.flatMap(asItIs),
          ...readable(program),
        ]
      : [...readable('/'), ...keptFolders().flatMap((kept) => ['--tmpfs', kept])]),
    ...['--proc', '/proc', '--dev', '/dev'],
    ...reads.flatMap(readable),
    ...['--bind', folder, folder, '--remount-ro', '/dev'],
    ...(view === 'programs' ? ['--remount-ro', '/'] : []),
    ...['--chdir', folder],
  ];
}

/** Where this is a symbolic link (systems that keep everything in /usr), it is one in the isolated view too. */
function asItIs(folder: string): string[] {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (!found) return [];
  return found.isSymbolicLink() ? ['--symlink', readlinkSync(folder), folder] : ['--ro-bind', folder, folder];
}

/** The folders with secrets and other recordings. */
function keptFolders(): string[] {
  const { dataDir, mediaDir, recordingsDir } = env();
  return [...new Set([dataDir, mediaDir, recordingsDir])].filter((folder) =>
    statSync(folder, { throwIfNoEntry: false }),
  );
}
