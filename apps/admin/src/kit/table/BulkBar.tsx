import { ActionIcon, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { isScreenKey } from '../focus/screen-keys.ts';
import { formatNumber } from '../list/format-count.ts';
import classes from './BulkBar.module.css';

interface BulkBarProps {
  /** The number of selected rows. The bar is hidden if it is 0. */
  count: number;
  /** The maximum number of rows in one action. */
  max: number;
  onClear: () => void;
  children: ReactNode;
}

/** The bulk actions on selected rows. Escape clears the selection. */
export function BulkBar({ count, max, onClear, children }: BulkBarProps) {
  useWindowEvent('keydown', (event) => {
    if (count > 0 && event.key === 'Escape' && isScreenKey(event)) onClear();
  });
  if (count === 0) return null;
  return (
    <section data-no-toasts className={classes.bar} aria-label="Selection">
      <Text size="sm" fw={600} role="status" className={classes.count}>
        {formatNumber(count)} selected{count > max && `, at most ${formatNumber(max)} at once`}
      </Text>
      {count <= max && children}
      <ActionIcon size={30} onClick={onClear} aria-label="Clear the selection">
        <IconX size={18} stroke={1.6} />
      </ActionIcon>
    </section>
  );
}
