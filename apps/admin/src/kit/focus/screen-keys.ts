import { readLocalStorageValue, useLocalStorage, useWindowEvent } from '@mantine/hooks';
import { CLOSING_DIALOG } from '@upcurve/ui/theme';

/** Elements that handle keys themselves. */
const ELSEWHERE =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"]';

/** Returns the open modal dialogs, topmost last, excluding those that are fading out. */
export const openDialogs = (): Element[] => [
  ...document.querySelectorAll(`[role="dialog"][aria-modal="true"]:not(.${CLOSING_DIALOG})`),
];

const keysOfDialogs = new WeakSet<KeyboardEvent>();

/**
 * Remembers the keys pressed in dialogs. Escape closes a dialog before the screen's listeners run, so they could not
 * tell that the key was meant for it. Used above all dialogs, whose listeners are then added later and run later.
 */
export function useDialogKeys(): void {
  useWindowEvent('keydown', rememberKey, { capture: true });
}
function rememberKey(event: KeyboardEvent) {
  if (openDialogs().length > 0) keysOfDialogs.add(event);
}

/** Checks whether the key was pressed while a dialog was open. */
export const isDialogKey = (event: KeyboardEvent): boolean => keysOfDialogs.has(event);

/**
 * Checks whether the screen should handle a key: it has no modifier, nobody is typing, no dialog or menu is open, and
 * letter keys are turned on.
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

/** Checks whether single-letter shortcuts are on. Users of speech input can turn them off. */
const areLetterKeysOn = () => readLocalStorageValue(STORED);

/** Returns the setting as state. It is stored in this browser. */
export const useLetterKeys = () => useLocalStorage({ ...STORED, getInitialValueInEffect: false });

/** The direction of each arrow key; right and down are positive. */
export const ARROW_STEPS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Handles the number keys of an open dialog, also before it has the focus. Fields keep their digits. */
export function useNumberKeys(onNumber: (number: number) => void): void {
  useWindowEvent('keydown', ({ key, target, defaultPrevented }) => {
    // The key that opened the dialog is not an answer to it.
    if (defaultPrevented) return;
    const isField =
      target instanceof Element && target.closest('input:not([type="checkbox"]), textarea') !== null;
    if (!isField && /^[1-9]$/.test(key)) onNumber(Number(key));
  });
}
