import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

export const PanelHeading = ({ id, children }: { id?: string; children: ReactNode }) => (
  <Text component="h3" id={id} size="xs" fw={600} c="dimmed" mb={6}>
    {children}
  </Text>
);
