import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import { Client } from 'pg';
import { WORKER_LEASE } from '@/lib/store/leases';

const LOOK_MS = 30_000;
/** A worker has said that it lives long before a job of its is so old. */
const OLD = '20 seconds';

/**
 * Gives the jobs of workers that were killed to others: the queue itself waits four hours for them. Every pool of
 * workers holds an advisory lock in its name as long as its process lives; a job held by a name without one is nobody's.
 */
export class OrphanedJobs {
  readonly events: WorkerEvents = new EventEmitter();
  readonly #client: Client;
  #timer: NodeJS.Timeout | undefined;

  private constructor(client: Client) {
    this.#client = client;
    this.events.on('pool:create', ({ workerPool }) => {
      void client
        .query('select pg_advisory_lock($1, hashtext($2))', [WORKER_LEASE, workerPool.id])
        .catch(ignore);
    });
  }

  /** `events` go to every runner of the process. */
  static async watch(connectionString: string): Promise<OrphanedJobs> {
    const client = new Client({ connectionString });
    // A database that restarts lets go of the locks, and of the jobs with them: the process ends over it elsewhere.
    client.on('error', ignore);
    await client.connect();
    const jobs = new OrphanedJobs(client);
    await jobs.release();
    jobs.#timer = setInterval(() => void jobs.release().catch(ignore), LOOK_MS);
    return jobs;
  }

  /** Answers the names of the workers whose jobs were taken back. */
  async release(): Promise<string[]> {
    const { rows } = await this.#client.query<{ locked_by: string }>(
      `select distinct locked_by from graphile_worker.jobs
       where locked_by is not null and locked_at < now() - interval '${OLD}'
         and not exists (
           select from pg_locks where locktype = 'advisory' and classid = $1
             and objid = (hashtext(locked_by)::bigint & 4294967295)::oid)`,
      [WORKER_LEASE],
    );
    const names = rows.map(({ locked_by }) => locked_by);
    if (names.length > 0)
      await this.#client.query('select graphile_worker.force_unlock_workers($1)', [names]);
    return names;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#client.end().catch(ignore);
  }
}

function ignore(): void {}
