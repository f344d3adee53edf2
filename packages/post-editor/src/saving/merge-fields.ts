export type Side = 'mine' | 'theirs';

interface Merging<T, F> {
  /** The side to keep for each field that both changed. Default: mine. */
  choices?: Readonly<Record<string, Side>>;
  /** Whether a field is equal on both sides. Default: strict equality. */
  isSame?: (field: F, one: T, other: T) => boolean;
}

/**
 * Three-way merge by field: takes changes made on only one side. `both` contains the fields that both sides changed
 * differently. Anything outside `fields` comes from theirs.
 */
export function mergeFields<T extends object, F extends keyof T & string>(
  fields: readonly F[],
  { base, mine, theirs }: Readonly<Record<'base' | Side, T>>,
  { choices = {}, isSame = (field, one, other) => one[field] === other[field] }: Merging<T, F> = {},
): { merged: T; both: F[] } {
  const mineStand = fields.filter((field) => !isSame(field, mine, base) && !isSame(field, mine, theirs));
  const both = mineStand.filter((field) => !isSame(field, theirs, base));
  const merged = { ...theirs };
  for (const field of mineStand)
    if (!both.includes(field) || choices[field] !== 'theirs') merged[field] = mine[field];
  return { merged, both };
}

/** Whether two JSON values are equal, ignoring the order of keys. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!one || !other || typeof one !== 'object' || typeof other !== 'object') return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every(
      (key) =>
        key in other &&
        isEqual((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
    )
  );
}
