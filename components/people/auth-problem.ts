import { ApiError } from '@/lib/client/api';
import { isEmail, isName, isPassword, PASSWORD_LENGTH } from '@/lib/domain/people/person';

/** An error with its remedy in words; or the errors of fields, by their names. */
export interface AuthProblem {
  /** Empty when the errors of the fields are enough. */
  title: string;
  text?: string;
  fields: ReadonlyMap<string, string>;
}

const NONE: ReadonlyMap<string, string> = new Map();

/** Thrown before anything is sent. */
export class FieldProblems extends Error {
  constructor(readonly fields: ReadonlyMap<string, string>) {
    super('Some fields are not filled in yet.');
    this.name = 'FieldProblems';
  }
}

const { min, max } = PASSWORD_LENGTH;
type Rules = Readonly<Record<string, readonly [(value: string) => boolean, string]>>;

const EMAIL = [isEmail, 'Enter an address such as heron@example.org.'] as const;
const RULES: Rules = {
  name: [isName, 'Enter your name.'],
  email: EMAIL,
  organizationName: [isName, 'Enter a name, such as that of your team.'],
  password: [isPassword, `Use ${min} to ${max} characters.`],
};
/** An existing password is only checked for being present. */
const SIGN_IN_RULES: Rules = {
  email: EMAIL,
  password: [(password) => password !== '', 'Enter your password.'],
  code: [(code) => code !== '', 'Enter the code.'],
};

/** The named fields, trimmed except for passwords. Throws FieldProblems. */
export function readFields<K extends string>(
  fields: ReadonlyMap<string, string>,
  ...names: K[]
): Record<K, string> {
  return readBy(RULES, fields, names);
}

/** The credentials for signing in. Throws FieldProblems. */
export function readSignIn(fields: ReadonlyMap<string, string>): { email: string; password: string } {
  return readBy(SIGN_IN_RULES, fields, ['email', 'password']);
}

/** A code alone. Throws FieldProblems. */
export function readCodeField(fields: ReadonlyMap<string, string>): string {
  return readBy(SIGN_IN_RULES, fields, ['code']).code;
}

/** A password that exists already. Throws FieldProblems. */
export function readOwnPassword(fields: ReadonlyMap<string, string>): string {
  return readBy(SIGN_IN_RULES, fields, ['password']).password;
}

function readBy<K extends string>(
  rules: Rules,
  fields: ReadonlyMap<string, string>,
  names: readonly K[],
): Record<K, string> {
  const problems = new Map<string, string>();
  const read = names.map((name): [K, string] => {
    const typed = fields.get(name) ?? '';
    const value = name === 'password' ? typed : typed.trim();
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (rule && !rule[0](value)) problems.set(name, rule[1]);
    return [name, value];
  });
  if (problems.size > 0) throw new FieldProblems(problems);
  return Object.fromEntries(read) as Record<K, string>;
}

/** The words for an error of a sign-in page. */
export function authProblem(error: unknown): AuthProblem {
  if (error instanceof FieldProblems) return { title: '', fields: error.fields };
  if (!(error instanceof ApiError)) {
    return { title: 'This page failed.', text: 'Reload it. Nothing was changed.', fields: NONE };
  }
  if (error.status === 0) {
    return { title: 'No answer came.', text: 'Check the connection, then try again.', fields: NONE };
  }
  if (error.status === 429) {
    const seconds = error.retryAfterSeconds ?? 60;
    const wait = `Wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}, then try again.`;
    return { title: 'Too many attempts.', text: wait, fields: NONE };
  }
  if (error.status >= 500) {
    const request = error.requestId === null ? '' : ` Request ${error.requestId}.`;
    const text = `Nothing was changed. Try again in a moment.${request}`;
    return { title: 'The server failed.', text, fields: NONE };
  }
  const issues = error.issues.map(({ path, message }): [string, string] => [String(path[0]), message]);
  return { title: issues.length > 0 ? '' : error.message, fields: new Map(issues) };
}
