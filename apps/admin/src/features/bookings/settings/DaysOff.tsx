import '@mantine/dates/styles.layer.css';
import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type DateFormatter, DatePickerInput } from '@mantine/dates';
import { IconTrash } from '@tabler/icons-react';
import { DAY_NAME_MAX } from '@upcurve/contracts/bookings/hours';
import type { ReactNode } from 'react';
import { formatDay } from '../../../kit/time/format-date.ts';
import { today } from '../../../kit/time/zone.ts';
import { SpanFields } from './SpanFields.tsx';
import type { DayRange } from './spans.ts';

/** The picker empties itself when it is closed after one day, which is meant as a single day off. */
const orSingleDay = (days: DayRange['days'], [first, last]: DayRange['days']): DayRange['days'] =>
  days[0] || last ? days : [first, first];

/** Opens the calendar of a new range. */
const openCalendar = (field: HTMLButtonElement | null) => field?.click();

/** Writes a single day once, not as a range from and to it. */
const singleDayOnce: DateFormatter = ({ date }) =>
  [...new Set([date].flat())].flatMap((day) => (day ? formatDay(String(day)) : [])).join(' – ');

interface DaysOffProps {
  label: string;
  ranges: readonly DayRange[];
  errors: Record<string, ReactNode>;
  onChange: (ranges: DayRange[]) => void;
}

/** Edits days off as ranges. Days that are not off all day have hours of their own. */
export function DaysOff({ label, ranges, errors, onChange }: DaysOffProps) {
  return (
    <Stack gap="xs" role="group" aria-label={label}>
      <Text size="sm" fw={500}>
        {label}
      </Text>
      {ranges.map((range, i) => {
        const change = (part: Partial<DayRange>) => onChange(ranges.with(i, { ...range, ...part }));
        return (
          // Ranges have no id. The index is safe as a key, because all inputs are controlled.
          <Stack key={i} gap="xs">
            <Group gap="xs" align="flex-start" wrap="nowrap">
              <DatePickerInput
                type="range"
                ref={range.days[0] ? undefined : openCalendar}
                aria-label={`Days off ${i + 1}: ${range.days.join(' to ')}`}
                placeholder="First to last day"
                flex={1}
                allowSingleDateInRange
                weekendDays={[]}
                minDate={today()}
                valueFormatter={singleDayOnce}
                previousLabel="Previous month"
                nextLabel="Next month"
                value={range.days}
                error={errors[`dates.${i}.days`]}
                onChange={(days) => change({ days: orSingleDay(days, range.days) })}
              />
              <TextInput
                aria-label={`Name of days off ${i + 1}`}
                placeholder="Such as Summer break"
                flex={1}
                maxLength={DAY_NAME_MAX}
                value={range.name}
                onChange={(event) => change({ name: event.currentTarget.value })}
              />
              <ActionIcon
                size={36}
                variant="default"
                aria-label={`Remove days off ${i + 1}`}
                onClick={() => onChange(ranges.filter((_, at) => at !== i))}
              >
                <IconTrash size={16} stroke={1.6} />
              </ActionIcon>
            </Group>
            <SpanFields
              label={`Days off ${i + 1}`}
              path={`dates.${i}.spans`}
              spans={range.spans}
              errors={errors}
              addLabel={range.spans.length > 0 ? 'Add hours' : 'Work for some hours'}
              onChange={(spans) => change({ spans })}
            />
          </Stack>
        );
      })}
      {errors.dates && (
        <Text size="xs" c="red" role="alert">
          {errors.dates}
        </Text>
      )}
      <Button
        variant="default"
        size="xs"
        w="max-content"
        onClick={() => onChange([...ranges, { days: [null, null], name: '', spans: [] }])}
      >
        Add days off
      </Button>
    </Stack>
  );
}
