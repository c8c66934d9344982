import { parseArgs } from 'node:util';
import { z } from 'zod';
import { isUuid } from '@/lib/domain/identifier';
import { ROLES } from '@/lib/domain/roles';
import { hundredthsFromCredits } from '@/lib/domain/wallet/credits';

/** A command with invalid arguments. One line. */
export class WrongUse extends Error {
  override readonly name = 'WrongUse';
  /** The person at the terminal reads only the message. */
  readonly isPlain = true;
}

export const text = z
  .string()
  .min(1, 'needs a value')
  .refine((value) => !/\p{Cc}/u.test(value), 'must be one line, without control characters');
export const uuid = z
  .string()
  .refine(isUuid, 'must be a UUID')
  .transform((value) => value.toLowerCase());
export const uuids = z
  .string()
  .transform((value) => value.split(',').map((id) => id.trim().toLowerCase()))
  .refine((ids) => ids.every(isUuid), 'must be UUIDs, separated by commas');
export const role = z.enum(ROLES, `must be one of ${ROLES.join(', ')}`);
export const instant = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()], 'must be a time such as 2027-01-31T00:00:00Z')
  .transform((value) => new Date(value));
export const count = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${from} to ${to}`)
    .transform(Number)
    .refine((value) => value >= from && value <= to, `must be a whole number from ${from} to ${to}`);
/** A flag without a value. */
export const given = z.boolean().optional();
/** Converted to hundredths. */
export const credits = z.string().transform((value, context) => {
  const hundredths = hundredthsFromCredits(value);
  if (hundredths !== undefined) return hundredths;
  context.addIssue('must be credits: not negative, with at most two decimal places');
  return z.NEVER;
});

/**
 * Reads `--name value` and `--name=value`, and `--name` alone of what is `given`; nothing else, nothing twice. Throws
 * WrongUse.
 */
export function readFlags<Shape extends z.ZodObject>(shape: Shape, args: readonly string[]): z.output<Shape> {
  const values = new Map<string, string | boolean>();
  for (const [name, [value, ...more]] of Object.entries(parse(shape, args))) {
    if (more.length > 0) throw new WrongUse(`--${name} is given twice.`);
    if (value !== undefined) values.set(name, value);
  }
  const read = shape.safeParse(Object.fromEntries(values));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const name = String(issue?.path[0]);
  throw new WrongUse(values.has(name) ? `--${name} ${issue?.message}.` : `--${name} is missing.`);
}

function parse(shape: z.ZodObject, args: readonly string[]): Record<string, (string | boolean)[]> {
  const options = Object.fromEntries(
    Object.entries(shape.shape).map(([name, value]) => [
      name,
      { type: value === given ? 'boolean' : 'string', multiple: true } as const,
    ]),
  );
  try {
    const { values } = parseArgs({ args: [...args], options, strict: true, allowPositionals: false });
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? []]));
  } catch (error) {
    // The first line says what is wrong, the others how to write values that begin with a dash.
    throw new WrongUse(error instanceof Error ? error.message.split('\n')[0]! : String(error));
  }
}
