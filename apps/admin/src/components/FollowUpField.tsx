import { Badge, Button } from '@mantine/core';
import dayjs from 'dayjs';
import { DayInput } from './DayInput.tsx';
import { dueOf } from './desk-words.ts';

const DAY = 'YYYY-MM-DD';
/** When the day's work begins. */
const HOUR = 9;

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
  const on = (day: dayjs.Dayjs) => onChange(day.hour(HOUR).minute(0).second(0).millisecond(0).toISOString());
  return (
    <>
      <div style={{ flex: due ? '1 1 9rem' : '1 1 100%' }}>
        <DayInput
          label="Follow-up"
          placeholder="Pick or type a day"
          value={followUpAt ? dayjs(followUpAt).format(DAY) : undefined}
          minDate={dayjs().format(DAY)}
          onChange={(day) => (day ? on(dayjs(day)) : onChange(null))}
        />
      </div>
      {due ? (
        <Badge color={due.isDue ? 'red' : 'ink'}>{due.words}</Badge>
      ) : (
        PRESETS.map(({ label, days }) => (
          <Button
            key={label}
            size="compact-xs"
            variant="default"
            onClick={() => on(dayjs().add(days, 'day'))}
          >
            {label}
          </Button>
        ))
      )}
    </>
  );
}
