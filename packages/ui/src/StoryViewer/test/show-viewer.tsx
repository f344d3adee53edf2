import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { StoryViewer } from '../StoryViewer.tsx';
import type { StorySegment, ViewedStory } from '../story.ts';

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
export const story = (name: string, segments: StorySegment[], cta = '/contact'): ViewedStory => ({
  id: name.toLowerCase(),
  name,
  avatar: '/media/a.jpg',
  cta,
  segments,
});
export const LINDEN = story('Linden', [
  segment('l1'),
  segment('l2', { type: 'video', captionsUrl: '/media/c.vtt', duration: 8000 }),
]);
export const HARBOUR = story('Harbour', [segment('h1', { isDecorative: true })], 'https://harbour.example');

/** Mocks a clip's `play`. */
export const play = vi.fn<() => Promise<void>>();

/** Sets up fake timers, and the dialogs and media playback that jsdom lacks, for each test of the calling file. */
export function setUpViewer(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    HTMLDialogElement.prototype.showModal = function show() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
    };
    play.mockReset().mockResolvedValue();
    HTMLMediaElement.prototype.play = play;
    HTMLMediaElement.prototype.pause = vi.fn();
    HTMLMediaElement.prototype.load = vi.fn();
  });
  afterEach(() => void vi.useRealTimers());
}

export function show(stories = [LINDEN, HARBOUR], start = 'linden') {
  const onClose = vi.fn();
  const onStory = vi.fn();
  render(<StoryViewer {...{ stories, start, onClose, onStory }} />);
  return { onClose, onStory };
}
export const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
export const press = (key: string, more = {}) =>
  fireEvent.keyDown(screen.getByRole('dialog'), { key, ...more });
export const spoken = () => screen.getByRole('dialog').querySelector('[aria-live]')?.textContent;
export const picture = (alt: string) => screen.getByRole('img', { name: alt, hidden: true });
export const arrive = (alt: string) => fireEvent.load(picture(alt));
export const clip = () => screen.getByRole('dialog').querySelector('video')!;
export const surface = () => screen.getByRole('dialog').querySelector('[class*=surface]')!;
