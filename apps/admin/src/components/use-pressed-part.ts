import { useState } from 'react';
import type { OnDemand } from './on-demand.ts';

/**
 * Part of a control that comes with its first press. Until then the control shows itself with `handlers`; a part that was
 * there when it first showed is used from the beginning. `isPressed` says that the press is still to be answered.
 * A part that cannot be fetched breaks the screen as a screen does that cannot be: its words say what to do.
 */
export function usePressedPart<Part>(source: OnDemand<Part>) {
  const [part, setPart] = useState(() => ({
    it: source.loaded(),
    isPressed: false,
    error: undefined as unknown,
  }));
  if (part.error) throw part.error;
  const press = () =>
    source.load().then(
      (it) => setPart({ it, isPressed: true, error: undefined }),
      (error: unknown) => setPart({ it: undefined, isPressed: false, error }),
    );
  return {
    part: part.it,
    isPressed: part.isPressed,
    press,
    handlers: { onPointerEnter: source.prepare, onFocus: source.prepare },
  };
}
