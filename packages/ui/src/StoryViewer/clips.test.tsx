import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { arrive, clip, pass, play, press, setUpViewer, show, spoken } from './test/show-viewer.tsx';

setUpViewer();

test('a clip is left at the time that staff have given it, or at its end', () => {
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

test('the clock stands while a clip runs dry', () => {
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

test('a clip begins without sound; sound and captions are chosen once for all', () => {
  show();
  press('ArrowRight');
  expect(clip().muted).toBe(true);
  press('m');
  expect(clip().muted).toBe(false);
  expect(screen.getByRole('button', { name: 'Mute' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Captions', pressed: true })).toBeInTheDocument();
  press('c');
  expect(screen.getByRole('button', { name: 'Captions', pressed: false })).toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem('upcurve-stories') ?? '')).toEqual({
    isMuted: false,
    hasCaptions: false,
  });
});

test('a browser that lets nothing sound plays it muted, and keeps what was chosen', async () => {
  localStorage.setItem('upcurve-stories', '{"isMuted":false}');
  play.mockRejectedValueOnce(new DOMException('No press', 'NotAllowedError'));
  show();
  press('ArrowRight');
  await act(async () => {});
  expect(clip().muted).toBe(true);
  expect(localStorage.getItem('upcurve-stories')).toBe('{"isMuted":false}');
});

test('a browser that plays nothing by itself shows the clip paused', async () => {
  play.mockRejectedValueOnce(new DOMException('No press', 'NotAllowedError'));
  show();
  press('ArrowRight');
  await act(async () => {});
  expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
});

test('without motion nothing goes on by itself, and a clip waits for its button', () => {
  const motion = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  show();
  arrive('Alt of l1');
  pass(20_000);
  expect(spoken()).toContain('slide 1 of 2');
  expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
  press('ArrowRight');
  expect(play).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(play).toHaveBeenCalledOnce();
  fireEvent.ended(clip());
  expect(spoken()).toContain('slide 2 of 2');
  expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
  motion.mockRestore();
});
