import { Radio, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { LeadRef } from '@upcurve/contracts/leads/people';
import { SEARCH_MAX } from '@upcurve/contracts/shared/search-max';
import { SearchInput } from '@upcurve/ui/SearchInput/SearchInput';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useUser } from '../../auth/auth-context.ts';
import type { Dialog } from '../../kit/dialogs/use-dialog.ts';
import { QueryPanel } from '../../kit/feedback/QueryPanel.tsx';
import { formatDateTime } from '../../kit/time/format-date.ts';
import type { WallTime } from '../../kit/time/zone.ts';
import { leadName } from '../leads/lead-name.ts';
import { MAIL_OFF } from './booking-queries.ts';
import { TimeDialog } from './TimeDialog.tsx';

/** What is known of a meeting before the dialog opens: its lead, or its host and time. */
export interface Wanted {
  lead?: LeadRef;
  hostId?: string;
  at?: WallTime;
}

/** Books a meeting for a lead. Without one, the member finds it first. */
export function BookDialog({ dialog }: { dialog: Dialog<Wanted> }) {
  return dialog.subject && <BookForm key={dialog.opening} dialog={dialog} known={dialog.subject.lead} />;
}

function BookForm({ dialog, known }: { dialog: Dialog<Wanted>; known: LeadRef | undefined }) {
  const { isMailOff } = useUser();
  const [chosen, setChosen] = useState<LeadRef>();
  const lead = known ?? chosen;
  return (
    <TimeDialog
      dialog={dialog}
      titleOf={() => 'Book a meeting'}
      timeOf={({ at }) => at}
      saveLabel="Book Meeting"
      isReady={lead !== undefined}
      // The dialog is ready only if there is a lead.
      save={({ hostId }, time) => api.bookings.addBooking({ body: { ...time, hostId, lead: lead! } })}
      saved={({ start, hostName }) => ({
        title: 'Meeting Booked',
        description: `${formatDateTime(start)} with ${hostName}. ${isMailOff ? MAIL_OFF : 'The lead gets an email with an invitation.'}`,
      })}
      failed={{ title: 'Meeting Not Booked' }}
      // It also changes the lead's assignee and history.
      changes={[[]]}
    >
      {!known && <LeadSearch chosen={chosen} onChoose={setChosen} />}
    </TimeDialog>
  );
}

const FOUND = 5;

interface LeadSearchProps {
  chosen: LeadRef | undefined;
  onChoose: (lead: LeadRef | undefined) => void;
}

/** Finds the lead of a person. */
function LeadSearch({ chosen, onChoose }: LeadSearchProps) {
  const [search, setSearch] = useState('');
  const query = useQuery({
    queryKey: ['people', 'list', 'to-book', search],
    queryFn: async ({ signal }) =>
      (await api.people.listPeople({ query: { search, limit: FOUND } }, { signal })).items,
    enabled: search !== '',
  });
  return (
    <>
      <SearchInput
        label="Find the lead"
        placeholder="Whose meeting? Name or email"
        data-autofocus
        value={search}
        maxLength={SEARCH_MAX}
        onSearch={(text) => {
          setSearch(text);
          onChoose(undefined);
        }}
        onEnter={(event) => {
          const [first] = query.data ?? [];
          if (chosen || !first) return;
          event.preventDefault();
          onChoose({ kind: first.kind, id: first.id });
        }}
      />
      {search !== '' && (
        <QueryPanel query={query} what="leads" empty="Nobody matches.">
          {(people) => (
            <Radio.Group
              aria-label="Lead"
              value={chosen?.id ?? null}
              onChange={(chosenId) => {
                const { kind, id } = people.find((person) => person.id === chosenId)!;
                onChoose({ kind, id });
              }}
            >
              <Stack gap="xs">
                {people.map((person) => (
                  <Radio
                    key={person.id}
                    value={person.id}
                    label={leadName(person)}
                    description={person.email}
                  />
                ))}
              </Stack>
            </Radio.Group>
          )}
        </QueryPanel>
      )}
    </>
  );
}
