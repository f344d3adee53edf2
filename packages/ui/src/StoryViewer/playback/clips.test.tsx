import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clip, pass, play, press, setUpViewer, show, spoken } from '../test/show-viewer.tsx';

setUpViewer();

test('leaves a clip after its duration or at its end', () => {
  show();
  press('ArrowRight');
  fireEvent.canPlay(clip());
  pass(9000);
  expect(spoken(), 'its own time counts, and it has not moved').toContain('slide 2 of 2');
  clip().currentTime = 8.1;
  pass(50);
  expect(spoken()).toContain('Story 2 of 2');
  press('ArrowLeft');
  fireEvent.ended(clip());
  expect(spoken()).toContain('Story 2 of 2');
});

test('stops the clock while a clip is buffering', () => {
  show();
  press('ArrowRight');
  fireEvent.canPlay(clip());
  fireEvent.waiting(clip());
  clip().currentTime = 8.1;
  pass(500);
  expect(spoken()).toContain('slide 2 of 2');
  fireEvent.playing(clip());
  pass(50);
  expect(spoken()).toContain('Story 2 of 2');
});

test('plays muted if the browser blocks sound, and keeps the choice', async () => {
  localStorage.setItem('upcurve-stories', '{"isMuted":false}');
  play.mockRejectedValueOnce(new DOMException('No press', 'NotAllowedError'));
  show();
  press('ArrowRight');
  await act(async () => {});
  expect(clip().muted).toBe(true);
  expect(localStorage.getItem('upcurve-stories')).toBe('{"isMuted":false}');
});

test('shows a clip paused if the browser blocks autoplay', async () => {
  play.mockRejectedValueOnce(new DOMException('No press', 'NotAllowedError'));
  show();
  press('ArrowRight');
  await act(async () => {});
  expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
});
