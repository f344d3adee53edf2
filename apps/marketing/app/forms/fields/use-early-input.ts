import { useEffect, useEffectEvent, useRef } from 'react';

/** Returns the ref of a field. Calls `take` with it if the visitor changed it before the script started. */
export function useEarlyInput(take: (field: HTMLInputElement) => void) {
  const field = useRef<HTMLInputElement>(null);
  const takeEarly = useEffectEvent(() => {
    if (field.current && field.current.value !== field.current.defaultValue) take(field.current);
  });
  useEffect(() => takeEarly(), []);
  return field;
}
