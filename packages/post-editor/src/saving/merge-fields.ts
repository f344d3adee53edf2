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
