import { useRef, useState } from 'react';

/** The functions of one name each that never change, and do what the latest ones do: for what is drawn anew only when its data change. */
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
