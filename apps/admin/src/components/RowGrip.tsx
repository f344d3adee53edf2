import { ActionIcon } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { useEffect } from 'react';
import classes from './RowGrip.module.css';
import { type Side, useSortable } from './use-sortable.ts';

interface RowGripProps {
  /** Rows are dragged within one list. */
  list: string;
  id: string;
  /** Of the row. */
  name: string;
  /** The row `id` was dropped on this one, on that side of it. */
  onDrop: (id: string, side: Side) => void;
}

/** What a row of a list is dragged by. It stands in the row, wherever; the keys are the caller's. */
export function RowGrip({ name, ...of }: RowGripProps) {
  const { ref, handle, isDragged, side } = useSortable<HTMLElement, HTMLButtonElement>({
    ...of,
    axis: 'vertical',
  });

  // The row is drawn by whoever draws the list.
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
