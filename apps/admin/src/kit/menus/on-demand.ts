import { useState } from 'react';

/** A module that is loaded when it is first needed. */
interface OnDemand<Module> {
  /** The module if it is loaded already. */
  loaded: () => Module | undefined;
  /** Starts to load early, when the pointer or the focus is near. A failure is ignored: `load` tries again. */
  prepare: () => void;
  load: () => Promise<Module>;
}

export function onDemand<Module>(fetchModule: () => Promise<Module>): OnDemand<Module> {
  let module: Module | undefined;
  const load = async () => {
    module ??= await fetchModule();
    return module;
  };
  return { loaded: () => module, load, prepare: () => void load().catch(() => {}) };
}

/** Mantine's Menu, Select and Tooltip. Loading them with a list would add 48 kB, gzip. */
export const floating = onDemand(() => import('./floating.ts'));

/**
 * Loads a module at the first press of a control. Until then the control renders a plain target with `handlers`.
 * `isPressed` is true if a press is waiting for the module. If loading fails, this throws to the error screen.
 */
export function useOnDemand<Module>(source: OnDemand<Module>) {
  const [state, setState] = useState(() => ({
    module: source.loaded(),
    isPressed: false,
    error: undefined as unknown,
  }));
  if (state.error) throw state.error;
  const press = () =>
    source.load().then(
      (module) => setState({ module, isPressed: true, error: undefined }),
      (error: unknown) => setState({ module: undefined, isPressed: false, error }),
    );
  return {
    module: state.module,
    isPressed: state.isPressed,
    press,
    handlers: { onPointerEnter: source.prepare, onFocus: source.prepare },
  };
}
