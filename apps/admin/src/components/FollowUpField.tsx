import { Badge, Button } from '@mantine/core';
import { daysOn, momentAt, today, wallTimeOf } from '../zone.ts';
import { DayInput } from './DayInput.tsx';
import { dueOf } from './desk-words.ts';

/** When the day's work begins. */
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

/** The day on which a lead is to be answered again: one of the usual ones, or typed; said when it is due. */
export function FollowUpField({ followUpAt, onChange }: FollowUpFieldProps) {
  const due = followUpAt ? dueOf(followUpAt) : undefined;
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
