import { ActionIcon, Button, Group, Modal, TextInput, Tooltip } from '@mantine/core';
import { IconBold, IconCode, IconItalic, IconLink, IconList, IconListNumbers } from '@tabler/icons-react';
import { isHref } from '@upcurve/post-blocks/inline';
import type { Command } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type ComponentType, type FormEvent, useState } from 'react';
import {
  type Active,
  hrefAt,
  setLink,
  toggleBold,
  toggleCode,
  toggleItalic,
  toggleList,
} from './commands.ts';
import classes from './RichTextEdit.module.css';

interface MarkButtonProps {
  label: string;
  icon: ComponentType<{ size: number; stroke: number }>;
  isOn: boolean;
  onPress: () => void;
}

function MarkButton({ label, icon: Icon, isOn, onPress }: MarkButtonProps) {
  return (
    <Tooltip label={label} openDelay={400}>
      <ActionIcon
        size="md"
        variant={isOn ? 'light' : 'subtle'}
        aria-label={label}
        aria-pressed={isOn}
        // Keeps the caret in the text.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onPress}
      >
        <Icon size={17} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}

/** Buttons for bold, italic, code, link and lists, above the edited text. */
export function FormatBar({ view, active }: { view: EditorView; active: Active }) {
  const [href, setHref] = useState<string | null>(null);
  const run = (command: Command) => () => {
    command(view.state, view.dispatch, view);
    view.focus();
  };
  return (
    <div className={classes.bar} role="toolbar" aria-label="Text">
      <MarkButton label="Bold" icon={IconBold} isOn={active.bold} onPress={run(toggleBold)} />
      <MarkButton label="Italic" icon={IconItalic} isOn={active.italic} onPress={run(toggleItalic)} />
      <MarkButton label="Code" icon={IconCode} isOn={active.code} onPress={run(toggleCode)} />
      <MarkButton
        label="Link"
        icon={IconLink}
        isOn={active.link}
        onPress={() => setHref(hrefAt(view.state) ?? '')}
      />
      <MarkButton
        label="Bullets"
        icon={IconList}
        isOn={active.list === 'bullets'}
        onPress={run(toggleList(false))}
      />
      <MarkButton
        label="Numbers"
        icon={IconListNumbers}
        isOn={active.list === 'numbers'}
        onPress={run(toggleList(true))}
      />
      <Modal
        opened={href !== null}
        onClose={() => {
          setHref(null);
          view.focus();
        }}
        title="Link"
        returnFocus={false}
      >
        {href !== null && (
          <LinkForm
            href={href}
            onSet={(next) => {
              setHref(null);
              run(setLink(next))();
            }}
          />
        )}
      </Modal>
    </div>
  );
}

function LinkForm({ href: first, onSet }: { href: string; onSet: (href: string) => void }) {
  const [href, setHref] = useState(first);
  const [isWrong, setWrong] = useState(false);
  function submit(event: FormEvent) {
    event.preventDefault();
    const next = href.trim();
    if (next === '' || isHref(next)) onSet(next);
    else setWrong(true);
  }
  return (
    <form onSubmit={submit} noValidate>
      <TextInput
        label="Link address"
        description="/pricing for a page of ours, or an address with https://, mailto: or tel:"
        value={href}
        data-autofocus
        error={isWrong && 'Start with /, #, https://, mailto: or tel:'}
        onChange={(event) => {
          setWrong(false);
          setHref(event.currentTarget.value);
        }}
      />
      <Group justify="flex-end" mt="md" gap="sm">
        {first !== '' && (
          <Button variant="default" onClick={() => onSet('')}>
            Remove link
          </Button>
        )}
        <Button type="submit">Set link</Button>
      </Group>
    </form>
  );
}
