import {
  MultiSelect,
  NativeSelect,
  NumberInput,
  SimpleGrid,
  Switch,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PLACE_KINDS } from '@upcurve/contracts/bookings/booking-words';
import {
  DAYS_AHEAD_MAX,
  type MeetingType,
  MeetingTypeInput,
  MINUTES_MAX,
  MINUTES_MIN,
} from '@upcurve/contracts/bookings/meeting-types';
import { slugOf } from '@upcurve/contracts/shared/slug';
import { api } from '../../../api.ts';
import { FormDialog, openedDialog } from '../../../kit/dialogs/FormDialog.tsx';
import type { Dialog } from '../../../kit/dialogs/use-dialog.ts';
import { choicesOf } from '../../../kit/filters/choices-of.ts';
import { useSaveForm } from '../../../kit/forms/use-save-form.ts';
import { assigneesQuery } from '../../leads/lead-queries.ts';
import { BOOKINGS_KEY, typesQuery } from '../booking-queries.ts';

const NEW: MeetingTypeInput = {
  slug: '',
  name: '',
  minutes: 30,
  bufferBefore: 0,
  bufferAfter: 15,
  noticeMinutes: 120,
  daysAhead: 60,
  maxPerDay: null,
  place: { kind: 'phone', text: '' },
  hostIds: [],
  mailText: '',
  isActive: true,
};

const LABELS: Record<string, string> = {
  name: 'Name',
  slug: 'Page address',
  minutes: 'Length',
  bufferBefore: 'Time kept free before',
  bufferAfter: 'Time kept free after',
  noticeMinutes: 'Minimum notice',
  daysAhead: 'Bookable in advance',
  maxPerDay: 'Limit per host per day',
  place: 'Place',
  hostIds: 'Hosts',
  mailText: 'Text for the visitor’s emails',
  isActive: 'Visitors can book it',
};

export function MeetingTypeDialog({ dialog }: { dialog: Dialog<MeetingType | 'new'> }) {
  const { subject, opening } = dialog;
  return subject && <TypeForm key={opening} dialog={dialog} type={subject === 'new' ? undefined : subject} />;
}

function inputOf(type: MeetingType): MeetingTypeInput {
  const { id: _, version: __, ...input } = type;
  return input;
}

function TypeForm({ dialog, type }: { dialog: Dialog<MeetingType | 'new'>; type: MeetingType | undefined }) {
  const { data: members = [] } = useQuery(assigneesQuery);
  const client = useQueryClient();
  const form = useSaveForm({
    what: 'this kind of meeting',
    schema: MeetingTypeInput,
    initial: type ? inputOf(type) : NEW,
    version: type?.version,
    save: (body, version) =>
      type && version !== undefined
        ? api.meetingTypes.saveMeetingType({
            params: { id: type.id },
            body,
            headers: { 'if-match': `"${version}"` },
          })
        : api.meetingTypes.addMeetingType({ body }),
    saved: ({ name, isActive }) => ({
      title: 'Kind Saved',
      description: isActive ? `Visitors can book “${name}”.` : `Visitors cannot book “${name}”.`,
    }),
    failed: { title: 'Meeting Type Not Saved' },
    changes: [BOOKINGS_KEY],
    onSaved: dialog.finish,
    valuesOf: inputOf,
    newest: async () =>
      (await client.fetchQuery({ ...typesQuery, staleTime: 0 })).find(({ id }) => id === type?.id),
    addLabel: 'Add as new kind',
    labelOf: (name) => LABELS[name],
  });
  const minutes = (name: 'minutes' | 'bufferBefore' | 'bufferAfter' | 'noticeMinutes', label: string) => (
    <NumberInput label={label} suffix=" min" hideControls {...form.getInputProps(name)} />
  );
  const { kind } = form.values.place;
  return (
    <FormDialog
      {...openedDialog(dialog)}
      form={form}
      title={type ? `Edit ${type.name}` : 'Add a kind of meeting'}
      saveLabel="Save Kind"
      size="lg"
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <TextInput
          label="Name"
          data-autofocus
          {...form.getInputProps('name')}
          onBlur={() => form.values.slug === '' && form.setFieldValue('slug', slugOf(form.values.name))}
        />
        <TextInput
          label="Page address"
          description={`The page is /book-consultation/${form.values.slug}.`}
          {...form.getInputProps('slug')}
        />
        {minutes('minutes', `Length (${MINUTES_MIN} to ${MINUTES_MAX})`)}
        {minutes('noticeMinutes', 'Minimum notice')}
        {minutes('bufferBefore', 'Time kept free before')}
        {minutes('bufferAfter', 'Time kept free after')}
        <NumberInput
          label={`Bookable in advance (up to ${DAYS_AHEAD_MAX})`}
          suffix=" days"
          hideControls
          {...form.getInputProps('daysAhead')}
        />
        <NumberInput
          label="Limit per host per day"
          placeholder="No limit"
          hideControls
          {...form.getInputProps('maxPerDay')}
          value={form.values.maxPerDay ?? ''}
          onChange={(value) => form.setFieldValue('maxPerDay', value === '' ? null : Number(value))}
        />
        <NativeSelect label="Place" data={choicesOf(PLACE_KINDS)} {...form.getInputProps('place.kind')} />
        {kind !== 'phone' && (
          <TextInput
            label={kind === 'video' ? 'Link to the call' : 'Address of the meeting'}
            {...form.getInputProps('place.text')}
          />
        )}
      </SimpleGrid>
      <MultiSelect
        label="Hosts"
        description="The members who take these meetings in turn. If you choose nobody, the first owner takes them."
        placeholder={form.values.hostIds.length === 0 ? 'The first owner' : undefined}
        data={members.map(({ id, name }) => ({ value: id, label: name }))}
        {...form.getInputProps('hostIds')}
      />
      <Textarea
        label="Text for the visitor’s emails"
        description="For example how to prepare. It follows the time and place when a meeting is booked or moved, and in reminders."
        rows={3}
        {...form.getInputProps('mailText')}
      />
      <Switch label="Visitors can book it" {...form.getInputProps('isActive', { type: 'checkbox' })} />
    </FormDialog>
  );
}
