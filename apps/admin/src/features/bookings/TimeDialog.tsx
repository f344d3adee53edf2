import { Button, Chip, Group, Modal, NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { MeetingType } from '@upcurve/contracts/bookings/meeting-types';
import { useId, useState } from 'react';
import type { Dialog } from '../../kit/dialogs/use-dialog.ts';
import { QueryPanel } from '../../kit/feedback/QueryPanel.tsx';
import { takeFocus } from '../../kit/focus/keep-focus.ts';
import { DateTimeField } from '../../kit/forms/DateTimeField.tsx';
import { SubmitButton, submitOnModEnter } from '../../kit/forms/SubmitButton.tsx';
import { currentPlace, instantAt, today, type WallTime, wallTimeOf } from '../../kit/time/zone.ts';
import { formatWeekday } from './booking-format.ts';
import { slotsQuery, typesQuery } from './booking-queries.ts';

interface ChosenTime {
  type: string;
  start: string;
}

interface TimeDialogProps<Subject> {
  dialog: Dialog<Subject>;
  titleOf: (subject: Subject) => string;
  /** The slug of the kind of meeting, if it cannot be chosen. */
  typeOf?: (subject: Subject) => string;
  saveLabel: string;
  isSaving: boolean;
  onChoose: (subject: Subject, chosen: ChosenTime) => void;
}

/** Chooses the time of a meeting: a free one, or any other time that the member enters. */
export function TimeDialog<Subject>(props: TimeDialogProps<Subject>) {
  const { dialog, titleOf, typeOf, onChoose, ...form } = props;
  const { subject, isOpen, close, opening } = dialog;
  return (
    <Modal opened={isOpen} onClose={close} title={subject ? titleOf(subject) : ''} size="lg">
      {subject && (
        <TimeForm
          key={opening}
          {...form}
          fixedType={typeOf?.(subject)}
          onChoose={(chosen) => onChoose(subject, chosen)}
        />
      )}
    </Modal>
  );
}

interface TimeFormProps {
  fixedType: string | undefined;
  saveLabel: string;
  isSaving: boolean;
  onChoose: (chosen: ChosenTime) => void;
}

function TimeForm({ fixedType, ...props }: TimeFormProps) {
  const types = useQuery(typesQuery);
  return (
    <QueryPanel
      query={types}
      what="kinds of meeting"
      empty="There is no kind of meeting yet. Add one in Settings › Meetings."
    >
      {(all) => (
        <TimeFields
          types={all.filter(({ isActive, slug }) => isActive || slug === fixedType)}
          fixedType={fixedType}
          {...props}
        />
      )}
    </QueryPanel>
  );
}

const NO_TIME: WallTime = { day: '', time: '' };

function TimeFields({
  types,
  fixedType,
  saveLabel,
  isSaving,
  onChoose,
}: TimeFormProps & { types: MeetingType[] }) {
  const hint = useId();
  const [type, setType] = useState(fixedType ?? types[0]?.slug ?? '');
  const [day, setDay] = useState('');
  const [start, setStart] = useState('');
  const [own, setOwn] = useState<WallTime | null>(null);
  const [problem, setProblem] = useState('');
  const slots = useQuery(slotsQuery(type, today()));
  return (
    <form
      noValidate
      onKeyDown={submitOnModEnter}
      onSubmit={(event) => {
        event.preventDefault();
        if (own && !(own.day && own.time)) return setProblem('Enter a day and a time.');
        if (!own && !start) return setProblem('Choose a time.');
        onChoose({ type, start: own ? instantAt(own) : start });
      }}
    >
      <Stack gap="md">
        {!fixedType && types.length > 1 && (
          <NativeSelect
            label="Kind of meeting"
            value={type}
            data={types.map(({ slug, name }) => ({ value: slug, label: name }))}
            onChange={(event) => {
              setType(event.currentTarget.value);
              setStart('');
            }}
          />
        )}
        {own ? (
          <DateTimeField label="Day" value={own} minDate={today()} describedBy={hint} onChange={setOwn} />
        ) : (
          <QueryPanel query={slots} what="free times">
            {({ slots: free }) => {
              const days = [...new Set(free.map((slot) => wallTimeOf(slot.start).day))];
              const shown = days.includes(day) ? day : (days[0] ?? '');
              if (days.length === 0)
                return (
                  <Text size="sm">There is no free time in the next four weeks. Enter another time.</Text>
                );
              return (
                <Stack gap="sm">
                  <NativeSelect
                    label="Day"
                    // The free times arrive after the dialog has opened.
                    ref={takeFocus}
                    value={shown}
                    data={days.map((value) => ({ value, label: formatWeekday(value) }))}
                    onChange={(event) => setDay(event.currentTarget.value)}
                  />
                  <Chip.Group value={start} onChange={setStart}>
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
        <Group justify="space-between">
          <Button variant="subtle" size="sm" onClick={() => setOwn(own ? null : NO_TIME)}>
            {own ? 'Show free times' : 'Enter another time'}
          </Button>
          <SubmitButton isPending={isSaving} pendingLabel="Saving...">
            {saveLabel}
          </SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}
