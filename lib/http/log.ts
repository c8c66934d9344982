import pino, { type Logger } from 'pino';

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
  kept.colloquyLog ??= openLog(pino.destination({ fd: 2, sync: true }));
  return kept.colloquyLog;
}

/** A log that writes elsewhere; for tests. */
export function openLog(destination: pino.DestinationStream): Logger {
  return pino(
    {
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: SECRET.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
        remove: true,
      },
      serializers: { err: serialiseError },
    },
    destination,
  );
}

/** Name, message and stack alone: drivers hang whole statements and their values on their errors. */
function serialiseError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, query } = error as Error & { code?: unknown; query?: unknown };
  // A failed query has its values in its very message, and they are what people wrote.
  const message = typeof query === 'string' ? `Failed query: ${query}` : error.message;
  return {
    name: error.name,
    message,
    stack: error.stack?.replace(error.message, () => message),
    ...(typeof code === 'string' && { code }),
    ...(error.cause !== undefined && { cause: serialiseError(error.cause) }),
  };
}
