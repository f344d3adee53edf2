import { Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core';
import type { Person } from '@upcurve/contracts/people';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { useAction } from '../../components/use-action.ts';
import type { Dialog } from '../../components/use-dialog.ts';
import { formatDayFirst } from '../../format-date.ts';
import { nameOf } from '../../lead-name.ts';
import { paths } from '../../paths.ts';
import { leadTitle } from './entry-words.ts';
import { CHANGED } from './people-queries.ts';
import { leadsInWords } from './person-words.ts';

/** Makes some leads of a person somebody else's. */
export function SplitDialog({ dialog }: { dialog: Dialog<Person> }) {
  return (
    <Modal opened={dialog.isOpen} onClose={dialog.close} title="Split Off" returnFocus={false}>
      {dialog.subject && <SplitForm key={dialog.opening} person={dialog.subject} onClose={dialog.close} />}
    </Modal>
  );
}

function SplitForm({ person, onClose }: { person: Person; onClose: () => void }) {
  const navigate = useNavigate();
  const [leadIds, setLeadIds] = useState<string[]>([]);
  const leads = person.timeline.filter((entry) => entry.type === 'lead');
  const split = useAction({
    act: () => api.people.splitPerson({ params: { id: person.id }, body: { leadIds } }),
    done: (_, { id }) => ({
      title: 'Split Off',
      description: `${leadsInWords(leadIds.length)} now belong to a person of their own.`,
      action: { label: 'Show', onClick: () => navigate(paths.person(id)) },
    }),
    failed: { title: 'Split Failed' },
    changes: CHANGED,
    onDone: onClose,
  });
  const isAll = leadIds.length === person.leadCount;

  return (
    <Stack gap="md">
      <Checkbox.Group
        label="Which leads are somebody else's?"
        description="They stay apart, also when another lead comes with the same e-mail or phone."
        error={isAll ? 'Leave this person at least one lead.' : undefined}
        value={leadIds}
        onChange={setLeadIds}
      >
        <Stack gap="xs" mt="xs">
          {leads.map((lead) => (
            <Checkbox
              key={lead.id}
              value={lead.id}
              label={`${leadTitle(lead)}, ${formatDayFirst(lead.createdAt)}`}
              description={`${nameOf(lead)}, ${lead.email}`}
            />
          ))}
        </Stack>
      </Checkbox.Group>
      {leads.length < person.leadCount && (
        <Text size="sm" c="dimmed">
          Only leads that the timeline shows can be chosen.
        </Text>
      )}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={leadIds.length === 0 || isAll || split.isPending} onClick={() => split.mutate()}>
          {split.isPending ? 'Splitting...' : 'Split Off'}
        </Button>
      </Group>
    </Stack>
  );
}
