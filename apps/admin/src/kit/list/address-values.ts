/** The type of one address parameter. Zod schemas fit too, on screens that load zod anyway. */
export interface AddressValue<Value extends string = string> {
  safeParse: (text: unknown) => { data?: Value };
}

const valueIf = <Value extends string>(isMeant: (text: string) => boolean): AddressValue<Value> => ({
  safeParse: (text) => (typeof text === 'string' && isMeant(text) ? { data: text as Value } : {}),
});

/** One of these. */
export const oneOf = <const Value extends string>(...values: readonly Value[]) =>
  valueIf<Value>((text) => (values as readonly string[]).includes(text));

/** A key of a record of labels. */
export const keyIn = <Words extends Readonly<Record<string, string>>>(words: Words) =>
  valueIf<keyof Words & string>((text) => Object.hasOwn(words, text));

/** A text of at least one character. */
export const textUpTo = (max: number) => valueIf((text) => text.length > 0 && text.length <= max);

/** A calendar day, such as `2026-02-28`. */
export const DAY = valueIf(
  (text) => /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.slice(0, 10) === text,
);

/** An id, or one of these words. */
export const idOr = (...words: readonly string[]) =>
  valueIf((text) => words.includes(text) || /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text));
