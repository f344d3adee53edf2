import { useRef, useState } from 'react';

/** Returns functions with a stable identity that call the latest versions, for memoised children. */
export function useLatest<Functions extends object>(functions: Functions): Functions {
  const latest = useRef(functions);
  latest.current = functions;
  const [stable] = useState(
    () =>
      new Proxy(functions, {
        get:
          (_, name) =>
          (...args: unknown[]) =>
            (Reflect.get(latest.current, name) as (...all: unknown[]) => unknown)(...args),
      }),
  );
  return stable;
}
