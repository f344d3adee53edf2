import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { rememberOpened, useFromList } from './opened-row.ts';

interface RowLinkProps {
  to: string;
  /** Of the row. */
  id: string;
  children: ReactNode;
}

/** The link of a row or card, which around it follows it too. */
export function RowLink({ to, id, children }: RowLinkProps) {
  const state = useFromList();
  return (
    <Anchor component={Link} to={to} state={state} c="inherit" fw={600} onClick={() => rememberOpened(id)}>
      {children}
    </Anchor>
  );
}
