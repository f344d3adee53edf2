import { Box, Button, Text, UnstyledButton } from '@mantine/core';
import { WEEKDAYS } from '@upcurve/contracts/bookings/booking-words';
import type { Hours, Span } from '@upcurve/contracts/bookings/hours';
import { type ReactNode, useState } from 'react';
import { formatWeekday } from '../../../kit/time/format-date.ts';
import { addDays, today } from '../../../kit/time/zone.ts';
import { shareOf, visibleHours } from '../week/week-layout.ts';
import { SpanFields } from './SpanFields.tsx';
import { type DayRange, daysOf, formatSpans, minutesOf, spanOn } from './spans.ts';
import classes from './WeekHours.module.css';

interface WeekHoursProps {
  weekly: readonly Span[][];
  ranges: readonly DayRange[];
  zone: string;
  stored: Hours;
  errors: Record<string, ReactNode>;
  onChange: (weekly: Span[][]) => void;
}

/** Shows the hours of each weekday, and what its next date has that differs. A weekday opens to be edited. */
export function WeekHours({ weekly, ranges, zone, stored, errors, onChange }: WeekHoursProps) {
  const [open, setOpen] = useState<number | null>(null);
  const first = today(zone);
  const weekday = (new Date(first).getUTCDay() + 6) % 7;
  const rows = weekly.map((spans, i) => {
    const date = addDays(first, (i - weekday + 7) % 7);
    const blocked = stored.calendarStates.flatMap(({ url, week }) =>
      week.flatMap((event) => {
        const span = spanOn(date, event, zone);
        return span ? [{ ...span, source: url.split('/')[2] ?? url }] : [];
      }),
    );
    const range = ranges.find((each) => daysOf(each).includes(date));
    const holiday = stored.publicHolidays.find((each) => each.date === date);
    const differs = range
      ? `${formatSpans(range.spans)}${range.name && `: ${range.name}`}`
      : holiday && `Off: ${holiday.name}`;
    const spansOnDate = range ? range.spans : holiday ? [] : spans;
    return { spans, date, blocked, differs, spansOnDate };
  });
  const drawn = rows.flatMap(({ spansOnDate, blocked }) => [...spansOnDate, ...blocked].map(minutesOf));
  const hours = visibleHours(drawn.filter(({ from, to }) => to > from));
  const place = (span: Span) => {
    const { from, to } = minutesOf(span);
    return { left: `${shareOf(from, hours) * 100}%`, right: `${(1 - shareOf(to, hours)) * 100}%` };
  };

  return (
    <ul className="rows" aria-label="Hours of the week">
      {rows.map(({ spans, date, blocked, differs, spansOnDate }, i) => {
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
              <span className={classes.track} aria-hidden>
                {spansOnDate.map((span) => (
                  <span key={span.from} className={classes.span} style={place(span)} />
                ))}
                {blocked.map((span) => (
                  <span key={`${span.source} ${span.from}`} className={classes.blocked} style={place(span)} />
                ))}
              </span>
            </UnstyledButton>
            {(differs || blocked.length > 0) && (
              <Text size="xs" c="dimmed">
                {formatWeekday(date)}:{' '}
                {[differs, ...blocked.map(({ from, to, source }) => `${from}–${to} blocked by ${source}`)]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            )}
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
