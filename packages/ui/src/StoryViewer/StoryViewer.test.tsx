import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { StoryViewer } from './StoryViewer.tsx';
import type { StorySegment, ViewedStory } from './story.ts';

const segment = (id: string, part: Partial<StorySegment> = {}): StorySegment => ({
  id,
  type: 'image',
  url: `/media/${id}.jpg`,
  width: 1080,
  height: 1920,
  sizes: [],
  alt: `Alt of ${id}`,
  isDecorative: false,
  focalPoint: { x: 0.5, y: 0.25 },
  placeholder: null,
  duration: 5000,
  ...part,
});
const story = (name: string, segments: StorySegment[], cta = '/contact'): ViewedStory => ({
  id: name.toLowerCase(),
  name,
  avatar: '/media/a.jpg',
  cta,
  segments,
});
const LINDEN = story('Linden', [
  segment('l1'),
  segment('l2', { type: 'video', captionsUrl: '/media/c.vtt', duration: 8000 }),
]);
const HARBOUR = story('Harbour', [segment('h1', { isDecorative: true })], 'https://harbour.example');

let play: ReturnType<typeof vi.fn<() => Promise<void>>>;

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has neither modal dialogs nor players.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  play = vi.fn(() => Promise.resolve());
  HTMLMediaElement.prototype.play = play;
  HTMLMediaElement.prototype.pause = vi.fn();
  HTMLMediaElement.prototype.load = vi.fn();
});
afterEach(() => void vi.useRealTimers());

function show(stories = [LINDEN, HARBOUR], start = 'linden') {
  const onClose = vi.fn();
  const onStory = vi.fn();
  render(<StoryViewer {...{ stories, start, onClose, onStory }} />);
  return { onClose, onStory };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const press = (key: string, more = {}) => fireEvent.keyDown(screen.getByRole('dialog'), { key, ...more });
const spoken = () => screen.getByRole('dialog').querySelector('[aria-live]')?.textContent;
const picture = (alt: string) => screen.getByRole('img', { name: alt, hidden: true });
const arrive = (alt: string) => fireEvent.load(picture(alt));
const clip = () => screen.getByRole('dialog').querySelector('video')!;
const surface = () => screen.getByRole('dialog').querySelector('[class*=surface]')!;

test('says where one is and what is to be seen', () => {
  show();
  expect(screen.getByRole('dialog', { name: 'Stories' })).toHaveFocus();
  expect(spoken()).toBe('Story 1 of 2: Linden, slide 1 of 2. Alt of l1');
  press('ArrowDown');
  expect(spoken()).toBe('Story 2 of 2: Harbour, slide 1 of 1.');
});

test('a slide waits for its picture, stays for its time and goes on by itself', () => {
  show();
  pass(9000);
  expect(spoken()).toContain('slide 1 of 2');
  arrive('Alt of l1');
  pass(4900);
  expect(spoken()).toContain('slide 1 of 2');
  pass(200);
  expect(spoken()).toContain('slide 2 of 2');
});

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

test('after the last it closes', () => {
  const { onClose } = show([HARBOUR], 'harbour');
  expect(onClose).not.toHaveBeenCalled();
  press('ArrowRight');
  expect(onClose).toHaveBeenCalledOnce();
});

test('empty stories are passed over; where all are, there is nothing to show', () => {
  show([story('Empty', []), HARBOUR], 'empty');
  expect(spoken()).toBe('Story 1 of 1: Harbour, slide 1 of 1.');
  const { onClose } = show([story('Empty', [])]);
  expect(onClose).toHaveBeenCalledOnce();
});

test('tells which story is on', () => {
  const { onStory } = show([LINDEN, HARBOUR], 'harbour');
  expect(onStory).toHaveBeenLastCalledWith('harbour');
  press('ArrowUp');
  expect(onStory).toHaveBeenLastCalledWith('linden');
});

describe('it waits', () => {
  const expectWaiting = (stop: () => void, goOn: () => void) => {
    show();
    arrive('Alt of l1');
    pass(2000);
    stop();
    pass(9000);
    expect(spoken()).toContain('slide 1 of 2');
    goOn();
    pass(2500);
    expect(spoken(), 'it goes on where it stood').toContain('slide 1 of 2');
    pass(600);
    expect(spoken()).toContain('slide 2 of 2');
  };

  test('for Space', () =>
    expectWaiting(
      () => press(' '),
      () => press(' '),
    ));

  test('for its button', () =>
    expectWaiting(
      () => fireEvent.click(screen.getByRole('button', { name: 'Pause' })),
      () => fireEvent.click(screen.getByRole('button', { name: 'Play' })),
    ));

  test('while a finger rests on it, which is no tap', () =>
    expectWaiting(
      () => {
        fireEvent.pointerDown(surface(), { button: 0, pointerId: 1, clientX: 300 });
        pass(200);
      },
      () => fireEvent.pointerUp(surface(), { pointerId: 1, clientX: 300 }),
    ));

  test('while the tab is out of sight', () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get');
    const turn = (state: DocumentVisibilityState) => {
      visibility.mockReturnValue(state);
      fireEvent(document, new Event('visibilitychange'));
    };
    expectWaiting(
      () => turn('hidden'),
      () => turn('visible'),
    );
    visibility.mockRestore();
  });
});

test('Space on a button is the button’s', () => {
  show();
  const next = screen.getByRole('button', { name: 'Next slide' });
  fireEvent.keyDown(next, { key: ' ' });
  expect(screen.getByRole('button', { name: 'Pause' })).toBeInTheDocument();
});

test('the next slide and the next story are fetched ahead', () => {
  show();
  expect(clip()).toHaveAttribute('preload', 'auto');
  expect(document.querySelector('img[src="/media/h1.jpg"]')).toBeInTheDocument();
  expect(play).not.toHaveBeenCalled();
});

test('a picture that does not come is said to be missing, and is left by a tap', () => {
  show();
  fireEvent.error(picture('Alt of l1'));
  expect(screen.getByRole('status')).toHaveTextContent('This slide could not be loaded.');
  pass(9000);
  expect(spoken()).toContain('slide 1 of 2');
  fireEvent.pointerDown(surface(), { button: 0, pointerId: 1, clientX: 300 });
  fireEvent.pointerUp(surface(), { pointerId: 1, clientX: 300 });
  expect(spoken()).toContain('slide 2 of 2');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
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

test('its link stays on the site, or opens a tab for another', () => {
  show();
  expect(screen.getByRole('link', { name: 'Talk to us' })).not.toHaveAttribute('target');
  press('ArrowDown');
  const link = screen.getByRole('link', { name: 'Visit harbour.example (opens a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test('Escape and the button close it; so does a browser that closes the dialog itself', () => {
  const { onClose } = show();
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('the stories beside it are named', () => {
  show();
  expect(screen.queryByRole('button', { name: /Previous story/ })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Next story: Harbour' }));
  expect(spoken()).toContain('Harbour');
});
