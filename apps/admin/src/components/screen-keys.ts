import { CLOSING_DIALOG } from '@upcurve/ui/theme';
import { areLetterKeysOn } from './letter-keys.ts';

/** Where a key writes, chooses or answers, and does nothing to the screen. */
const ELSEWHERE =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"]';

/** The open modal dialogs, the topmost last; without those that are closed and still fade out. */
export const openDialogs = (): Element[] => [
  ...document.querySelectorAll(`[role="dialog"][aria-modal="true"]:not(.${CLOSING_DIALOG})`),
];

/*
 * Escape closes a dialog before the screen's own listeners run, and they would take the same Escape for theirs. This
 * listener runs before the dialog's, since it was added first, and remembers the keys that were pressed in a dialog.
 */
const keysOfDialogs = new WeakSet<KeyboardEvent>();
window.addEventListener(
  'keydown',
  (event) => {
    if (openDialogs().length > 0) keysOfDialogs.add(event);
  },
  { capture: true },
);

/** Whether the key was pressed while a dialog was open. */
export const isDialogKey = (event: KeyboardEvent): boolean => keysOfDialogs.has(event);

/**
 * Whether a key pressed without a modifier belongs to the screen: nobody is typing, no dialog or menu is open, and
 * letters have not been switched off.
 */
export function isScreenKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key.length === 1 && !areLetterKeysOn()) return false;
  if (isDialogKey(event)) return false;
  const { target } = event;
  // A dialog that fades out may still have the focus.
  if (!(target instanceof Element) || target.closest(`.${CLOSING_DIALOG}`)) return true;
  return !target.closest(ELSEWHERE);
}
