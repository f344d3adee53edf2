import { Table, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './DataTable.module.css';

interface SortHeaderProps {
  /** Undefined if the column cannot be sorted; false if it can be but is not sorted. */
  direction?: 'asc' | 'desc' | false;
  onToggle?: (event: unknown) => void;
  className?: string;
  /** Such as '9rem'. */
  width?: string;
  children: ReactNode;
}

const WORDS = { asc: 'ascending', desc: 'descending' } as const;
const ICONS = { asc: IconArrowUp, desc: IconArrowDown } as const;

/** The heading of a column, with a button if the column can be sorted. */
export function SortHeader({ direction, onToggle, className, width, children }: SortHeaderProps) {
  const cell = { scope: 'col', className, w: width };
  if (direction === undefined) {
    return (
      <Table.Th {...cell}>
        <span className={classes.plain}>{children}</span>
      </Table.Th>
    );
  }
  const Icon = direction ? ICONS[direction] : IconArrowsSort;
  return (
    <Table.Th {...cell} aria-sort={direction ? WORDS[direction] : 'none'}>
      <UnstyledButton className={classes.button} onClick={onToggle}>
        {children}
        <Icon
          size={14}
          stroke={1.8}
          aria-hidden
          className={classes.icon}
          data-active={direction || undefined}
        />
      </UnstyledButton>
    </Table.Th>
  );
}
