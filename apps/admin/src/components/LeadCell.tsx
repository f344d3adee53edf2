import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './LeadCell.module.css';
import { RowLink } from './RowLink.tsx';

interface LeadCellProps {
  to: string;
  id: string;
  name: string;
  /** Left out on small screens. */
  avatar?: ReactNode;
  /** Stands beside the name. */
  business: ReactNode;
  /** What the columns tell that small screens leave out. */
  onPhone: ReactNode;
}

/** The first cell of a table of leads: who it is, which opens them. */
export function LeadCell({ to, id, name, avatar, business, onPhone }: LeadCellProps) {
  return (
    <div className={classes.user}>
      {avatar && <span className={classes.avatar}>{avatar}</span>}
      <div className={classes.names}>
        <RowLink to={to} id={id}>
          {name}
        </RowLink>
        <Text size="sm" c="dimmed" truncate>
          {business}
        </Text>
        <Text size="xs" c="dimmed" hiddenFrom="sm">
          {onPhone}
        </Text>
      </div>
    </div>
  );
}
