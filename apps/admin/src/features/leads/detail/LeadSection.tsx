import { Paper, Title } from '@mantine/core';
import type { ReactNode } from 'react';

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
