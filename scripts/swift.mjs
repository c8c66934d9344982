/**
 * An S3-compatible store for tests: OpenStack Swift with its s3api, from Debian's packages, in a folder of its own.
 * Needs: apt-get install --no-install-recommends swift-proxy swift-account swift-container swift-object memcached
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export const SWIFT_KEYS = { accessKeyId: 'test:tester', secretAccessKey: 'testing' };

/** @returns {boolean} */
export function hasSwift() {
  return ['swift-proxy-server', 'swift-ring-builder', 'memcached'].every((program) =>
    ['/usr/bin', '/usr/local/bin'].some((folder) => existsSync(path.join(folder, program))),
  );
}

/**
 * Starts it; nothing of it is left after `stop`.
 * @returns {Promise<{endpoint: string, stop: () => Promise<void>}>}
 */
export async function startSwift() {
  const folder = mkdtempSync(path.join(tmpdir(), 'swift-'));
  const user = userInfo().username;
  const [proxy, account, container, object, cache] = await freePorts(5);
  /** @type {import('node:child_process').ChildProcess[]} */
  const running = [];
  const common = `bind_ip = 127.0.0.1\nworkers = 0\nuser = ${user}\nswift_dir = ${folder}\nlog_level = ERROR\n`;
  writeFileSync(
    path.join(folder, 'swift.conf'),
    '[swift-hash]\nswift_hash_path_suffix = tests\nswift_hash_path_prefix = tests\n',
  );
  for (const [kind, port] of /** @type {const} */ ([
    ['account', account],
    ['container', container],
    ['object', object],
  ])) {
    mkdirSync(path.join(folder, 'devices', 'd1'), { recursive: true });
    const builder = path.join(folder, `${kind}.builder`);
    ring(builder, 'create', '6', '1', '1');
    ring(
      builder,
      ...['add', '--region', '1', '--zone', '1', '--ip', '127.0.0.1', '--port', String(port)],
      ...['--device', 'd1', '--weight', '1'],
    );
    ring(builder, 'rebalance');
    const file = path.join(folder, `${kind}-server.conf`);
    writeFileSync(
      file,
      `[DEFAULT]\n${common}bind_port = ${port}\ndevices = ${path.join(folder, 'devices')}\nmount_check = false\ndisable_fallocate = true\n[pipeline:main]\npipeline = ${kind}-server\n[app:${kind}-server]\nuse = egg:swift#${kind}\n`,
    );
    running.push(start(`swift-${kind}-server`, file));
  }
  running.push(start('memcached', '-l', '127.0.0.1', '-p', String(cache), '-u', user));
  const file = path.join(folder, 'proxy-server.conf');
  const filters = [
    'catch_errors',
    'gatekeeper',
    'healthcheck',
    'cache',
    'listing_formats',
    'bulk',
    's3api',
    'tempauth',
    'copy',
    'slo',
    'dlo',
    'versioned_writes',
    'symlink',
  ];
  /** @type {Record<string, string>} */
  const options = {
    cache: `memcache_servers = 127.0.0.1:${cache}\n`,
    s3api: 'location = us-east-1\n',
    tempauth: 'user_test_tester = testing .admin\n',
    versioned_writes: 'allow_object_versioning = true\n',
  };
  const eggs = filters.map((name) => {
    const egg = name === 'cache' ? 'memcache' : name;
    return `[filter:${name}]\nuse = egg:swift#${egg}\n${options[name] ?? ''}`;
  });
  writeFileSync(
    file,
    `[DEFAULT]\n${common}bind_port = ${proxy}\n[pipeline:main]\npipeline = ${filters.join(' ')} proxy-server\n[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true\n${eggs.join('')}`,
  );
  running.push(start('swift-proxy-server', file));
  const endpoint = `http://127.0.0.1:${proxy}`;
  const stop = async () => {
    for (const child of running) child.kill('SIGKILL');
    await sleep(200);
    rmSync(folder, { recursive: true, force: true });
  };
  for (let attempt = 0; ; attempt += 1) {
    const healthy = await fetch(`${endpoint}/healthcheck`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (healthy) return { endpoint, stop };
    if (attempt === 100) {
      await stop();
      throw new Error('Swift did not start');
    }
    await sleep(200);
  }
}

/**
 * @param {string} program
 * @param {string[]} words
 */
function start(program, ...words) {
  return spawn(program, words, { stdio: process.env.SWIFT_LOG ? 'inherit' : 'ignore' });
}

/** @param {string[]} words */
function ring(...words) {
  const { status, stderr, stdout } = spawnSync('swift-ring-builder', words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`swift-ring-builder: ${stderr || stdout}`);
}

/**
 * @param {number} count
 * @returns {Promise<number[]>}
 */
async function freePorts(count) {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer();
      await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
      return server;
    }),
  );
  const ports = servers.map((server) => {
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  });
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
