/** Validates a URL parameter. Compatible with zod schemas, for screens that load zod anyway. */
export interface AddressValue<Value extends string = string> {
  safeParse: (text: unknown) => { data?: Value };
}

const valueIf = <Value extends string>(isMeant: (text: string) => boolean): AddressValue<Value> => ({
  safeParse: (text) => (typeof text === 'string' && isMeant(text) ? { data: text as Value } : {}),
});

/** Accepts any of these values. */
export const oneOf = <const Value extends string>(...values: readonly Value[]) =>
  valueIf<Value>((text) => (values as readonly string[]).includes(text));

export const keyIn = <Words extends Readonly<Record<string, string>>>(words: Words) =>
  valueIf<keyof Words & string>((text) => Object.hasOwn(words, text));

/** Accepts text of 1 to `max` characters. */
export const textUpTo = (max: number) => valueIf((text) => text.length > 0 && text.length <= max);

/** Accepts a calendar day, such as `2026-02-28`. */
export const DAY = valueIf(
  (text) => /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.slice(0, 10) === text,
);

/** Accepts an id or any of these words. */
export const idOr = (...words: readonly string[]) =>
  valueIf((text) => words.includes(text) || /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text));
