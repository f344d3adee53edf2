import type { ReactNode } from 'react';
import classes from './LeadColumns.module.css';

interface LeadColumnsProps {
  /** What they sent. */
  children: ReactNode;
  /** Who they are and what staff do about them. */
  side: ReactNode;
  /** Whether the latter comes first where there is room for one column. */
  isPersonFirst?: boolean;
}

/** The two columns of a lead's detail. */
export function LeadColumns({ children, side, isPersonFirst }: LeadColumnsProps) {
  return (
    <div className={classes.columns} data-person-first={isPersonFirst || undefined}>
      <div className={classes.column}>{children}</div>
      <div className={`${classes.column} ${classes.side}`}>{side}</div>
    </div>
  );
}
