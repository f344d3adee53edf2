import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { RowLink } from '../../../kit/table/RowLink.tsx';
import type { LeadRow } from '../kinds/lead-kind.ts';
import { LEAD_KINDS } from '../kinds/lead-kinds.ts';
import { leadName } from '../lead-name.ts';
import classes from './LeadCell.module.css';

interface LeadCellProps {
  lead: LeadRow;
  /** Hidden on small screens. */
  avatar?: ReactNode;
  /** Shown after the name. */
  mark?: ReactNode;
  /** Shown below the name. */
  business: ReactNode;
  /** The content of columns that are hidden on small screens. */
  onPhone: ReactNode;
}

/** Shows the first cell of a lead's row: its name as a link to the lead. */
export function LeadCell({ lead, avatar, mark, business, onPhone }: LeadCellProps) {
  return (
    <div className={classes.user}>
      {avatar && <span className={classes.avatar}>{avatar}</span>}
      <div className={classes.names}>
        <span>
          <RowLink to={LEAD_KINDS[lead.kind].pathOf(lead.id)} id={lead.id} isUnread={lead.isUnread}>
            {leadName(lead)}
          </RowLink>
          {mark}
        </span>
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
