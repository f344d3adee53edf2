import { Paper, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './LeadColumns.module.css';

interface LeadColumnsProps {
  /** The submission. */
  children: ReactNode;
  /** The person and the desk. */
  side: ReactNode;
  /** Whether the side comes first if there is room for one column only. */
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

interface LeadSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** One section of a lead's detail, labelled by its heading. */
export function LeadSection({ id, title, children }: LeadSectionProps) {
  return (
    <Paper component="section" p="lg" aria-labelledby={id}>
      <Title order={2} id={id} mb="xs">
        {title}
      </Title>
      {children}
    </Paper>
  );
}
