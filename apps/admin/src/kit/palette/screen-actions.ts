import { useEffect } from 'react';

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

let offeredActions: ScreenActions = { group: '', actions: [] };

export const screenActions = () => offeredActions;

/** Offers actions in the command palette while the screen is shown. */
export function useScreenActions(group: string, actions: readonly ScreenAction[]): void {
  useEffect(() => {
    const own = { group, actions };
    offeredActions = own;
    return () => {
      if (offeredActions === own) offeredActions = { group: '', actions: [] };
    };
  });
}
