/** The keys of a table of words, as `z.enum` takes them: what is shown and what may be sent are stated once. */
export const keysOf = <T extends object>(words: T) =>
  Object.keys(words) as [keyof T & string, ...(keyof T & string)[]];
