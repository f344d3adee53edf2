import { Group, Paper, type PaperProps, Text, Title } from '@mantine/core';
import { type ReactNode, type Ref, useId } from 'react';

interface SectionProps extends Pick<PaperProps, 'maw' | 'mt' | 'mb'> {
  title: string;
  subtitle?: string;
  id?: string;
  /** The heading takes the focus when what had it is gone. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A panel of a screen, labelled by its heading. */
export function Section({ title, subtitle, id, titleRef, actions, children, ...paper }: SectionProps) {
  const own = useId();
  const headingId = id ?? own;
  return (
    <Paper component="section" p="lg" aria-labelledby={headingId} {...paper}>
      <Group justify="space-between" mb="sm">
        <div>
          <Title order={2} id={headingId} ref={titleRef} tabIndex={-1}>
            {title}
          </Title>
          {subtitle && (
            <Text size="sm" c="dimmed">
              {subtitle}
            </Text>
          )}
        </div>
        {actions}
      </Group>
      {children}
    </Paper>
  );
}
