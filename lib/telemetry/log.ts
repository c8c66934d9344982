import pino, { type Logger } from 'pino';
import { env, type LogLevel } from '@/lib/env';
import { describeError } from './describe-error';

export type { Logger };

/** Where credentials stand in what is logged: request headers first of all. Bodies are never logged at all. */
const SECRET = [
  'x-api-key',
  'authorization',
  'cookie',
  'set-cookie',
  'token',
  'apiKey',
  'password',
  'secret',
  'databaseUrl',
];

const kept = globalThis as typeof globalThis & { colloquyLog?: Logger };

/** The process's log: one JSON object a line, on standard error, so that a command's output stays its own. */
export function log(): Logger {
  kept.colloquyLog ??= openLog(pino.destination({ fd: 2, sync: true }), env().logLevel);
  return kept.colloquyLog;
}

/** A log that writes elsewhere; for tests. */
export function openLog(destination: pino.DestinationStream, level: LogLevel = 'info'): Logger {
  return pino(
    {
      base: null,
      level,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: SECRET.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
        remove: true,
      },
      serializers: { err: (error) => describeError(error) },
    },
    destination,
  );
}
