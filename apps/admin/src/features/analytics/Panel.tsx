import { Paper, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useHashTarget } from '../../kit/focus/keep-focus.ts';
import classes from './analytics.module.css';

interface PanelProps {
  title: string;
  /** The hash of links to this panel, without `#`. */
  name?: string;
  note?: string;
  children: ReactNode;
}

export function Panel({ title, name, note, children }: PanelProps) {
  const id = useId();
  const heading = useHashTarget<HTMLHeadingElement>(name);
  return (
    <Paper component="section" aria-labelledby={id} p="md" className={classes.panel}>
      <Title order={2} size="h4" id={id} ref={heading} tabIndex={-1} w="fit-content">
        {title}
      </Title>
      {note && (
        <Text size="xs" c="dimmed" maw="96ch">
          {note}
        </Text>
      )}
      <Stack gap="xs" mt="sm">
        {children}
      </Stack>
    </Paper>
  );
}
