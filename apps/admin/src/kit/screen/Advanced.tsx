import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';

interface AdvancedProps {
  /** What is in it, such as 'events'. */
  label: string;
  /** Whether it starts open, because something in it is set. */
  isOpen?: boolean;
  children: ReactNode;
}

/** Folds settings that few people change. */
export function Advanced({ label, isOpen = false, children }: AdvancedProps) {
  return (
    <details open={isOpen}>
      <summary>Advanced: {label}</summary>
      <Stack gap="md">{children}</Stack>
    </details>
  );
}
