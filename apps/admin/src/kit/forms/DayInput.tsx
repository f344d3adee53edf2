import '@mantine/dates/styles.layer.css';
import { DateInput } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { formatDay } from '../time/format-date.ts';
import { DAY_FORMAT, type DayRange, parseTypedDay, readDay } from '../time/typed-day.ts';
import { today } from '../time/zone.ts';

interface DayInputProps extends DayRange {
  label: string;
  placeholder: string;
  /** A calendar day in the form YYYY-MM-DD. */
  value: string | undefined;
  error?: ReactNode;
  onChange: (day: string | null) => void;
}

/**
 * Edits an optional calendar day, typed or picked. Weeks start on Monday. Words such as 'tomorrow' are read on Enter and
 * when the field is left. What cannot be read stays in the field, with an error.
 */
export function DayInput({ label, value, isWorkingDay, error, ...rest }: DayInputProps) {
  const id = useId();
  const { minDate, maxDate, onChange } = rest;
  const [typed, setTyped] = useState('');
  const [isLeft, setLeft] = useState(false);
  const day = readDay(typed, { minDate, maxDate, isWorkingDay });
  const isUnread = typed.trim() !== '' && day === null;

  function leave() {
    setLeft(true);
    if (isUnread) return;
    if (day !== null && day !== value) onChange(day);
    setTyped('');
  }
  const words = minDate ? ` from ${formatDay(minDate)} on` : maxDate ? ` up to ${formatDay(maxDate)}` : '';
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
      error={
        error ?? (isUnread && isLeft && `Enter a day${words}, such as ${formatDay(minDate ?? today())}.`)
      }
      onInput={({ currentTarget }) => {
        setTyped(currentTarget.value);
        setLeft(false);
      }}
      onBlur={leave}
      onKeyDown={({ key }: KeyboardEvent) => key === 'Enter' && leave()}
      fixOnBlur={!isUnread}
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
