import { Alert, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Person } from '@upcurve/contracts/people';
import { Facts } from '@upcurve/ui/Facts/Facts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { inboxQueries } from '../../components/inbox-queries.ts';
import { QueryPanel } from '../../components/QueryPanel.tsx';
import { useAction } from '../../components/use-action.ts';
import type { Dialog } from '../../components/use-dialog.ts';
import { submitOnModEnter } from '../../form-keys.ts';
import { paths } from '../../paths.ts';
import { peopleQueries } from './people-queries.ts';
import { ERASED_WORDS, personName } from './person-words.ts';

/** Deletes all that is kept about a person, once their address has been typed. */
export function EraseDialog({ dialog }: { dialog: Dialog<Person> }) {
  return (
    <Modal opened={dialog.isOpen} onClose={dialog.close} title="Erase Person" returnFocus={false}>
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
  // Said once as much has been typed as an address is long.
  const isWrong = !isRight && typed.length >= Math.min(...person.emails.map(({ length }) => length));

  const erase = useAction({
    act: () => api.people.erasePerson({ params: { id: person.id }, body: { confirm } }),
    done: () => ({ title: 'Person Erased', description: `Nothing about ${personName(person)} is kept.` }),
    failed: { title: 'Erase Failed' },
    changes: [inboxQueries.all, ['submissions'], ['contacts'], ['quarantine']],
    async onDone() {
      onClose();
      // Not before the screen is left: it would ask for what is gone.
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
          Everything that is kept about {personName(person)} is deleted for good. Only a scrambled form of the
          addresses stays, so that nobody sends them advertising.
        </Text>
        <QueryPanel query={preview} what="count of what is kept" level={3}>
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
            This takes what came from all of {person.emails.join(', ')}. Is one of them somebody else's? A
            shared phone number is enough to look like one person: split that off first.
          </Alert>
        )}
        <Alert color="red">This cannot be undone. Export first what somebody may still ask for.</Alert>
        <TextInput
          label="The person's e-mail"
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
            {erase.isPending ? 'Erasing...' : 'Erase for good'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
