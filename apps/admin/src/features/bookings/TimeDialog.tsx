import { Button, Chip, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import type { Booking } from '@upcurve/contracts/bookings/bookings';
import type { ToastInput } from '@upcurve/ui/toast-store';
import { type ReactNode, useId } from 'react';
import { FormDialog, openedDialog } from '../../kit/dialogs/FormDialog.tsx';
import type { Dialog } from '../../kit/dialogs/use-dialog.ts';
import { QueryPanel } from '../../kit/feedback/QueryPanel.tsx';
import type { Failure } from '../../kit/feedback/use-action.ts';
import { takeFocus } from '../../kit/focus/keep-focus.ts';
import { DateTimeField } from '../../kit/forms/DateTimeField.tsx';
import { useSaveForm } from '../../kit/forms/use-save-form.ts';
import { currentPlace, instantAt, today, type WallTime, wallTimeOf } from '../../kit/time/zone.ts';
import { formatWeekday } from './booking-format.ts';
import { slotsQuery, typesQuery } from './booking-queries.ts';

interface TimeDialogProps<Subject> {
  dialog: Dialog<Subject>;
  titleOf: (subject: Subject) => string;
  /** The slug of the kind of meeting, if it cannot be chosen. */
  typeOf?: (subject: Subject) => string;
  /** A time that is entered from the start. */
  timeOf?: (subject: Subject) => WallTime | undefined;
  saveLabel: string;
  save: (subject: Subject, chosen: { type: string; start: string }) => Promise<Booking>;
  saved: (booking: Booking) => ToastInput;
  failed: Failure;
  changes: readonly QueryKey[];
  /** Whether everything but the time is chosen. Default true. */
  isReady?: boolean;
  /** Above the time. */
  children?: ReactNode;
}

/** Chooses the time of a meeting: a free one, or any other time that the member enters. */
export function TimeDialog<Subject>(props: TimeDialogProps<Subject>) {
  const { subject, opening } = props.dialog;
  return subject !== null && <TimeForm key={opening} {...props} subject={subject} />;
}

const NO_TIME: WallTime = { day: '', time: '' };

function TimeForm<Subject>(props: TimeDialogProps<Subject> & { subject: Subject }) {
  const {
    dialog,
    subject,
    titleOf,
    typeOf,
    timeOf,
    saveLabel,
    save,
    isReady = true,
    children,
    ...outcome
  } = props;
  const hint = useId();
  const fixedType = typeOf?.(subject);
  const types = useQuery(typesQuery);
  const choices = types.data?.filter(({ isActive, slug }) => isActive || slug === fixedType) ?? [];
  const first = choices[0]?.slug ?? '';
  const form = useSaveForm({
    ...outcome,
    initial: { type: fixedType, day: '', start: '', own: timeOf?.(subject) ?? null },
    validate: {
      own: (own) => own && !(own.day && own.time) && 'Enter a day and a time.',
      start: (start, { own }) => !own && !start && 'Choose a time.',
    },
    save: ({ type = first, start, own }) => save(subject, { type, start: own ? instantAt(own) : start }),
    onSaved: dialog.finish,
  });
  const { type = first, own, start, day } = form.values;
  const slots = useQuery({ ...slotsQuery(type, today()), enabled: type !== '' && !own });
  const problem = own ? form.errors.own : form.errors.start;
  return (
    <FormDialog
      {...openedDialog(dialog)}
      form={form}
      title={titleOf(subject)}
      size="lg"
      saveLabel={saveLabel}
      isReady={isReady && type !== ''}
      actions={
        <Button
          variant="subtle"
          size="sm"
          mr="auto"
          onClick={() => form.setValues({ own: own ? null : NO_TIME })}
        >
          {own ? 'Show free times' : 'Enter another time'}
        </Button>
      }
    >
      {children}
      <QueryPanel
        query={types}
        what="kinds of meeting"
        empty="There is no kind of meeting yet. Add one in Calendar › Hours."
      >
        {() =>
          !fixedType &&
          choices.length > 1 && (
            <NativeSelect
              label="Kind of meeting"
              value={type}
              data={choices.map(({ slug, name }) => ({ value: slug, label: name }))}
              onChange={({ currentTarget }) => form.setValues({ type: currentTarget.value, start: '' })}
            />
          )
        }
      </QueryPanel>
      {own ? (
        <DateTimeField
          label="Day"
          value={own}
          minDate={today()}
          describedBy={hint}
          onChange={(value) => form.setFieldValue('own', value)}
        />
      ) : (
        <QueryPanel query={slots} what="free times">
          {({ slots: free }) => {
            const days = [...new Set(free.map((slot) => wallTimeOf(slot.start).day))];
            const shown = days.includes(day) ? day : (days[0] ?? '');
            if (days.length === 0)
              return <Text size="sm">There is no free time in the next four weeks. Enter another time.</Text>;
            return (
              <Stack gap="sm">
                <NativeSelect
                  label="Day"
                  data-autofocus
                  // The free times may arrive after the dialog has set its focus.
                  ref={takeFocus}
                  value={shown}
                  data={days.map((value) => ({ value, label: formatWeekday(value) }))}
                  onChange={({ currentTarget }) => form.setFieldValue('day', currentTarget.value)}
                />
                <Chip.Group value={start} onChange={(value) => form.setFieldValue('start', value)}>
                  <Group gap="xs" role="radiogroup" aria-label={`Free times in ${currentPlace()}`}>
                    {free
                      .filter((slot) => wallTimeOf(slot.start).day === shown)
                      .map((slot) => (
                        <Chip key={slot.start} value={slot.start} radius="sm">
                          {wallTimeOf(slot.start).time}
                        </Chip>
                      ))}
                  </Group>
                </Chip.Group>
              </Stack>
            );
          }}
        </QueryPanel>
      )}
      <Text size="sm" c="dimmed" id={hint}>
        {own
          ? 'Any time at which the host has no other meeting, also outside the hours.'
          : `Times in ${currentPlace()}.`}
      </Text>
      {problem && (
        <Text size="sm" c="red" role="alert">
          {problem}
        </Text>
      )}
    </FormDialog>
  );
}
