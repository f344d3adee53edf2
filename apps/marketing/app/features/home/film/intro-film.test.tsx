import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { chapters } from '../../../content/home/film.ts';
import { IntroFilm } from './IntroFilm.tsx';
import captionFile from './intro-film.vtt?raw';

let play: MockInstance;
let pause: MockInstance;
beforeEach(() => {
  play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
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
  await userEvent.click(await screen.findByText('Play: From the sofa to the chair'));
}

test('one tap plays the film with captions, and closing it pauses it', async () => {
  await open();
  await vi.waitFor(() => expect(play).toHaveBeenCalledOnce());
  const film = screen.getByLabelText('From the sofa to the chair');
  expect(film).toHaveAttribute('controls');
  expect(film.querySelector('track[kind=captions][srclang=en]')).toHaveAttribute('default');
  pause.mockClear();
  await userEvent.click(screen.getByText('Close the film'));
  await vi.waitFor(() => expect(pause).toHaveBeenCalledOnce());
});

test('with reduced motion the film waits for its play button', async () => {
  await open({ lessMotion: true });
  expect(screen.getByLabelText('From the sofa to the chair')).toBeVisible();
  expect(play).not.toHaveBeenCalled();
});

test('the captions say what the text below the film says', () => {
  const cues = captionFile.split('\n\n').slice(1);
  expect(cues.map((cue) => cue.split('\n')[1])).toEqual(chapters.flatMap(({ captions }) => captions));
});

test('shows the agency’s own film instead if one is configured', async () => {
  await open({ wistiaIntroId: 'abc123' });
  expect(screen.getByTitle('From the sofa to the chair')).toHaveAttribute(
    'src',
    expect.stringMatching('^https://fast.wistia.net/embed/iframe/abc123\\?'),
  );
  expect(screen.queryByLabelText('From the sofa to the chair')).toBeNull();
});
