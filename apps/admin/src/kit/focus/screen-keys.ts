import { readLocalStorageValue, useLocalStorage } from '@mantine/hooks';
import { CLOSING_DIALOG } from '@upcurve/ui/theme';

/** Elements that handle keys themselves. */
const ELSEWHERE =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"]';

/** Returns the open modal dialogs, topmost last, excluding those that are fading out. */
export const openDialogs = (): Element[] => [
  ...document.querySelectorAll(`[role="dialog"][aria-modal="true"]:not(.${CLOSING_DIALOG})`),
];

/* Escape closes a dialog before the screen's listeners run, so they cannot tell that the key was meant for the
   dialog. This listener is added first, so it runs before the dialog's listener and remembers these events. */
const keysOfDialogs = new WeakSet<KeyboardEvent>();
window.addEventListener(
  'keydown',
  (event) => {
    if (openDialogs().length > 0) keysOfDialogs.add(event);
  },
  { capture: true },
);

/** Checks whether the key was pressed while a dialog was open. */
export const isDialogKey = (event: KeyboardEvent): boolean => keysOfDialogs.has(event);

/** The keys pressed while a dialog is opening; undefined if no dialog is opening. */
let heldKeys: string[] | undefined;
/** How long keys are held for a dialog that does not open, for example because its script cannot be loaded, in ms. */
const HELD_MAX_MS = 5_000;

window.addEventListener(
  'keydown',
  (event) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (!heldKeys || ctrlKey || metaKey || altKey || ['Control', 'Meta', 'Alt', 'Shift'].includes(key))
      return;
    event.preventDefault();
    event.stopImmediatePropagation();
    heldKeys.push(key);
  },
  { capture: true },
);

/**
 * Call it when a key opens a dialog. Holds further keys until the dialog has the focus, then types them there.
 * Otherwise the screen would handle them as shortcuts while the script of the dialog loads.
 */
export function holdKeysForDialog(): void {
  if (heldKeys) return;
  heldKeys = [];
  const release = () => {
    document.removeEventListener('focusin', onFocus);
    clearTimeout(limit);
    const keys = heldKeys ?? [];
    heldKeys = undefined;
    return keys;
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Node && openDialogs().at(-1)?.contains(target)) release().forEach(typeKey);
  };
  document.addEventListener('focusin', onFocus);
  const limit = setTimeout(release, HELD_MAX_MS);
}

/** Presses a key in the element with the focus. */
function typeKey(key: string): void {
  const target = document.activeElement ?? document.body;
  const isUnhandled = target.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (!isUnhandled || key.length > 1 || !isField || target.selectionStart === null) return;
  target.setRangeText(key, target.selectionStart, target.selectionEnd ?? target.selectionStart, 'end');
  target.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

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
