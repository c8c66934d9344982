/** How a value is written in an address. */
export interface Parser<T> {
  /** Null for what is no such value: it is ignored. */
  parse(text: string): T | null;
  serialize(value: T): string;
  isEqual(one: T, other: T): boolean;
  /** Whether a change is a step of its own in the browser's history. */
  history?: 'push' | 'replace';
}

/** What is meant by an address that does not say it. */
export interface ParserWithDefault<T> extends Parser<T> {
  defaultValue: T;
}

/** What a parser reads: null where the address does not say and nothing is meant by that. */
export type ValueOf<P> =
  P extends ParserWithDefault<infer T> ? T : P extends Parser<infer T> ? T | null : never;

export function createParser<T>(
  parts: Pick<Parser<T>, 'parse' | 'serialize'> & Partial<Parser<T>>,
): Parser<T> {
  return { isEqual: Object.is, ...parts };
}

export function withDefault<T>(parser: Parser<T>, defaultValue: T): ParserWithDefault<T> {
  return { ...parser, defaultValue };
}

/** Each change can be gone back from. */
export function eachAStep<P extends Parser<unknown>>(parser: P): P {
  return { ...parser, history: 'push' };
}

export const asString = createParser<string>({ parse: (text) => text, serialize: (value) => value });

export const asBoolean = createParser<boolean>({
  parse: (text) => text.toLowerCase() === 'true',
  serialize: String,
});

const asNumber = (read: (text: string) => number) =>
  createParser<number>({
    parse: (text) => {
      const value = read(text);
      return Number.isNaN(value) ? null : value;
    },
    serialize: String,
  });
export const asInteger = asNumber((text) => Number.parseInt(text, 10));
export const asFloat = asNumber(Number.parseFloat);

/** A day, as its midnight in UTC. */
export const asDay = createParser<Date>({
  parse: (text) => {
    const day = new Date(text.slice(0, 10));
    return Number.isNaN(day.getTime()) ? null : day;
  },
  serialize: (day) => day.toISOString().slice(0, 10),
  isEqual: (one, other) => one.getTime() === other.getTime(),
});

export function asOneOf<const T extends string>(values: readonly T[]): Parser<T> {
  return createParser<T>({
    parse: (text) => values.find((value) => value === text) ?? null,
    serialize: (value) => value,
  });
}

/** Several, in one parameter; what is no such value is left out. */
export function asListOf<T>(item: Parser<T>, separator = ','): Parser<T[]> {
  const hidden = encodeURIComponent(separator);
  return createParser<T[]>({
    parse: (text) =>
      text === ''
        ? []
        : text.split(separator).flatMap((part) => item.parse(part.replaceAll(hidden, separator)) ?? []),
    serialize: (values) =>
      values.map((value) => item.serialize(value).replaceAll(separator, hidden)).join(separator),
    isEqual: (one, other) =>
      one.length === other.length &&
      one.every((value, at) => {
        const against = other[at];
        return against !== undefined && item.isEqual(value, against);
      }),
  });
}

/** A query with `changes`, null removing one; everything else as it was. Empty, or begins with a question mark. */
export function searchWith(search: string, changes: Readonly<Record<string, string | null>>): string {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) parameters.delete(name);
    else parameters.set(name, value);
  }
  const parts = [...parameters].map(([name, value]) => `${encodeURIComponent(name)}=${readable(value)}`);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** Only what means something else in an address is escaped, so that people can read it. */
function readable(value: string): string {
  return value
    .toWellFormed()
    .replaceAll(/[\p{Cc}%+#&"'`<>\\ ]/gu, (sign) =>
      sign === ' ' ? '+' : sign === "'" ? '%27' : encodeURIComponent(sign),
    );
}
