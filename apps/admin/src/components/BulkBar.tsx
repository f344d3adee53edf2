import { ActionIcon, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './BulkBar.module.css';
import { isScreenKey } from './screen-keys.ts';

interface BulkBarProps {
  /** How many rows are selected; nothing is shown for none. */
  count: number;
  /** How many can be acted upon at once. */
  max: number;
  onClear: () => void;
  /** What can be done with them. */
  children: ReactNode;
}

const inFigures = (count: number) => count.toLocaleString('en-GB');

/** What can be done with the selected rows of a list. Escape lets the selection go. */
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
