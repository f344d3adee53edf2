import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { testimonials } from '@upcurve/contracts/testimonials/testimonials';
import { media, storedSegment, storedStory } from '@upcurve/testing/factories';
import { refused, unreachable } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { afterEach, expect, test, vi } from 'vitest';
import { UNDO_MS } from '../../kit/feedback/use-undoable.ts';
import { renderApp, signedIn } from '../../test-support/render-app.tsx';
import { storiesApi } from '../../test-support/stories.ts';

const { state, handlers } = storiesApi();
const network = mockNetwork(signedIn(), ...handlers);
afterEach(() => void vi.useRealTimers());

const slides = ['one.png', 'two.png', 'three.png'].map((fileName, i) =>
  storedSegment({ fileName, order: i + 1 }),
);
const three = () => [
  storedStory({ name: 'Ada', order: 1, segments: slides }),
  storedStory({ name: 'Bea', order: 2, isActive: false }),
  storedStory({ name: 'Cleo', order: 3 }),
];

async function open(stories = three()) {
  Object.assign(state, { stories, library: [], calls: [] });
  const app = renderApp('/admin/testimonials');
  await screen.findByRole('list', { name: 'Testimonials' });
  return app.user;
}
const card = (name: string) => {
  const heading = screen.getByRole('heading', { name });
  const found = heading.closest<HTMLElement>('li');
  if (!found) throw new Error(`${name} stands on no card.`);
  return within(found);
};
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const segments = (name: string) =>
  card(name)
    .queryAllByRole('button', { name: /^Edit segment/ })
    .map(({ title }) => title);
const edit = (place: number) => screen.getByRole('button', { name: new RegExp(`^Edit segment ${place}`) });

test('shows link, order, segments and status of each story on its card', async () => {
  await open();
  expect(names()).toEqual(['Ada', 'Bea', 'Cleo']);
  const ada = card('Ada');
  expect(ada.getByRole('link', { name: '/contact' })).toHaveAttribute(
    'href',
    `${window.location.origin}/contact`,
  );
  expect(ada.getByText('3 segments, 15 s')).toBeVisible();
  expect(ada.getByRole('switch', { name: 'Active: Ada' })).toBeChecked();
  expect(
    ada.getByRole('button', { name: 'Edit segment 2: two.png, picture, 5 s, not described' }),
  ).toBeVisible();
  expect(card('Bea').getByRole('switch', { name: 'Inactive: Bea' })).not.toBeChecked();
  expect(card('Cleo').getByText(/Visitors see Cleo once it has a picture/)).toBeVisible();
});

test('shows an error if the stories cannot be loaded, and can retry', async () => {
  Object.assign(state, { stories: three() });
  network.use(unreachable(testimonials.listAllStories));
  const { user } = renderApp('/admin/testimonials');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to fetch testimonials');
  network.resetHandlers();
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Ada' })).toBeVisible();
});

test('shows a switched story as active immediately and sends only its status', async () => {
  const user = await open();
  await user.click(screen.getByRole('switch', { name: 'Inactive: Bea' }));
  expect(screen.getByRole('switch', { name: 'Active: Bea' })).toBeChecked();
  expect(await screen.findByText('Bea is active. Visitors see it once it has a segment.')).toBeVisible();
  expect(screen.getByText('Success')).toBeVisible();
  expect(state.calls).toEqual(['update isActive ']);
});

test('names segments without a description before it publishes them', async () => {
  const described = storedSegment({ fileName: 'four.png', alt: 'A smile', order: 4 });
  const user = await open([storedStory({ name: 'Dee', isActive: false, segments: [...slides, described] })]);
  const dee = screen.getByRole('switch', { name: 'Inactive: Dee' });
  await user.click(dee);
  const question = within(await screen.findByRole('dialog', { name: 'Publish without descriptions' }));
  expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'one.png',
    'two.png',
    'three.png',
  ]);
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(dee).not.toBeChecked();
  expect(dee).toHaveFocus();
  expect(state.calls).toEqual([]);

  await user.click(dee);
  await user.click(await screen.findByRole('button', { name: 'Publish anyway' }));
  expect(await screen.findByText('Dee is active. Visitors can see it now.')).toBeVisible();
  expect(state.calls).toEqual(['update isActive ']);
});

test('reverts and reports a failed switch of the status', async () => {
  const user = await open();
  network.use(unreachable(testimonials.updateStory));
  await user.click(screen.getByRole('switch', { name: 'Inactive: Bea' }));
  expect(await screen.findByText('Failed to update testimonial')).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Inactive: Bea' })).not.toBeChecked();
});

test('moves stories by keys, announces the place and keeps the focus', async () => {
  const user = await open();
  const grip = screen.getByRole('button', { name: /^Move Ada/ });
  grip.focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await waitFor(() => expect(names()).toEqual(['Bea', 'Ada', 'Cleo']));
  expect(screen.getByText('Ada moved to place 2 of 3.')).toBeInTheDocument();
  expect(grip).toHaveFocus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await waitFor(() => expect(names()).toEqual(['Bea', 'Cleo', 'Ada']));
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await waitFor(() => expect(state.calls).toEqual(['order Bea,Ada,Cleo', 'order Bea,Cleo,Ada']));
});

test('j and k move between stories, even from one of their segments', async () => {
  const user = await open();
  await user.keyboard('j');
  expect(screen.getByRole('button', { name: 'Edit Ada' })).toHaveFocus();
  act(() => edit(2).focus());
  await user.keyboard('j');
  expect(screen.getByRole('button', { name: 'Edit Bea' })).toHaveFocus();
  await user.keyboard('k');
  expect(screen.getByRole('button', { name: 'Edit Ada' })).toHaveFocus();
});

test('reverts a failed reorder and shows stories added meanwhile', async () => {
  const user = await open();
  network.use(unreachable(testimonials.orderStories));
  screen.getByRole('button', { name: /^Move Ada/ }).focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(await screen.findByText('Failed to reorder testimonials')).toBeVisible();
  expect(names()).toEqual(['Ada', 'Bea', 'Cleo']);

  network.resetHandlers();
  state.stories = [...state.stories, storedStory({ name: 'Dora' })];
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(
    await screen.findByText(/Someone else has added or deleted testimonials in the meantime/),
  ).toBeVisible();
  await waitFor(() => expect(names()).toEqual(['Ada', 'Bea', 'Cleo', 'Dora']));
});

async function deleteStory(user: Awaited<ReturnType<typeof open>>, name: string) {
  await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
}

test('sends a deletion after ten seconds', async () => {
  await open();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fireEvent.click(screen.getByRole('button', { name: 'Actions for Bea' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await act(() => vi.advanceTimersByTimeAsync(UNDO_MS - 1000));
  expect(state.calls).toEqual([]);
  expect(screen.queryByText('Testimonial “Bea” deleted.')).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  await waitFor(() => expect(state.calls).toEqual(['delete Bea']));
  expect(await screen.findByText('Testimonial “Bea” deleted.')).toBeVisible();
  expect(screen.queryByText(/will be deleted/)).not.toBeInTheDocument();
  expect(names()).toEqual(['Ada', 'Cleo']);
});

test('sends pending deletions when the page is hidden', async () => {
  const user = await open();
  await deleteStory(user, 'Bea');
  await deleteStory(user, 'Cleo');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(state.calls).toEqual(['delete Bea', 'delete Cleo']));
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('reports a failed deletion and shows the card again', async () => {
  const user = await open();
  network.use(refused(testimonials.deleteStory, 500, 'No.'), refused(testimonials.deleteSegment, 500, 'No.'));
  await deleteStory(user, 'Bea');
  edit(1).focus();
  await user.keyboard('{Delete}');
  act(() => void dispatchEvent(new Event('pagehide')));
  expect(await screen.findByText('Failed to delete testimonial')).toBeVisible();
  expect(await screen.findByText('Failed to delete segment')).toBeVisible();
  expect(screen.queryByText(/deleted/)).not.toBeInTheDocument();
  await waitFor(() => expect(names()).toEqual(['Ada', 'Bea', 'Cleo']));
  expect(segments('Ada')).toHaveLength(3);
});

test('keeps an item that is being deleted in the order sent to the server', async () => {
  const user = await open();
  await deleteStory(user, 'Bea');
  screen.getByRole('button', { name: /^Move Cleo/ }).focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(() => expect(state.calls).toEqual(['order Cleo,Ada,Bea']));
});

test('adds files from the library in the chosen order and returns the focus', async () => {
  const user = await open();
  state.library = [media({ fileName: 'room.jpg' }), media({ fileName: 'desk.jpg' })];
  const opener = card('Cleo').getByRole('button', { name: 'Add pictures and clips' });
  await user.click(opener);
  const picker = within(await screen.findByRole('dialog', { name: 'Add to Cleo' }));
  await user.click(await picker.findByRole('button', { name: 'desk.jpg' }));
  await user.click(picker.getByRole('button', { name: 'room.jpg' }));
  await user.click(picker.getByRole('button', { name: 'Add 2 files' }));
  await waitFor(() => expect(segments('Cleo')).toEqual(['desk.jpg', 'room.jpg']));
  expect(opener).toHaveFocus();
});

test('reports a segment that cannot be added', async () => {
  const user = await open();
  network.use(refused(testimonials.addSegment, 409, 'A testimonial can have 50 segments. Delete one first.'));
  state.library = [media({ fileName: 'late.png' })];
  await user.click(card('Bea').getByRole('button', { name: 'Add pictures and clips' }));
  const picker = within(await screen.findByRole('dialog', { name: 'Add to Bea' }));
  await user.click(await picker.findByRole('button', { name: 'late.png' }));
  await user.click(picker.getByRole('button', { name: 'Add file' }));
  expect(
    await screen.findByText('Failed to add segment. A testimonial can have 50 segments. Delete one first.'),
  ).toBeVisible();
});
