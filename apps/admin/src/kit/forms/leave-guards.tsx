import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';

interface Guards {
  add: (id: string, blocks: BlockerFunction) => () => void;
  /** The guard that asks now. */
  asking: string | undefined;
  leave: () => void;
  stay: () => void;
}

const GuardsContext = createContext<Guards | undefined>(undefined);

/** Asks every guard before a screen is left, one after another: a router supports only one blocker. */
export function LeaveGuards({ children }: { children: ReactNode }) {
  const guards = useRef(new Map<string, BlockerFunction>());
  const [asking, setAsking] = useState<string[]>([]);
  const blocker = useBlocker((move) => {
    const blocking = [...guards.current].filter(([, blocks]) => blocks(move));
    // A dialog was added after the form that it covers, and asks first. Without a guard nothing is set: that would
    // render the old screen with the new address.
    if (blocking.length > 0) setAsking(blocking.map(([id]) => id).reverse());
    return blocking.length > 0;
  });
  const value: Guards = {
    add(id, blocks) {
      guards.current.set(id, blocks);
      return () => guards.current.delete(id);
    },
    asking: blocker.state === 'blocked' ? asking[0] : undefined,
    leave() {
      if (asking.length > 1) setAsking(asking.slice(1));
      else blocker.proceed?.();
    },
    stay: () => blocker.reset?.(),
  };
  return <GuardsContext value={value}>{children}</GuardsContext>;
}

/** Holds up navigation that `blocks` refuses, until `leave` or `stay` is called. */
export function useLeaveGuard(blocks: BlockerFunction) {
  const id = useId();
  const guards = use(GuardsContext);
  if (!guards) throw new Error('Forms that guard changes need LeaveGuards around them.');
  const onLeave = useEffectEvent(blocks);
  const add = useEffectEvent(guards.add);
  useEffect(() => add(id, onLeave), [id]);
  return { isAsking: guards.asking === id, leave: guards.leave, stay: guards.stay };
}
