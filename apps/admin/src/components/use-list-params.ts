import { useQueryClient } from '@tanstack/react-query';
import { SEARCH_MAX } from '@upcurve/contracts/search-max';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type AddressValue, textUpTo } from './address-values.ts';

type Shape = Record<string, AddressValue>;
type ValuesOf<S extends Shape> = {
  [name in keyof S]?: NonNullable<ReturnType<S[name]['safeParse']>['data']>;
};

/** The state of a list: what narrows it, how it is shown, and how to change that. */
export interface ListParams<Filter extends Shape = Shape, Look extends Shape = Shape> {
  filter: ValuesOf<Filter>;
  look: ValuesOf<Look>;
  isFiltered: boolean;
  /** Sets what is named and takes away what is null. */
  change: (values: { [name in keyof (Filter & Look)]?: string | null }) => void;
  /** Takes every filter away. */
  clear: () => void;
}

/** A search as an address holds it: not trimmed, since somebody may be about to type the next word. */
export const SEARCH = textUpTo(SEARCH_MAX);

const MEMORY = 'list-state';

/** What an address says by a shape; what does not fit is as if it were absent. */
export function readParams<S extends Shape>(shape: S, params: URLSearchParams): ValuesOf<S> {
  return Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [name, schema.safeParse(params.get(name)).data]),
  ) as ValuesOf<S>;
}

/**
 * Keeps the state of a list in the address, so that a link can be shared and Back works. Who comes back to the bare address
 * finds the list as they left it, until they sign out.
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
