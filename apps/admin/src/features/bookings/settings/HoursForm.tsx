import { Box, Flex, NativeSelect, Select, SimpleGrid, Stack, TagsInput, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { HOLIDAY_REGIONS } from '@upcurve/contracts/bookings/booking-words';
import {
  type CalendarProblems,
  type CalendarState,
  type Hours,
  HoursInput,
  type Span,
} from '@upcurve/contracts/bookings/hours';
import { api } from '../../../api.ts';
import { choicesOf } from '../../../kit/filters/choices-of.ts';
import { SaveForm } from '../../../kit/forms/SaveForm.tsx';
import { formErrors, useSaveForm } from '../../../kit/forms/use-save-form.ts';
import { formatCount } from '../../../kit/list/format-count.ts';
import { formatDateTime, formatDay, formatWeekday } from '../../../kit/time/format-date.ts';
import { today } from '../../../kit/time/zone.ts';
import { BOOKINGS_KEY, hoursQuery } from '../booking-queries.ts';
import { WeekFrame } from '../week/WeekFrame.tsx';
import { A_MONDAY, visibleHours, weekOf } from '../week/week-layout.ts';
import { DaysOff } from './DaysOff.tsx';
import { daysOf, minutesOf, rangesOf } from './spans.ts';
import { WeekHours } from './WeekHours.tsx';

/** Returns the values of the form, which has days off as ranges. */
const valuesOf = ({ zone, weekly, dates, holidays, calendars }: Hours) => ({
  zone,
  weekly,
  dates: rangesOf(dates),
  holidays: holidays ?? '',
  calendars,
});
type Values = ReturnType<typeof valuesOf>;

const LABELS: Record<keyof Values, string> = {
  zone: 'Time zone of the hours',
  weekly: 'Hours of the week',
  dates: 'Days off',
  holidays: 'No meetings on public holidays of',
  calendars: 'Busy calendars',
};

const inputOf = ({ dates, holidays, ...values }: Values) => ({
  ...values,
  dates: dates.flatMap((range) =>
    daysOf(range).map((date) => ({ date, spans: range.spans, ...(range.name && { name: range.name }) })),
  ),
  holidays: holidays || null,
});

const finished = (spans: readonly Span[]) =>
  spans.filter(({ from, to }) => from && from < to).toSorted((a, b) => a.from.localeCompare(b.from));

/** Returns the hours as they will be when the form is saved, without times that are not finished yet. */
function hoursOf(hours: Hours, values: Values): Hours {
  const { zone, weekly, dates, holidays } = inputOf(values);
  return {
    ...hours,
    zone,
    weekly: weekly.map(finished),
    dates: dates.map((date) => ({ ...date, spans: finished(date.spans) })),
    publicHolidays: holidays ? hours.publicHolidays : [],
  };
}

/** Returns the errors by path. Those of single dates belong to their range. */
function faultsOf(values: Values): Record<string, string> {
  const { dates } = values;
  const rangeOfDate = dates.flatMap((range, i) => daysOf(range).map(() => i));
  const { error } = HoursInput.safeParse(inputOf(values));
  const faults = (error?.issues ?? []).map(({ path: [name, i, ...rest], message }) => {
    const at = name === 'dates' && i !== undefined ? rangeOfDate[Number(i)] : i;
    return [[name, at, ...rest].filter((part) => part !== undefined).join('.'), message];
  });
  const undated = dates.flatMap((range, i) =>
    daysOf(range).length > 0 ? [] : [[`dates.${i}.days`, 'Choose the first and the last day.']],
  );
  return Object.fromEntries([...faults, ...undated]);
}

export function HoursForm({ hours }: { hours: Hours }) {
  const client = useQueryClient();
  const query = hoursQuery(hours.memberId);
  const form = useSaveForm({
    what: 'these hours',
    validate: faultsOf,
    initial: valuesOf(hours),
    version: hours.version,
    save: (values, version) =>
      api.hours.saveHours({
        params: { memberId: hours.memberId },
        body: HoursInput.parse(inputOf(values)),
        headers: { 'if-match': `"${version}"` },
      }),
    saved: () => ({
      title: 'Hours Saved',
      description: 'The website offers these times within two seconds.',
    }),
    failed: { title: 'Hours Not Saved' },
    changes: [query.queryKey, BOOKINGS_KEY],
    valuesOf,
    newest: () => client.fetchQuery({ ...query, staleTime: 0 }),
    labelOf: (name) => LABELS[name as keyof Values],
    // The form has one field for all calendars.
    errorsOf: (error) =>
      Object.fromEntries(
        Object.entries(formErrors(error)).map(([path, text]) => [path.replace(/^(calendars).*/, '$1'), text]),
      ),
  });
  const { weekly, dates, holidays } = form.values;
  const shown = hoursOf(hours, form.values);
  const week = weekOf(today(), A_MONDAY);
  return (
    <Flex gap="xl" align="flex-start">
      <SaveForm form={form} label="Hours" saveLabel="Save hours" maw="40rem" isGuarded>
        <WeekHours
          weekly={weekly}
          errors={form.errors}
          onChange={(value) => form.setFieldValue('weekly', value)}
        />
        <DaysOff
          label={LABELS.dates}
          ranges={dates}
          errors={form.errors}
          onChange={(value) => form.setFieldValue('dates', value)}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <NativeSelect
            label={LABELS.holidays}
            data={[{ value: '', label: 'None' }, ...choicesOf(HOLIDAY_REGIONS)]}
            {...form.getInputProps('holidays')}
          />
          <Select
            label={LABELS.zone}
            searchable
            limit={100}
            allowDeselect={false}
            data={[...new Set([hours.zone, ...Intl.supportedValuesOf('timeZone')])]}
            {...form.getInputProps('zone')}
          />
        </SimpleGrid>
        {holidays !== '' && holidays === hours.holidays && (
          <Text size="sm" c="dimmed">
            {hours.publicHolidays.map(({ date, name }) => `${name} ${formatDay(date)}`).join(' · ')}
          </Text>
        )}
        <TagsInput
          label={LABELS.calendars}
          description="Private iCalendar addresses from Google, Outlook or Apple. Their events block times."
          placeholder="https://"
          splitChars={[' ', '\n']}
          {...form.getInputProps('calendars')}
        />
        <Calendars states={hours.calendarStates} />
      </SaveForm>
      <Box component="section" aria-label="This week" flex={1} visibleFrom="lg">
        <WeekFrame
          days={week}
          busyDays={week}
          hours={visibleHours(shown.weekly.flat().map(minutesOf))}
          hostHours={shown}
        />
      </Box>
    </Flex>
  );
}

/** Says when each busy calendar was read, or why not. */
function Calendars({ states }: { states: readonly CalendarState[] }) {
  if (states.length === 0) return null;
  return (
    <Stack component="ul" gap={4}>
      {states.map(({ url, readAt, error, events, problems }, i) => (
        <Text component="li" size="sm" key={url} c={error ? 'red' : undefined}>
          Calendar {i + 1}:{' '}
          {error ??
            (readAt ? `${formatCount(events, 'event')}, read ${formatDateTime(readAt)}` : 'not read yet')}
          {error &&
            readAt &&
            ` Last read ${formatDateTime(readAt)}; if it can’t be read for a day, no times are offered.`}
          {error && !readAt && ' Until it is read, no times are offered.'}
          {problems && <Problems {...problems} />}
        </Text>
      ))}
    </Stack>
  );
}

/** Names what could not be read of a calendar, so that the member can check these days. */
function Problems({ unreadable, events, unknownZones }: CalendarProblems) {
  const named = events.map(({ title, day }) => {
    const quoted = title ? `“${title}”` : 'without a title';
    return `${day ? formatWeekday(day) : 'day unknown'}, ${quoted}`;
  });
  const more = unreadable > events.length ? `; and ${unreadable - events.length} more` : '';
  return (
    <>
      {unreadable > 0 && (
        <Text span display="block" size="sm" className="wraps">
          {formatCount(unreadable, 'event')} could not be read: {named.join('; ')}
          {more}. These times may still be offered.
        </Text>
      )}
      {unknownZones.length > 0 && (
        <Text span display="block" size="sm" className="wraps">
          Unknown time zone: {unknownZones.map((zone) => `“${zone}”`).join(', ')}. Its events block every hour
          at which they could take place.
        </Text>
      )}
    </>
  );
}
