import { Table, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './SortHeader.module.css';

interface SortHeaderProps {
  /** Undefined where the column cannot be sorted, false where it could. */
  direction: 'asc' | 'desc' | false | undefined;
  onToggle: ((event: unknown) => void) | undefined;
  className?: string;
  /** Such as '9rem'. */
  width?: string;
  /** Left out on small screens. */
  isWideOnly?: boolean;
  children: ReactNode;
}

const WORDS = { asc: 'ascending', desc: 'descending' } as const;
const ICONS = { asc: IconArrowUp, desc: IconArrowDown } as const;

/** A column's heading; a button where the column can be sorted. */
export function SortHeader({ direction, onToggle, className, width, isWideOnly, children }: SortHeaderProps) {
  const cell = { scope: 'col', className, w: width, 'data-wide-only': isWideOnly } as const;
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
