import { getTableColumns, is, Param, type Query, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { isDistributed } from './by-study';
import { type Db, database } from './database';

type Fields = Record<string, PgColumn | SQL>;

interface Preparable {
  toSQL(): Query;
}

/**
 * A statement of a hot path, built once and then run on any connection or transaction, where it is prepared under its
 * name. `build` writes the values as `sql.placeholder(name)`. Building drizzle's statements on every call took two
 * fifths of a response's CPU time (decisions/010). `fields` are the columns of the rows, in the statement's order; none
 * for a write.
 */
export function prepared<Row = never>(
  name: string,
  build: (db: Db) => Preparable,
  fields?: Fields,
): (db: Db, values: Record<string, unknown>) => Promise<Row[]> {
  const ordered = fields && Object.entries(fields).map(([key, field]) => ({ path: [key], field }));
  // Conditions differ by it, and tests have both in a process.
  const built = new Map<boolean, Query>();
  return (db, values) => {
    const byStudy = isDistributed();
    const query = built.get(byStudy) ?? withNulls(build(database()).toSQL());
    built.set(byStudy, query);
    return db._.session
      .prepareQuery<{ execute: Row[]; all: unknown; values: unknown }>(
        query,
        ordered,
        byStudy ? `${name}_by_study` : name,
        ordered !== undefined,
      )
      .execute(values);
  };
}

/**
 * Null stays null, without the column's encoder: drizzle uses that only for values that are given when the statement is
 * built.
 */
function withNulls({ params, ...query }: Query): Query {
  const nullable = (param: Param) =>
    new Param(param.value, {
      mapToDriverValue: (value: unknown) => (value === null ? null : param.encoder.mapToDriverValue(value)),
    });
  return { ...query, params: params.map((param) => (is(param, Param) ? nullable(param) : param)) };
}

/** The fields of a `select()` from one table. */
export function fieldsOf(table: PgTable): Fields {
  return getTableColumns(table);
}

/** The value of this placeholder, encoded as the column stores it, for an update's `set`. */
export function given(name: string, column: PgColumn): SQL {
  return sql`${sql.param(sql.placeholder(name), column)}`;
}
