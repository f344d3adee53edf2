import '@mantine/dates/styles.layer.css';
import { DateInput } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import { useId } from 'react';
import { SHOWN_DAY, typedDay } from './typed-day.ts';

interface DayInputProps {
  label: string;
  placeholder: string;
  /** A calendar day as YYYY-MM-DD. */
  value: string | undefined;
  minDate?: string;
  maxDate?: string;
  onChange: (day: string | null) => void;
}

/** An optional calendar day, typed or picked. Weeks begin on Monday. */
export function DayInput({ label, value, ...rest }: DayInputProps) {
  const id = useId();
  return (
    <DateInput
      {...rest}
      // The popover is labelled by the element that shares its id.
      id={id}
      popoverProps={{ id, withinPortal: false, shadow: 'md' }}
      hideOutsideDates
      weekendDays={[]}
      aria-label={value ? `${label}: ${value}` : label}
      value={value ?? null}
      valueFormat={SHOWN_DAY}
      dateParser={typedDay}
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
