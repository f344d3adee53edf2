import { Badge, Button } from '@mantine/core';
import { DayInput } from '../../../kit/forms/DayInput.tsx';
import { daysOn, momentAt, today, wallTimeOf } from '../../../kit/time/zone.ts';
import { describeDue } from './desk-words.ts';

/** The time of day of follow-ups. */
const MORNING = '09:00';

const PRESETS = [
  { label: 'Today', days: 0 },
  { label: 'Tomorrow', days: 1 },
  { label: 'In 3 days', days: 3 },
  { label: 'Next week', days: 7 },
];

interface FollowUpFieldProps {
  followUpAt: string | null;
  onChange: (at: string | null) => void;
}

/** Edits the day of the next follow-up with presets or a typed date, and marks it when it is due. */
export function FollowUpField({ followUpAt, onChange }: FollowUpFieldProps) {
  const due = followUpAt ? describeDue(followUpAt) : undefined;
  const on = (day: string) => onChange(momentAt({ day, time: MORNING }));
  return (
    <>
      <div style={{ flex: due ? '1 1 9rem' : '1 1 100%' }}>
        <DayInput
          label="Follow-up"
          placeholder="Pick or type a day"
          value={followUpAt ? wallTimeOf(followUpAt).day : undefined}
          minDate={today()}
          onChange={(day) => (day ? on(day) : onChange(null))}
        />
      </div>
      {due ? (
        <Badge color={due.isDue ? 'red' : 'ink'}>{due.words}</Badge>
      ) : (
        PRESETS.map(({ label, days }) => (
          <Button key={label} size="compact-xs" variant="default" onClick={() => on(daysOn(today(), days))}>
            {label}
          </Button>
        ))
      )}
    </>
  );
}
