import { useQueryClient } from '@tanstack/react-query';
import { SEARCH_MAX } from '@upcurve/contracts/shared/search-max';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

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

type Shape = Record<string, AddressValue>;
type ValuesOf<S extends Shape> = {
  [name in keyof S]?: NonNullable<ReturnType<S[name]['safeParse']>['data']>;
};

/** The state of a list: its filter and its display settings, with functions to change them. */
export interface ListParams<Filter extends Shape = Shape, Look extends Shape = Shape> {
  filter: ValuesOf<Filter>;
  look: ValuesOf<Look>;
  isFiltered: boolean;
  /** Sets the given values and removes those that are null. */
  change: (values: { [name in keyof (Filter & Look)]?: string | null }) => void;
  clear: () => void;
}

/** The search text. Not trimmed while typing, because another word may follow. */
export const SEARCH = textUpTo(SEARCH_MAX);

const MEMORY = 'list-state';
const QUIETLY = { replace: true, preventScrollReset: true };

/** Reads the parameters of a shape from the URL. Ignores invalid values. */
export function readParams<S extends Shape>(shape: S, params: URLSearchParams): ValuesOf<S> {
  return Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [name, schema.safeParse(params.get(name)).data]),
  ) as ValuesOf<S>;
}

/**
 * Stores the state of a list in the URL, so links can be shared and Back works. A URL without parameters restores the
 * last state, until the member signs out.
 */
export function useListParams<Filter extends Shape, Look extends Shape>(
  list: string,
  { filter, look }: { filter: Filter; look: Look },
): ListParams<Filter, Look> {
  const client = useQueryClient();
  const [address, setAddress] = useSearchParams();
  // Shown until the URL has it. A change before that starts from it too.
  const [left, setLeft] = useState(client.getQueryData<string>([MEMORY, list]) ?? '');
  if (left && address.size > 0) setLeft('');
  const params = address.size > 0 ? address : new URLSearchParams(left);

  useEffect(() => {
    if (left) return setAddress(left, QUIETLY);
    client.setQueryDefaults([MEMORY], { gcTime: Number.POSITIVE_INFINITY });
    client.setQueryData([MEMORY, list], address.toString());
  }, [client, list, left, address, setAddress]);

  function change(values: Record<string, string | null | undefined>) {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    if (left) setLeft(next.toString());
    setAddress(next, QUIETLY);
  }

  const values = readParams(filter, params);
  return {
    filter: values,
    look: readParams(look, params),
    isFiltered: Object.values(values).some(Boolean),
    change,
    clear: () => change(Object.fromEntries(Object.keys(filter).map((name) => [name, null]))),
  };
}
