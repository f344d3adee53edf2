import {
  Button,
  Group,
  MultiSelect,
  NativeSelect,
  NumberInput,
  Paper,
  SimpleGrid,
  Switch,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { PLACE_KINDS } from '@upcurve/contracts/bookings/booking-words';
import {
  DAYS_AHEAD_MAX,
  type MeetingType,
  MeetingTypeInput,
  MINUTES_MAX,
  MINUTES_MIN,
} from '@upcurve/contracts/bookings/meeting-types';
import { useRef } from 'react';
import { api } from '../../../api.ts';
import { ConfirmAction } from '../../../kit/dialogs/ConfirmAction.tsx';
import { FormDialog } from '../../../kit/dialogs/FormDialog.tsx';
import { type Dialog, useDialog } from '../../../kit/dialogs/use-dialog.ts';
import { QueryPanel } from '../../../kit/feedback/QueryPanel.tsx';
import { useAction } from '../../../kit/feedback/use-action.ts';
import { choicesOf } from '../../../kit/filters/choices-of.ts';
import { formErrors } from '../../../kit/forms/contract-form.ts';
import { opensRow } from '../../../kit/list/row-opener.ts';
import { RowList } from '../../../kit/table/RowList.tsx';
import { assigneesQuery } from '../../leads/lead-queries.ts';
import { BOOKINGS, typesQuery } from '../booking-queries.ts';

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
  isActive: true,
};

/** Lists the kinds of meeting, to add, change and delete them. */
export function MeetingTypes() {
  const title = useRef<HTMLHeadingElement>(null);
  const query = useQuery(typesQuery);
  const editing = useDialog<MeetingType | 'new'>(title);
  const removal = useDialog<MeetingType>(title);
  return (
    <Paper component="section" p="lg" aria-labelledby="meeting-types">
      <Group justify="space-between" mb="md">
        <Title order={2} id="meeting-types" ref={title} tabIndex={-1}>
          Kinds of meeting
        </Title>
        <Button size="xs" variant="default" onClick={(event) => editing.open('new', event.currentTarget)}>
          Add a Kind
        </Button>
      </Group>
      <QueryPanel
        query={query}
        what="kinds of meeting"
        empty={<Text>Visitors cannot book anything yet.</Text>}
      >
        {(types) => (
          <RowList
            label="Kinds of meeting"
            rows={types}
            nameOf={({ name }) => name}
            actions={(type) => (
              <>
                <Button
                  size="xs"
                  variant="default"
                  aria-label={`Edit ${type.name}`}
                  onClick={(event) => editing.open(type, event.currentTarget)}
                  {...opensRow}
                >
                  Edit
                </Button>
                <Button
                  size="xs"
                  variant="subtle"
                  color="red"
                  aria-label={`Delete ${type.name}`}
                  onClick={(event) => removal.open(type, event.currentTarget)}
                >
                  Delete
                </Button>
              </>
            )}
          >
            {({ name, slug, minutes, place, isActive, id }) => (
              <>
                <Text fw={600}>
                  {name}
                  {!isActive && ' (switched off)'}
                </Text>
                <Text size="sm" c="dimmed">
                  {minutes} min · {PLACE_KINDS[place.kind].toLowerCase()} · /book-consultation
                  {id === types.find((type) => type.isActive)?.id ? '' : `/${slug}`}
                </Text>
              </>
            )}
          </RowList>
        )}
      </QueryPanel>
      <TypeDialog dialog={editing} />
      <ConfirmAction
        title="Delete Kind of Meeting"
        question="Visitors can no longer book it. This cannot be undone."
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        dialog={removal}
        facts={({ name, slug }) => [
          ['Name', name],
          ['Address', `/book-consultation/${slug}`],
        ]}
        act={({ id }) => api.meetingTypes.deleteMeetingType({ params: { id } })}
        done={({ name }) => ({ title: 'Kind Deleted', description: `${name} can no longer be booked.` })}
        failed={{ title: 'Kind Not Deleted' }}
        changes={[BOOKINGS]}
      />
    </Paper>
  );
}

function TypeDialog({ dialog }: { dialog: Dialog<MeetingType | 'new'> }) {
  const { subject, opening } = dialog;
  return subject && <TypeForm key={opening} dialog={dialog} type={subject === 'new' ? undefined : subject} />;
}

function inputOf(type: MeetingType): MeetingTypeInput {
  const { id: _, version: __, ...input } = type;
  return input;
}

const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

function TypeForm({ dialog, type }: { dialog: Dialog<MeetingType | 'new'>; type: MeetingType | undefined }) {
  const { data: members = [] } = useQuery(assigneesQuery);
  const form = useForm<MeetingTypeInput>({
    mode: 'controlled',
    initialValues: type ? inputOf(type) : NEW,
    validate: schemaResolver(MeetingTypeInput, { sync: true }),
  });
  const save = useAction({
    act: (body: MeetingTypeInput) =>
      type
        ? api.meetingTypes.saveMeetingType({
            params: { id: type.id },
            body,
            headers: { 'if-match': `"${type.version}"` },
          })
        : api.meetingTypes.addMeetingType({ body }),
    done: (_, { name }) => ({ title: 'Kind Saved', description: `Visitors can book “${name}”.` }),
    failed: (error) => {
      form.setErrors(formErrors(error));
      return { title: 'Kind Not Saved' };
    },
    changes: [BOOKINGS],
    onDone: dialog.finish,
  });
  const minutes = (name: 'minutes' | 'bufferBefore' | 'bufferAfter' | 'noticeMinutes', label: string) => (
    <NumberInput
      label={label}
      suffix=" min"
      allowDecimal={false}
      allowNegative={false}
      hideControls
      {...form.getInputProps(name)}
    />
  );
  const { kind } = form.values.place;
  return (
    <FormDialog
      title={type ? `Edit ${type.name}` : 'Add a kind of meeting'}
      saveLabel="Save Kind"
      opened={dialog.isOpen}
      onClose={dialog.close}
      onExited={() => {}}
      size="lg"
      isDirty={form.isDirty()}
      isSaving={save.isPending}
      onSubmit={form.onSubmit((values) => save.mutate(values))}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <TextInput
          label="Name"
          data-autofocus
          {...form.getInputProps('name')}
          onBlur={() => form.values.slug === '' && form.setFieldValue('slug', slugOf(form.values.name))}
        />
        <TextInput label="Address" leftSection="/" {...form.getInputProps('slug')} />
        {minutes('minutes', `Length (${MINUTES_MIN} to ${MINUTES_MAX})`)}
        {minutes('noticeMinutes', 'Book at the latest before')}
        {minutes('bufferBefore', 'Time kept free before')}
        {minutes('bufferAfter', 'Time kept free after')}
        <NumberInput
          label={`Book at the earliest before (up to ${DAYS_AHEAD_MAX})`}
          suffix=" days"
          allowDecimal={false}
          hideControls
          {...form.getInputProps('daysAhead')}
        />
        <NumberInput
          label="At most per host and day"
          placeholder="No limit"
          allowDecimal={false}
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
        description="With several hosts, meetings go round among those who are free. Without any, the first owner takes them."
        placeholder={form.values.hostIds.length === 0 ? 'The first owner' : undefined}
        data={members.map(({ id, name }) => ({ value: id, label: name }))}
        {...form.getInputProps('hostIds')}
      />
      <Switch label="Visitors can book it" {...form.getInputProps('isActive', { type: 'checkbox' })} />
    </FormDialog>
  );
}
