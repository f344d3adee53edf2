import { Anchor, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { rememberOpenedRow, useListState } from '../list/row-opener.ts';
import look from './list.module.css';

interface RowLinkProps {
  to: string;
  /** Of the row. */
  id: string;
  /** Shows the link in bold with a dot. */
  isUnread?: boolean;
  children: ReactNode;
}

/** The link of a row or card. A press anywhere on the row opens it. */
export function RowLink({ to, id, isUnread, children }: RowLinkProps) {
  const state = useListState();
  const fw = isUnread === undefined ? 600 : isUnread ? 700 : 500;
  return (
    <span>
      <Anchor
        component={Link}
        to={to}
        state={state}
        c="inherit"
        fw={fw}
        onClick={() => rememberOpenedRow(id)}
      >
        {children}
      </Anchor>
      {isUnread && (
        <span className={look.unread}>
          <VisuallyHidden>Unread</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
