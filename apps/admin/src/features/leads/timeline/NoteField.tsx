import { Combobox, Textarea, type TextareaProps, useCombobox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { isComposing } from '@upcurve/ui/is-composing';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useUser } from '../../../auth/auth-context.ts';
import { assigneesQuery } from '../lead-queries.ts';
import { membersNamed, typedMention } from './mentions.ts';

interface NoteFieldProps extends Pick<TextareaProps, 'error' | 'readOnly' | 'maxLength'> {
  box: RefObject<HTMLTextAreaElement | null>;
  value: string;
  onChange: (text: string) => void;
}

/** Edits a note. After an @ it offers the other members: arrows choose, Enter or Tab inserts, Escape closes. */
export function NoteField({ box, value, onChange, ...rest }: NoteFieldProps) {
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
