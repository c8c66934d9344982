import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** PgBouncer in transaction mode before all databases of a server. */
export interface Pooler {
  /** The address of the same database through it. */
  through(url: string): string;
  stop(): Promise<void>;
}

/** An account without rights: PgBouncer refuses to run as root. */
const NOBODY = 65_534;

export async function startPooler(program: string, serverUrl: string): Promise<Pooler> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'colloquy-pgbouncer-'));
  const { hostname, port, username, password } = new URL(serverUrl);
  const listenPort = await unusedPort();
  const limits = 'set statement_timeout = 4000; set lock_timeout = 2000';
  const file = path.join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${port} user=${username} password=${password} connect_query='${limits}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 10
max_client_conn = 500
server_idle_timeout = 5
`,
  );
  const isRoot = process.getuid?.() === 0;
  if (isRoot) for (const owned of [folder, file]) chownSync(owned, NOBODY, NOBODY);
  const child = spawn(program, ['-q', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  });
  while (!(await listens(listenPort))) {
    if (child.exitCode !== null) throw new Error('pgbouncer did not start');
    await sleep(50);
  }
  return {
    through: (url) => {
      const pooled = new URL(url);
      pooled.host = `127.0.0.1:${listenPort}`;
      return pooled.href;
    },
    stop: async () => {
      await killed(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function killed(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}

function unusedPort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
