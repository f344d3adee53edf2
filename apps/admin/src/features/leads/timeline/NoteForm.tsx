import { Alert, Combobox, Group, Text, Textarea, type TextareaProps, useCombobox } from '@mantine/core';
import { useSessionStorage, useWindowEvent } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { NOTE_MAX, NoteInput } from '@upcurve/contracts/leads/leads';
import type { LeadRef } from '@upcurve/contracts/leads/people';
import { isComposing } from '@upcurve/ui/is-composing';
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { api } from '../../../api.ts';
import { useUser } from '../../../auth/auth-context.ts';
import { errorMessage } from '../../../error-message.ts';
import { isScreenKey } from '../../../kit/focus/screen-keys.ts';
import { SubmitButton, submitOnModEnter } from '../../../kit/forms/SubmitButton.tsx';
import { assigneesQuery, refetchTimelines } from '../lead-queries.ts';
import { membersNamed, mentionedIn, typedMention } from './mentions.ts';

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
    async mutationFn(text: string) {
      const members = text.includes('@') ? await client.fetchQuery(assigneesQuery) : [];
      const mentions = mentionedIn(text, members);
      return api.leads.addNote({
        params: { kind, id },
        body: { text, ...(mentions.length > 0 && { mentions }) },
      });
    },
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
      <NoteField
        box={box}
        maxLength={NOTE_MAX}
        error={problem}
        value={draft}
        readOnly={send.isPending}
        onChange={(text) => {
          setProblem('');
          setDraft(text);
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

interface NoteFieldProps extends Pick<TextareaProps, 'error' | 'readOnly' | 'maxLength'> {
  box: RefObject<HTMLTextAreaElement | null>;
  value: string;
  onChange: (text: string) => void;
}

/** Edits a note. After an @ it offers the other members: arrows choose, Enter or Tab inserts, Escape closes. */
function NoteField({ box, value, onChange, ...rest }: NoteFieldProps) {
  const { id: own } = useUser();
  const list = useId();
  const [caret, setCaret] = useState<number>();
  const [closedAt, setClosedAt] = useState<number>();
  const [chosen, setChosen] = useState(0);
  const mention = caret === undefined ? undefined : typedMention(value, caret);
  const { data } = useQuery({ ...assigneesQuery, enabled: mention !== undefined });
  const others = data?.filter(({ id }) => id !== own) ?? [];
  const found = mention && mention.at !== closedAt ? membersNamed(others, mention.typed) : [];
  const isOpen = found.length > 0;
  const active = Math.min(chosen, found.length - 1);
  const combobox = useCombobox({ opened: isOpen, onDropdownClose: () => setClosedAt(mention?.at) });

  function insert(id: string) {
    const member = found.find((each) => each.id === id);
    const { current: field } = box;
    if (!member || !mention || !field) return;
    const after = mention.at + member.name.length + 2;
    // At once, because the next key may be pressed before React's own update.
    flushSync(() => {
      onChange(`${value.slice(0, mention.at)}@${member.name} ${value.slice(caret).replace(/^ /, '')}`);
      setCaret(undefined);
    });
    field.setSelectionRange(after, after);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isOpen || isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step) setChosen((active + step + found.length) % found.length);
    else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey)
      insert(found[active]?.id ?? '');
    else if (event.key === 'Escape') setClosedAt(mention?.at);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const follow = ({ currentTarget }: { currentTarget: HTMLTextAreaElement }) => {
    setCaret(currentTarget.selectionStart);
  };
  return (
    <Combobox store={combobox} onOptionSubmit={insert} position="bottom-start" width="16rem">
      <Combobox.DropdownTarget>
        <Textarea
          {...rest}
          ref={box}
          label="Note"
          placeholder="Summary of the call and the next step. Type @ to ask a colleague"
          rows={3}
          resize="vertical"
          value={value}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-controls={isOpen ? list : undefined}
          aria-activedescendant={isOpen ? `${list}-${found[active]?.id}` : undefined}
          onChange={(event) => {
            setChosen(0);
            follow(event);
            onChange(event.currentTarget.value);
          }}
          onSelect={follow}
          onKeyDown={onKeyDown}
          onBlur={() => setCaret(undefined)}
        />
      </Combobox.DropdownTarget>
      {isOpen && (
        <Combobox.Dropdown>
          <Combobox.Options id={list} aria-label="Colleagues" mah="12rem" style={{ overflowY: 'auto' }}>
            {found.map(({ id, name }, i) => (
              <Combobox.Option
                key={id}
                id={`${list}-${id}`}
                value={id}
                selected={i === active}
                aria-selected={i === active}
              >
                {name}
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      )}
    </Combobox>
  );
}
