import '@mantine/dates/styles.layer.css';
import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { TimePicker } from '@mantine/dates';
import { IconX } from '@tabler/icons-react';
import type { Span } from '@upcurve/contracts/bookings/hours';
import { type ReactNode, useRef } from 'react';
import { addLunch, canAddLunch } from './spans.ts';

const WORKDAY: Span = { from: '09:00', to: '17:00' };
const UNFINISHED: Span = { from: '', to: '' };

interface SpanFieldsProps {
  /** Names the day or days, for screen readers. */
  label: string;
  path: string;
  spans: readonly Span[];
  errors: Record<string, ReactNode>;
  onChange: (spans: Span[]) => void;
  addLabel?: string;
  children?: ReactNode;
}

export function SpanFields({
  label,
  path,
  spans,
  errors,
  onChange,
  addLabel = 'Add hours',
  children,
}: SpanFieldsProps) {
  const add = useRef<HTMLButtonElement>(null);
  return (
    <Group gap="xs">
      {spans.map((span, i) => (
        // Spans have no id. The index is safe as a key, because all inputs are controlled.
        <Group key={i} gap={4} wrap="nowrap">
          {(['from', 'to'] as const).map((end) => (
            <TimePicker
              key={end}
              size="sm"
              withDropdown
              minutesStep={15}
              hoursInputLabel={`${label} ${end}, hour`}
              minutesInputLabel={`${label} ${end}, minute`}
              hoursInputProps={{ 'data-path': `${path}.${i}.${end}` }}
              error={errors[`${path}.${i}.${end}`]}
              // The picker has no 24:00.
              value={span[end] === '24:00' ? '00:00' : span[end]}
              onChange={(time) =>
                onChange(spans.with(i, { ...span, [end]: end === 'to' && time === '00:00' ? '24:00' : time }))
              }
            />
          ))}
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={`Remove ${label}, hours ${i + 1}`}
            onClick={() => {
              onChange(spans.filter((_, at) => at !== i));
              add.current?.focus();
            }}
          >
            <IconX size={16} stroke={1.6} />
          </ActionIcon>
        </Group>
      ))}
      {canAddLunch(spans) && (
        <Button variant="default" size="xs" onClick={() => onChange(addLunch(spans))}>
          Add lunch
        </Button>
      )}
      <Button
        ref={add}
        variant="default"
        size="xs"
        onClick={() => onChange([...spans, spans.length > 0 ? UNFINISHED : WORKDAY])}
      >
        {addLabel}
      </Button>
      {children}
      {errors[path] && (
        <Text size="xs" c="red" role="alert">
          {errors[path]}
        </Text>
      )}
    </Group>
  );
}
