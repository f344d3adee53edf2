import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Order } from '../../../lib/http/paging/order.ts';
import type { PageQuery } from '../../../lib/http/paging/paging.ts';
import { isFoundIn } from '../../../lib/search/search.ts';

export type Value = string | boolean;
export type Condition = RawBuilder<SqlBool>;

/** Describes how a table of leads is listed. */
export interface LeadTable {
  table: string;
  /** The date column of the table. */
  date: string;
  /**
   * Indexes as lists of their leading filter columns, in order of preference. Each column lists all its values, so that
   * without a filter the index is walked value by value; `[]` means that the filter must set the column.
   */
  indexes: readonly Record<string, readonly Value[]>[];
  /** The names of sort orders whose column and id follow in every index. */
  orders: readonly string[];
}

/** Selects and orders leads. */
export interface LeadQuery extends PageQuery {
  order: Order;
  /** Required values of columns. Undefined means any. */
  equal: Record<string, Value | undefined>;
  /** The date range and further conditions. */
  conditions?: readonly Condition[];
  search?: string;
}

/** Returns the conditions of a query except its search and those on the columns of `without`. */
export function filterOf({ equal, conditions = [] }: LeadQuery, without: readonly string[] = []): Condition {
  const own = Object.entries(equal)
    .filter(([column, value]) => value !== undefined && !without.includes(column))
    .map(([column, value]) => sql<SqlBool>`${sql.ref(column)} = ${value}`);
  return sql.join([sql<SqlBool>`true`, ...own, ...conditions], sql` and `) as Condition;
}

export const isFiltered = ({ equal, conditions = [] }: LeadQuery) =>
  conditions.length > 0 || Object.values(equal).some((value) => value !== undefined);

/**
 * Returns the ranges of the best index, one per combination of its columns' values. One page of each range is enough
 * for the overall page, and no range contains rows with other values.
 */
export function branchesOf({ indexes }: LeadTable, { equal }: LeadQuery): Record<string, Value>[] {
  const index = indexes.find((columns) =>
    Object.entries(columns).every(([column, all]) => all.length > 0 || equal[column] !== undefined),
  );
  return Object.entries(index ?? {}).reduce<Record<string, Value>[]>(
    (branches, [column, all]) => {
      const given = equal[column];
      const values = given === undefined ? all : [given];
      return branches.flatMap((branch) => values.map((value) => ({ ...branch, [column]: value })));
    },
    [{}],
  );
}

/** Returns the condition of a query, including its search. */
export function conditionOf(query: LeadQuery): Condition {
  return query.search
    ? sql`${filterOf(query)} and ${isFoundIn('searchText', query.search)}`
    : filterOf(query);
}

/** Returns the conditions for a time range: `from` inclusive, `to` exclusive. */
export function dateConditions(
  column: string,
  from: string | undefined,
  to: string | undefined,
): Condition[] {
  const bounds = [
    from && sql<SqlBool>`${sql.ref(column)} >= ${from}::timestamptz`,
    to && sql<SqlBool>`${sql.ref(column)} < ${to}::timestamptz`,
  ];
  return bounds.filter((bound) => typeof bound === 'object');
}

/** Returns the planner's estimate of the number of rows. Only plans the query, without running it. */
export async function estimate(
  db: Db,
  { table }: Pick<LeadTable, 'table'>,
  condition: Condition,
): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) select id from ${sql.table(table)} where ${condition}`.execute(db);
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}
