import type { z } from 'zod';
import type { Issue } from '@/lib/domain/failure';

/** More than anybody reads; a hostile body could have a hundred thousand. */
const MOST_ISSUES = 100;
const NAMED_CHOICES = 12;
const NAMED_KEY_LENGTH = 80;

/** The problems of a body by field (decisions, A2): the first hundred, each with its path and a sentence. */
export function issuesOf(error: z.ZodError): Issue[] {
  const issues: Issue[] = [];
  const named = new Set<string>();
  for (const issue of error.issues) {
    const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)));
    const unknown = unknownKeys(issue);
    if (unknown.length > 0) {
      for (const key of unknown) {
        issues.push({ path: [...path, key], message: `Unknown field "${shortened(key)}"` });
        if (issues.length === MOST_ISSUES) return issues;
      }
    } else {
      // Whoever mends the first problem of a field has mended the others, or is told of them then.
      const place = JSON.stringify(path);
      if (named.has(place)) continue;
      named.add(place);
      issues.push({ path, message: sentence(issue) });
      if (issues.length === MOST_ISSUES) return issues;
    }
  }
  return issues;
}

/** Unknown fields: of a union, those that no alternative knows. */
function unknownKeys(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'unrecognized_keys') return issue.keys;
  if (issue.code !== 'invalid_union') return [];
  const [first = [], ...others] = issue.errors.map((alternative) =>
    alternative.filter(({ path }) => path.length === 0).flatMap(unknownKeys),
  );
  return first.filter((key) => others.every((keys) => keys.includes(key)));
}

function sentence(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return invalidType(issue.expected, issue.message);
    case 'invalid_value':
      return oneOf(issue.values);
    case 'invalid_union':
      return 'options' in issue && issue.options ? oneOf(issue.options) : 'Not in any expected form';
    case 'too_small':
      return bound(issue.origin, 'at least', issue.minimum);
    case 'too_big':
      return bound(issue.origin, 'at most', issue.maximum);
    default:
      return issue.message;
  }
}

function oneOf(values: readonly unknown[]): string {
  const named = values.slice(0, NAMED_CHOICES).map((value) => JSON.stringify(value));
  return `Expected ${values.length === 1 ? '' : 'one of '}${named.join(', ')}${values.length > NAMED_CHOICES ? ', …' : ''}`;
}

const TYPES = new Map([
  ['string', 'a text'],
  ['number', 'a number'],
  ['int', 'a whole number'],
  ['boolean', 'true or false'],
  ['array', 'a list'],
  ['object', 'an object'],
]);

/** That a field is missing is only in the validator's message. */
function invalidType(expected: string, message: string): string {
  if (message.endsWith('received undefined')) return 'Required';
  return `Expected ${TYPES.get(expected) ?? expected}`;
}

function bound(origin: string, which: string, limit: number | bigint): string {
  const one = Number(limit) === 1;
  switch (origin) {
    case 'string':
      return which === 'at least' && one ? 'Must not be empty' : `Expected ${which} ${limit} characters`;
    case 'array':
      return `Expected ${which} ${limit} ${one ? 'entry' : 'entries'}`;
    default:
      return `Expected ${which} ${limit}`;
  }
}

function shortened(key: string): string {
  return key.length <= NAMED_KEY_LENGTH ? key : `${key.slice(0, NAMED_KEY_LENGTH)}…`;
}
