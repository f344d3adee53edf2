/** Turns a record of labels into options for a select. */
export const choicesOf = <Value extends string>(words: Readonly<Record<Value, string>>) =>
  Object.entries<string>(words).map(([value, label]) => ({ value: value as Value, label }));

/** Returns a filter with these labels as options. `none` is the label of the empty value. */
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

/** Returns a filter that is shown only while it is set: links from other screens set it, and nobody else needs it. */
export const filterIfSet = (name: string, label: string, none: string, value = '', words = value) =>
  value
    ? [
        {
          kind: 'choice' as const,
          name,
          label,
          options: [
            { value: '', label: none },
            { value, label: words },
          ],
        },
      ]
    : [];
