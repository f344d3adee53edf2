import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PLACE_KINDS } from '@upcurve/contracts/bookings/booking-words';
import type { MeetingType } from '@upcurve/contracts/bookings/meeting-types';
import { api } from '../../../api.ts';
import { ConfirmAction } from '../../../kit/dialogs/ConfirmAction.tsx';
import { useDialog } from '../../../kit/dialogs/use-dialog.ts';
import { QueryPanel } from '../../../kit/feedback/QueryPanel.tsx';
import { rowOpenerProps } from '../../../kit/list/row-opener.ts';
import { Section } from '../../../kit/screen/Section.tsx';
import { RowList } from '../../../kit/table/RowList.tsx';
import { BOOKINGS_KEY, typesQuery } from '../booking-queries.ts';
import { MeetingTypeDialog } from './MeetingTypeDialog.tsx';

export function MeetingTypes() {
  const query = useQuery(typesQuery);
  const editing = useDialog<MeetingType | 'new'>();
  const removal = useDialog<MeetingType>();
  return (
    <Section
      title="Kinds of meeting"
      actions={
        <Button size="xs" variant="default" onClick={() => editing.open('new')}>
          Add a Kind
        </Button>
      }
    >
      <QueryPanel query={query} what="kinds of meeting" empty="Visitors cannot book anything yet.">
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
                  onClick={() => editing.open(type)}
                  {...rowOpenerProps}
                >
                  Edit
                </Button>
                <Button
                  size="xs"
                  variant="subtle"
                  color="red"
                  aria-label={`Delete ${type.name}`}
                  onClick={() => removal.open(type)}
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
      <MeetingTypeDialog dialog={editing} />
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
        failed={{ title: 'Meeting Type Not Deleted' }}
        changes={[BOOKINGS_KEY]}
      />
    </Section>
  );
}
