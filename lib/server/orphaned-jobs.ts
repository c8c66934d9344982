import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { WorkerEvents } from 'graphile-worker';
import { Client } from 'pg';
import { WORKER_LEASE } from '@/lib/store/leases';
import { log } from '@/lib/telemetry/log';
import { STEADY_MS, Suspects } from './suspects';

const LOOK_MS = 10_000;
/** A worker renews its lock long before one of its jobs is this old. */
const OLD = '20 seconds';
/**
 * A broken connection is re-established within this time, or the process ends. Less than the time after which a suspect
 * is considered dead.
 */
const RETAKE_MS = 5_000;
const RETRY_MS = 200;

/**
 * Returns the jobs of killed workers to the queue, which itself would wait four hours. Every pool of workers holds an
 * advisory lock in its name while its process lives; a job whose holder was found without a lock twice is an orphan. A
 * process that loses its locks takes them again at once, or ends (X11): otherwise its jobs would be given away while it
 * still works on them.
 */
export class OrphanedJobs {
  readonly events: WorkerEvents = new EventEmitter();
  readonly #connectionString: string;
  readonly #onLost: (error: unknown) => void;
  readonly #names = new Set<string>();
  readonly #suspects = new Suspects();
  #client: Client;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  #lostAt = Number.NEGATIVE_INFINITY;

  private constructor(connectionString: string, client: Client, onLost: (error: unknown) => void) {
    this.#connectionString = connectionString;
    this.#onLost = onLost;
    this.#client = client;
    this.#attend(client);
    this.events.on('pool:create', ({ workerPool }) => {
      this.#names.add(workerPool.id);
      void takeLock(this.#client, workerPool.id).catch((error) => this.#lost(this.#client, error));
    });
    this.events.on('pool:release', ({ pool }) => this.#names.delete(pool.id));
  }

  /** `events` reach every runner of the process. `onLost` ends the process: its jobs may soon be given to others. */
  static async watch(
    connectionString: string,
    onLost: (error: unknown) => void = endProcess,
  ): Promise<OrphanedJobs> {
    const jobs = new OrphanedJobs(connectionString, await connected(connectionString), onLost);
    await jobs.release();
    jobs.#timer = setInterval(() => void jobs.release().catch(failed), LOOK_MS);
    return jobs;
  }

  /** Checks once, and returns the names of the workers whose jobs were returned. */
  async release(now = Date.now()): Promise<string[]> {
    const { rows } = await this.#client.query<{ locked_by: string }>(
      `select distinct locked_by from graphile_worker.jobs
       where locked_by is not null and locked_at < now() - interval '${OLD}'
         and not exists (
           select from pg_locks where locktype = 'advisory' and classid = $1
             and database = (select oid from pg_database where datname = current_database())
             and objid = (hashtext(locked_by)::bigint & 4294967295)::oid)`,
      [WORKER_LEASE],
    );
    const names = this.#suspects.judge(
      rows.map(({ locked_by }) => locked_by),
      now,
    );
    if (names.length > 0) {
      await this.#client.query('select graphile_worker.force_unlock_workers($1)', [names]);
      log().warn({ workers: names }, 'jobs of workers that ended were given to others');
    }
    return names;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#client.end().catch(failed);
  }

  #attend(client: Client): void {
    client.on('error', (error) => this.#lost(client, error));
    client.on('end', () => this.#lost(client, new Error('the connection ended')));
  }

  #lost(client: Client, error: unknown): void {
    if (this.#stopped || client !== this.#client) return;
    log().error({ err: error }, 'the lock that says that this worker lives is lost; taking it again');
    // Further events of this connection no longer count.
    this.#client = new Client({ connectionString: this.#connectionString });
    const again = Date.now() - this.#lostAt < STEADY_MS;
    this.#lostAt = Date.now();
    if (again) this.#onLost(error);
    else void this.#retake(error);
  }

  async #retake(error: unknown): Promise<void> {
    const until = Date.now() + RETAKE_MS;
    while (!this.#stopped && Date.now() < until) {
      const client = await connected(this.#connectionString).catch(() => undefined);
      const held = client && (await this.#takeAll(client));
      if (client && held) {
        this.#client = client;
        this.#attend(client);
        log().warn('the lock that says that this worker lives is held again');
        return;
      }
      await client?.end().catch(failed);
      await pause(RETRY_MS);
    }
    if (!this.#stopped) this.#onLost(error);
  }

  async #takeAll(client: Client): Promise<boolean> {
    try {
      for (const name of this.#names) await takeLock(client, name);
      return true;
    } catch {
      return false;
    }
  }
}

/**
 * Several connections may hold it: the old one, whose end the server has not noticed yet, must not block the new one.
 */
async function takeLock(client: Client, name: string): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1, hashtext($2))', [WORKER_LEASE, name]);
}

async function connected(connectionString: string): Promise<Client> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: RETAKE_MS,
    keepAlive: true,
    application_name: 'colloquy lease',
  });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** The parent starts another process, to which the queue gives the jobs again. */
function endProcess(error: unknown): void {
  log().fatal({ err: error }, 'this worker ends: it cannot say that it lives, and others will take its jobs');
  process.exit(1);
}

function failed(error: unknown): void {
  log().warn({ err: error }, 'jobs of workers that ended could not be looked for');
}
