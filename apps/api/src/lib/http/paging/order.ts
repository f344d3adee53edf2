import { Instant } from '@upcurve/contracts/shared/text';
import { type AliasedRawBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import { invalidField } from '../errors.ts';

/** A column or an expression, with its type. */
interface SortedBy {
  by: string | RawBuilder<Value>;
  kind: CursorKind;
}

/** Sort keys by their name in the contract: one column, or several in order of precedence. */
export type Sorts = Record<string, SortedBy | readonly SortedBy[]>;

/** One sort order of a list. Ties are ordered by id. */
export interface Order {
  name: string;
  columns: readonly RawBuilder<Value>[];
  /** The columns and the id for `order by`. */
  list: RawBuilder<unknown>;
  /** The sort values to select for each row, from which `cursorOf` builds the cursor. */
  selected: readonly AliasedRawBuilder<Value, string>[];
  /** The same as `list` for an outer query, which sees only the selected columns. */
  listSelected: RawBuilder<unknown>;
  /**
   * Returns the condition for rows after the cursor.
   * @throws {HttpError} 400 if the cursor is invalid or belongs to another order
   */
  isAfter(cursor: string | undefined): RawBuilder<SqlBool>;
  cursorOf(row: { id: string }): string;
  without(row: object): object;
}

const SORTED_BY = 'sortedBy';
const nameOf = (i: number) => `${SORTED_BY}${i}`;

/** @param sort a name of `sorts`, prefixed with `-` for descending */
export function orderOf(sorts: Sorts, sort: string): Order {
  const name = sort.replace('-', '');
  const named = sorts[name];
  if (!named) throw new Error(`There is no sort order "${sort}".`);
  const all = [named].flat();
  const columns = all.map(({ by }) => (typeof by === 'string' ? sql.ref<Value>(by) : by));
  const isDescending = sort.startsWith('-');
  const way = sql.raw(isDescending ? 'desc' : 'asc');
  const listOf = (these: readonly RawBuilder<unknown>[]) =>
    sql.join([...these, sql.ref('id')].map((column) => sql`${column} ${way}`));
  return {
    name,
    columns,
    list: listOf(columns),
    listSelected: listOf(columns.map((_, i) => sql.ref(nameOf(i)))),
    selected: columns.map((column, i) => column.as(nameOf(i))),
    isAfter(cursor) {
      if (!cursor) return sql`true`;
      const values = decodeCursor(
        sort,
        cursor,
        all.map(({ kind }) => kind),
      );
      return sql`(${sql.join([...columns, sql.ref('id')])}) ${sql.raw(isDescending ? '<' : '>')} (${sql.join(values)})`;
    },
    cursorOf(row) {
      const read: Record<string, unknown> = { ...row };
      return encodeCursor(sort, [...columns.map((_, i) => read[nameOf(i)] as Value), row.id]);
    },
    without: (row) => Object.fromEntries(Object.entries(row).filter(([key]) => !key.startsWith(SORTED_BY))),
  };
}

export const NEWEST_FIRST = orderOf({ createdAt: { by: 'createdAt', kind: 'instant' } }, '-createdAt');

export type Value = string | number | boolean;
/** The type of a sort key: boolean, smallint, text or timestamp. */
export type CursorKind = 'boolean' | 'smallint' | 'text' | 'instant';

const isOfKind: Record<CursorKind, (value: unknown) => boolean> = {
  boolean: (value) => typeof value === 'boolean',
  smallint: (value) => Number.isInteger(value) && Math.abs(value as number) < 32_768,
  text: (value) => typeof value === 'string' && value.isWellFormed() && !value.includes('\0'),
  instant: (value) => Instant.safeParse(value).success,
};

/** Encodes where a page ended: the sort order and the values of its last row. */
function encodeCursor(sort: string, values: readonly Value[]): string {
  return Buffer.from(JSON.stringify([sort, ...values])).toString('base64url');
}

const invalidCursorError = () => invalidField('cursor', 'Not a cursor of this list.');

/**
 * Decodes a cursor into the sort values and the id.
 * @throws {HttpError} 400 if the cursor is invalid or belongs to another sort order
 */
function decodeCursor(sort: string, cursor: string, kinds: readonly CursorKind[]): Value[] {
  try {
    const [madeFor, ...values] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const id = values.at(-1);
    const isUuid = typeof id === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id);
    const isWhole = values.length === kinds.length + 1 && kinds.every((kind, i) => isOfKind[kind](values[i]));
    if (madeFor === sort && isUuid && isWhole) return values;
  } catch {
    // Falls through to the same error for every invalid cursor.
  }
  throw invalidCursorError();
}
