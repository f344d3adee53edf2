import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ScreenTitle } from '../../../kit/screen/ScreenTitle.tsx';
import { formatAgo } from '../../../kit/time/format-date.ts';
import { leadName } from '../lead-name.ts';
import classes from './LeadHead.module.css';
import { ReachButtons, type ReachButtonsProps } from './ReachButtons.tsx';

interface LeadHeadProps extends ReachButtonsProps {
  status: ReactNode;
  /** Short facts, such as clinic and score. */
  facts: ReactNode[];
  sentAt: string;
  /** Describes the submission and its time. */
  children?: ReactNode;
}

export function LeadHead({ status, facts, sentAt, children, ...reach }: LeadHeadProps) {
  const shown = [...facts, formatAgo(sentAt)].filter(Boolean);
  return (
    <Group justify="space-between" align="flex-start" gap="0.5rem 1rem">
      <div>
        <Group gap="sm">
          <ScreenTitle takesFocus>{leadName(reach.lead)}</ScreenTitle>
          {status}
        </Group>
        <div className={classes.facts}>
          {shown.map((fact, at) => (
            <span key={at}>{fact}</span>
          ))}
        </div>
        <Text size="sm" c="dimmed" component="div">
          {children}
        </Text>
      </div>
      <ReachButtons {...reach} />
    </Group>
  );
}
