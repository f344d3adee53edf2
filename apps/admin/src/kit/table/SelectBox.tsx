import { Box, Checkbox } from '@mantine/core';
import type { RowSelectionState } from '@tanstack/react-table';
import { useState } from 'react';
import classes from './list.module.css';

interface SelectBoxProps {
  label: string;
  checked: boolean;
  indeterminate?: boolean;
  onChange: (event: unknown) => void;
}

/** A checkbox that fills its cell, so that a press next to it selects the row instead of opening it. */
export const SelectBox = ({ label, ...box }: SelectBoxProps) => (
  <Box component="label" className={classes.box}>
    <Checkbox {...box} size="xs" iconColor="var(--mantine-color-ink-contrast)" aria-label={label} />
  </Box>
);

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
