import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastProvider } from './Toaster.tsx';
import { createToastStore } from './toast-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setup() {
  const store = createToastStore();
  render(
    <MantineProvider env="test">
      <ToastProvider store={store}>
        <button type="button">Elsewhere</button>
      </ToastProvider>
    </MantineProvider>,
  );
  const region = screen.getByRole('region', { name: 'Notifications (F8)' });
  const show = (input: Parameters<typeof store.add>[0]) => act(() => store.add(input));
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  return { store, region, show, pass };
}

const toast = (text: string) => screen.queryByText(text);

interface Box {
  top?: number;
  height?: number;
}

/* Toasts of 100 px height at the bottom of a window of 768 px. */
test.each<[string, Box, Box | undefined, string, string?]>([
  ['far from the focused field', { top: 20 }, undefined, ''],
  ['above the focused field', { top: 700 }, undefined, '76px'],
  ['above a bar that they would cover', { top: 20 }, { top: 720 }, '56px'],
  ['above both, if the first step up covers the other', { top: 600 }, { top: 720 }, '176px'],
  ['above the buttons of a dialog', { top: 20 }, { top: 720 }, '56px', 'dialog'],
  ['where they are, if a field fills the window', { top: 10, height: 700 }, undefined, ''],
])('toasts appear %s, and nothing scrolls', (_, focused, bar, margin, inside) => {
  const { region, show } = setup();
  const place = (element: Element, { top = 0, height = 40 }: Box) => {
    element.getBoundingClientRect = () => new DOMRect(0, top, 100, height);
    element.scrollIntoView = vi.fn();
  };
  const field = screen.getByRole('button', { name: 'Elsewhere' });
  const element = document.createElement('div');
  place(field, focused);
  if (bar) {
    element.innerHTML =
      inside === 'dialog' ? '<p role="dialog"><button></button></p>' : '<p data-no-toasts></p>';
    place(element.querySelector('button, [data-no-toasts]')!, bar);
    document.body.append(element);
  }
  place(document.body, { height: 768 });
  place(region, { top: 668, height: 100 });
  field.focus();
  show({ title: 'Saved' });
  expect(region.style.marginBottom).toBe(margin);
  for (const each of [field, document.body]) expect(each.scrollIntoView).not.toHaveBeenCalled();
  element.remove();
});

test('toasts that are open move away from the next focused field, but not from under the pointer', () => {
  const { region, show } = setup();
  region.getBoundingClientRect = () => new DOMRect(0, 668, 100, 100);
  show({ title: 'Saved' });
  const field = screen.getByRole('button', { name: 'Elsewhere' });
  field.getBoundingClientRect = () => new DOMRect(0, 700, 100, 40);
  fireEvent.pointerEnter(region);
  act(() => field.focus());
  expect(region.style.marginBottom).toBe('');
  fireEvent.pointerLeave(region);
  expect(region.style.marginBottom).toBe('76px');
});

test('closes after five seconds', () => {
  const { show, pass } = setup();
  show({ title: 'Status Updated' });
  pass(4999);
  expect(toast('Status Updated')).toBeInTheDocument();
  pass(1);
  expect(toast('Status Updated')).not.toBeInTheDocument();
});

test('lists newest first in a polite live region; failures are alerts', () => {
  const { region, show } = setup();
  show({ title: 'First' });
  show({ title: 'Second', variant: 'destructive' });

  const list = within(region).getByRole('list');
  expect(list).toHaveAttribute('aria-live', 'polite');
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Second', 'First']);
  expect(screen.getByRole('alert')).toHaveTextContent('Second');
});

test.each([
  [
    'the pointer over it',
    (el: Element) => fireEvent.pointerEnter(el),
    (el: Element) => fireEvent.pointerLeave(el),
  ],
  ['the focus in it', (el: Element) => fireEvent.focus(el), (el: Element) => fireEvent.blur(el)],
  ['the window left', () => fireEvent.blur(window), () => fireEvent.focus(window)],
])('pauses the countdown with %s and resumes it', (_, pause, resume) => {
  const { region, show, pass } = setup();
  show({ title: 'Saved' });
  pass(3000);
  pause(region);
  pass(60_000);
  expect(toast('Saved')).toBeInTheDocument();
  resume(region);
  pass(1999);
  expect(toast('Saved')).toBeInTheDocument();
  pass(1);
  expect(toast('Saved')).not.toBeInTheDocument();
});

test('holds a pending action while hovered, but not while the window is inactive', () => {
  const { region, show, pass } = setup();
  const onClose = vi.fn();
  show({ title: 'Deleted', onClose });
  fireEvent.pointerEnter(region);
  pass(60_000);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerLeave(region);
  fireEvent.blur(window);
  pass(5000);
  expect(onClose).toHaveBeenCalledOnce();
});

function drag(element: Element, distance: number) {
  fireEvent.pointerDown(element, { clientX: 100, button: 0, pointerId: 1 });
  fireEvent.pointerMove(element, { clientX: 100 + distance, pointerId: 1 });
  fireEvent.pointerUp(element, { clientX: 100 + distance, pointerId: 1 });
}

test('dismisses by a swipe of 50 px to the right only', () => {
  const { show } = setup();
  show({ title: 'Saved' });
  const item = screen.getByRole('listitem');
  drag(item, 49);
  drag(item, -80);
  expect(toast('Saved')).toBeInTheDocument();
  drag(item, 50);
  expect(toast('Saved')).not.toBeInTheDocument();
});

test('closes in time after a click on it', () => {
  const { region, show, pass } = setup();
  show({ title: 'Saved' });
  // Browsers focus the region on a press, unless the press is prevented.
  if (fireEvent.mouseDown(screen.getByText('Saved'))) act(() => region.focus());
  pass(5000);
  expect(toast('Saved')).not.toBeInTheDocument();
});

test('captures the pointer at once, so that a drag that ends outside ends', () => {
  const { show, pass } = setup();
  show({ title: 'Saved' });
  const item = screen.getByRole('listitem');
  const capture = vi.spyOn(item, 'setPointerCapture');
  fireEvent.pointerDown(item, { clientX: 100, button: 0, pointerId: 1 });
  expect(capture).toHaveBeenCalledWith(1);
  fireEvent.pointerMove(item, { clientX: 60, pointerId: 1 });
  fireEvent.pointerUp(item, { clientX: 60, pointerId: 1 });
  fireEvent.pointerMove(item, { clientX: 130, pointerId: 1 });
  pass(5000);
  expect(toast('Saved')).not.toBeInTheDocument();
});

test('moves the focus to the region on F8, and back once all toasts are dismissed by keyboard or button', () => {
  const { region, show } = setup();
  show({ title: 'One' });
  show({ title: 'Two' });
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  elsewhere.focus();
  fireEvent.keyDown(window, { key: 'F8' });
  expect(region).toHaveFocus();

  fireEvent.click(screen.getByRole('button', { name: 'Close notification: One' }));
  expect(toast('One')).not.toBeInTheDocument();
  expect(region).toHaveFocus();
  fireEvent.keyDown(screen.getByRole('listitem'), { key: 'Escape' });
  expect(toast('Two')).not.toBeInTheDocument();
  expect(elsewhere).toHaveFocus();
});

test('runs an action and dismisses the toast', () => {
  const { show } = setup();
  const onClick = vi.fn();
  show({ title: 'Deleted', action: { label: 'View log', onClick } });
  fireEvent.click(screen.getByRole('button', { name: 'View log' }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(toast('Deleted')).not.toBeInTheDocument();
});

test('Ctrl+Z and ⌘Z run the newest Undo once, but not while someone types', () => {
  const { show } = setup();
  const undone: string[] = [];
  const undoing = (what: string) => ({ label: 'Undo', onClick: () => void undone.push(what) });
  show({ title: 'First', action: undoing('first') });
  show({ title: 'Second', action: undoing('second') });
  show({ title: 'Third', action: { label: 'Open', onClick: () => void undone.push('third') } });
  const press = (target: Element, keys: object) =>
    act(() => fireEvent.keyDown(target, { key: 'z', ...keys }));
  const field = document.createElement('input');
  document.body.append(field);
  press(field, { ctrlKey: true });
  field.remove();
  press(document.body, {});
  press(document.body, { ctrlKey: true, shiftKey: true });
  expect(undone).toEqual([]);
  press(document.body, { ctrlKey: true });
  expect(toast('Second')).not.toBeInTheDocument();
  press(document.body, { metaKey: true });
  press(document.body, { ctrlKey: true });
  expect(undone).toEqual(['second', 'first']);
  expect(toast('Third')).toBeInTheDocument();
});
