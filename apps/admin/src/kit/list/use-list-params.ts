import { useQueryClient } from '@tanstack/react-query';
import { SEARCH_MAX } from '@upcurve/contracts/shared/search-max';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type AddressValue, textUpTo } from './address-values.ts';

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
  const [left, setLeft] = useState(() =>
    address.toString() ? undefined : client.getQueryData<string>([MEMORY, list]),
  );
  const params = left ? new URLSearchParams(left) : address;

  useEffect(() => {
    if (left && !address.toString()) setAddress(left, { replace: true, preventScrollReset: true });
    else if (left) setLeft(undefined);
    else {
      client.setQueryDefaults([MEMORY], { gcTime: Number.POSITIVE_INFINITY });
      client.setQueryData([MEMORY, list], address.toString());
    }
  }, [client, list, left, address, setAddress]);

  const change = (values: Record<string, string | null | undefined>) =>
    setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(values)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );

  const values = readParams(filter, params);
  return {
    filter: values,
    look: readParams(look, params),
    isFiltered: Object.values(values).some(Boolean),
    change,
    clear: () => change(Object.fromEntries(Object.keys(filter).map((name) => [name, null]))),
  };
}
