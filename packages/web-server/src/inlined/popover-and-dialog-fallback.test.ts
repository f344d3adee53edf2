// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest';
import fallback from './popover-and-dialog-fallback.ts?script';

// jsdom supports neither popovers nor commands.
// biome-ignore lint/security/noGlobalEval: a browser runs it so.
globalThis.eval(fallback);

const press = (id: string) => document.getElementById(id)?.click();

test('opens and closes a popover by its buttons and Escape, and returns the focus', () => {
  document.body.innerHTML = `
    <button id="open" popovertarget="menu"><span id="words">Menu</span></button>
    <nav id="menu" popover><button id="close" popovertarget="menu" popovertargetaction="hide"></button></nav>`;
  const isOpen = () => document.querySelector('#menu[data-popover-open]') !== null;
  press('words');
  expect(isOpen()).toBe(true);
  press('close');
  expect(isOpen()).toBe(false);
  expect(document.activeElement?.id).toBe('open');
  press('close');
  expect(isOpen()).toBe(false);
  press('open');
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(isOpen()).toBe(false);
  press('open');
  press('open');
  expect(isOpen()).toBe(false);
});

test('obeys buttons and Escape while React stops clicks and keys at the document', () => {
  const stop = (event: Event) => event.stopPropagation();
  for (const type of ['click', 'keydown']) document.addEventListener(type, stop, true);
  onTestFinished(() => {
    for (const type of ['click', 'keydown']) document.removeEventListener(type, stop, true);
  });
  document.body.innerHTML = `
    <button id="open" popovertarget="menu"></button><nav id="menu" popover></nav>
    <button id="show" commandfor="popup" command="show-modal"></button><dialog id="popup"></dialog>`;
  const isOpen = () => document.querySelector('#menu[data-popover-open]') !== null;
  press('open');
  expect(isOpen()).toBe(true);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(isOpen()).toBe(false);
  const showModal = vi.fn();
  Object.assign(document.querySelector('dialog')!, { showModal });
  press('show');
  expect(showModal).toHaveBeenCalledOnce();
});

test('opens and closes a dialog by its buttons, even when pressed twice', () => {
  document.body.innerHTML = `
    <button id="open" commandfor="popup" command="show-modal"></button><button id="other">Other</button>
    <dialog id="popup"><button id="close" commandfor="popup" command="close"></button></dialog>`;
  const dialog = document.querySelector('dialog')!;
  Object.assign(dialog, {
    showModal: () => (dialog.open = true),
    close: () => (dialog.open = false),
  });
  press('other');
  expect(dialog.open).toBe(false);
  press('open');
  press('open');
  expect(dialog.open).toBe(true);
  press('close');
  expect(dialog.open).toBe(false);
});
