import pg from 'pg';

/** One statement as the product sent it. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** Runs `work` in this process and writes down what it asked the database, in order, with its result. */
export async function recordStatements<T>(
  work: () => Promise<T>,
): Promise<{ statements: Statement[]; result: T }> {
  const statements: Statement[] = [];
  const original = pg.Client.prototype.query;
  pg.Client.prototype.query = new Proxy(original, {
    apply(target, self, args: unknown[]) {
      const [config, values] = args;
      if (typeof config === 'string') statements.push({ text: config, values: listed(values) });
      else if (isConfig(config))
        statements.push({ text: config.text, values: listed(config.values ?? values) });
      return Reflect.apply(target, self, args);
    },
  });
  try {
    return { result: await work(), statements };
  } finally {
    pg.Client.prototype.query = original;
  }
}

function isConfig(value: unknown): value is { text: string; values?: unknown } {
  return typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';
}

function listed(values: unknown): unknown[] {
  return Array.isArray(values) ? values : [];
}
