import { afterAll, vi } from 'vitest';
import { judgeReplies } from './call';
import { checkAgainstDocument } from './documented';

/**
 * Run before each test file, several of which share a process and its modules: each finds the environment as it was,
 * the settings of tests, and nothing of what the product keeps on globalThis.
 */

const kept = globalThis as { environmentOfTests?: NodeJS.ProcessEnv };
kept.environmentOfTests ??= { ...process.env };
for (const name of Object.keys(process.env)) delete process.env[name];
Object.assign(process.env, kept.environmentOfTests, {
  // Here and not in the runner's `env`, where Vite puts a BASE_URL of its own.
  BASE_URL: 'http://127.0.0.1:3000',
  DATA_DIR: 'data-test',
  LOG_LEVEL: 'silent',
  RATE_LIMITS: 'off',
  SIGN_UP: 'open',
});
for (const name of Object.keys(globalThis))
  if (/^(__)?colloquy[A-Z]/.test(name)) Reflect.deleteProperty(globalThis, name);

judgeReplies(checkAgainstDocument);

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
