import { Button } from '@mantine/core';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';
import type { ReactNode } from 'react';

interface NothingFoundProps {
  list: { isFiltered: boolean; clear: () => void };
  title: string;
  children: ReactNode;
}

/** Shown instead of an empty list, with a button to clear the filters. */
export function NothingFound({ list, title, children }: NothingFoundProps) {
  const clear = list.isFiltered && (
    <Button variant="default" onClick={list.clear}>
      Clear all filters
    </Button>
  );
  return (
    <MessagePanel role="status" title={title} action={clear}>
      {children}
    </MessagePanel>
  );
}
