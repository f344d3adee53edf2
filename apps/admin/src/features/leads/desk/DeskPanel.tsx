import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useAuth, useUser } from '../../../auth/auth-context.ts';
import { Section } from '../../../kit/screen/Section.tsx';
import { formatDate, formatDay } from '../../../kit/time/format-date.ts';
import { AssigneeMenu } from '../assignee/AssigneeMenu.tsx';
import { useAssigneeName } from '../assignee/assignees.ts';
import { useLeadActions } from '../change/lead-actions.ts';
import type { LeadRow } from '../kinds/lead-kind.ts';
import { OutcomeMenu } from '../outcome/OutcomeMenu.tsx';
import { FollowUpField, RemarkField, ValueField } from './DeskFields.tsx';
import classes from './DeskPanel.module.css';
import { describeDue, describeOutcome, formatPence } from './desk-words.ts';

/** Edits a lead's outcome, assignee, follow-up, value and remark. Each change is saved immediately. */
export function DeskPanel({ lead }: { lead: LeadRow }) {
  const { setField, assignToMe, ending } = useLeadActions();
  const { can } = useAuth();
  const { id: own } = useUser();
  const isMine = lead.assigneeId === own;
  const assignee = useAssigneeName(lead.assigneeId);
  const { followUpAt, valuePence, wonOn, lostOn = null, reason = null } = lead;
  const endedOn = wonOn ?? lostOn;
  const mayChange = can('leads:status');
  const row = (name: string, saved: ReactNode, controls: ReactNode) => (
    <div className={classes.row}>
      <Text span inherit c="dimmed">
        {name}
      </Text>
      {mayChange && (
        <Group gap={6} data-no-print>
          {controls}
        </Group>
      )}
      <span data-print-only={mayChange || undefined}>{saved}</span>
    </div>
  );
  return (
    <Section title="Handling">
      {row(
        'Outcome',
        endedOn ? `${describeOutcome(lead)} on ${formatDay(endedOn)}` : describeOutcome(lead),
        <>
          <OutcomeMenu lead={lead} />
          {endedOn && (
            <Text span size="sm" c="dimmed">
              {formatDay(endedOn)}
            </Text>
          )}
          {lead.outcome === 'open' && (
            <>
              <Button
                size="compact-xs"
                variant="default"
                onClick={() => ending.open({ lead, outcome: 'won' })}
              >
                Won…
              </Button>
              <Button
                size="compact-xs"
                variant="default"
                onClick={() => ending.open({ lead, outcome: 'lost' })}
              >
                Lost…
              </Button>
            </>
          )}
        </>,
      )}
      {row(
        'Assigned to',
        assignee,
        <>
          <AssigneeMenu lead={lead} />
          {!isMine && (
            <Button size="xs" variant="light" onClick={() => assignToMe(lead)}>
              Assign to me
            </Button>
          )}
        </>,
      )}
      {row(
        'Follow-up',
        followUpAt ? `${formatDate(followUpAt)} (${describeDue(followUpAt).words})` : 'None planned',
        <FollowUpField followUpAt={followUpAt} onChange={(at) => void setField(lead, 'followUpAt', at)} />,
      )}
      {(lead.outcome === 'won' || lead.status === 'qualified' || valuePence !== null) &&
        row(
          lead.outcome === 'open' ? 'Expected value' : 'Value',
          valuePence === null ? 'Unknown' : formatPence(valuePence),
          <ValueField
            valuePence={valuePence}
            onChange={(pence) => void setField(lead, 'valuePence', pence)}
          />,
        )}
      {(lead.outcome === 'lost' || reason !== null) &&
        row(
          'Remark',
          reason ?? 'None given',
          <RemarkField reason={reason} onChange={(text) => void setField(lead, 'reason', text)} />,
        )}
    </Section>
  );
}
