/**
 * What may be said of an error outside this process's memory: in the log, in a job's record, on a terminal. The one
 * place that decides it (X47). A database driver hangs the statement's values on its errors, in the message (`Failed
 * query: … params: …`, `invalid input syntax for type uuid: "…"`), in `detail`, `where`, `parameters`; and those values
 * are what participants said, tokens and addresses.
 */

export interface DescribedError {
  name: string;
  message: string;
  /** SQLSTATE, or a system error's name such as ECONNREFUSED. */
  code?: string;
  /** Where in PostgreSQL: names of the schema, none of its values. */
  table?: string;
  column?: string;
  constraint?: string;
  stack?: string;
  cause?: DescribedError;
}

/** How many causes are followed: a cause may be its own. */
const DEEPEST = 8;

/** The classes of SQLSTATE whose messages name parts of the schema or of the server, and no value. */
const HARMLESS = new Set(['08', '23', '25', '28', '40', '53', '55', '57', '58']);

/** Name, message, code, stack and cause of an error, without any parameter of a statement. */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { name: 'Thrown', message: describeThrown(error) };
  const message = safeMessage(error);
  const { code, table, column, constraint } = error as Error &
    Partial<Record<'code' | 'table' | 'column' | 'constraint', unknown>>;
  return {
    name: error.name,
    message,
    ...(typeof code === 'string' && { code }),
    ...(isStatementFailure(error) && {
      ...(typeof table === 'string' && { table }),
      ...(typeof column === 'string' && { column }),
      ...(typeof constraint === 'string' && { constraint }),
    }),
    ...stackOf(error, message),
    ...(error.cause !== undefined && depth < DEEPEST && { cause: describeError(error.cause, depth + 1) }),
  };
}

/** An error that can be thrown on: the same name, message and code, and nothing else but the stack. */
export function withoutValues(error: unknown): Error {
  const { name, message, code, stack } = describeError(error);
  return Object.assign(new Error(`${message}${causesOf(error)}`), {
    name,
    ...(code !== undefined && { code }),
    ...(stack !== undefined && { stack }),
  });
}

/** One line: the innermost cause's message, which is the database's own where a statement failed. */
export function innermostMessage(error: unknown): string {
  let described = describeError(error);
  while (described.cause) described = described.cause;
  return (described.message || described.code || described.name).replace(/\s+/g, ' ');
}

function causesOf(error: unknown): string {
  const { message, cause } = describeError(error);
  if (!cause) return '';
  const inner = innermostMessage(error);
  return inner === message ? '' : ` (${inner})`;
}

function safeMessage(error: Error): string {
  const { query } = error as { query?: unknown };
  if (typeof query === 'string') return `Failed query: ${query}`;
  if (isStatementFailure(error)) return databaseMessage(error);
  // A wrapper that repeats what it wraps, as drizzle's does in front of somebody else's error.
  if (/^Failed query: /.test(error.message)) return `${error.message.split('\nparams: ', 1)[0]}`;
  return error.message;
}

interface StatementFailure extends Error {
  code: string;
  severity: string;
}

/** An answer of PostgreSQL, as the driver gives it. */
function isStatementFailure(error: Error): error is StatementFailure {
  const { code, severity } = error as Partial<StatementFailure>;
  return typeof severity === 'string' && typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code);
}

/** Values stand between double quotes, and may contain some: everything from the first to the last goes. */
function databaseMessage({ message, code }: StatementFailure): string {
  return HARMLESS.has(code.slice(0, 2)) ? message : message.replace(/".*"/s, '"…"');
}

function stackOf(error: Error, message: string): { stack?: string } {
  const { stack } = error;
  if (typeof stack !== 'string') return {};
  if (message === error.message) return { stack };
  const at = stack.indexOf(error.message);
  // A stack whose head is not the message any more may hold another one: none is better then.
  return at < 0 ? {} : { stack: `${error.name}: ${message}${stack.slice(at + error.message.length)}` };
}

function describeThrown(error: unknown): string {
  return typeof error === 'string' ? error : typeof error;
}
