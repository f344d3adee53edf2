import { Button } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useAuth, useUser } from '../../../auth/auth-context.ts';
import { isScreenKey } from '../../../kit/focus/screen-keys.ts';
import { formatDate } from '../../../kit/time/format-date.ts';
import { AssigneeMenu } from '../assignee/AssigneeMenu.tsx';
import { useAssigneeName } from '../assignee/assignees.ts';
import { LeadSection } from '../detail/LeadColumns.tsx';
import type { LeadRow } from '../kinds/lead-kind-config.ts';
import { ReasonField, ValueField } from './DeskFields.tsx';
import classes from './DeskPanel.module.css';
import { describeDue, formatPence } from './desk-words.ts';
import { FollowUpField } from './FollowUpField.tsx';
import type { SetDesk } from './use-desk-change.ts';

const WON = ['qualified', 'converted'];
const LOST = ['disqualified', 'closed'];

interface DeskPanelProps<Lead extends LeadRow> {
  lead: Lead;
  onChange: SetDesk<Lead>;
}

/** Edits a lead's assignee, follow-up, value and reason. Each change is saved immediately. */
export function DeskPanel<Lead extends LeadRow>({ lead, onChange }: DeskPanelProps<Lead>) {
  const { can } = useAuth();
  const { id: own } = useUser();
  const isMine = lead.assigneeId === own;
  const assignee = useAssigneeName(lead.assigneeId);
  const { followUpAt, valuePence = null, reason = null } = lead;
  const assign = (id: string | null) => void onChange(lead, 'assigneeId', id);
  const mayChange = can('leads:status');
  useWindowEvent('keydown', (event) => {
    if (event.key === 'a' && mayChange && !isMine && isScreenKey(event)) assign(own);
  });
  const row = (name: string, saved: ReactNode, controls: ReactNode) => (
    <div className={classes.row}>
      <span className={classes.name}>{name}</span>
      {mayChange && <div className={classes.controls}>{controls}</div>}
      <span className={mayChange ? classes.saved : undefined}>{saved}</span>
    </div>
  );
  return (
    <LeadSection id="handling" title="Handling">
      {row(
        'Assigned to',
        assignee,
        <>
          <AssigneeMenu assigneeId={lead.assigneeId} onAssign={assign} />
          {!isMine && (
            <Button size="xs" variant="light" onClick={() => assign(own)}>
              Assign to me
            </Button>
          )}
        </>,
      )}
      {row(
        'Follow-up',
        followUpAt ? `${formatDate(followUpAt)} (${describeDue(followUpAt).words})` : 'None planned',
        <FollowUpField followUpAt={followUpAt} onChange={(at) => void onChange(lead, 'followUpAt', at)} />,
      )}
      {(WON.includes(lead.status) || valuePence !== null) &&
        row(
          'Value',
          valuePence === null ? 'Unknown' : formatPence(valuePence),
          <ValueField
            valuePence={valuePence}
            onChange={(pence) => void onChange(lead, 'valuePence', pence)}
          />,
        )}
      {(LOST.includes(lead.status) || reason !== null) &&
        row(
          'Reason',
          reason ?? 'None given',
          <ReasonField reason={reason} onChange={(text) => void onChange(lead, 'reason', text)} />,
        )}
    </LeadSection>
  );
}
