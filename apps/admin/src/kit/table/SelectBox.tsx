import type { RowSelectionState } from '@tanstack/react-table';
import { useEffect, useRef, useState } from 'react';
import classes from './list.module.css';

interface SelectBoxProps {
  label: string;
  checked: boolean;
  indeterminate?: boolean;
  onChange: (event: unknown) => void;
}

/** A checkbox that fills its cell, so that a press next to it selects the row instead of opening it. */
export function SelectBox({ label, checked, indeterminate = false, onChange }: SelectBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  // HTML has no attribute for this.
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <label className={classes.box}>
      <input
        ref={input}
        className={classes.input}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={onChange}
      />
    </label>
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
