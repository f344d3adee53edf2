import { Instant } from '@upcurve/contracts/text';
import { invalid } from './errors.ts';

type Value = string | number;
/** What a list is sorted by: whole numbers of a smallint column, text, or moments. */
export type CursorKind = 'smallint' | 'text' | 'instant';

const isOfKind: Record<CursorKind, (value: unknown) => boolean> = {
  smallint: (value) => Number.isInteger(value) && Math.abs(value as number) < 32_768,
  text: (value) => typeof value === 'string' && value.isWellFormed() && !value.includes('\0'),
  instant: (value) => Instant.safeParse(value).success,
};

/** Where a page ended: the sort order and the values of its last row. */
export function encodeCursor(sort: string, values: readonly Value[]): string {
  return Buffer.from(JSON.stringify([sort, ...values])).toString('base64url');
}

const refused = () => invalid([{ path: 'cursor', message: 'Not a cursor of this list.' }]);

/**
 * Reads a cursor back as [sort value, id].
 * @throws {HttpError} 400 where it was made up, or made for another sort order
 */
export function decodeCursor(sort: string, cursor: string, kind: CursorKind): [Value, string] {
  try {
    const [madeFor, value, id, ...rest] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const isUuid = typeof id === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id);
    if (madeFor === sort && isUuid && rest.length === 0 && isOfKind[kind](value)) return [value, id];
  } catch {
    // falls through to the one answer for every bad cursor
  }
  throw refused();
}
