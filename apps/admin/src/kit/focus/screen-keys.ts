import { readLocalStorageValue, useLocalStorage } from '@mantine/hooks';
import { CLOSING_DIALOG } from '@upcurve/ui/theme';

/** Elements that handle keys themselves. */
const ELSEWHERE =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"]';

/** The open modal dialogs, topmost last, without those that are fading out. */
export const openDialogs = (): Element[] => [
  ...document.querySelectorAll(`[role="dialog"][aria-modal="true"]:not(.${CLOSING_DIALOG})`),
];

/*
 * Escape closes a dialog before the screen's listeners run, so they cannot see that it was meant for the dialog. This listener was added first, so it runs before the dialog's and remembers these events.
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
 * Whether the screen should handle a key: it has no modifier, nobody is typing, no dialog or menu is open, and letter
 * keys are switched on.
 */
export function isScreenKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key.length === 1 && !areLetterKeysOn()) return false;
  if (isDialogKey(event)) return false;
  const { target } = event;
  // A dialog may still have the focus while it fades out.
  if (!(target instanceof Element) || target.closest(`.${CLOSING_DIALOG}`)) return true;
  return !target.closest(ELSEWHERE);
}

const STORED = { key: 'upcurve-letter-keys', defaultValue: true };

/** Whether single-letter shortcuts are on. People who use speech input can switch them off. */
const areLetterKeysOn = () => readLocalStorageValue(STORED);

/** The setting as state, stored in this browser. */
export const useLetterKeys = () => useLocalStorage({ ...STORED, getInitialValueInEffect: false });

/** The step of each arrow key, to the right and down. */
export const ARROW_STEPS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
