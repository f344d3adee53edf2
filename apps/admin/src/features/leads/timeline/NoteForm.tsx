import { Alert, Group, Text, Textarea } from '@mantine/core';
import { useSessionStorage, useWindowEvent } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { NOTE_MAX, NoteInput } from '@upcurve/contracts/leads/leads';
import type { LeadRef } from '@upcurve/contracts/leads/people';
import { isComposing } from '@upcurve/ui/is-composing';
import { useRef, useState } from 'react';
import { api } from '../../../api.ts';
import { useUser } from '../../../auth/auth-context.ts';
import { errorMessage } from '../../../error-message.ts';
import { isScreenKey } from '../../../kit/focus/screen-keys.ts';
import { SubmitButton, submitOnModEnter } from '../../../kit/forms/SubmitButton.tsx';
import { refetchTimelines } from '../lead-queries.ts';

/** Stores this member's unsent note about a lead until it is sent or the tab is closed. */
function useNoteDraft(leadId: string) {
  const { id } = useUser();
  return useSessionStorage({
    key: `note-draft ${id} ${leadId}`,
    defaultValue: '',
    getInitialValueInEffect: false,
  });
}

/** Adds a note to a lead. The text survives failures and visits to other screens. */
export function NoteForm({ kind, id }: LeadRef) {
  const [draft, setDraft, forget] = useNoteDraft(id);
  const [problem, setProblem] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  const client = useQueryClient();
  useWindowEvent('keydown', (event) => {
    if (event.key !== 'n' || !isScreenKey(event)) return;
    event.preventDefault();
    box.current?.focus();
  });
  /** Returns from the box to the lead, whose keys then work again. */
  function leave() {
    if (document.activeElement !== box.current) return;
    document.querySelector('h1')?.focus({ preventScroll: true });
  }
  const send = useMutation({
    mutationFn: (text: string) => api.leads.addNote({ params: { kind, id }, body: { text } }),
    onSuccess: () => {
      forget();
      leave();
      return refetchTimelines(client, kind, id);
    },
  });
  return (
    <form
      data-no-toasts
      noValidate
      onKeyDown={(event) => {
        submitOnModEnter(event);
        if (event.key === 'Escape' && !isComposing(event)) leave();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        const [wrong] = NoteInput.safeParse({ text: draft }).error?.issues ?? [];
        setProblem(wrong?.message ?? '');
        if (wrong) box.current?.focus();
        else if (!send.isPending) send.mutate(draft);
      }}
    >
      {send.isError && (
        <Alert color="red" role="alert" mb="xs">
          The note was not saved. {errorMessage(send.error, 'Please try again.')}
        </Alert>
      )}
      <Textarea
        ref={box}
        label="Note"
        placeholder="Summary of the call and the next step"
        rows={3}
        resize="vertical"
        maxLength={NOTE_MAX}
        error={problem}
        value={draft}
        readOnly={send.isPending}
        onChange={(event) => {
          setProblem('');
          setDraft(event.currentTarget.value);
        }}
      />
      <Group justify="space-between" mt="xs">
        <Text size="xs" c="dimmed">
          Seen by staff only
        </Text>
        <SubmitButton isPending={send.isPending} pendingLabel="Saving...">
          Add note
        </SubmitButton>
      </Group>
    </form>
  );
}
