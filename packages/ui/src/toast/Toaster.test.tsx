import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastProvider } from './Toaster.tsx';
import { createToastStore } from './toast-store.ts';
import { useToast } from './use-toast.ts';

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

test.each([
  [20, 1],
  [200, 0],
])('a toast keeps the focused field visible (at %i px: %i scrolls)', (top, scrolls) => {
  const { region, show } = setup();
  const field = screen.getByRole('button', { name: 'Elsewhere' });
  field.scrollIntoView = vi.fn();
  field.focus();
  region.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
  field.getBoundingClientRect = () => new DOMRect(0, top, 100, 40);
  show({ title: 'Saved' });
  expect(field.scrollIntoView).toHaveBeenCalledTimes(scrolls);
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

test('useToast throws outside its provider', () => {
  function Lost() {
    useToast();
    return null;
  }
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Lost />)).toThrow('useToast must be used within ToastProvider');
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
