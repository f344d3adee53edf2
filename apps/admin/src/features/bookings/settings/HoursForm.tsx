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
import { useForm } from '@mantine/form';
import { IconTrash } from '@tabler/icons-react';
import { HOLIDAY_REGIONS, WEEKDAYS } from '@upcurve/contracts/bookings/booking-words';
import {
  type CalendarProblems,
  type CalendarState,
  type Hours,
  HoursInput,
} from '@upcurve/contracts/bookings/hours';
import { api } from '../../../api.ts';
import { useAction } from '../../../kit/feedback/use-action.ts';
import { choicesOf } from '../../../kit/filters/choices-of.ts';
import { formErrors } from '../../../kit/forms/contract-form.ts';
import { DayInput } from '../../../kit/forms/DayInput.tsx';
import { LeaveDialog } from '../../../kit/forms/LeaveDialog.tsx';
import { SubmitButton, submitOnModEnter } from '../../../kit/forms/SubmitButton.tsx';
import { useUnsavedGuard } from '../../../kit/forms/use-unsaved-guard.ts';
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
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues: valuesOf(hours),
    validate: faultsOf,
  });
  const guard = useUnsavedGuard(form.isDirty(), form.reset);
  const save = useAction({
    act: (values: Values) =>
      api.hours.saveHours({
        params: { memberId: hours.memberId },
        body: HoursInput.parse(inputOf(values)),
        headers: { 'if-match': `"${hours.version}"` },
      }),
    done: (_, saved) => {
      form.setInitialValues(valuesOf(saved));
      form.setValues(valuesOf(saved));
      return { title: 'Hours Saved', description: 'The website offers these times within two seconds.' };
    },
    failed: (error) => {
      const errors = formErrors(error);
      form.setErrors(
        Object.fromEntries(
          Object.entries(errors).map(([path, text]) => [
            path.replace(/^(calendars|weekly\.\d|dates\.\d+).*/, '$1'),
            text,
          ]),
        ),
      );
      return { title: 'Hours Not Saved' };
    },
    changes: [hoursQuery(hours.memberId).queryKey, BOOKINGS_KEY],
  });
  return (
    <form
      noValidate
      aria-label="Hours"
      onKeyDown={submitOnModEnter}
      onSubmit={form.onSubmit((values) => {
        if (!save.isPending) save.mutate(values);
      })}
    >
      <Stack gap="md" maw="40rem">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <Select
            label="Time zone of the hours"
            searchable
            limit={100}
            allowDeselect={false}
            data={[...new Set([hours.zone, ...Intl.supportedValuesOf('timeZone')])]}
            {...form.getInputProps('zone')}
          />
          <NativeSelect
            label="No meetings on public holidays of"
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
            Exceptions for single dates
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
          label="Busy calendars"
          description="Private iCalendar addresses from Google, Outlook or Apple, one per line. Their events block times."
          placeholder="https://"
          rows={3}
          {...form.getInputProps('calendars')}
        />
        <Calendars states={hours.calendarStates} />
        <Group>
          <SubmitButton isPending={save.isPending} pendingLabel="Saving...">
            Save Hours
          </SubmitButton>
          {form.isDirty() && (
            <Button variant="default" disabled={save.isPending} onClick={guard.close}>
              Discard
            </Button>
          )}
        </Group>
      </Stack>
      <LeaveDialog guard={guard} what="these hours" />
    </form>
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
