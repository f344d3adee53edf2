import { Anchor, Button, Group, Popover, TextInput } from '@mantine/core';
import { IconLinkOff, IconPencil } from '@tabler/icons-react';
import { posToDOMRect } from '@tiptap/core';
import { hrefFrom } from '@upcurve/post-blocks/inline';
import { type FormEvent, useEffect, useState } from 'react';
import { useEditor, useStore } from '../editor-context.ts';
import { Bar, BarButton, useIsWriting } from './Bar.tsx';
import classes from './chrome.module.css';
import { SpotMenu } from './Spot.tsx';
import { hrefAt, setLink } from './text-formats.ts';

/** The address of the link at the caret, and a form to set it, which Ctrl+K opens. */
export function LinkDialog() {
  const { store } = useEditor();
  const state = useStore(({ editor }) => editor.state);
  const isWriting = useIsWriting();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    store.onLink = () => setOpen(true);
  }, [store]);
  const { view } = store.editor;
  const { selection } = state;
  const href = hrefAt(state);
  const set = (next: string) => {
    setOpen(false);
    setLink(next)(view.state, view.dispatch, view);
    view.focus();
    store.say(next ? 'Link set.' : 'Link removed.');
  };
  const box = () => posToDOMRect(view, selection.from, selection.to);

  if (isOpen)
    return (
      <SpotMenu box={box()} position="bottom-start" isMarked onDismiss={() => setOpen(false)}>
        <Popover.Dropdown
          role="dialog"
          aria-label="Link"
          w="min(24rem, calc(100vw - 1rem))"
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            setOpen(false);
            view.focus();
          }}
        >
          <LinkForm href={href ?? ''} onSet={set} />
        </Popover.Dropdown>
      </SpotMenu>
    );
  if (!isWriting || !selection.empty || href === undefined) return null;
  return (
    <Bar label="Link" box={box()} position="bottom-start">
      <Anchor
        className={classes.address}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        size="sm"
        px="xs"
      >
        {href}
      </Anchor>
      <BarButton label="Edit link" keys="Ctrl+K" icon={IconPencil} onClick={() => setOpen(true)} />
      <BarButton label="Remove link" icon={IconLinkOff} onClick={() => set('')} />
    </Bar>
  );
}

function LinkForm({ href: first, onSet }: { href: string; onSet: (href: string) => void }) {
  const [href, setHref] = useState(first);
  const [isWrong, setWrong] = useState(false);
  function submit(event: FormEvent) {
    event.preventDefault();
    const next = href.trim() === '' ? '' : hrefFrom(href);
    if (next === undefined) setWrong(true);
    else onSet(next);
  }
  return (
    <form onSubmit={submit} noValidate>
      <TextInput
        label="Link address"
        description="/pricing for a page of ours, or a web address, an email address or tel:"
        value={href}
        data-autofocus
        error={isWrong && 'Enter a web address or an email address, or start with /, # or tel:'}
        onChange={(event) => {
          setWrong(false);
          setHref(event.currentTarget.value);
        }}
      />
      <Group justify="flex-end" mt="sm" gap="sm">
        {first !== '' && (
          <Button variant="default" size="sm" onClick={() => onSet('')}>
            Remove link
          </Button>
        )}
        <Button type="submit" size="sm">
          Set link
        </Button>
      </Group>
    </form>
  );
}
