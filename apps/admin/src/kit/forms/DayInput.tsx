import '@mantine/dates/styles.layer.css';
import { DateInput } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { DAY_FORMAT, parseTypedDay } from './typed-day.ts';

interface DayInputProps {
  label: string;
  placeholder: string;
  /** A calendar day in the form YYYY-MM-DD. */
  value: string | undefined;
  minDate?: string;
  maxDate?: string;
  error?: ReactNode;
  onChange: (day: string | null) => void;
}

/** Edits an optional calendar day, typed or picked. Weeks start on Monday. */
export function DayInput({ label, value, ...rest }: DayInputProps) {
  const id = useId();
  return (
    <DateInput
      {...rest}
      // The element with the same id labels the popover.
      id={id}
      popoverProps={{ id, withinPortal: false, shadow: 'md' }}
      hideOutsideDates
      weekendDays={[]}
      aria-label={value ? `${label}: ${value}` : label}
      value={value ?? null}
      valueFormat={DAY_FORMAT}
      dateParser={parseTypedDay}
      clearable
      clearSectionMode="clear"
      clearButtonProps={{ 'aria-label': `Clear ${label.toLowerCase()}` }}
      leftSection={<IconCalendar size={16} stroke={1.6} aria-hidden />}
      leftSectionPointerEvents="none"
      previousLabel="Previous month"
      nextLabel="Next month"
    />
  );
}
