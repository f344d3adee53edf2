import { ActionIcon, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import type { RowSelectionState } from '@tanstack/react-table';
import { type ReactNode, useState } from 'react';
import { isScreenKey } from '../focus/screen-keys.ts';
import classes from './BulkBar.module.css';

interface BulkBarProps {
  /** The number of selected rows. The bar is hidden if it is 0. */
  count: number;
  /** The maximum number of rows in one action. */
  max: number;
  onClear: () => void;
  children: ReactNode;
}

const inFigures = (count: number) => count.toLocaleString('en-GB');

/** The bulk actions on selected rows. Escape clears the selection. */
export function BulkBar({ count, max, onClear, children }: BulkBarProps) {
  useWindowEvent('keydown', (event) => {
    if (count > 0 && event.key === 'Escape' && isScreenKey(event)) onClear();
  });
  if (count === 0) return null;
  return (
    <section className={classes.bar} aria-label="Selection">
      <Text size="sm" fw={600} role="status" className={classes.count}>
        {inFigures(count)} selected{count > max && `, at most ${inFigures(max)} at once`}
      </Text>
      {count <= max && children}
      <ActionIcon size={30} onClick={onClear} aria-label="Clear the selection">
        <IconX size={18} stroke={1.6} />
      </ActionIcon>
    </section>
  );
}

/** The selected rows of a list. */
export interface Selection {
  state: RowSelectionState;
  set: (state: RowSelectionState) => void;
  clear: () => void;
}

/** Returns the selection of a list. It is cleared when `list` changes, for example by another filter. */
export function useSelection(list: string): Selection {
  const [selected, setSelected] = useState<{ list: string; state: RowSelectionState }>({ list, state: {} });
  return {
    state: selected.list === list ? selected.state : {},
    set: (state) => setSelected({ list, state }),
    clear: () => setSelected({ list, state: {} }),
  };
}
