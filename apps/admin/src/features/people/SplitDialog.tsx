import { Checkbox, Stack, Text } from '@mantine/core';
import type { Person } from '@upcurve/contracts/people';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { FormDialog, type OpenedDialog } from '../../components/FormDialog.tsx';
import { useAction } from '../../components/use-action.ts';
import { formatDayFirst } from '../../format-date.ts';
import { nameOf } from '../../lead-name.ts';
import { paths } from '../../paths.ts';
import { leadTitle } from './entry-words.ts';
import { CHANGED } from './people-queries.ts';
import { leadsInWords } from './person-words.ts';

/** Makes some leads of a person somebody else's. Mount it anew for every opening. */
export function SplitDialog({ person, ...dialog }: OpenedDialog & { person: Person }) {
  const navigate = useNavigate();
  const [leadIds, setLeadIds] = useState<string[]>([]);
  const leads = person.timeline.filter((entry) => entry.type === 'lead');
  const split = useAction({
    act: () => api.people.splitPerson({ params: { id: person.id }, body: { leadIds } }),
    done: (_, { id }) => ({
      title: 'Split Off',
      description: `${leadsInWords(leadIds.length)} moved to a person of their own.`,
      action: { label: 'Show', onClick: () => navigate(paths.person(id)) },
    }),
    failed: { title: 'Split Failed' },
    changes: CHANGED,
    onDone: dialog.onClose,
  });
  const isAll = leadIds.length === person.leadCount;

  const isReady = leadIds.length > 0 && !isAll;

  return (
    <FormDialog
      {...dialog}
      title="Split Off"
      saveLabel="Split Off"
      isDirty={false}
      isSaving={split.isPending}
      isReady={isReady}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !split.isPending) split.mutate();
      }}
    >
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
    </FormDialog>
  );
}
