import { randomBytes } from 'node:crypto';
import { Product } from './product';
import { type SeededStudy, shareWorld } from './world';

/** What all tests share, unless they open a world of their own. Answers how to end it. */
export default async function setUp(): Promise<() => Promise<void>> {
  const product = await openWorld();
  return () => product.stop();
}

/** Starts the product, makes an organisation with people, a key and a wallet, and hands it to the tests. */
export async function openWorld(): Promise<Product> {
  const product = await Product.start();
  try {
    const { organizationId } = await product.admin<{ organizationId: string }>(
      'org:create',
      ...['--name', 'Railway research'],
    );
    const join = async (role: string, name: string, org = organizationId) => {
      const person = { email: `${role}@example.org`, name, password: randomBytes(12).toString('hex') };
      const { userId } = await product.admin<{ userId: string }>(
        'user:create',
        ...['--email', person.email, '--name', name, '--password', person.password],
        ...['--org', org, '--role', role === 'stranger' ? 'owner' : role],
      );
      return { person, userId };
    };
    const { person: owner, userId } = await join('owner', 'Olive Owner');
    const { person: researcher } = await join('researcher', 'Rhea Researcher');
    const { person: collaborator } = await join('collaborator', 'Colin Collaborator');
    const { person: viewer } = await join('viewer', 'Vera Viewer');
    const other = await product.admin<{ organizationId: string }>('org:create', '--name', 'Ferry research');
    const { person: stranger } = await join('stranger', 'Sten Stranger', other.organizationId);
    const { apiKey } = await product.admin<{ apiKey: string }>(
      'key:create',
      ...['--org', organizationId, '--user', userId, '--name', 'End to end'],
    );
    const { walletId } = await product.admin<{ walletId: string }>(
      'wallet:create',
      ...['--name', 'Research budget', '--project', '5000', '--recruitment', '50'],
    );
    await product.admin('wallet:grant', '--wallet', walletId, '--org', organizationId);
    const studies = process.env.SEED_RESPONSES ? await seeded(product, organizationId) : [];
    const people = { owner, researcher, collaborator, viewer, stranger };
    shareWorld({ url: product.url, organizationId, apiKey, walletId, studies, ...people });
    return product;
  } catch (error) {
    await product.stop();
    throw error;
  }
}

/** Studies as an organisation has them after a while, for pictures and measurements. */
async function seeded(product: Product, organizationId: string): Promise<SeededStudy[]> {
  const { studies } = await product.admin<{ studies: SeededStudy[] }>(
    'demo:seed',
    ...['--org', organizationId, '--responses', process.env.SEED_RESPONSES ?? '60'],
  );
  return studies;
}
