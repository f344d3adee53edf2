import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './MessagePanel.module.css';

interface MessagePanelProps {
  title: string;
  /** The heading level. Default: 2. */
  level?: 1 | 2 | 3;
  /** The next action, usually a button. */
  action?: ReactNode;
  /** `alert` is announced immediately; use it for failures. */
  role?: 'alert' | 'status';
  children?: ReactNode;
}

/** A panel in place of missing content: no results, empty, forbidden or failed. */
export function MessagePanel({ title, level = 2, action, role, children }: MessagePanelProps) {
  return (
    <Stack className={classes.panel} gap="sm" align="center" role={role}>
      <svg className={classes.curve} viewBox="0 0 96 32" aria-hidden="true" focusable="false">
        <path d="M2 29C34 29 44 22 54 14S78 3 94 3" />
      </svg>
      <Title order={level} className={classes.title}>
        {title}
      </Title>
      {children && (
        <Text component="div" c="dimmed" size="sm" className={classes.text}>
          {children}
        </Text>
      )}
      {action}
    </Stack>
  );
}
