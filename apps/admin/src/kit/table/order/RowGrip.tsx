import { ActionIcon } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { useEffect } from 'react';
import classes from '../list.module.css';
import { type Side, useSortable } from './use-sortable.ts';

interface RowGripProps {
  /** Identifies the list. Rows can be dragged within one list. */
  list: string;
  id: string;
  name: string;
  /** Called when the row `id` is dropped on this row, before or after it. */
  onDrop: (id: string, side: Side) => void;
}

/** The drag handle of a row. The caller handles the keys. */
export function RowGrip({ name, ...of }: RowGripProps) {
  const { ref, handle, isDragged, side } = useSortable<HTMLElement, HTMLButtonElement>({
    ...of,
    axis: 'vertical',
  });

  // Sets attributes, because the list renders the row.
  useEffect(() => {
    const row = ref.current;
    if (!row) return;
    if (side) row.dataset.side = side;
    else delete row.dataset.side;
    row.toggleAttribute('data-dragged', isDragged);
  }, [ref, side, isDragged]);

  return (
    <ActionIcon
      ref={(button) => {
        handle.current = button;
        ref.current = button?.closest<HTMLElement>('[data-row]') ?? null;
      }}
      size={28}
      className={classes.grip}
      aria-label={`Move ${name}: press Alt with up or down`}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
    >
      <IconGripVertical size={16} stroke={1.6} />
    </ActionIcon>
  );
}
