import { createContext, type RefObject, use, useEffect } from 'react';

/** Something that can be done on the open screen. */
export interface ScreenAction {
  label: string;
  /** Synonyms of the label. */
  also?: string;
  run: () => void;
}

interface ScreenActions {
  /** The heading in the palette, such as the name of the open lead. */
  group: string;
  actions: readonly ScreenAction[];
}

export const NO_ACTIONS: ScreenActions = { group: '', actions: [] };

/** What the open screen offers. The palette reads it when it opens. */
export const ScreenActionsContext = createContext<RefObject<ScreenActions> | null>(null);

/** Offers actions in the command palette while the screen is shown. */
export function useScreenActions(group: string, actions: readonly ScreenAction[]): void {
  const offered = use(ScreenActionsContext);
  useEffect(() => {
    if (!offered) return;
    const own = { group, actions };
    offered.current = own;
    return () => {
      if (offered.current === own) offered.current = NO_ACTIONS;
    };
  });
}
