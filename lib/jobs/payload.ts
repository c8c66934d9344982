/** The text of that name in a job's payload. Throws when it has none. */
export function namedIn(payload: unknown, name: string): string {
  const value = isObject(payload) ? payload[name] : undefined;
  if (typeof value === 'string') return value;
  throw new Error(`the payload has no ${name}`);
}

/** The texts of that name; none when there is no such list. */
export function textsIn(payload: unknown, name: string): string[] {
  const value = isObject(payload) ? payload[name] : undefined;
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

/** Whether the payload says so. */
export function isSet(payload: unknown, name: string): boolean {
  return isObject(payload) && payload[name] === true;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
