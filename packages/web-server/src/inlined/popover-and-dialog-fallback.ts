/*
 * Has buttons open and close popovers and dialogs in browsers that cannot do it by themselves, before any other script has come
 * and where it fails: `popovertarget` before Safari 17, `command` before Safari 26.2. A popover is a matter of style there: give it
 * one for `[data-popover-open]` too, in a rule of its own, since `:popover-open` is no selector there.
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

if (!popovers || !commands) addEventListener('click', onClick);
if (!popovers) addEventListener('keydown', onKey);
