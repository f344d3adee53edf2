import { Button, Kbd, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '../../../auth/auth-context.ts';
import { useLeadActions } from '../change/lead-actions.ts';
import { leadName } from '../lead-name.ts';
import { assigneesQuery } from '../lead-queries.ts';
import { assigneeChoices } from './assignees.ts';

/** Assigns a lead by keyboard: a number picks a member, letters narrow the list, and Enter picks the first. */
export function AssignDialog() {
  const { assigning, assign } = useLeadActions();
  const { subject, isOpen, close, opening } = assigning;
  return (
    <Modal opened={isOpen} onClose={close} title={subject ? `Assign ${leadName(subject)}` : ''} size="sm">
      {subject && (
        <MemberPicker
          key={opening}
          assigneeId={subject.assigneeId}
          onPick={(id) => {
            close();
            assign(subject, id);
          }}
        />
      )}
    </Modal>
  );
}

interface MemberPickerProps {
  assigneeId: string | null;
  onPick: (id: string | null) => void;
}

function MemberPicker({ assigneeId, onPick }: MemberPickerProps) {
  const { id: own } = useUser();
  const [typed, setTyped] = useState('');
  const { data, isPending, isError } = useQuery(assigneesQuery);
  if (isPending) return <Text size="sm">Loading…</Text>;
  if (isError) return <Text size="sm">Your colleagues could not be loaded. Close this and try again.</Text>;
  const everybody = assigneeChoices(data, own);
  const wanted = typed.trim().toLowerCase();
  const shown = everybody.filter(({ name }) => name.toLowerCase().includes(wanted));
  const [first] = shown;
  return (
    <Stack gap="xs">
      <TextInput
        label="Name or number"
        data-autofocus
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          const text = event.currentTarget.value;
          const numbered = /^[1-9]$/.test(text) ? everybody[Number(text) - 1] : undefined;
          if (numbered) onPick(numbered.id);
          else setTyped(text);
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter' && first && wanted) onPick(first.id);
        }}
      />
      {shown.map(({ id, name }) => {
        const number = everybody.findIndex((each) => each.id === id) + 1;
        return (
          <Button
            key={id ?? ''}
            variant={id === first?.id && wanted ? 'light' : 'default'}
            justify="space-between"
            aria-current={id === assigneeId || undefined}
            rightSection={number < 10 && <Kbd size="xs">{number}</Kbd>}
            onClick={() => onPick(id)}
          >
            {name}
          </Button>
        );
      })}
      {shown.length === 0 && <Text size="sm">No colleague has this name.</Text>}
    </Stack>
  );
}
