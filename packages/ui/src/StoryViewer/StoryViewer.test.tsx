import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  arrive,
  clip,
  HARBOUR,
  pass,
  picture,
  play,
  press,
  setUpViewer,
  show,
  spoken,
  story,
  surface,
} from './test/show-viewer.tsx';

setUpViewer();

test('announces the position and the slide', () => {
  show();
  expect(screen.getByRole('dialog', { name: 'Stories' })).toHaveFocus();
  expect(spoken()).toBe('Story 1 of 2: Linden, slide 1 of 2. Alt of l1');
  press('ArrowDown');
  expect(spoken()).toBe('Story 2 of 2: Harbour, slide 1 of 1.');
});

test('waits for the picture, shows it for its duration and advances', () => {
  show();
  pass(9000);
  expect(spoken()).toContain('slide 1 of 2');
  arrive('Alt of l1');
  pass(4900);
  expect(spoken()).toContain('slide 1 of 2');
  pass(200);
  expect(spoken()).toContain('slide 2 of 2');
});

test('skips empty stories and renders nothing if all are empty', () => {
  show([story('Empty', []), HARBOUR], 'empty');
  expect(spoken()).toBe('Story 1 of 1: Harbour, slide 1 of 1.');
  const { onClose } = show([story('Empty', [])]);
  expect(onClose).toHaveBeenCalledOnce();
});

test('pauses while the tab is hidden, and goes on where it stopped', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  const turn = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state);
    fireEvent(document, new Event('visibilitychange'));
  };
  show();
  arrive('Alt of l1');
  pass(2000);
  turn('hidden');
  pass(9000);
  expect(spoken()).toContain('slide 1 of 2');
  turn('visible');
  pass(2500);
  expect(spoken()).toContain('slide 1 of 2');
  pass(600);
  expect(spoken()).toContain('slide 2 of 2');
  visibility.mockRestore();
});

test('leaves Space to a focused button', () => {
  show();
  const next = screen.getByRole('button', { name: 'Next slide' });
  fireEvent.keyDown(next, { key: ' ' });
  expect(screen.getByRole('button', { name: 'Pause' })).toBeInTheDocument();
});

test('prefetches the next slide and the next story', () => {
  show();
  expect(clip()).toHaveAttribute('preload', 'auto');
  expect(document.querySelector('img[src="/media/h1.jpg"]')).toBeInTheDocument();
  expect(play).not.toHaveBeenCalled();
});

test('reports a picture that fails to load and advances on a tap', () => {
  show();
  fireEvent.error(picture('Alt of l1'));
  const failure = screen.getByText('This slide could not be loaded. Tap to go on.');
  expect(spoken()).toBe('Story 1 of 2: Linden, slide 1 of 2. Alt of l1 It could not be loaded.');
  pass(9000);
  expect(spoken()).toContain('slide 1 of 2');
  fireEvent.pointerDown(surface(), { button: 0, pointerId: 1, clientX: 300 });
  fireEvent.pointerUp(surface(), { pointerId: 1, clientX: 300 });
  expect(spoken()).toContain('slide 2 of 2');
  expect(failure).not.toBeInTheDocument();
});

test('opens links of the site in place and others in a new tab', () => {
  show();
  expect(screen.getByRole('link', { name: 'Talk to us' })).not.toHaveAttribute('target');
  press('ArrowDown');
  const link = screen.getByRole('link', { name: 'Visit harbour.example (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test('closes on Escape, by the button and when the browser closes the dialog', () => {
  const { onClose } = show();
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  fireEvent(dialog, new Event('close'));
  expect(onClose, 'it is still open').toHaveBeenCalledTimes(2);
  dialog.close();
  fireEvent(dialog, new Event('close'));
  expect(onClose).toHaveBeenCalledTimes(3);
});
