import { Radio, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { DateTimeField } from '../../../kit/forms/DateTimeField.tsx';
import { addDays, instantAt, today, type WallTime } from '../../../kit/time/zone.ts';
import { formatZoned } from '../post-time.ts';

/** Returns the instant of a chosen time, or undefined if it is incomplete or has passed. */
export function publishTimeOf(wall: WallTime): string | undefined {
  if (!wall.day || !wall.time) return undefined;
  const instant = instantAt(wall);
  return Date.parse(instant) > Date.now() ? instant : undefined;
}

interface WhenFieldsProps {
  /** Null publishes now. */
  time: WallTime | null;
  onChange: (time: WallTime | null) => void;
}

/** Lets the user choose now or a date and time in the member's time zone, and shows the resulting moment. */
export function WhenFields({ time, onChange }: WhenFieldsProps) {
  const id = useId();
  return (
    <Stack gap="sm">
      <Radio.Group
        label="When"
        value={time ? 'later' : 'now'}
        onChange={(when) => onChange(when === 'now' ? null : { day: addDays(today(), 1), time: '09:00' })}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="now" label="Now" data-autofocus={!time || undefined} />
          <Radio value="later" label="At a date and time" data-autofocus={time !== null || undefined} />
        </Stack>
      </Radio.Group>
      {time && (
        <>
          <DateTimeField label="Day" value={time} minDate={today()} describedBy={id} onChange={onChange} />
          <Text id={id} size="sm" c="dimmed" role="status">
            {describeTime(time)}
          </Text>
        </>
      )}
    </Stack>
  );
}

function describeTime(wall: WallTime): string {
  if (!wall.day || !wall.time) return 'Enter a day and a time.';
  const instant = publishTimeOf(wall);
  return instant
    ? `Goes public ${formatZoned(instant)}.`
    : 'This time has passed. Choose a later one, or publish now.';
}
