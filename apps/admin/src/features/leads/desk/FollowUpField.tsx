import { Badge, Button } from '@mantine/core';
import { DayInput } from '../../../kit/forms/DayInput.tsx';
import { today, wallTimeOf } from '../../../kit/time/zone.ts';
import { describeDue, FOLLOW_UPS, followUpIn, followUpOn } from './desk-words.ts';

interface FollowUpFieldProps {
  followUpAt: string | null;
  onChange: (at: string | null) => void;
}

/** Edits the day of the next follow-up with presets or a typed date, and marks it when it is due. */
export function FollowUpField({ followUpAt, onChange }: FollowUpFieldProps) {
  const due = followUpAt ? describeDue(followUpAt) : undefined;
  return (
    <>
      <div style={{ flex: due ? '1 1 9rem' : '1 1 100%' }}>
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
        FOLLOW_UPS.map(({ label, days }) => (
          <Button key={label} size="compact-xs" variant="default" onClick={() => onChange(followUpIn(days))}>
            {label}
          </Button>
        ))
      )}
    </>
  );
}
