import { Modal, TextInput } from '@mantine/core';
import { BLOCKS } from '@upcurve/post-blocks/fields';
import type { BlockType } from '@upcurve/post-blocks/schema';
import { isComposing } from '@upcurve/ui/is-composing';
import { type KeyboardEvent, useId, useState } from 'react';
import { BlockIcon } from '../BlockIcon.tsx';
import classes from './BlockChooser.module.css';

const TYPES = Object.keys(BLOCKS) as BlockType[];

/** Finds kinds of blocks by name, hint or keyword. Names that start with the text come first. */
function foundTypes(search: string): BlockType[] {
  const wish = search.trim().toLowerCase();
  const rank = (type: BlockType) => (BLOCKS[type].label.toLowerCase().startsWith(wish) ? 0 : 1);
  return TYPES.filter((type) => {
    const { label, hint, words } = BLOCKS[type];
    return `${label} ${hint} ${words}`.toLowerCase().includes(wish);
  }).sort((one, other) => rank(one) - rank(other));
}

interface BlockChooserProps {
  isOpen: boolean;
  onChoose: (type: BlockType) => void;
  onClose: () => void;
}

/** The list of blocks that `/` opens. Typing filters it; the arrow keys and Enter choose. */
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
  const found = foundTypes(search);
  const current = found[Math.min(at, found.length - 1)];

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      const next = (at + step + found.length) % Math.max(1, found.length);
      setAt(next);
      document.getElementById(`${id}-${found[next]}`)?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter' && current && !isComposing(event)) {
      event.preventDefault();
      onChoose(current);
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
        aria-activedescendant={current && `${id}-${current}`}
        aria-autocomplete="list"
        autoComplete="off"
        data-autofocus
        value={search}
        onChange={(event) => {
          setSearch(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-label="Blocks" className={classes.list}>
        {found.map((type) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the search box has the focus and takes the keys
          <div
            key={type}
            id={`${id}-${type}`}
            role="option"
            aria-selected={type === current}
            className={classes.choice}
            onClick={() => onChoose(type)}
          >
            <BlockIcon name={BLOCKS[type].icon} size={20} />
            <span>{BLOCKS[type].label}</span>
            <span className={classes.hint}>{BLOCKS[type].hint}</span>
          </div>
        ))}
      </div>
      {found.length === 0 && (
        <p className={classes.nothing} role="status">
          No block matches.
        </p>
      )}
    </>
  );
}
