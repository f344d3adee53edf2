import { Box, TextInput } from '@mantine/core';
import { currentPlace, type WallTime } from '../time/zone.ts';
import { DayInput } from './DayInput.tsx';

interface DateTimeFieldProps {
  /** The label of the date. The time is labelled with the name of the time zone. */
  label: string;
  /**
   * A date and a time in the member's time zone. Each is empty until entered. `instantAt` converts them to a timestamp.
   */
  value: WallTime;
  minDate?: string;
  /** The id of an element that describes the time field. */
  describedBy?: string;
  onChange: (value: WallTime) => void;
}

const SIDE_BY_SIDE = { gridTemplateColumns: 'minmax(0, 1fr) 9rem', alignItems: 'end', gap: '0.75rem' };

/** Edits a date and time in the member's chosen time zone, regardless of the browser's. */
export function DateTimeField({ label, value, minDate, describedBy, onChange }: DateTimeFieldProps) {
  return (
    <Box display="grid" style={SIDE_BY_SIDE} role="group" aria-label={`Date and time: ${label}`}>
      <div>
        {/* Hidden from screen readers, because DayInput labels its input itself and adds the selected day. */}
        <Box component="span" fz="sm" fw={500} aria-hidden>
          {label}
        </Box>
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
        label={`Time in ${currentPlace()}`}
        aria-describedby={describedBy}
        value={value.time}
        onChange={({ currentTarget }) => onChange({ ...value, time: currentTarget.value })}
      />
    </Box>
  );
}
