import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { CHAPTER_SECONDS, chapters } from '../../../content/home/film.ts';
import { IntroFilm } from './IntroFilm.tsx';

/** Preloads the player, which otherwise loads only when the film is opened. */
await import('./FilmPlayer.tsx');

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

async function open({ wistiaIntroId = null as string | null, lessMotion = false } = {}) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: lessMotion && query.includes('reduce') }));
  const Site = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({ wistiaIds: [], wistiaIntroId }),
      HydrateFallback: () => null,
      Component: IntroFilm,
    },
  ]);
  render(<Site />);
  await act(() => vi.advanceTimersByTimeAsync(10));
  fireEvent.click(screen.getByText('Play: From the sofa to the chair'));
  await act(() => vi.advanceTimersByTimeAsync(100));
}

const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000));
const shown = (caption: string | undefined) =>
  expect(screen.getByText(caption!, { ignore: 'ol *' })).toBeVisible();
const chapter = () => screen.getByRole('button', { current: true });
const film = () => screen.getByRole('group', { name: 'From the sofa to the chair' });

test('plays through its captions and chapters, and stops while it is paused', async () => {
  await open();
  shown(chapters[0]!.captions[0]);
  await seconds(CHAPTER_SECONDS / 2 + 1);
  shown(chapters[0]!.captions[1]);
  await seconds(CHAPTER_SECONDS / 2);
  shown(chapters[1]!.captions[0]);
  expect(chapter()).toHaveAccessibleName('Search');
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  await seconds(60);
  expect(chapter()).toHaveAccessibleName('Search');
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  await seconds(60);
  expect(chapter()).toHaveAccessibleName('Chair');
  fireEvent.click(screen.getByRole('button', { name: 'Play again' }));
  expect(chapter()).toHaveAccessibleName('Sofa');
});

test('keys and the slider jump to any moment', async () => {
  await open();
  fireEvent.keyDown(film(), { key: '6' });
  expect(chapter()).toHaveAccessibleName('Chair');
  fireEvent.keyDown(film(), { key: 'ArrowLeft' });
  expect(chapter()).toHaveAccessibleName('Diary');
  fireEvent.keyDown(film(), { key: ' ' });
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  fireEvent.change(screen.getByRole('slider', { name: 'Position in the film' }), { target: { value: '23' } });
  expect(chapter()).toHaveAccessibleName('Page');
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '0:23, Chapter 3 of 6: Page');
});

test('stands still with reduced motion, and steps through the chapters with all captions', async () => {
  await open({ lessMotion: true });
  await seconds(60);
  shown(chapters[0]!.captions.join(' '));
  expect(screen.queryByRole('button', { name: /Play|Pause/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  shown(chapters[1]!.captions.join(' '));
  expect(screen.getByText('Chapter 2 of 6')).toBeVisible();
});

test('shows the agency’s own film instead if one is configured', async () => {
  await open({ wistiaIntroId: 'abc123' });
  expect(screen.getByTitle('From the sofa to the chair')).toHaveAttribute(
    'src',
    expect.stringMatching('^https://fast.wistia.net/embed/iframe/abc123\\?'),
  );
  expect(screen.queryByRole('slider')).toBeNull();
});
