/** The attribute of a popover that is open in a browser that knows none; `:popover-open` is no selector there. */
const openPopover = 'data-popover-open';

/**
 * The script that has buttons open and close popovers and dialogs in browsers that cannot do it by themselves, before any
 * other script has come and where it fails: `popovertarget` before Safari 17, `command` before Safari 26.2. A popover is a
 * matter of style there: give it one for `[${openPopover}]` too, in a rule of its own.
 */
export const invokers = `(() => {
const popovers = 'popover' in HTMLElement.prototype, commands = 'commandForElement' in HTMLButtonElement.prototype;
let invoker;
const targetOf = (button, attribute) => document.getElementById(button.getAttribute(attribute) ?? '');
const toggle = (popover, isOpen) => {
  popover.toggleAttribute('${openPopover}', isOpen);
  if (!isOpen) invoker?.focus();
};
const onClick = ({ target }) => {
  const button = target.closest('button');
  if (!button) return;
  const popover = !popovers && targetOf(button, 'popovertarget');
  if (popover) {
    const isOpen = !popover.hasAttribute('${openPopover}') && button.getAttribute('popovertargetaction') !== 'hide';
    if (isOpen) invoker = button;
    toggle(popover, isOpen);
  }
  const dialog = !commands && targetOf(button, 'commandfor');
  if (!dialog) return;
  if (button.getAttribute('command') === 'close') dialog.close();
  else if (!dialog.open) dialog.showModal();
};
const onKey = ({ key }) => key === 'Escape' && document.querySelectorAll('[${openPopover}]').forEach((each) => toggle(each, false));
if (!popovers || !commands) addEventListener('click', onClick);
if (!popovers) addEventListener('keydown', onKey);
})()`;
