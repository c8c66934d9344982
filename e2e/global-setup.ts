import { randomBytes } from 'node:crypto';
import { Product } from './product';
import { shareWorld } from './world';

/** Starts the product and makes an organisation with an owner, a key and a wallet in it. Answers how to end it. */
export default async function setUp(): Promise<() => Promise<void>> {
  const product = await Product.start();
  try {
    const owner = { email: 'olive@example.org', password: randomBytes(12).toString('hex') };
    const { organizationId } = await product.admin<{ organizationId: string }>(
      'org:create',
      ...['--name', 'Railway research'],
    );
    const { userId } = await product.admin<{ userId: string }>(
      'user:create',
      ...['--email', owner.email, '--name', 'Olive Owner', '--password', owner.password],
      ...['--org', organizationId, '--role', 'owner'],
    );
    const { apiKey } = await product.admin<{ apiKey: string }>(
      'key:create',
      ...['--org', organizationId, '--user', userId, '--name', 'End to end'],
    );
    const { walletId } = await product.admin<{ walletId: string }>(
      'wallet:create',
      ...['--name', 'Research budget', '--project', '1000', '--recruitment', '50'],
    );
    await product.admin('wallet:grant', '--wallet', walletId, '--org', organizationId);
    shareWorld({ url: product.url, organizationId, apiKey, walletId, owner });
  } catch (error) {
    await product.stop();
    throw error;
  }
  return () => product.stop();
}
