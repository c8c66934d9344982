import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { seededRandom } from '@/lib/domain/interview/seeded-random';
import { listAuditEntries } from '@/lib/store/audit';
import { database } from '@/lib/store/database';
import { verifyWallets } from '@/lib/store/verify-wallets';
import { openApiGateway } from '../api-gateway';
import { faultOf, isMet } from './judge-answer';
import { picker } from './mutate-json';
import { mutatedRequest } from './mutate-request';
import {
  everythingOf,
  type MutationWorld,
  mutationWorld,
  newOwner,
  otherOrganization,
} from './mutation-world';
import { VALID, validRequest } from './valid-requests';
import { WireClient } from './wire-client';
import { commandFor, packed, type WireRequest } from './wire-request';

export interface MutationReport {
  sent: number;
  /** How often each status was returned. */
  statuses: Record<string, number>;
  /** The faults, each with the command that repeats the request. */
  faults: string[];
  /** Growth of the heap, from the first tenth of the requests to the end. */
  grownBytes: number;
}

const LANES = 8;
/**
 * After this many requests, data that deletes and closes have used up is created again, and so are the senders, who may
 * have lost their access.
 */
const WORLD_LASTS = 1_000;
const MOST_FAULTS = 20;

/**
 * Sends changed requests to the real gateway, several at once over kept connections, and judges each answer. Needs a
 * connected database. The same seed makes the same requests except for the identifiers in them.
 */
export async function sendMutations(options: { requests: number; seed: string }): Promise<MutationReport> {
  const gateway = await openApiGateway();
  const others = await otherOrganization();
  const before = await everythingOf(others.organizationId);
  const report: MutationReport = { sent: 0, statuses: {}, faults: [], grownBytes: 0 };
  const rejected = (reason: unknown) => report.faults.push(`an unhandled rejection: ${reason}`);
  process.on('unhandledRejection', rejected);
  const clients = Array.from({ length: LANES }, () => new WireClient(gateway.port));
  let heap = 0;
  try {
    while (report.sent < options.requests && report.faults.length < MOST_FAULTS) {
      const world = await mutationWorld(await newOwner(), others);
      const until = Math.min(options.requests, report.sent + WORLD_LASTS);
      const lane = async (client: WireClient) => {
        while (report.sent < until) {
          const random = seededRandom(options.seed, String(report.sent++));
          const pick = picker(random);
          const valid = validRequest(pick(Object.keys(VALID)), world, pick);
          await judged(client, mutatedRequest(valid, world, random), { port: gateway.port, report });
        }
      };
      await Promise.all(clients.map(lane));
      if (heap === 0 && report.sent >= options.requests / 10) heap = heapBytes();
    }
    report.grownBytes = heapBytes() - heap;
    const alive = await clients[0]?.send(Buffer.from('GET /api/health HTTP/1.1\r\nhost: a\r\n\r\n'), {
      head: false,
    });
    if (alive?.status !== 200) report.faults.push('the server does not answer any more');
    if ((await everythingOf(others.organizationId)) !== before)
      report.faults.push("the others' data changed");
    const { differences } = await verifyWallets(database());
    if (differences.length > 0) report.faults.push(`wallets: ${JSON.stringify(differences)}`);
  } finally {
    for (const client of clients) client.close();
    await gateway.drain(1_000);
    process.off('unhandledRejection', rejected);
  }
  return report;
}

/** The heap in use after garbage collection. */
function heapBytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}

export interface Walk {
  /** The routes that accepted no valid request in several tries: mutations of those would show nothing. */
  untaken: string[];
  /** Of members' changes that were accepted: how many entries the audit log got of each. */
  recorded: Record<string, number>;
}

/** Sends a valid request to each route, those of a world before those that end it. */
export async function walkRoutes(): Promise<Walk> {
  const gateway = await openApiGateway();
  const client = new WireClient(gateway.port);
  const world = await mutationWorld(await newOwner(), await otherOrganization());
  // What cites words comes before these are mended, what ends things last, and a theme goes after its evidence.
  const last = (route: string) => {
    if (/(POST .*\/insights|PUT .*\/report)$/.test(route)) return -1;
    return Number(/^DELETE|\/close$/.test(route)) + Number(/^DELETE .*\[themeId\]$/.test(route));
  };
  const untaken: string[] = [];
  const recorded: Record<string, number> = {};
  try {
    for (const route of Object.keys(VALID).sort((a, b) => last(a) - last(b))) {
      const before = await lastNumber(world);
      const status = await takenWith(route, { world, client, port: gateway.port });
      if (status === null) untaken.push(route);
      else if (status < 300 && !/^(GET|HEAD) /.test(route) && route.includes(' /api/public/'))
        recorded[route] = (await lastNumber(world)) - before;
    }
  } finally {
    client.close();
    await gateway.drain(1_000);
  }
  return { untaken, recorded };
}

async function lastNumber({ organizationId }: MutationWorld): Promise<number> {
  const [entry] = await listAuditEntries(database(), organizationId, {}, { limit: 1 });
  return entry?.number ?? 0;
}

/** The status of the first answer that is as it should be; null when none was. */
async function takenWith(
  route: string,
  { world, client, port }: { world: MutationWorld; client: WireClient; port: number },
): Promise<number | null> {
  const pick = picker(seededRandom(route));
  for (let attempt = 0; attempt < 20; attempt++) {
    const request = validRequest(route, world, pick);
    const head = request.method === 'HEAD';
    const answer = await client.send(packed(request, `127.0.0.1:${port}`), { head });
    if (isMet(route, answer)) return answer.status;
  }
  return null;
}

async function judged(
  client: WireClient,
  request: WireRequest,
  { port, report }: { port: number; report: MutationReport },
): Promise<void> {
  const head = request.method === 'HEAD';
  const origin = `127.0.0.1:${port}`;
  let fault: string | null;
  try {
    const answer = await client.send(packed(request, origin), { head });
    report.statuses[answer.status] = (report.statuses[answer.status] ?? 0) + 1;
    fault = faultOf(answer, { head, route: request.route });
    if (fault) fault += ` (${answer.body.toString().slice(0, 300)})`;
  } catch (error) {
    fault = error instanceof Error ? error.message : String(error);
  }
  if (!fault) return;
  const what = `${request.route}, ${request.changes.join(' and ')}`;
  report.faults.push(`${fault}: ${what}\n  ${commandFor(request, port)}`);
}
