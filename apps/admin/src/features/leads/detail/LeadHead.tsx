import { Group } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { ScreenTitle } from '../../../kit/screen/ScreenTitle.tsx';
import { formatAge } from '../../../kit/time/format-date.ts';
import { leadName } from '../lead-name.ts';
import classes from './LeadHead.module.css';
import { ReachButtons } from './ReachButtons.tsx';

interface LeadHeadProps {
  titleRef: Ref<HTMLHeadingElement>;
  lead: { name: string; email: string; phone: string | null };
  status: ReactNode;
  onStatus: ((from: HTMLElement) => void) | undefined;
  onCall: ((from: HTMLElement) => void) | undefined;
  onMail: ((from: HTMLElement) => void) | undefined;
  /** Short facts, such as clinic and score. */
  facts: ReactNode[];
  sentAt: string;
  /** Describes the submission and its time. */
  children: ReactNode;
}

/** Shows the header of a lead's detail screen: name, facts and contact buttons. */
export function LeadHead({
  titleRef,
  lead,
  status,
  onStatus,
  onCall,
  onMail,
  facts,
  sentAt,
  children,
}: LeadHeadProps) {
  const age = formatAge(sentAt);
  const shown = [...facts, age === 'now' ? 'Just now' : `${age} ago`].filter(Boolean);
  return (
    <div className={classes.head}>
      <div>
        <Group gap="sm">
          <ScreenTitle ref={titleRef} takesFocus>
            {leadName(lead)}
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
      <ReachButtons lead={lead} onStatus={onStatus} onCall={onCall} onMail={onMail} />
    </div>
  );
}
