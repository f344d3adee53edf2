export type Side = 'mine' | 'theirs';

interface Merging<T, F> {
  /** What stands of a field that both changed; mine where nothing is said. */
  choices?: Readonly<Record<string, Side>>;
  /** Whether a field says the same in both; by default where it is the same value. */
  isSame?: (field: F, one: T, other: T) => boolean;
}

/**
 * Two that began as one, made one again field by field: what only one of them changed is taken. `both` are the fields that both
 * changed, and differently. Everything that is not of `fields` is theirs.
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
