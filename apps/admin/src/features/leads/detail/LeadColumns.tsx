import type { ReactNode } from 'react';
import classes from './LeadColumns.module.css';

interface LeadColumnsProps {
  children: ReactNode;
  side: ReactNode;
  /** Whether the side column comes first if there is only room for one column. */
  isPersonFirst?: boolean;
}

export function LeadColumns({ children, side, isPersonFirst }: LeadColumnsProps) {
  return (
    <div className={classes.columns} data-person-first={isPersonFirst || undefined}>
      <div className={classes.column}>{children}</div>
      <div className={`${classes.column} ${classes.side}`}>{side}</div>
    </div>
  );
}
