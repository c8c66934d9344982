import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { z } from 'zod';

/**
 * The settings (operations, Environment): the one schema, and the one reader of the process's environment.
 * Modules load twice in a process, so what is kept hangs on globalThis.
 */

const onOff = z.enum(['on', 'off'], 'must be "on" or "off"');
const url = (what: string, ...protocols: string[]) =>
  z.string().refine((value) => protocols.includes(parsed(value)?.protocol ?? ''), `must be ${what}`);
const http = url('an http or https address', 'http:', 'https:');
/** Paths are appended to it, so it has no query; a key belongs into the setting for it. */
const endpoint = http.refine((value) => {
  const { search, hash, username, password } = parsed(value) ?? {};
  return `${search}${hash}${username}${password}` === '';
}, 'must be an address without user, query and fragment');
/** What the bucket is opened with is read here already, so that a mistake shows at the start, not at the first upload. */
const bucket = url('an s3:// address', 's3:')
  // Stores differ in what they allow; no store allows more than S3 once did.
  .refine(
    (value) => /^[a-z\d][\w.-]{2,254}$/i.test(parsed(value)?.hostname ?? ''),
    'must name a bucket, as in s3://bucket/prefix, by letters, digits, dots and dashes',
  )
  .refine(
    (value) => decodes(parsed(value)?.pathname ?? ''),
    'must have a prefix without malformed percent escapes',
  )
  .refine((value) => {
    const store = parsed(value)?.searchParams.get('endpoint');
    return !store || http.safeParse(store).success;
  }, 'must have an http or https address as its endpoint')
  .refine(
    (value) =>
      [...(parsed(value)?.searchParams.keys() ?? [])].every((name) => /^(region|endpoint)$/.test(name)),
    'must have no parameters but region and endpoint',
  );
const headerText = z.string().regex(/^[\x21-\x7e]+$/, 'must consist of visible ASCII characters');
const whole = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, `must be a whole number from ${from} to ${to}`)
    .transform(Number)
    .refine((value) => value >= from && value <= to, `must be a whole number from ${from} to ${to}`);

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const Variables = z.object({
  PORT: whole(1, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be an address or a host name')
    .default('127.0.0.1'),
  BASE_URL: http
    .refine(
      (value) => isOrigin(value),
      'must be an origin such as https://studies.example.org, without a path',
    )
    .transform((value) => new URL(value).origin)
    .optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: url('a postgres:// address', 'postgres:', 'postgresql:').optional(),
  DATABASE_DIRECT_URL: url('a postgres:// address', 'postgres:', 'postgresql:').optional(),
  DATABASE_PREPARED: onOff.default('on'),
  DATABASE_CITUS: onOff.default('off'),
  STORAGE_URL: bucket.optional(),
  MEDIA_DIR: z.string().optional(),
  RECORDINGS_DIR: z.string().optional(),
  DISK_RESERVE_MB: whole(0, 999_999).optional(),
  RECORDING_QUOTA_GB: whole(1, 999_999).default(1000),
  APP_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  WEB_PROCESSES: z
    .string()
    .regex(/^(auto|[1-9]\d?)$/, 'must be "auto" or a whole number from 1 to 99')
    .transform((value) => (value === 'auto' ? availableParallelism() : Number(value)))
    .default(1),
  JOBS: z.enum(['inline', 'off'], 'must be "inline" or "off"').default('inline'),
  RATE_LIMITS: onOff.default('on'),
  TRUST_PROXY: whole(0, 10).default(0),
  SIGN_UP: z.enum(['first', 'open', 'closed'], 'must be "first", "open" or "closed"').default('first'),
  SMTP_URL: url('an smtp:// or smtps:// address', 'smtp:', 'smtps:')
    .refine((value) => parsed(value)?.hostname, 'must name a mail server, as in smtp://mail.example.org')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/,
      'must be an e-mail address, or Name <address>',
    )
    .optional(),
  DEMO: onOff.default('on'),
  LLM_BASE_URL: endpoint.optional(),
  LLM_API_KEY: headerText.optional(),
  LLM_MODEL: z.string().optional(),
  LLM_MODEL_MODERATOR: z.string().optional(),
  LLM_MODEL_ANALYST: z.string().optional(),
  EMBED_BASE_URL: endpoint.optional(),
  EMBED_API_KEY: headerText.optional(),
  EMBED_MODEL: z.string().optional(),
  MODELS_PRIVATE: onOff.default('off'),
  WEBHOOKS_PRIVATE: onOff.default('off'),
  STT_ENGINE: z.enum(['endpoint', 'sherpa'], 'must be "endpoint" or "sherpa"').default('endpoint'),
  STT_MODEL_DIR: z.string().optional(),
  STT_BASE_URL: http.optional(),
  STT_API_KEY: headerText.optional(),
  STT_MODEL: z.string().optional(),
  TTS_BASE_URL: http.optional(),
  TTS_API_KEY: headerText.optional(),
  TTS_MODEL: z.string().optional(),
  TTS_VOICE: z.string().optional(),
  CORS_ORIGINS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((origin) => origin.trim())
        .filter((origin) => origin !== ''),
    )
    .refine(
      (origins) => origins.every((origin) => /^https?:/i.test(origin) && isOrigin(origin)),
      'must be origins such as https://panel.example.org, separated by commas',
    )
    .transform((origins) => origins.map((origin) => new URL(origin).origin)),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  METRICS_TOKEN: headerText.optional(),
  MEDIA_ENGINE: z
    .enum(['auto', 'ffmpeg', 'mediabunny', 'none'], 'must be "auto", "ffmpeg", "mediabunny" or "none"')
    .default('auto'),
});
type Variables = z.output<typeof Variables>;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** An OpenAI-compatible endpoint. */
export interface Provider {
  baseUrl: string;
  apiKey: string | null;
  model: string;
}

export interface Env {
  port: number;
  host: string;
  /** An origin, without a slash at the end. Links are built from it alone, never from a request's headers. */
  baseUrl: string;
  /** Absolute. */
  dataDir: string;
  /** Null: the embedded database, until `setDatabaseUrl` names its address. */
  databaseUrl: string | null;
  /** The same database without the pooler that `databaseUrl` leads to; null: there is no pooler. */
  databaseDirectUrl: string | null;
  /** Whether statements may be prepared by name, which old poolers do not take. */
  databasePrepared: boolean;
  /** Whether its tables are distributed by study over the workers of a Citus cluster. */
  databaseCitus: boolean;
  storageUrl: string | null;
  /** Concepts' pictures and films; absolute. Several machines may share it, as they may the next. */
  mediaDir: string;
  /** Participants' recordings and files where there is no bucket; absolute. */
  recordingsDir: string;
  /** What new files leave free on a disk, in MiB; null: a share of it (see disk-room). */
  diskReserveMb: number | null;
  /** For the recordings of an organisation. */
  recordingQuotaGb: number;
  appSecret: string;
  /** How many processes of one start answer requests. */
  webProcesses: number;
  jobs: 'inline' | 'off';
  rateLimits: boolean;
  /** How many proxies in front are to be believed. */
  trustProxy: number;
  signUp: 'first' | 'open' | 'closed';
  smtpUrl: string | null;
  mailFrom: string | null;
  demo: boolean;
  /** The language model, by role; null in a role: the built-in rules. */
  llm: { moderator: Provider | null; analyst: Provider | null } | null;
  /** For themes and search; null: they compare words. */
  embed: Provider | null;
  /** Whether organisations may name models at private addresses and over plain http. */
  modelsPrivate: boolean;
  webhooksPrivate: boolean;
  stt: Provider | null;
  /** The folder of a model on this machine, which is used instead; absolute. */
  sttModelDir: string | null;
  tts: (Provider & { voice: string | null }) | null;
  /** What makes recordings playable. `auto`: the system's ffmpeg, else the optional package, else nothing. */
  mediaEngine: 'auto' | 'ffmpeg' | 'mediabunny' | 'none';
  /** Origins whose pages may call the interview protocol and, with a key, the API. */
  corsOrigins: readonly string[];
  /** The least of what is logged. */
  logLevel: LogLevel;
  /** The Bearer token of whoever reads the metrics; null: there are none. */
  metricsToken: string | null;
}

/** A setting that cannot be used. The message is one line and names the variable, never its value. */
export class BadSetting extends Error {
  override readonly name = 'BadSetting';
  /** Told to the operator without a stack. */
  readonly isPlain = true;
}

const kept = globalThis as typeof globalThis & { colloquyEnv?: Env };

/** The settings of this process. Throws a BadSetting. */
export function env(): Env {
  kept.colloquyEnv ??= readEnv(process.env);
  return kept.colloquyEnv;
}

/** Names the address of the embedded database, once it runs; for processes that started it themselves. */
export function setDatabaseUrl(databaseUrl: string): void {
  kept.colloquyEnv = { ...env(), databaseUrl };
}

/** The environment for a process that this one starts: its own, and what is to be different. */
export function childEnvironment(changes: Record<string, string>): NodeJS.ProcessEnv {
  return { ...process.env, ...changes };
}

/** The environment for a program that reads strangers' bytes: where programs and libraries are, and nothing of ours. */
export function bareEnvironment(home: string): NodeJS.ProcessEnv {
  const { PATH, LD_LIBRARY_PATH, SystemRoot } = process.env;
  const known = Object.entries({ PATH, LD_LIBRARY_PATH, SystemRoot }).filter(
    ([, value]) => value !== undefined,
  );
  const bare: Record<string, string | undefined> = { ...Object.fromEntries(known), HOME: home, LANG: 'C' };
  // The framework's types have every environment say which kind it is.
  return bare as NodeJS.ProcessEnv;
}

/** Whether pages run in development mode (`npm run dev`). */
export function isDevelopment(): boolean {
  return process.env.NODE_ENV === 'development';
}

/** Reads and checks; makes the application's secret when the embedded database needs one. */
export function readEnv(source: Record<string, string | undefined>): Env {
  // An empty value, as compose files write it, is none.
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const read = Variables.safeParse(given);
  if (!read.success) {
    const first = read.error.issues[0];
    throw new BadSetting(`${first?.path[0]?.toString()}: ${first?.message}`);
  }
  const values = read.data;
  const dataDir = path.resolve(values.DATA_DIR);
  usableDataDir(dataDir);
  const address = values.HOST.includes(':') ? `[${values.HOST}]` : values.HOST;
  const tts = provider(values, 'TTS');
  return {
    port: values.PORT,
    host: values.HOST,
    baseUrl: values.BASE_URL ?? `http://${address}:${values.PORT}`,
    dataDir,
    databaseUrl: values.DATABASE_URL ?? null,
    databaseDirectUrl: directUrl(values),
    databasePrepared: values.DATABASE_PREPARED === 'on',
    databaseCitus: values.DATABASE_CITUS === 'on',
    storageUrl: values.STORAGE_URL ?? null,
    // The build would take along all that an operator's path may name.
    mediaDir: path.resolve(/* turbopackIgnore: true */ values.MEDIA_DIR ?? path.join(dataDir, 'media')),
    recordingsDir: path.resolve(
      /* turbopackIgnore: true */ values.RECORDINGS_DIR ?? path.join(dataDir, 'recordings'),
    ),
    diskReserveMb: values.DISK_RESERVE_MB ?? null,
    recordingQuotaGb: values.RECORDING_QUOTA_GB,
    appSecret: values.APP_SECRET ?? madeSecret(values, dataDir),
    webProcesses: values.WEB_PROCESSES,
    jobs: values.JOBS,
    rateLimits: values.RATE_LIMITS === 'on',
    trustProxy: values.TRUST_PROXY,
    signUp: values.SIGN_UP,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? null,
    demo: values.DEMO === 'on',
    llm: languageModels(values),
    embed: provider(values, 'EMBED'),
    modelsPrivate: values.MODELS_PRIVATE === 'on',
    webhooksPrivate: values.WEBHOOKS_PRIVATE === 'on',
    stt: provider(values, 'STT'),
    sttModelDir: sttModelDir(values),
    tts: tts && { ...tts, voice: values.TTS_VOICE ?? null },
    mediaEngine: values.MEDIA_ENGINE,
    corsOrigins: values.CORS_ORIGINS,
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN ?? null,
  };
}

/** Not `URL.canParse`: in Node 20 it refuses a host such as `münchen.example` once the call has become hot. */
function parsed(value: string): URL | undefined {
  try {
    return new URL(value);
  } catch {
    return undefined;
  }
}

function decodes(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function isOrigin(value: string): boolean {
  const url = parsed(value);
  if (!url) return false;
  const { pathname, search, hash, username, password } = url;
  return pathname === '/' && search + hash + username + password === '';
}

function provider(values: Variables, kind: 'EMBED' | 'STT' | 'TTS'): Provider | null {
  const baseUrl = values[`${kind}_BASE_URL`];
  const model = values[`${kind}_MODEL`];
  // A name without an address would be taken for a service that is not asked.
  if (!baseUrl && model) throw new BadSetting(`${kind}_BASE_URL: is required with ${kind}_MODEL`);
  if (!baseUrl) return null;
  if (!model) throw new BadSetting(`${kind}_MODEL: is required with ${kind}_BASE_URL`);
  return { baseUrl, model, apiKey: values[`${kind}_API_KEY`] ?? null };
}

function directUrl({ DATABASE_URL, DATABASE_DIRECT_URL }: Variables): string | null {
  if (DATABASE_DIRECT_URL && !DATABASE_URL)
    throw new BadSetting('DATABASE_URL: is required with DATABASE_DIRECT_URL');
  return DATABASE_DIRECT_URL && DATABASE_DIRECT_URL !== DATABASE_URL ? DATABASE_DIRECT_URL : null;
}

function sttModelDir({ STT_ENGINE, STT_MODEL_DIR }: Variables): string | null {
  if (STT_ENGINE === 'endpoint') return null;
  if (!STT_MODEL_DIR) throw new BadSetting('STT_MODEL_DIR: is required with STT_ENGINE=sherpa');
  return path.resolve(STT_MODEL_DIR);
}

/** One endpoint with a model for both roles, or for one role alone. */
function languageModels(values: Variables): Env['llm'] {
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY, LLM_MODEL: both } = values;
  const moderator = values.LLM_MODEL_MODERATOR ?? both;
  const analyst = values.LLM_MODEL_ANALYST ?? both;
  if (!baseUrl) {
    if (moderator ?? analyst) throw new BadSetting('LLM_BASE_URL: is required with a model');
    return null;
  }
  if (!moderator && !analyst) throw new BadSetting('LLM_MODEL: is required with LLM_BASE_URL');
  const named = (model: string | undefined) =>
    model ? { baseUrl, apiKey: LLM_API_KEY ?? null, model } : null;
  return { moderator: named(moderator), analyst: named(analyst) };
}

function madeSecret(values: Variables, dataDir: string): string {
  if (values.DATABASE_URL) throw new BadSetting('APP_SECRET: is required with DATABASE_URL');
  return inDataDir(() => keptSecret(path.join(dataDir, 'app.secret')));
}

/** Made whenever it is missing: recordings, locks and secrets go there, with any database. */
function usableDataDir(dataDir: string): void {
  inDataDir(() => makeDataDir(dataDir));
}

function inDataDir<T>(work: () => T): T {
  try {
    return work();
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new BadSetting(`DATA_DIR: cannot be used (${why})`);
  }
}

/** Where root works, the database runs as another user, who must be able to pass through (but not to look). */
export function makeDataDir(dataDir: string): void {
  makeFolder(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700);
}

/**
 * Makes a folder, with those around it, unless it is there. Node's own `recursive` tries for ever where a file system has
 * the folder around it and takes no new one, such as /proc.
 */
export function makeFolder(folder: string, mode: number): void {
  const around = path.dirname(folder);
  if (around !== folder && !existsSync(around)) makeFolder(around, mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/** A random secret kept in a file for this process's user alone; the first who asks makes it. */
export function keptSecret(file: string, make = () => randomBytes(32).toString('hex')): string {
  if (!existsSync(file)) {
    const draft = `${file}.${randomBytes(6).toString('hex')}`;
    writeFileSync(draft, make(), { mode: 0o600, flag: 'wx', flush: true });
    try {
      // A link appears whole or not at all, and never over another's.
      linkSync(draft, file);
    } catch (error) {
      if (!existsSync(file)) throw error;
    }
    rmSync(draft);
  }
  return readFileSync(file, 'utf8').trim();
}
