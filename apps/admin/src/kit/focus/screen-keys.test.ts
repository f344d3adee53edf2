import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdKeysForDialog } from './screen-keys.ts';

const onScreenKey = vi.fn();
const listener = ({ key }: KeyboardEvent) => onScreenKey(key);
beforeEach(() => window.addEventListener('keydown', listener));
afterEach(() => {
  window.removeEventListener('keydown', listener);
  document.body.replaceChildren();
});

const press = (key: string, more: KeyboardEventInit = {}) =>
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
  );

test('types the keys pressed before a dialog is open into its field, and none reaches the screen', () => {
  holdKeysForDialog();
  for (const key of ['a', 'b', 'Shift', 'C']) press(key);
  expect(onScreenKey.mock.calls).toEqual([['Shift']]);

  document.body.innerHTML = '<div role="dialog" aria-modal="true"><input></div>';
  const field = document.querySelector('input')!;
  const onInput = vi.fn();
  field.addEventListener('input', onInput);
  press('d');
  field.focus();
  expect(field.value).toBe('abCd');
  expect(onInput).toHaveBeenCalledTimes(4);

  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'e', bubbles: true }));
  expect(onScreenKey).toHaveBeenLastCalledWith('e');
});

test('lets shortcuts with Ctrl through', () => {
  holdKeysForDialog();
  press('k', { ctrlKey: true });
  expect(onScreenKey).toHaveBeenCalledWith('k');
  document.body.innerHTML = '<div role="dialog" aria-modal="true"><button></button></div>';
  document.querySelector('button')?.focus();
});
