import { Kbd, UnstyledButton } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useDialog } from '../dialogs/use-dialog.ts';
import { isDialogKey } from '../focus/screen-keys.ts';
import classes from './Palette.module.css';
import { PaletteDialog } from './PaletteDialog.tsx';

const KEYS = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘K' : 'Ctrl K';

/** Whether the key press belongs to a text editor, where it inserts a link, or to another dialog. */
function isElsewhere(event: KeyboardEvent): boolean {
  const { target } = event;
  if (target instanceof HTMLElement && target.closest('[contenteditable="true"]')) return true;
  return isDialogKey(event);
}

/** The button and the shortcut (Ctrl+K or ⌘K) of the command palette. */
export function Palette() {
  const dialog = useDialog<true>();
  useWindowEvent('keydown', (event) => {
    const isKey = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    if (!isKey || event.altKey || event.shiftKey || event.defaultPrevented || isElsewhere(event)) return;
    // Browsers use this shortcut for their own search.
    event.preventDefault();
    dialog.open(true);
  });

  return (
    <>
      <UnstyledButton
        className={classes.button}
        aria-label={`Find ${KEYS}`}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => dialog.open(true)}
      >
        <IconSearch size={16} stroke={1.6} aria-hidden />
        <span className={classes.words} aria-hidden>
          Find
        </span>{' '}
        <Kbd size="xs" className={classes.words} aria-hidden>
          {KEYS}
        </Kbd>
      </UnstyledButton>
      {dialog.subject && <PaletteDialog key={dialog.opening} dialog={dialog} />}
    </>
  );
}
