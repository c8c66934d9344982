import type { FailureCode } from '@/lib/domain/failure';
import type { Credential } from '../route';
import { STATUS } from '../status';
import type { DescribedDeclaration, Method } from './described-route';

export type Refusals = ReadonlyMap<number, readonly FailureCode[]>;

const BY_CREDENTIAL: Record<Credential, readonly FailureCode[]> = {
  key: ['missing_api_key', 'invalid_api_key', 'unauthorized', 'forbidden'],
  session: ['unauthorized'],
  token: ['unauthorized'],
  none: [],
};

/** All refusals of an operation, by status: those of its credential, its query and its body, and those it names. */
export function refusalsOf(
  declaration: DescribedDeclaration,
  credential: Credential,
  method: Method,
): Refusals {
  const codes = new Set<FailureCode>(BY_CREDENTIAL[credential]);
  const special: [number, FailureCode][] = [];
  if (declaration.query || declaration.idempotent || declaration.doc.conditional === true)
    codes.add('bad_request');
  // An account that is to be deleted does nothing else meanwhile.
  if (credential === 'session' && !declaration.whileLeaving) codes.add('forbidden');
  if (declaration.doc.conditional === 'optional') codes.add('concurrent_modification');
  if (declaration.idempotent) codes.add('conflict');
  if (declaration.body) {
    codes.add('invalid_json').add('invalid_request_body');
    special.push([408, 'bad_request'], [413, 'bad_request'], [415, 'bad_request']);
  }
  // Checking what a link leads to does not count against a limit.
  if (credential !== 'none' || method !== 'GET') special.push([429, 'bad_request']);
  if (declaration.heavy !== undefined || declaration.conversing) special.push([503, 'internal_error']);
  for (const code of declaration.doc.refusals ?? []) codes.add(code);
  codes.add('internal_error');
  return grouped([...[...codes].map((code): [number, FailureCode] => [STATUS[code], code]), ...special]);
}

/** The refusals of a hand-written operation: those it names, and those of its credential. */
export function handWrittenRefusals(
  credential: 'key' | 'token' | 'none',
  own: Readonly<Record<number, readonly FailureCode[]>>,
): Refusals {
  const named = Object.entries(own).flatMap(([status, codes]) =>
    codes.map((code): [number, FailureCode] => [Number(status), code]),
  );
  const general: [number, FailureCode][] =
    credential === 'none'
      ? []
      : [
          ...BY_CREDENTIAL[credential].map((code): [number, FailureCode] => [STATUS[code], code]),
          [429, 'bad_request'],
          [500, 'internal_error'],
        ];
  return grouped([...named, ...general]);
}

function grouped(pairs: readonly [number, FailureCode][]): Refusals {
  const sorted = [...pairs].sort(([a], [b]) => a - b);
  const groups = new Map<number, FailureCode[]>();
  for (const [status, code] of sorted) groups.set(status, [...(groups.get(status) ?? []), code]);
  return groups;
}
