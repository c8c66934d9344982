import { randomBytes } from 'node:crypto';
import type { FullConfig } from '@playwright/test';
import { Product } from './product';
import { type SeededStudy, shareWorld, type World, workerIndex } from './world';

/**
 * One product, and in it a world for each worker, which what its tests make does not leave. Tests may open another
 * product for themselves. Answers how to end it.
 */
export default async function setUp({ workers }: FullConfig): Promise<() => Promise<void>> {
  const product = await openProduct(Array.from({ length: workers }, (_, worker) => worker));
  return () => product.stop();
}

/** Starts a product of its own for the tests of this worker. */
export function openWorld(): Promise<Product> {
  return openProduct([workerIndex()]);
}

async function openProduct(workers: number[]): Promise<Product> {
  const product = await Product.start();
  try {
    for (const worker of workers) shareWorld(await newWorld(product, worker), worker);
    return product;
  } catch (error) {
    await product.stop();
    throw error;
  }
}

/** An organisation with people, a key and a wallet, and a stranger with another one. */
async function newWorld(product: Product, worker: number): Promise<World> {
  const organization = async (name: string) =>
    (await product.admin<{ organizationId: string }>('org:create', '--name', name)).organizationId;
  const join = async (role: string, name: string, org: string) => {
    const email = `${role}${worker === 0 ? '' : worker}@example.org`;
    const person = { email, name, password: randomBytes(12).toString('hex') };
    const { userId } = await product.admin<{ userId: string }>(
      'user:create',
      ...['--email', email, '--name', name, '--password', person.password],
      ...['--org', org, '--role', role === 'stranger' ? 'owner' : role],
    );
    return { person, userId };
  };
  const organizationId = await organization('Railway research');
  const [owner, researcher, collaborator, viewer, stranger, { walletId }] = await Promise.all([
    join('owner', 'Olive Owner', organizationId),
    join('researcher', 'Rhea Researcher', organizationId),
    join('collaborator', 'Colin Collaborator', organizationId),
    join('viewer', 'Vera Viewer', organizationId),
    organization('Ferry research').then((other) => join('stranger', 'Sten Stranger', other)),
    product.admin<{ walletId: string }>(
      'wallet:create',
      ...['--name', 'Research budget', '--project', '5000', '--recruitment', '50'],
    ),
  ]);
  const [{ apiKey }] = await Promise.all([
    product.admin<{ apiKey: string }>(
      'key:create',
      ...['--org', organizationId, '--user', owner.userId, '--name', 'End to end'],
    ),
    product.admin('wallet:grant', '--wallet', walletId, '--org', organizationId),
  ]);
  return {
    url: product.url,
    organizationId,
    apiKey,
    walletId,
    studies: process.env.SEED_RESPONSES ? await seeded(product, organizationId) : [],
    owner: owner.person,
    researcher: researcher.person,
    collaborator: collaborator.person,
    viewer: viewer.person,
    stranger: stranger.person,
  };
}

/** Studies as an organisation has them after a while, for pictures and measurements. */
async function seeded(product: Product, organizationId: string): Promise<SeededStudy[]> {
  const { studies } = await product.admin<{ studies: SeededStudy[] }>(
    'demo:seed',
    ...['--org', organizationId, '--responses', process.env.SEED_RESPONSES ?? '60'],
  );
  return studies;
}
