import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { nameOf } from '../lead-name.ts';
import classes from './LeadCell.module.css';
import type { DeskLead } from './lead-noun.ts';
import { RowLink } from './RowLink.tsx';

interface LeadCellProps {
  to: string;
  lead: DeskLead;
  /** Left out on small screens. */
  avatar?: ReactNode;
  /** Stands below the name, both in the height of one row. */
  business: ReactNode;
  /** What the columns tell that small screens leave out. */
  onPhone: ReactNode;
}

/** The first cell of a table of leads: who it is, which opens them. */
export function LeadCell({ to, lead, avatar, business, onPhone }: LeadCellProps) {
  return (
    <div className={classes.user}>
      {avatar && <span className={classes.avatar}>{avatar}</span>}
      <div className={classes.names}>
        <RowLink to={to} id={lead.id} isUnread={lead.isUnread}>
          {nameOf(lead)}
        </RowLink>
        <Text size="xs" c="dimmed">
          {business}
        </Text>
        <Text size="xs" c="dimmed" hiddenFrom="sm" component="div">
          {onPhone}
        </Text>
      </div>
    </div>
  );
}
