import { Badge, Button, Group, Text, TextInput } from '@mantine/core';
import { REASON_MAX } from '@upcurve/contracts/leads/leads';
import { isComposing } from '@upcurve/ui/is-composing';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useAuth, useUser } from '../../../auth/auth-context.ts';
import { DayInput } from '../../../kit/forms/DayInput.tsx';
import { penceOf, poundsText } from '../../../kit/forms/pounds.ts';
import { useIsPhone } from '../../../kit/screen/layout-size.ts';
import { Section } from '../../../kit/screen/Section.tsx';
import { formatDate, formatDay } from '../../../kit/time/format-date.ts';
import { today, wallTimeOf } from '../../../kit/time/zone.ts';
import { AssigneeMenu } from '../assignee/AssigneeMenu.tsx';
import { useAssigneeName } from '../assignee/assignees.ts';
import { useLeadActions } from '../change/lead-actions.ts';
import type { LeadRow } from '../kinds/lead-kind.ts';
import { OutcomeMenu } from '../outcome/OutcomeMenu.tsx';
import classes from './DeskPanel.module.css';
import {
  describeDue,
  describeOutcome,
  FOLLOW_UPS,
  followUpIn,
  followUpOn,
  formatPence,
} from './desk-words.ts';

interface DeskPanelProps {
  lead: LeadRow;
  /** Names the lead if the screen shows several. */
  of?: string;
}

/** Edits a lead's outcome, assignee, follow-up, value and remark. Each change is saved immediately. */
export function DeskPanel({ lead, of }: DeskPanelProps) {
  const { setField, assignToMe, ending } = useLeadActions();
  const { can } = useAuth();
  const { id: own } = useUser();
  const isMine = lead.assigneeId === own;
  const assignee = useAssigneeName(lead.assigneeId);
  const { followUpAt, valuePence, wonOn, lostOn = null, reason = null } = lead;
  const endedOn = wonOn ?? lostOn;
  const isOpen = lead.outcome === 'open';
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
    <Section title={of ? `Handling: ${of}` : 'Handling'}>
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
          {isOpen && (
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
      {isOpen &&
        row(
          'Follow-up',
          followUpAt ? `${formatDate(followUpAt)} (${describeDue(followUpAt).words})` : 'None planned',
          <FollowUpField followUpAt={followUpAt} onChange={(at) => void setField(lead, 'followUpAt', at)} />,
        )}
      {isOpen &&
        (lead.status === 'qualified' || valuePence !== null) &&
        row(
          'Expected value',
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

interface RemarkFieldProps {
  reason: string | null;
  onChange: (reason: string | null) => void;
}

/** Edits the remark on why a lead was lost. Saves on Enter or blur. */
function RemarkField({ reason, onChange }: RemarkFieldProps) {
  const [text, setText] = useFollowing(reason ?? '');
  function save() {
    const typed = text.trim() || null;
    if (typed !== reason) onChange(typed);
  }
  return (
    <TextInput
      flex="1 1 9rem"
      size="xs"
      aria-label="Remark"
      placeholder="In your own words (optional)"
      maxLength={REASON_MAX}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={onEnter(save)}
    />
  );
}

/**
 * Returns the state of a field that saves itself. It starts with the saved value and resets when that value changes.
 */
function useFollowing<Value>(saved: Value) {
  const [{ from, value }, set] = useState({ from: saved, value: saved });
  if (from !== saved) set({ from: saved, value: saved });
  return [from === saved ? value : saved, (next: Value) => set({ from: saved, value: next })] as const;
}

/** Saves on Enter, for fields without a form. */
const onEnter = (save: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || isComposing(event)) return;
  event.preventDefault();
  save();
};

interface ValueFieldProps {
  valuePence: number | null;
  onChange: (pence: number | null) => void;
}

/** Edits the value of a lead in pounds. Saves on Enter or blur. */
function ValueField({ valuePence, onChange }: ValueFieldProps) {
  const [text, setText] = useFollowing(poundsText(valuePence));
  const pence = penceOf(text);
  function save() {
    if (pence !== undefined && pence !== valuePence) onChange(pence);
  }
  return (
    <TextInput
      flex="1 1 9rem"
      size="xs"
      inputMode="decimal"
      aria-label="Value in pounds"
      placeholder="What is it worth?"
      error={pence === undefined && 'Enter an amount in pounds.'}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={onEnter(save)}
    />
  );
}

interface FollowUpFieldProps {
  followUpAt: string | null;
  onChange: (at: string | null) => void;
}

/** Edits the day of the next follow-up with presets or a typed date, and marks it when it is due. */
function FollowUpField({ followUpAt, onChange }: FollowUpFieldProps) {
  const due = followUpAt ? describeDue(followUpAt) : undefined;
  // The bar at the bottom of phones has them.
  const isPhone = useIsPhone();
  return (
    <>
      <div style={{ flex: due ? '1 1 10.5rem' : '1 1 100%' }}>
        <DayInput
          label="Follow-up"
          placeholder="Pick or type a day"
          value={followUpAt ? wallTimeOf(followUpAt).day : undefined}
          minDate={today()}
          isWorkingDay
          onChange={(day) => onChange(day ? followUpOn(day) : null)}
        />
      </div>
      {due ? (
        <Badge color={due.isDue ? 'red' : 'ink'}>{due.words}</Badge>
      ) : (
        !isPhone &&
        FOLLOW_UPS.map(({ label, days }) => (
          <Button key={label} size="compact-xs" variant="default" onClick={() => onChange(followUpIn(days))}>
            {label}
          </Button>
        ))
      )}
    </>
  );
}
