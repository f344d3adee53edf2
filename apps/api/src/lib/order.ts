import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type CursorKind, decodeCursor, encodeCursor } from './cursor.ts';

/** What lists are sorted by, under the names of their contract: a column or an expression, and of which kind it is. */
export type Sorts = Record<string, { by: string | RawBuilder<string | number>; kind: CursorKind }>;

/** One order of a list; the id decides between equals. */
export interface Order {
  by: RawBuilder<string | number>;
  direction: 'asc' | 'desc';
  /** Whether a row comes after the cursor. @throws {HttpError} 400 where it was made up, or for another order */
  isAfter(cursor: string | undefined): RawBuilder<SqlBool>;
  cursorOf(value: string | number, id: string): string;
}

/** @param sort a name of `sorts`, `-` before it for descending */
export function orderOf(sorts: Sorts, sort: string): Order {
  const named = sorts[sort.replace('-', '')];
  if (!named) throw new Error(`Nothing says how a list is sorted by "${sort}".`);
  const by = typeof named.by === 'string' ? sql.ref<string | number>(named.by) : named.by;
  const isDescending = sort.startsWith('-');
  return {
    by,
    direction: isDescending ? 'desc' : 'asc',
    isAfter(cursor) {
      if (!cursor) return sql`true`;
      const [value, id] = decodeCursor(sort, cursor, named.kind);
      return sql`(${by}, id) ${sql.raw(isDescending ? '<' : '>')} (${value}, ${id})`;
    },
    cursorOf: (value, id) => encodeCursor(sort, [value, id]),
  };
}

export const NEWEST_FIRST = orderOf({ createdAt: { by: 'createdAt', kind: 'instant' } }, '-createdAt');
