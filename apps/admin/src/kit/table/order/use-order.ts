import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upcurve/api-client/api-error';
import { keysOf } from '@upcurve/contracts/shared/keys';
import { useToast } from '@upcurve/ui/use-toast';
import { useLayoutEffect, useRef, useState } from 'react';

interface Order<Data, Id> {
  queryKey: readonly unknown[];
  /** The name of the items, such as 'testimonials'. */
  what: string;
  /** Returns the query's data with these ids in this order. */
  apply: (data: Data, ids: readonly Id[]) => Data;
  /** `before` is the query's previous data. */
  send: (ids: Id[], before: Data | undefined) => Promise<unknown>;
}

/**
 * Changes the order of items. A change shows at once, is sent after earlier ones, and is reverted if the server rejects
 * it.
 */
export function useOrder<Data, Id>({ queryKey, what, apply, send }: Order<Data, Id>) {
  const client = useQueryClient();
  const { toast } = useToast();
  const underWay = useRef(0);
  const hasFailed = useRef(false);
  // The order before the first pending change.
  const first = useRef<Data>(undefined);

  const { mutate } = useMutation({
    scope: { id: `order ${what}` },
    mutationFn: ({ ids, before }: { ids: Id[]; before: Data | undefined }) => send(ids, before),
    onError(error) {
      client.setQueryData(queryKey, first.current);
      // Later changes depend on this one, so they fail too, without another toast.
      if (hasFailed.current) return;
      hasFailed.current = true;
      toast({ variant: 'destructive', title: 'Error', description: reasonOf(error, what) });
    },
    onSettled() {
      underWay.current -= 1;
      if (underWay.current > 0) return;
      hasFailed.current = false;
      return client.invalidateQueries({ queryKey });
    },
  });

  return (ids: Id[]) => {
    void client.cancelQueries({ queryKey });
    const before = client.getQueryData<Data>(queryKey);
    if (underWay.current === 0) first.current = before;
    underWay.current += 1;
    client.setQueryData<Data>(queryKey, (all) => all && apply(all, ids));
    mutate({ ids, before });
  };
}

function reasonOf(error: unknown, what: string): string {
  const status = error instanceof ApiError ? error.statusCode : 0;
  if (error instanceof ApiError && error.issues.length > 0) return error.message;
  if (status === 409)
    return `Someone else has added or deleted ${what} in the meantime. They are shown as they are now.`;
  if (status === 412)
    return `Someone else has put the ${what} in another order in the meantime. They are shown as they are now.`;
  return `Failed to reorder ${what}`;
}

/**
 * Returns functions with a stable identity that call the latest versions, so that memoized rows do not render again.
 */
export function useLatest<Functions extends Record<keyof Functions, (...args: never[]) => unknown>>(
  functions: Functions,
): Functions {
  const latest = useRef(functions);
  useLayoutEffect(() => {
    latest.current = functions;
  });
  const [stable] = useState(() =>
    Object.fromEntries(
      keysOf(functions).map((name) => [name, (...args: never[]) => latest.current[name](...args)]),
    ),
  );
  return stable as Functions;
}
