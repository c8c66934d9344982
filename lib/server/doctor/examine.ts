import { statSync } from 'node:fs';
import path from 'node:path';
import { isNoRoom } from '@/lib/domain/no-room';
import { type Env, env } from '@/lib/env';
import { examineParts } from '@/lib/services/health/examine-parts';
import { secretFiles } from '../backup/secret-files';
import { examineDatabase } from './examine-database';
import { type Finding, failed, ok, reasonOf, warning } from './finding';

const LONGEST_MS = 5_000;
const MIB = 1024 * 1024;
/** Below this an afternoon of recordings fills the disk. */
const LITTLE_ROOM = 5 * 1024 * MIB;

/** Examines everything that operation needs (decisions, P2), whether the product runs or not. Changes nothing. */
export async function examine(): Promise<Finding[]> {
  const node = examineNode(process.versions.node);
  let settings: Env;
  try {
    settings = env();
  } catch (error) {
    return [node, failed('settings', reasonOf(error), 'Change this variable; the README lists them all.')];
  }
  const near = nearAddress(settings);
  const served = (await healthOf(near)) === null;
  return [
    node,
    ok('settings', 'can all be used'),
    served
      ? ok('server', `answers at ${near}`)
      : warning('server', `Nothing answers at ${near}.`, 'Start it: npm start.'),
    ...(await examineAddress(settings, served)),
    ...(await examineDatabase({ served })),
    await examineStorage(),
    examineDisk(),
    examineSecrets(settings),
    await examineMail(),
    ...(await examineMedia()),
    ...(await examineProviders(settings)),
  ];
}

export function examineNode(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 20 || (major === 20 && minor >= 19)
    ? ok('node', `Node.js ${version}`)
    : failed('node', `Node.js ${version} is too old.`, 'Install Node.js 20.19 or newer, or 22 or 24.');
}

function nearAddress({ host, port }: Env): string {
  const near = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[host] ?? (host.includes(':') ? `[${host}]` : host);
  return `http://${near}:${port}`;
}

/** Null when the product answers there, else the reason. */
async function healthOf(origin: string): Promise<string | null> {
  try {
    const answer = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(LONGEST_MS) });
    const body: unknown = await answer.json().catch(() => null);
    const isOurs = typeof body === 'object' && body !== null && 'status' in body && body.status === 'ok';
    return answer.status === 200 && isOurs ? null : `it answered ${answer.status}`;
  } catch (error) {
    return reasonOf(error);
  }
}

async function examineAddress(settings: Env, served: boolean): Promise<Finding[]> {
  const { baseUrl, trustProxy } = settings;
  const { protocol, hostname } = new URL(baseUrl);
  const isLocal = hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
  if (isLocal) return [ok('address', `${baseUrl}, this machine alone`)];
  const findings: Finding[] = [];
  if (protocol !== 'https:')
    findings.push(
      warning(
        'address',
        `BASE_URL is ${baseUrl}: browsers give microphone and camera to https alone.`,
        'Put a proxy with a certificate in front (deploy/) and set BASE_URL to its https address.',
      ),
    );
  if (protocol === 'https:' && trustProxy === 0)
    findings.push(
      failed(
        'proxy',
        'BASE_URL is https, and TRUST_PROXY is 0: everybody has the address of the proxy, and shares one limit.',
        'Set TRUST_PROXY to the number of proxies in front, usually 1.',
      ),
    );
  const reason = served ? await healthOf(baseUrl) : null;
  if (reason !== null)
    findings.push(
      warning(
        'address',
        `${baseUrl} does not lead here from this machine: ${reason}`,
        'Check the name, the certificate and the proxy. A network that does not lead back inside is no fault.',
      ),
    );
  return findings.length > 0 ? findings : [ok('address', baseUrl)];
}

async function examineStorage(): Promise<Finding> {
  try {
    await examineParts.storage();
    return ok('storage', 'takes files');
  } catch (error) {
    const says = `Files cannot be written: ${reasonOf(error)}`;
    if (isNoRoom(error))
      return failed('storage', says, 'Free or add disk; docs/operations.md, "The disk is full".');
    return failed(
      'storage',
      says,
      'Give the server’s user the folders of RECORDINGS_DIR and MEDIA_DIR, or check the bucket of STORAGE_URL and its credentials.',
    );
  }
}

function examineDisk(): Finding {
  const spare = examineParts.spareDiskBytes();
  const says = `${Math.round(spare / MIB)} MiB above the reserve`;
  const mend =
    'Free or add disk; docs/operations.md, "The disk is full". DISK_RESERVE_MB is what is kept free.';
  if (spare <= 0) return failed('disk', 'Uploads are refused: the reserve is reached.', mend);
  return spare < LITTLE_ROOM ? warning('disk', says, mend) : ok('disk', says);
}

function examineSecrets({ dataDir }: Env): Finding {
  const files = [...Object.values(secretFiles(dataDir)), path.join(dataDir, 'postgres.password')];
  const open = files.filter((file) => {
    const seen = statSync(file, { throwIfNoEntry: false });
    return seen !== undefined && process.platform !== 'win32' && (seen.mode & 0o077) !== 0;
  });
  return open.length === 0
    ? ok('secrets', 'readable by the server’s user alone')
    : failed('secrets', `Others can read ${open.join(', ')}.`, `chmod 600 ${open.join(' ')}`);
}

async function examineMail(): Promise<Finding> {
  try {
    return (await examineParts.mail())
      ? ok('mail', 'the mail server takes us')
      : ok('mail', 'none: links are shown to whoever invites');
  } catch (error) {
    return failed(
      'mail',
      `The mail server refuses us: ${reasonOf(error)}`,
      'Check SMTP_URL: address, port (465 for smtps://), user and password.',
    );
  }
}

async function examineMedia(): Promise<Finding[]> {
  try {
    const { engine, isolation } = await examineParts.media();
    if (engine === 'none')
      return [
        warning(
          'media',
          'There is neither ffmpeg nor the optional package: recordings are kept and not made playable.',
          'Install ffmpeg and bubblewrap (apt-get install ffmpeg bubblewrap).',
        ),
      ];
    const found = [
      engine === 'ffmpeg'
        ? ok('media', engine)
        : warning('media', `${engine}: half as fast, and no clips.`, 'Install ffmpeg.'),
    ];
    return isolation.startsWith('bwrap')
      ? [...found, ok('isolation', isolation)]
      : [
          ...found,
          warning(
            'isolation',
            isolation,
            'Install bubblewrap, so that strangers’ files are decoded without network and files. In a container allow user namespaces.',
          ),
        ];
  } catch (error) {
    return [
      failed('media', reasonOf(error), 'Check MEDIA_ENGINE, and that ffmpeg runs for the server’s user.'),
    ];
  }
}

/** Asks each endpoint for its models, which costs nothing. */
async function examineProviders({ llm, embed, stt, sttModelDir, tts }: Env): Promise<Finding[]> {
  const endpoints = {
    LLM: llm && (llm.moderator ?? llm.analyst),
    EMBED: embed,
    STT: sttModelDir ? null : stt,
    TTS: tts,
  };
  const findings = Object.entries(endpoints).map(async ([name, endpoint]) => {
    if (!endpoint) return [];
    const { baseUrl, apiKey } = endpoint;
    const check = `${name}_BASE_URL`;
    try {
      const answer = await fetch(`${baseUrl.replace(/\/$/, '')}/models`, {
        headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
        signal: AbortSignal.timeout(LONGEST_MS),
        redirect: 'manual',
      });
      await answer.body?.cancel();
      if (answer.status === 401 || answer.status === 403)
        return [failed(check, `It refuses the key (${answer.status}).`, `Check ${name}_API_KEY.`)];
      if (answer.status >= 500)
        return [
          warning(check, `It answers ${answer.status}.`, 'Interviews go on without it. Ask its operator.'),
        ];
      return [ok(check, 'answers')];
    } catch (error) {
      return [
        failed(
          check,
          `It does not answer: ${reasonOf(error)}`,
          `Check ${check} and the way there. Interviews go on without it.`,
        ),
      ];
    }
  });
  return (await Promise.all(findings)).flat();
}
