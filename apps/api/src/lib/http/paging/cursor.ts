import { Instant } from '@upcurve/contracts/shared/text';
import { invalidField } from '../errors.ts';

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
export function encodeCursor(sort: string, values: readonly Value[]): string {
  return Buffer.from(JSON.stringify([sort, ...values])).toString('base64url');
}

const invalidCursorError = () => invalidField('cursor', 'Not a cursor of this list.');

/**
 * Decodes a cursor into the sort values and the id.
 * @throws {HttpError} 400 if the cursor is invalid or belongs to another sort order
 */
export function decodeCursor(sort: string, cursor: string, kinds: readonly CursorKind[]): Value[] {
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
