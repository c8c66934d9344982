import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { bareEnvironment, makeFolder, readEnv } from './env';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'colloquy-env-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const secret = 'x'.repeat(32);
const read = (more: Record<string, string> = {}) => readEnv({ DATA_DIR: dataDir, ...more });

describe('settings', () => {
  it('all have a default', () => {
    expect(read()).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      baseUrl: 'http://127.0.0.1:3000',
      databaseUrl: null,
      jobs: 'inline',
      rateLimits: true,
      trustProxy: 0,
      signUp: 'first',
      demo: true,
      llm: null,
      mediaEngine: 'auto',
    });
  });

  it('stay with this process where a program is to read strangers’ bytes', () => {
    process.env.APP_SECRET = secret;
    try {
      expect(bareEnvironment('/work')).toMatchObject({ PATH: process.env.PATH, HOME: '/work', LANG: 'C' });
      expect(Object.keys(bareEnvironment('/work'))).not.toContain('APP_SECRET');
    } finally {
      delete process.env.APP_SECRET;
    }
  });

  it('J4: take origins that may call, and nothing that is none', () => {
    expect(read().corsOrigins).toEqual([]);
    expect(read({ CORS_ORIGINS: 'https://Panel.example.org, http://127.0.0.1:8080/' }).corsOrigins).toEqual([
      'https://panel.example.org',
      'http://127.0.0.1:8080',
    ]);
    for (const bad of [
      '*',
      'panel.example.org',
      'https://a.example/path',
      'https://a.example;https://b.example',
    ]) {
      expect(() => read({ CORS_ORIGINS: bad })).toThrow(/^CORS_ORIGINS: must be origins/);
    }
  });

  it('P1: name a level of the log and a token of the metrics', () => {
    expect(read()).toMatchObject({ logLevel: 'info', metricsToken: null });
    expect(read({ LOG_LEVEL: 'silent', METRICS_TOKEN: 'm' })).toMatchObject({
      logLevel: 'silent',
      metricsToken: 'm',
    });
    expect(() => read({ LOG_LEVEL: 'loud' })).toThrow(/^LOG_LEVEL: must be one of trace, debug/);
  });

  it('X16: make the data folder also when database and secret are given', () => {
    const missing = path.join(dataDir, 'not', 'there');
    read({ DATA_DIR: missing, DATABASE_URL: 'postgres://a@b/c', APP_SECRET: secret });
    expect(statSync(missing).isDirectory()).toBe(true);
  });

  it('take an empty value for none', () => {
    expect(read({ PORT: '', LLM_BASE_URL: '' })).toMatchObject({ port: 3000, llm: null });
  });

  it('keep one generated secret in the data directory, for its user alone', () => {
    const first = read().appSecret;
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(read().appSecret).toBe(first);
    const file = path.join(dataDir, 'app.secret');
    expect(readFileSync(file, 'utf8')).toBe(first);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('make the public address an origin without a slash', () => {
    expect(read({ BASE_URL: 'https://studies.example.org/' }).baseUrl).toBe('https://studies.example.org');
    expect(read({ HOST: '::1', PORT: '80' }).baseUrl).toBe('http://[::1]:80');
  });

  it('take the endpoints of providers', () => {
    const here = { baseUrl: 'http://127.0.0.1:1/v1', apiKey: null };
    expect(read({ LLM_BASE_URL: here.baseUrl, LLM_MODEL: 'm' }).llm).toEqual({
      moderator: { ...here, model: 'm' },
      analyst: { ...here, model: 'm' },
    });
    expect(read({ EMBED_BASE_URL: here.baseUrl, EMBED_MODEL: 'e', EMBED_API_KEY: 'k' }).embed).toEqual({
      ...here,
      model: 'e',
      apiKey: 'k',
    });
  });

  it('K1: take a model for one role alone, or another one for it', () => {
    const base = { LLM_BASE_URL: 'http://127.0.0.1:1/v1' };
    expect(read({ ...base, LLM_MODEL_MODERATOR: 'fast' }).llm).toMatchObject({
      moderator: { model: 'fast' },
      analyst: null,
    });
    expect(read({ ...base, LLM_MODEL: 'm', LLM_MODEL_ANALYST: 'large' }).llm).toMatchObject({
      moderator: { model: 'm' },
      analyst: { model: 'large' },
    });
    expect(read()).toMatchObject({ embed: null, modelsPrivate: false });
    expect(read({ MODELS_PRIVATE: 'on' }).modelsPrivate).toBe(true);
  });

  it.each([
    ['PORT', { PORT: 'eighty' }],
    ['PORT', { PORT: '0' }],
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: '1e3' }],
    ['HOST', { HOST: 'a b' }],
    ['BASE_URL', { BASE_URL: 'studies.example.org' }],
    ['BASE_URL', { BASE_URL: 'https://example.org/app' }],
    ['BASE_URL', { BASE_URL: 'javascript:alert(1)' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x', APP_SECRET: secret }],
    ['APP_SECRET', { DATABASE_URL: 'postgres://127.0.0.1/x' }],
    ['APP_SECRET', { APP_SECRET: 'short' }],
    ['STORAGE_URL', { STORAGE_URL: '/tmp/x' }],
    ['STORAGE_URL', { STORAGE_URL: 's3://' }],
    ['STORAGE_URL', { STORAGE_URL: 's3:bucket' }],
    ['STORAGE_URL', { STORAGE_URL: 's3://Bad_Bucket!/x' }],
    ['STORAGE_URL', { STORAGE_URL: 's3://bucket/%zz' }],
    ['STORAGE_URL', { STORAGE_URL: 's3://bucket?endpoint=store:9000' }],
    ['STORAGE_URL', { STORAGE_URL: 's3://bucket?regoin=eu' }],
    ['JOBS', { JOBS: 'on' }],
    ['RATE_LIMITS', { RATE_LIMITS: 'no' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
    ['SIGN_UP', { SIGN_UP: 'yes' }],
    ['DEMO', { DEMO: '1' }],
    ['MEDIA_ENGINE', { MEDIA_ENGINE: 'avconv' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example.org' }],
    ['SMTP_URL', { SMTP_URL: 'smtp:mail.example.org' }],
    ['MAIL_FROM', { MAIL_FROM: 'Studies' }],
    ['STT_API_KEY', { STT_BASE_URL: 'http://x', STT_MODEL: 'm', STT_API_KEY: 'a\nb' }],
    ['TTS_API_KEY', { TTS_BASE_URL: 'http://x', TTS_MODEL: 'm', TTS_API_KEY: 'clé' }],
    ['LLM_BASE_URL', { LLM_BASE_URL: 'ftp://x' }],
    ['LLM_MODEL', { LLM_BASE_URL: 'http://x' }],
    ['LLM_BASE_URL', { LLM_MODEL: 'm' }],
    ['LLM_BASE_URL', { LLM_BASE_URL: 'http://user:word@x', LLM_MODEL: 'm' }],
    ['LLM_BASE_URL', { LLM_BASE_URL: 'http://x/v1?key=1', LLM_MODEL: 'm' }],
    ['LLM_API_KEY', { LLM_BASE_URL: 'http://x', LLM_MODEL: 'm', LLM_API_KEY: 'a\nb' }],
    ['EMBED_MODEL', { EMBED_BASE_URL: 'http://x' }],
    ['EMBED_BASE_URL', { EMBED_BASE_URL: 'x', EMBED_MODEL: 'm' }],
    ['EMBED_BASE_URL', { EMBED_MODEL: 'm' }],
    ['STT_BASE_URL', { STT_MODEL: 'm' }],
    ['TTS_BASE_URL', { TTS_MODEL: 'm' }],
    ['MODELS_PRIVATE', { MODELS_PRIVATE: 'yes' }],
  ])('name %s in one line when it is bad: %o', (name, source) => {
    expect(() => read(source)).toThrow(new RegExp(`^${name}: [^\\n]+$`));
  });

  it('take a sender with a name and without, and a bucket with all of its parts', () => {
    for (const from of ['a@example.org', 'Studies <a@example.org>', '"Bo, of Studies" <a@localhost>'])
      expect(read({ MAIL_FROM: from }).mailFrom).toBe(from);
    const storageUrl = 's3://bucket/a%20b?region=eu&endpoint=http://store:9000';
    expect(read({ STORAGE_URL: storageUrl }).storageUrl).toBe(storageUrl);
  });

  it.runIf(existsSync('/proc/self'))(
    'refuse a folder where none can be made, instead of trying for ever',
    () => {
      expect(() => makeFolder('/proc/none/here', 0o700)).toThrow('/proc/none');
    },
  );

  it('never repeat a bad value, which may be a secret', () => {
    expect(() => read({ DATABASE_URL: 'hunter2' })).toThrow(/^(?!.*hunter2)/);
  });

  it('name the data directory when it cannot be written', () => {
    const file = path.join(dataDir, 'file');
    writeFileSync(file, '');
    expect(() => readEnv({ DATA_DIR: path.join(file, 'below') })).toThrow(/^DATA_DIR: /);
  });
});
