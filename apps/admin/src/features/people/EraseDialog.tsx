import { Alert, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Person } from '@upcurve/contracts/leads/people';
import { Facts } from '@upcurve/ui/Facts/Facts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import type { Dialog } from '../../kit/dialogs/use-dialog.ts';
import { QueryPanel } from '../../kit/feedback/QueryPanel.tsx';
import { useAction } from '../../kit/feedback/use-action.ts';
import { submitOnModEnter } from '../../kit/forms/SubmitButton.tsx';
import { paths } from '../../paths.ts';
import { inboxQueries } from '../leads/inbox/inbox-queries.ts';
import { peopleQueries } from './people-queries.ts';
import { personName } from './person-words.ts';

/** The labels of erased data, with what is held as likely spam. Tables without a label are not listed. */
const ERASED_WORDS: Record<string, string> = {
  quizDetails: 'Submitted quizzes',
  contactDetails: 'Messages from forms',
  quizSessions: 'Saved quiz answers',
  leadActivities: 'Notes and changes',
  bookings: 'Meetings',
  mails: 'Emails',
  webhookDeliveries: 'Webhook deliveries',
};

/** Erases a person's data after their email address was typed as confirmation. */
export function EraseDialog({ dialog }: { dialog: Dialog<Person> }) {
  return (
    <Modal opened={dialog.isOpen} onClose={dialog.close} title="Erase Person">
      {dialog.subject && <EraseForm key={dialog.opening} person={dialog.subject} onClose={dialog.close} />}
    </Modal>
  );
}

function EraseForm({ person, onClose }: { person: Person; onClose: () => void }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [confirm, setConfirm] = useState('');
  const preview = useQuery(peopleQueries.erasure(person.id));
  const typed = confirm.trim().toLowerCase();
  const isRight = person.emails.some((email) => email.toLowerCase() === typed);
  // The error appears only when the input is as long as the shortest address.
  const isWrong = !isRight && typed.length >= Math.min(...person.emails.map(({ length }) => length));

  const erase = useAction({
    act: () => api.people.erasePerson({ params: { id: person.id }, body: { confirm } }),
    done: () => ({
      title: 'Person Erased',
      description: `All data about ${personName(person)} was deleted.`,
    }),
    failed: { title: 'Erase Failed' },
    changes: [inboxQueries.all, ['submissions'], ['contacts'], ['quarantine']],
    async onDone() {
      onClose();
      // Removes the queries after navigation. Earlier, the screen would refetch the erased person.
      await navigate(paths.dashboard(), { replace: true });
      client.removeQueries({ queryKey: peopleQueries.all });
    },
  });

  return (
    <form
      noValidate
      onKeyDown={submitOnModEnter}
      onSubmit={(event) => {
        event.preventDefault();
        if (isRight && preview.isSuccess && !erase.isPending) erase.mutate();
      }}
    >
      <Stack gap="md">
        <Text size="sm">
          All data about {personName(person)} will be permanently deleted. Only hashes of the addresses are
          kept, so that no marketing is sent to them.
        </Text>
        <QueryPanel query={preview} what="stored data">
          {({ erased }) => (
            <Facts
              facts={Object.entries(ERASED_WORDS).flatMap(([table, words]): [string, number][] =>
                erased[table] ? [[words, erased[table]]] : [],
              )}
            />
          )}
        </QueryPanel>
        {person.emails.length > 1 && (
          <Alert color="gold">
            This deletes the leads of all these addresses: {person.emails.join(', ')}. If one of them belongs
            to someone else, for example with a shared phone number, split those leads off first.
          </Alert>
        )}
        <Alert color="red">This cannot be undone. Export the data first if you may still need it.</Alert>
        <TextInput
          label="The person’s email address"
          description={`Type ${person.emails.join(' or ')} to confirm.`}
          type="email"
          autoComplete="off"
          value={confirm}
          onChange={(event) => setConfirm(event.currentTarget.value)}
          error={isWrong ? 'This is not an address of this person.' : undefined}
          data-autofocus
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" color="red" disabled={!isRight || !preview.isSuccess || erase.isPending}>
            {erase.isPending ? 'Erasing...' : 'Erase permanently'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
