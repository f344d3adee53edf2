/*
 * Lets buttons open and close popovers and dialogs in browsers without support: `popovertarget` before Safari 17,
 * `command` before Safari 26.2. Runs before all other scripts, and works if they fail. There a popover needs styles for
 * `[data-popover-open]`, in a separate rule, because these browsers reject the selector `:popover-open`.
 */
const openPopover = 'data-popover-open';
const popovers = 'popover' in HTMLElement.prototype;
const commands = 'commandForElement' in HTMLButtonElement.prototype;
let invoker: HTMLElement | undefined;

const targetOf = (button: Element, attribute: string) =>
  document.getElementById(button.getAttribute(attribute) ?? '');

function toggle(popover: Element, isOpen: boolean): void {
  popover.toggleAttribute(openPopover, isOpen);
  if (!isOpen) invoker?.focus();
}

function onClick({ target }: Event): void {
  const button = (target as Element).closest('button');
  if (!button) return;
  const popover = !popovers && targetOf(button, 'popovertarget');
  if (popover) {
    const isOpen =
      !popover.hasAttribute(openPopover) && button.getAttribute('popovertargetaction') !== 'hide';
    if (isOpen) invoker = button;
    toggle(popover, isOpen);
  }
  const dialog = !commands && (targetOf(button, 'commandfor') as HTMLDialogElement | null);
  if (!dialog) return;
  if (button.getAttribute('command') === 'close') dialog.close();
  else if (!dialog.open) dialog.showModal();
}

function onKey({ key }: KeyboardEvent): void {
  if (key !== 'Escape') return;
  for (const popover of document.querySelectorAll(`[${openPopover}]`)) toggle(popover, false);
}

// Capture phase, because React stops clicks and keys at the document until it has hydrated the page.
if (!popovers || !commands) addEventListener('click', onClick, true);
if (!popovers) addEventListener('keydown', onKey, true);
