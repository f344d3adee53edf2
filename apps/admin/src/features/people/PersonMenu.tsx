import { Checkbox, Stack, Text } from '@mantine/core';
import { IconDownload, IconTrash, IconUsersGroup, IconUsersMinus } from '@tabler/icons-react';
import { addressOf } from '@upcurve/api-client/request';
import type { Person } from '@upcurve/contracts/leads/people';
import { allEndpoints } from '@upcurve/contracts/shared/all-endpoints';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { useAuth } from '../../auth/auth-context.ts';
import { FormDialog, type OpenedDialog, openedDialog } from '../../kit/dialogs/FormDialog.tsx';
import { useDialog } from '../../kit/dialogs/use-dialog.ts';
import { useSaveForm } from '../../kit/forms/use-save-form.ts';
import { formatCount } from '../../kit/list/format-count.ts';
import { RowMenu } from '../../kit/table/RowMenu.tsx';
import { formatDateTime } from '../../kit/time/format-date.ts';
import { paths } from '../../paths.ts';
import { leadName } from '../leads/lead-name.ts';
import { EraseDialog } from './EraseDialog.tsx';
import { MergePeopleDialog } from './MergePeopleDialog.tsx';
import { REFETCH_AFTER_MERGE } from './people-queries.ts';
import { leadTitle, personName } from './person-words.ts';

export function PersonMenu({ person }: { person: Person }) {
  const { can } = useAuth();
  const merge = useDialog<Person>();
  const split = useDialog<Person>();
  const erase = useDialog<Person>();
  const { id } = person;
  return (
    <>
      <RowMenu
        name={personName(person)}
        items={[
          can('leads:status') && {
            label: 'Merge With…',
            Icon: IconUsersGroup,
            onClick: () => merge.open(person),
          },
          can('leads:status') &&
            person.leadCount > 1 && {
              label: 'Split Off…',
              Icon: IconUsersMinus,
              onClick: () => split.open(person),
            },
          can('leads:export') && {
            label: 'Export',
            Icon: IconDownload,
            onClick: () => location.assign(addressOf(allEndpoints.people.exportPerson, { params: { id } })),
          },
          can('people:erase') && {
            label: 'Erase…',
            Icon: IconTrash,
            isDestructive: true,
            onClick: () => erase.open(person),
          },
        ]}
      />
      {merge.subject && (
        <MergePeopleDialog key={`merge ${merge.opening}`} person={merge.subject} {...openedDialog(merge)} />
      )}
      {split.subject && (
        <SplitDialog key={`split ${split.opening}`} person={split.subject} {...openedDialog(split)} />
      )}
      <EraseDialog dialog={erase} />
    </>
  );
}

/** Moves some leads of a person to a new person. Must be remounted each time it opens. */
function SplitDialog({ person, ...dialog }: OpenedDialog & { person: Person }) {
  const navigate = useNavigate();
  const form = useSaveForm({
    initial: { leadIds: [] as string[] },
    save: (body) => api.people.splitPerson({ params: { id: person.id }, body }),
    saved: ({ id }, { leadIds }) => ({
      title: 'Split Off',
      description: `${formatCount(leadIds.length, 'lead')} moved to a new person.`,
      action: { label: 'Show', onClick: () => navigate(paths.person(id)) },
    }),
    failed: { title: 'Split Failed' },
    changes: REFETCH_AFTER_MERGE,
    onSaved: dialog.onClose,
  });
  const leads = person.timeline.filter((entry) => entry.type === 'lead');
  const { leadIds } = form.values;
  const isAll = leadIds.length === person.leadCount;
  return (
    <FormDialog
      {...dialog}
      form={form}
      title="Split Off"
      saveLabel="Split Off"
      isReady={leadIds.length > 0 && !isAll}
    >
      <Checkbox.Group
        label="Which leads belong to someone else?"
        description="They stay separate, even if another lead has the same email address."
        {...form.getInputProps('leadIds')}
        error={isAll ? 'Leave at least one lead with this person.' : form.errors.leadIds}
      >
        <Stack gap="xs" mt="xs">
          {leads.map((lead) => (
            <Checkbox
              key={lead.id}
              value={lead.id}
              label={`${leadTitle(lead)}, ${formatDateTime(lead.createdAt)}`}
              description={`${leadName(lead)}, ${lead.email}`}
            />
          ))}
        </Stack>
      </Checkbox.Group>
      {leads.length < person.leadCount && (
        <Text size="sm" c="dimmed">
          You can only choose leads that the timeline shows.
        </Text>
      )}
    </FormDialog>
  );
}
