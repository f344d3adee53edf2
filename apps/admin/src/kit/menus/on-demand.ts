import { useState } from 'react';

/** A module that loads when it is first needed. */
interface OnDemand<Module> {
  /** The module, if it has loaded. */
  loaded: () => Module | undefined;
  /** Preloads the module when the pointer or focus is near. Ignores failures, because `load` tries again. */
  prepare: () => void;
  load: () => Promise<Module>;
}

export function loadOnDemand<Module>(fetchModule: () => Promise<Module>): OnDemand<Module> {
  let module: Module | undefined;
  const load = async () => {
    module ??= await fetchModule();
    return module;
  };
  return { loaded: () => module, load, prepare: () => void load().catch(() => {}) };
}

/** Mantine's Menu, Select and Tooltip. Loading them with a list would add 48 kB (gzip). */
export const floatingMenus = loadOnDemand(() => import('./floating.ts'));

/**
 * Loads a module on the first press of a control. Until then the control renders a plain target with `handlers`.
 * `isPressed` is true while a press waits for the module.
 * @throws to the error screen if loading fails
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
