import { Group } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { ageOf } from '../age.ts';
import { nameOf } from '../lead-name.ts';
import classes from './LeadHead.module.css';
import { ReachButtons } from './ReachButtons.tsx';
import { ScreenTitle } from './ScreenTitle.tsx';

interface LeadHeadProps {
  titleRef: Ref<HTMLHeadingElement>;
  lead: { name: string; email: string; phone: string | null };
  status: ReactNode;
  onStatus: ((from: HTMLElement) => void) | undefined;
  /** Clinic, score and the like. */
  facts: ReactNode[];
  sentAt: string;
  /** What record it is, and when it was sent. */
  children: ReactNode;
}

/** The head of a lead's detail: the person, and the ways to answer them. */
export function LeadHead({ titleRef, lead, status, onStatus, facts, sentAt, children }: LeadHeadProps) {
  const age = ageOf(sentAt);
  const shown = [...facts, age === 'now' ? 'Just now' : `${age} ago`].filter(Boolean);
  return (
    <div className={classes.head}>
      <div>
        <Group gap="sm">
          <ScreenTitle ref={titleRef} takesFocus>
            {nameOf(lead)}
          </ScreenTitle>
          {status}
        </Group>
        <div className={classes.facts}>
          {shown.map((fact, at) => (
            <span key={at}>{fact}</span>
          ))}
        </div>
        <div className={classes.record}>{children}</div>
      </div>
      <ReachButtons lead={lead} onStatus={onStatus} />
    </div>
  );
}
