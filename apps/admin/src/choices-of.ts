/** A table of words, as filters and selects take it. */
export const choicesOf = <Value extends string>(words: Readonly<Record<Value, string>>) =>
  Object.entries<string>(words).map(([value, label]) => ({ value: value as Value, label }));
