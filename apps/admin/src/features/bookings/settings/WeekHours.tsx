import { Box, Button, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { WEEKDAYS } from '@upcurve/contracts/bookings/booking-words';
import type { Span } from '@upcurve/contracts/bookings/hours';
import { type ReactNode, useState } from 'react';
import { SpanFields } from './SpanFields.tsx';
import { formatSpans } from './spans.ts';
import classes from './WeekHours.module.css';

interface WeekHoursProps {
  weekly: readonly Span[][];
  errors: Record<string, ReactNode>;
  onChange: (weekly: Span[][]) => void;
}

/** Shows the hours of each weekday. A weekday opens to be edited. */
export function WeekHours({ weekly, errors, onChange }: WeekHoursProps) {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <ul className="rows" aria-label="Hours of the week">
      {weekly.map((spans, i) => {
        const day = WEEKDAYS[i] ?? '';
        const isOpen = open === i || Object.keys(errors).some((path) => path.startsWith(`weekly.${i}`));
        return (
          <Box component="li" key={day} pb="xs">
            <UnstyledButton
              className={classes.head}
              aria-expanded={isOpen}
              onClick={() => setOpen(isOpen ? null : i)}
            >
              <b>{day}</b> <span>{formatSpans(spans)}</span>
              <IconChevronDown size={18} stroke={1.6} />
            </UnstyledButton>
            {isOpen && (
              <SpanFields
                label={day}
                path={`weekly.${i}`}
                spans={spans}
                errors={errors}
                onChange={(changed) => onChange(weekly.with(i, changed))}
              >
                <Button
                  variant="default"
                  size="xs"
                  onClick={() => onChange(weekly.map((old, at) => (at < 5 ? [...spans] : old)))}
                >
                  Copy to weekdays
                </Button>
              </SpanFields>
            )}
          </Box>
        );
      })}
    </ul>
  );
}
