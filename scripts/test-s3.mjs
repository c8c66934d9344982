/**
 * `npm run test:s3`: what holds for recordings on a disk holds for them in an S3-compatible store. Starts one, or takes
 * the one of S3_ENDPOINT (with AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY).
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { hasSwift, SWIFT_KEYS, startSwift } from './swift.mjs';

const root = path.resolve(import.meta.dirname, '..');
const given = process.env.S3_ENDPOINT;
if (!given && !hasSwift()) {
  console.error(
    'No S3-compatible store. Set S3_ENDPOINT, or install OpenStack Swift:\n  apt-get install --no-install-recommends swift-proxy swift-account swift-container swift-object memcached',
  );
  process.exit(1);
}
const swift = given ? null : await startSwift();
try {
  const endpoint = given ?? swift?.endpoint ?? '';
  const credentials = {
    accessKeyId: process.env.AWS_ACCESS_KEY_ID ?? SWIFT_KEYS.accessKeyId,
    secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY ?? SWIFT_KEYS.secretAccessKey,
  };
  const bucket = `colloquy-${Date.now()}`;
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  const address = `s3://${bucket}/some/prefix?region=us-east-1&endpoint=${encodeURIComponent(endpoint)}`;
  const run = (command, settings) =>
    spawnSync('npx', command, {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        AWS_ACCESS_KEY_ID: credentials.accessKeyId,
        AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
        ...settings,
      },
    }).status ?? 1;
  // The store itself, then whole interviews: spoken in a browser, and watched.
  process.exitCode =
    run(['vitest', 'run', '--project', 's3', ...process.argv.slice(2)], { S3_TEST_URL: address }) ||
    run(['playwright', 'test', 'review-room', 'spoken.spec', '-g', 'the review room|spoken to its end'], {
      STORAGE_URL: address,
    });
} finally {
  await swift?.stop();
}
