/** A table of words, as selects take it. */
export const choicesOf = <Value extends string>(words: Readonly<Record<Value, string>>) =>
  Object.entries<string>(words).map(([value, label]) => ({ value: value as Value, label }));

/** A filter by one of them, or by none. */
export const filterBy = (
  name: string,
  label: string,
  none: string,
  words: Readonly<Record<string, string>>,
) =>
  ({
    kind: 'choice',
    name,
    label,
    options: [{ value: '', label: none }, ...choicesOf(words)],
    isFirst: true,
  }) as const;
