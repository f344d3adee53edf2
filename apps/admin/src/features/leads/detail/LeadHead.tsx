import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ScreenTitle } from '../../../kit/screen/ScreenTitle.tsx';
import { leadName } from '../lead-name.ts';
import classes from './LeadHead.module.css';
import { ReachButtons, type ReachButtonsProps } from './ReachButtons.tsx';

interface LeadHeadProps extends ReachButtonsProps {
  status: ReactNode;
  /** Short facts, such as clinic and score. */
  facts: ReactNode[];
  /** Describes the submission and its time. */
  children?: ReactNode;
}

export function LeadHead({ status, facts, children, ...reach }: LeadHeadProps) {
  return (
    <Group justify="space-between" align="flex-start" gap="0.5rem 1rem">
      <div className={classes.words}>
        <Group gap="sm">
          <ScreenTitle takesFocus>{leadName(reach.lead)}</ScreenTitle>
          {status}
        </Group>
        <div className={classes.facts}>
          {facts.filter(Boolean).map((fact, at) => (
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
