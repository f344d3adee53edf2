import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@upcurve/site-content/paths';
import { story } from '@upcurve/testing/factories';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { HttpResponse, http } from 'msw';
import { createRoutesStub, useLocation, useNavigate } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { HomeStories } from './HomeStories.tsx';
import type { StoryTeaser } from './story-source.ts';

const linden = story({ name: 'Linden' });
const harbour = story({ name: 'Harbour' });
const teasers: StoryTeaser[] = [linden, harbour].map(({ id, name }) => ({
  id,
  name,
  still: { src: `/media/${name}.webp`, sources: [], srcSet: undefined },
}));
const asked = vi.fn();
let now = Date.now();
mockNetwork(
  http.get(`*${paths.storyList()}`, () => {
    asked();
    return HttpResponse.json([linden, harbour]);
  }),
);

beforeEach(() => {
  asked.mockReset();
  // Skips past the cache lifetime of fetched stories.
  now += 600_000;
  vi.useFakeTimers({ toFake: ['Date'], now });
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  return () => {
    vi.useRealTimers();
  };
});

let goBack: () => void;

function Where() {
  const navigate = useNavigate();
  goBack = () => navigate(-1);
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

async function show(...entries: string[]) {
  const Site = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <>
          <HomeStories stories={teasers} />
          <Where />
        </>
      ),
    },
    { path: '/before', Component: Where },
  ]);
  render(<Site initialEntries={entries.length > 0 ? entries : ['/']} />);
  await screen.findByRole('status');
}
const link = (name: string) => screen.getByRole('link', { name });
const viewer = () => screen.findByRole('dialog', { name: 'Stories' });
const where = () => screen.getByRole('status').textContent;
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('shows each story as a link to its page, without loading any story first', async () => {
  await show();
  expect(screen.getByRole('list', { name: 'Client stories' })).toBeInTheDocument();
  expect(link('Linden')).toHaveAttribute('href', paths.story(linden.id));
  expect(link('Harbour')).toHaveAttribute('href', paths.story(harbour.id));
  expect(asked).not.toHaveBeenCalled();
});

test('shows three stories with their stills, and a link to all of them', async () => {
  const four = ['A', 'B', 'C', 'D'].map((name) => ({ ...teasers[0]!, id: name, name }));
  const Site = createRoutesStub([{ path: '/', Component: () => <HomeStories stories={four} /> }]);
  const { container } = render(<Site />);
  await screen.findByRole('link', { name: 'C' });
  expect(screen.queryByRole('link', { name: 'D' })).toBeNull();
  expect([...container.querySelectorAll('img')].map((still) => still.getAttribute('src'))).toEqual(
    Array(3).fill('/media/Linden.webp'),
  );
  expect(link('See all the stories')).toHaveAttribute('href', paths.stories());
});

test('renders nothing without stories', () => {
  const { container } = render(<HomeStories stories={[]} />);
  expect(container).toBeEmptyDOMElement();
});

test('opens a story at its own address, which follows the story; closing it goes back', async () => {
  await show('/?utm_source=card');
  await userEvent.click(link('Harbour'));
  await screen.findByText(/^Story 2 of 2: Harbour/);
  expect(where()).toBe(`/?utm_source=card#story-${harbour.id}`);
  fireEvent.keyDown(await viewer(), { key: 'ArrowUp' });
  await waitFor(() => expect(where()).toBe(`/?utm_source=card#story-${linden.id}`));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await gone();
  expect(where()).toBe('/?utm_source=card');
});

test('Back closes the viewer, even after moving to another story', async () => {
  await show('/before', '/');
  await userEvent.click(link('Linden'));
  fireEvent.keyDown(await viewer(), { key: 'ArrowDown' });
  await waitFor(() => expect(where()).toContain(harbour.id));
  await act(async () => goBack());
  await gone();
  expect(where()).toBe('/');
});

test('an address with a story opens it; closing stays on the page and focuses its link', async () => {
  await show('/before', `/#story-${harbour.id}`);
  await screen.findByText(/^Story 2 of 2: Harbour/);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await gone();
  expect(where()).toBe('/');
  expect(link('Harbour')).toHaveFocus();
});

test('shows the page if the story in the address no longer exists', async () => {
  await show('/#story-0198a2f0-0000-7000-8000-000000000000');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(asked).not.toHaveBeenCalled();
});

test.each(['ctrlKey', 'metaKey', 'shiftKey'])('leaves a click with %s to the browser', async (modifier) => {
  await show();
  const isTaken = !fireEvent.click(link('Linden'), { [modifier]: true });
  expect(isTaken).toBe(false);
  expect(where()).toBe('/');
});

test('prefetches a story once when the pointer comes near', async () => {
  await show();
  fireEvent.pointerEnter(link('Linden'));
  fireEvent.focus(link('Linden'));
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  await userEvent.click(link('Linden'));
  await viewer();
  expect(asked).toHaveBeenCalledOnce();
});

test('stays closed if the visitor moves to another story while the viewer is closing', async () => {
  await show('/before', '/');
  fireEvent.click(link('Linden'));
  const dialog = await viewer();
  act(() => {
    fireEvent.keyDown(dialog, { key: 'ArrowRight', shiftKey: true });
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
  });
  await gone();
  expect(where()).toBe('/');
});
