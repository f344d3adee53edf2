import { Button, Group } from '@mantine/core';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';
import type { ReactNode } from 'react';

interface NothingFoundProps {
  list: { isFiltered: boolean; clear: () => void };
  title: string;
  children: ReactNode;
  /** A better way on than clearing the filters. */
  action?: ReactNode;
}

/** Shown instead of an empty list, with a button to clear the filters. */
export function NothingFound({ list, title, children, action }: NothingFoundProps) {
  const clear = list.isFiltered && (
    <Button variant="default" onClick={list.clear}>
      Clear all filters
    </Button>
  );
  return (
    <MessagePanel
      role="status"
      title={title}
      action={
        (action || clear) && (
          <Group gap="sm" justify="center">
            {action}
            {clear}
          </Group>
        )
      }
    >
      {children}
    </MessagePanel>
  );
}
