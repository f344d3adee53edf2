import {
  ActionIcon,
  Button,
  Group,
  NativeSelect,
  Select,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { HOLIDAY_REGIONS, WEEKDAYS } from '@upcurve/contracts/bookings/booking-words';
import {
  type CalendarProblems,
  type CalendarState,
  type Hours,
  HoursInput,
} from '@upcurve/contracts/bookings/hours';
import { api } from '../../../api.ts';
import { choicesOf } from '../../../kit/filters/choices-of.ts';
import { DayInput } from '../../../kit/forms/DayInput.tsx';
import { SaveForm } from '../../../kit/forms/SaveForm.tsx';
import { formErrors, useSaveForm } from '../../../kit/forms/use-save-form.ts';
import { formatCount } from '../../../kit/list/format-count.ts';
import { formatDateTime, formatWeekday } from '../../../kit/time/format-date.ts';
import { today } from '../../../kit/time/zone.ts';
import { BOOKINGS_KEY, hoursQuery } from '../booking-queries.ts';
import { spansOfText, textOfSpans } from './hours-text.ts';

/** Returns the values of the form. Hours are texts, which are parsed when the form is sent. */
const valuesOf = ({ zone, weekly, dates, holidays, calendars }: Hours) => ({
  zone,
  weekly: weekly.map(textOfSpans),
  dates: dates.map(({ date, spans }) => ({ date, hours: textOfSpans(spans) })),
  holidays: holidays ?? '',
  calendars: calendars.join('\n'),
});
type Values = ReturnType<typeof valuesOf>;

const LABELS: Record<keyof Values, string> = {
  zone: 'Time zone of the hours',
  weekly: 'Hours of the week',
  dates: 'Exceptions for single dates',
  holidays: 'No meetings on public holidays of',
  calendars: 'Busy calendars',
};

const UNREADABLE = 'Write times such as 09:00-12:30, 13:30-17:00, or nothing for a day off.';
function faultsOf({ weekly, dates }: Values): Record<string, string> {
  const hours = [
    ...weekly.map((text, i) => [`weekly.${i}`, text] as const),
    ...dates.map((date, i) => [`dates.${i}.hours`, date.hours] as const),
  ];
  const unreadable = hours.filter(([, text]) => !spansOfText(text)).map(([path]) => [path, UNREADABLE]);
  const undated = dates.flatMap(({ date }, i) => (date ? [] : [[`dates.${i}.date`, 'Choose a date.']]));
  return Object.fromEntries([...unreadable, ...undated]);
}

const inputOf = ({ zone, weekly, dates, holidays, calendars }: Values) => ({
  zone,
  weekly: weekly.map((text) => spansOfText(text) ?? []),
  dates: dates.map(({ date, hours }) => ({ date, spans: spansOfText(hours) ?? [] })),
  holidays: holidays || null,
  calendars: calendars
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
});

/** Edits when a member can be booked. */
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
    // The form has one field for the times of a day, and one for all calendars.
    errorsOf: (error) =>
      Object.fromEntries(
        Object.entries(formErrors(error)).map(([path, text]) => [
          path.replace(/^(calendars|weekly\.\d|dates\.\d+).*/, '$1'),
          text,
        ]),
      ),
  });
  return (
    <SaveForm form={form} label="Hours" saveLabel="Save Hours" maw="40rem" isGuarded>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <Select
          label={LABELS.zone}
          searchable
          limit={100}
          allowDeselect={false}
          data={[...new Set([hours.zone, ...Intl.supportedValuesOf('timeZone')])]}
          {...form.getInputProps('zone')}
        />
        <NativeSelect
          label={LABELS.holidays}
          data={[{ value: '', label: 'None' }, ...choicesOf(HOLIDAY_REGIONS)]}
          {...form.getInputProps('holidays')}
        />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        {WEEKDAYS.map((day, i) => (
          <TextInput
            key={day}
            label={day}
            placeholder="Off"
            autoComplete="off"
            {...form.getInputProps(`weekly.${i}`)}
          />
        ))}
      </SimpleGrid>
      <div>
        <Text size="sm" fw={500}>
          {LABELS.dates}
        </Text>
        <Stack gap="xs" mt="xs">
          {form.values.dates.map(({ date }, i) => (
            // Rows have no id. The index is safe as a key, because all inputs are controlled.
            <Group key={i} gap="xs" align="flex-start" wrap="nowrap">
              <DayInput
                label={`Date ${i + 1}`}
                placeholder="Pick or type a day"
                minDate={today()}
                value={date || undefined}
                error={form.errors[`dates.${i}.date`]}
                onChange={(day) => form.setFieldValue(`dates.${i}.date`, day ?? '')}
              />
              <TextInput
                aria-label={`Hours on date ${i + 1}`}
                placeholder="Off"
                flex={1}
                {...form.getInputProps(`dates.${i}.hours`)}
              />
              <ActionIcon
                size={36}
                variant="default"
                aria-label={`Remove date ${i + 1}`}
                onClick={() => form.removeListItem('dates', i)}
              >
                <IconTrash size={16} stroke={1.6} />
              </ActionIcon>
            </Group>
          ))}
          <Button
            variant="default"
            size="xs"
            w="max-content"
            onClick={() => form.insertListItem('dates', { date: '', hours: '' })}
          >
            Add a Date
          </Button>
        </Stack>
      </div>
      <Textarea
        label={LABELS.calendars}
        description="Private iCalendar addresses from Google, Outlook or Apple, one per line. Their events block times."
        placeholder="https://"
        rows={3}
        {...form.getInputProps('calendars')}
      />
      <Calendars states={hours.calendarStates} />
    </SaveForm>
  );
}

/** Says when each busy calendar was read, or why not. */
function Calendars({ states }: { states: readonly CalendarState[] }) {
  if (states.length === 0) return null;
  return (
    <Stack component="ul" gap={4} m={0} pl="md">
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
        <Text span display="block" size="sm" style={{ overflowWrap: 'anywhere' }}>
          {formatCount(unreadable, 'event')} could not be read: {named.join('; ')}
          {more}. These times may still be offered.
        </Text>
      )}
      {unknownZones.length > 0 && (
        <Text span display="block" size="sm" style={{ overflowWrap: 'anywhere' }}>
          Unknown time zone: {unknownZones.map((zone) => `“${zone}”`).join(', ')}. Its events block every hour
          at which they could take place.
        </Text>
      )}
    </>
  );
}
