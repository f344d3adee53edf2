import type { RowSelectionState } from '@tanstack/react-table';
import { useState } from 'react';

/** Which rows of a list are selected. */
export interface Selection {
  state: RowSelectionState;
  set: (state: RowSelectionState) => void;
  clear: () => void;
}

/** The selection of a list. It is cleared when `list` changes, for example by another filter. */
export function useSelection(list: string): Selection {
  const [selected, setSelected] = useState<{ list: string; state: RowSelectionState }>({ list, state: {} });
  return {
    state: selected.list === list ? selected.state : {},
    set: (state) => setSelected({ list, state }),
    clear: () => setSelected({ list, state: {} }),
  };
}
