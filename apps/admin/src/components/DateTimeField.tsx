import { Box, TextInput } from '@mantine/core';
import { shownPlace, type WallTime } from '../zone.ts';
import classes from './DateTimeField.module.css';
import { DayInput } from './DayInput.tsx';

interface DateTimeFieldProps {
  /** Names the day; the time is named after the place whose clocks it is by. */
  label: string;
  /** A day and a time on the member's clocks, either of them empty while none is entered. `momentAt` makes a moment of them. */
  value: WallTime;
  minDate?: string;
  /** The id of an element that says more about the time. */
  describedBy?: string;
  onChange: (value: WallTime) => void;
}

/** Takes a date and a time by the clocks that the member has chosen, whatever those of the browser say. */
export function DateTimeField({ label, value, minDate, describedBy, onChange }: DateTimeFieldProps) {
  return (
    <Box className={classes.fields} role="group" aria-label={`Date and time: ${label}`}>
      <div>
        {/* The input is named by DayInput, with the day that it holds. */}
        <span className={classes.label} aria-hidden>
          {label}
        </span>
        <DayInput
          label={label}
          placeholder="Pick or type a day"
          value={value.day || undefined}
          {...(minDate !== undefined && { minDate })}
          onChange={(day) => onChange({ ...value, day: day ?? '' })}
        />
      </div>
      <TextInput
        type="time"
        label={`Time in ${shownPlace()}`}
        aria-describedby={describedBy}
        value={value.time}
        onChange={({ currentTarget }) => onChange({ ...value, time: currentTarget.value })}
      />
    </Box>
  );
}
