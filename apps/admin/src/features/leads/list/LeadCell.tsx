import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { RowLink } from '../../../kit/table/RowLink.tsx';
import type { LeadRow } from '../kinds/lead-kind.ts';
import { LEAD_KINDS } from '../kinds/lead-kinds.ts';
import { leadName } from '../lead-name.ts';
import classes from './LeadCell.module.css';
import { describeLastContact, describeNextStep, isDue } from './next-step.ts';

interface LeadCellProps {
  lead: LeadRow;
  /** The address that the name leads to. Default: the lead. */
  to?: string;
  /** Hidden on small screens. */
  avatar?: ReactNode;
  /** Shown after the name. */
  mark?: ReactNode;
  /** Shown beside the name, on small screens below it. */
  business: ReactNode;
  /** The content of columns that are hidden on small screens. */
  onPhone: ReactNode;
}

/** Shows the first cell of a lead's row: its name as a link, and a line with what it said and what comes next. */
export function LeadCell({ lead, to, avatar, mark, business, onPhone }: LeadCellProps) {
  return (
    <div className={classes.user}>
      {avatar && <span className={classes.avatar}>{avatar}</span>}
      <div className={classes.names}>
        <div className={classes.who}>
          <span className={classes.name}>
            <RowLink to={to ?? LEAD_KINDS[lead.kind].pathOf(lead.id)} id={lead.id} isUnread={lead.isUnread}>
              {leadName(lead)}
            </RowLink>
            {mark}
          </span>
          <Text size="xs" c="dimmed" component="div">
            <span>{business}</span>
            <Text span inherit hiddenFrom="sm">
              {' · '}
              {onPhone}
            </Text>
          </Text>
        </div>
        <StoryLine lead={lead} />
      </div>
    </div>
  );
}

/** Shows what a lead said, what members did last, and what comes next, which is never cut. */
export function StoryLine({ lead }: { lead: LeadRow }) {
  const done = describeLastContact(lead);
  const next = describeNextStep(lead);
  return (
    <div className={classes.room}>
      <div className={classes.story} data-story>
        {lead.said && <span className={classes.said}>“{lead.said}”</span>}
        {done && <span className={classes.done}>{done}</span>}
        <span className={classes.next} data-due={isDue(lead) || undefined}>
          {next}
        </span>
      </div>
    </div>
  );
}
