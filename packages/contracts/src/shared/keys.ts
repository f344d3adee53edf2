/**
 * Returns the keys of a label map in the form `z.enum` expects, so that labels and allowed values share one definition.
 */
export const keysOf = <T extends object>(words: T) =>
  Object.keys(words) as [keyof T & string, ...(keyof T & string)[]];
