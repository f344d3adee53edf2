import { Modal, TextInput } from '@mantine/core';
import { BLOCK_GROUPS, type BlockGroup } from '@upcurve/post-blocks/fields/field';
import { isComposing } from '@upcurve/ui/is-composing';
import { type KeyboardEvent, useId, useState } from 'react';
import { BlockIcon } from '../BlockIcon.tsx';
import classes from './BlockChooser.module.css';
import { type BlockChoice, findChoices } from './block-choices.ts';

interface BlockChooserProps {
  isOpen: boolean;
  onChoose: (choice: BlockChoice) => void;
  onClose: () => void;
}

/** A dialog with the list of blocks, for buttons and phones. Typing filters it; the arrow keys and Enter choose. */
export function BlockChooser({ isOpen, onChoose, onClose }: BlockChooserProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Add a block" returnFocus={false} size={480} yOffset="8vh">
      {isOpen && <Choices onChoose={onChoose} />}
    </Modal>
  );
}

function Choices({ onChoose }: Pick<BlockChooserProps, 'onChoose'>) {
  const id = useId();
  const [search, setSearch] = useState('');
  const [at, setAt] = useState(0);
  const found = findChoices(search);
  const marked = found[Math.min(at, found.length - 1)];

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      const next = (at + step + found.length) % Math.max(1, found.length);
      setAt(next);
      document.getElementById(`${id}-${found[next]?.key}`)?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter' && marked && !isComposing(event)) {
      event.preventDefault();
      onChoose(marked);
    }
  }
  return (
    <>
      <TextInput
        aria-label="Search blocks"
        placeholder="Heading, picture, chart…"
        role="combobox"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={marked && `${id}-${marked.key}`}
        aria-autocomplete="list"
        autoComplete="off"
        mb="xs"
        data-autofocus
        value={search}
        onChange={(event) => {
          setSearch(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <ChoiceList
        id={id}
        choices={found}
        marked={marked}
        groups={search === '' ? BLOCK_GROUPS : undefined}
        onChoose={onChoose}
      />
    </>
  );
}

interface ChoiceListProps {
  /** The options have the ids `{id}-{key}`. */
  id: string;
  choices: readonly BlockChoice[];
  marked: BlockChoice | undefined;
  /** The headings of groups, if the choices are in groups. */
  groups: Record<BlockGroup, string> | undefined;
  onChoose: (choice: BlockChoice) => void;
  /** Lets browsers scroll the list by keyboard where no text field belongs to it. */
  tabIndex?: number;
}

/** A list of blocks to choose from. The element with the focus handles the keys. */
export function ChoiceList({ id, choices, marked, groups, onChoose, tabIndex }: ChoiceListProps) {
  const option = (choice: BlockChoice) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the focused text takes the keys
    <div
      key={choice.key}
      id={`${id}-${choice.key}`}
      role="option"
      aria-selected={choice === marked}
      className={classes.choice}
      // Keeps the caret in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(choice)}
    >
      <BlockIcon of={choice.key} size={20} />
      <span>{choice.label}</span>
      <span className={classes.hint}>{choice.hint}</span>
    </div>
  );
  return (
    <>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Blocks"
        className={classes.list}
        {...(tabIndex !== undefined && { tabIndex })}
      >
        {groups
          ? Object.entries(groups).map(([group, name]) => (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
              <div key={group} role="group" aria-label={name}>
                <div className={classes.group} aria-hidden>
                  {name}
                </div>
                {choices.filter((choice) => choice.group === group).map(option)}
              </div>
            ))
          : choices.map(option)}
      </div>
      {choices.length === 0 && (
        <p className={classes.nothing} role="status">
          No block matches.
        </p>
      )}
    </>
  );
}
