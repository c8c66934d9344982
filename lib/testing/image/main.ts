import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openEmbedded } from '@/lib/server/embedded-postgres';
import { projectRoot } from '@/lib/server/project-root';
import { freePort } from '../product';
import { baseImages, makeStandIns } from './stand-ins';
import { must, say } from './tools';

const IMAGE = 'localhost/colloquy:checked';
/** The aim for all of it, beside a database that has an image of its own. */
const MOST_MEGABYTES = 300;
const GRACE_SECONDS = 40;
const EMAIL = 'ada@example.org';
const PASSWORD = 'a long enough password';

/**
 * `npm run test:image -- [--stand-ins] [--keep]`: builds deploy/Dockerfile as it is, and runs it as deploy/compose.yaml
 * does: a user of its own without capabilities, on a file system that is read-only, beside a PostgreSQL. Does the
 * README's main job, has a recording made playable, signs in to the dashboard, and ends it. Needs Debian's `buildah`,
 * `podman` and `runc`, as root. `--stand-ins`: the base images, where no registry can be reached. `--keep`: leaves the
 * image.
 */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { 'stand-ins': { type: 'boolean' }, keep: { type: 'boolean' } },
  });
  const folder = mkdtempSync(path.join(os.tmpdir(), 'colloquy-image-'));
  chmodSync(folder, 0o755);
  try {
    if (values['stand-ins']) await makeStandIns(folder);
    say(`building from ${baseImages().join(' and ')}`);
    const build = ['build', '--format', 'docker', '--layers', '--isolation', 'chroot', '--network', 'host'];
    must('buildah', [...build, '-f', 'deploy/Dockerfile', '-t', IMAGE, '.'], { loud: true });
    const size = Number(must('podman', ['image', 'inspect', '--format', '{{.Size}}', IMAGE])) / 1e6;
    say(`${size.toFixed(0)} MB`);
    if (size > MOST_MEGABYTES) throw new Error(`The image has more than ${MOST_MEGABYTES} MB.`);
    await run(folder);
    if (!values.keep) must('podman', ['rmi', IMAGE]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function run(folder: string): Promise<void> {
  const database = await openEmbedded({ dataDir: path.join(folder, 'postgres') });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const name = `colloquy-${process.pid}`;
  const settings = {
    DATABASE_URL: database.ownerUrl,
    APP_SECRET: 'a secret of thirty-two characters',
    HOST: '127.0.0.1',
    PORT: `${port}`,
  };
  // As `x-colloquy` in compose.yaml; the limits are for machines that do not let podman raise them.
  const hardened = ['--read-only', '--read-only-tmpfs=false', '--tmpfs', '/tmp', '--cap-drop', 'ALL'];
  const limits = ['--ulimit', 'nofile=1024:1024', '--ulimit', 'nproc=1000:1000'];
  const env = Object.entries(settings).flatMap(([key, value]) => ['-e', `${key}=${value}`]);
  try {
    podman(
      ...['run', '-d', '--name', name, '--network', 'host', '--security-opt', 'no-new-privileges'],
      ...[...hardened, ...limits, ...env, IMAGE],
    );
    await answers(`${url}/api/ready`);
    say(`ready: ${await (await fetch(`${url}/api/ready`)).text()}`);
    const inside = (...command: string[]) => podman('exec', name, ...command);
    const id = inside('id', '-u');
    if (id !== '10001') throw new Error(`It runs as user ${id}.`);
    refused('touch /app/x', 'exec', name, 'touch', '/app/x');
    refused('touch /usr/x', 'exec', name, 'touch', '/usr/x');
    const admin = (...command: string[]) =>
      JSON.parse(inside('node', 'lib/server/boot.mjs', 'admin', ...command)) as Record<string, string>;
    const key = peopled(admin);
    mainJob(url, key);
    await recorded(url, key);
    await dashboard(url);
    // It reads its file under a name, not a stream; and `amiss` is what an operator would mend.
    say(`doctor: ${podman('exec', name, 'node', 'lib/server/boot.mjs', 'admin', 'doctor')}`);
    const began = Date.now();
    podman('stop', '-t', `${GRACE_SECONDS}`, name);
    const seconds = (Date.now() - began) / 1_000;
    const code = podman('inspect', '--format', '{{.State.ExitCode}}', name);
    say(`ended with ${code} after ${seconds.toFixed(1)} s`);
    if (code !== '0' || seconds > GRACE_SECONDS) throw new Error('It did not end by itself in time.');
  } catch (error) {
    spawnSync('podman', ['--runtime', 'runc', 'logs', '--tail', '20', name], { stdio: 'inherit' });
    throw error;
  } finally {
    podman('rm', '-f', '-v', name);
    await database.release();
  }
}

function podman(...args: string[]): string {
  return must('podman', ['--runtime', 'runc', ...args]);
}

function refused(what: string, ...args: string[]): void {
  const { status } = spawnSync('podman', ['--runtime', 'runc', ...args], { stdio: 'ignore' });
  if (status === 0) throw new Error(`${what} should be refused.`);
}

async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const reply = await fetch(url).catch(() => null);
    if (reply?.status === 200) return;
    await sleep(200);
  }
  throw new Error(`${url} is not ready.`);
}

function peopled(admin: (...command: string[]) => Record<string, string>): string {
  const org = admin('org:create', '--name', 'Rail lab').organizationId!;
  const person = ['--email', EMAIL, '--name', 'Ada', '--password', PASSWORD];
  const user = admin('user:create', ...person, '--org', org, '--role', 'owner').userId!;
  const wallet = admin('wallet:create', '--name', 'W', '--project', '100', '--recruitment', '0').walletId!;
  admin('wallet:grant', '--wallet', wallet, '--org', org);
  return admin('key:create', '--org', org, '--user', user).apiKey!;
}

function mainJob(url: string, key: string): void {
  const { status, stdout, stderr } = spawnSync('bash', ['examples/minute.sh'], {
    cwd: projectRoot(),
    env: { ...process.env, URL: url, API_KEY: key },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`examples/minute.sh: ${stdout}${stderr}`);
  say('the main job is done');
}

/** A film of a camera, which the image's own ffmpeg makes playable. */
async function recorded(url: string, key: string): Promise<void> {
  const asked = async (target: string, body: object | null, headers: Record<string, string>) => {
    const reply = await fetch(url + target, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', ...headers },
    });
    if (!reply.ok) throw new Error(`${target}: ${reply.status} ${await reply.text()}`);
    // biome-ignore lint/suspicious/noExplicitAny: read as the contract says, and fails where it is not so
    return (await reply.json()) as any;
  };
  const apart = { 'x-api-key': key };
  const items = [{ type: 'open_ended', text: 'How was it?', followUp: 'none' }];
  const studyGuide = [{ type: 'flat', title: 'A trip', items }];
  const study = await asked(
    '/api/public/v1/studies/create',
    { title: 'Spoken', studyGuide, config: { interviewMode: 'video' } },
    apart,
  );
  await asked(`/api/public/v1/studies/${study.id}/launch`, {}, apart);
  const { responseId, token, step } = await asked('/api/interviews', { linkId: study.linkId }, {});
  const own = { authorization: `Bearer ${token}` };
  const bytes = readFileSync(path.join(projectRoot(), 'lib/testing/recordings/chromium-vp8.webm'));
  const about = { kind: 'camera', stepId: step.id, filetype: 'video/webm', filename: 'camera.webm' };
  const upload = await fetch(`${url}/api/interviews/${responseId}/recordings`, {
    method: 'POST',
    headers: {
      ...own,
      'tus-resumable': '1.0.0',
      'upload-length': `${bytes.length}`,
      'upload-metadata': Object.entries(about)
        .map(([field, value]) => `${field} ${Buffer.from(value).toString('base64')}`)
        .join(','),
    },
  });
  const place = new URL(upload.headers.get('location') ?? '', url);
  const sent = await fetch(place, {
    method: 'PATCH',
    headers: {
      ...own,
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    body: bytes,
  });
  if (sent.status !== 204) throw new Error(`The recording is refused: ${sent.status} ${await sent.text()}`);
  const answer = { text: '', recordings: [path.basename(place.pathname)] };
  await asked(`/api/interviews/${responseId}/answers`, { stepId: step.id, answer }, own);
  for (let attempt = 0; attempt < 300; attempt++) {
    const { transcript } = await asked(`/api/public/v1/responses/${study.linkId}/1`, null, apart);
    // biome-ignore lint/suspicious/noExplicitAny: as above
    const row = transcript.find((one: any) => one.video);
    if (row) {
      const film = await fetch(row.video.mp4Url);
      say(`a recording is playable: ${film.status} ${film.headers.get('content-type')}`);
      if (film.status !== 200) throw new Error('It cannot be played.');
      return;
    }
    await sleep(200);
  }
  throw new Error('The recording is not made playable.');
}

async function dashboard(url: string): Promise<void> {
  const page = await (await fetch(`${url}/sign-in`)).text();
  const script = /src="(\/_next\/static\/[^"]+\.js)"/.exec(page)?.[1];
  if (!script || (await fetch(url + script)).status !== 200) throw new Error('A page has no script.');
  const signedIn = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  for (const target of ['/studies', '/wallets', '/keys', '/members', '/organisation', '/docs']) {
    const { status } = await fetch(url + target, { headers: { cookie }, redirect: 'manual' });
    if (status !== 200) throw new Error(`GET ${target}: ${status}`);
  }
  const missing = await fetch(`${url}/studies/${crypto.randomUUID()}/guide`, { headers: { cookie } });
  if (missing.status !== 404) throw new Error(`A study that is not there: ${missing.status}`);
  say('the dashboard is served');
}
