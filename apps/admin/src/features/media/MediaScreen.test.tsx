import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { MediaUse } from '@upcurve/contracts/media/media';
import { media as calls, type Media, type MediaDetail } from '@upcurve/contracts/media/media';
import { media, newId } from '@upcurve/testing/factories';
import { handle, Refusal, refused, unreachable } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import { renderApp, signedIn } from '../../test-support/render-app.tsx';

const room = media({ fileName: 'room.jpg', focalPoint: { x: 0.25, y: 0.5 } });
const desk = media({ fileName: 'desk.jpg', alt: 'The reception desk' });
const walk = media({
  fileName: 'walk.webm',
  kind: 'video',
  url: '/media/walk.webm',
  durationMs: 83_400,
  posterUrl: '/media/walk.jpg',
  isDecorative: true,
});
const story: MediaUse = { kind: 'testimonial', id: newId(), title: 'Amelia’s story' };
let items: Media[] = [];
let usedIn: MediaUse[] = [];
const find = (id: string): MediaDetail => {
  const found = items.find((each) => each.id === id);
  if (!found) throw new Refusal(404, 'This file does not exist.');
  return { ...found, usedIn };
};
const network = mockNetwork(
  signedIn(),
  handle(calls.listMedia, ({ query: { search = '', kind } }) => ({
    items: items.filter(
      (each) => (!kind || each.kind === kind) && `${each.fileName} ${each.alt}`.includes(search),
    ),
  })),
  handle(calls.getMedia, ({ params }) => find(params.id)),
  handle(calls.changeMedia, ({ params, body }) => {
    items = items.map((each) => (each.id === params.id ? { ...each, ...body } : each));
    return find(params.id);
  }),
  handle(calls.deleteMedia, ({ params }) => {
    items = items.filter(({ id }) => id !== params.id);
    return {};
  }),
);

function open(address = paths.media()) {
  items = [room, desk, walk];
  usedIn = [];
  return renderApp(address);
}
const card = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  return within(link.closest('li') as HTMLElement);
};
async function openItem(name: string) {
  const app = open();
  await app.user.click(await screen.findByRole('link', { name }));
  const dialog = within(await screen.findByRole('dialog', { name }));
  await dialog.findByText('Used in');
  return { ...app, dialog };
}

test('shows kind, size, dimensions and a missing description of each file', async () => {
  open();
  const first = await card('room.jpg');
  expect(first.getByText('Picture · 1600×1200 · 234.4 kB')).toBeVisible();
  expect(first.getByText('No description')).toBeVisible();
  expect((await card('desk.jpg')).queryByText('No description')).not.toBeInTheDocument();
  const clip = await card('walk.webm');
  expect(clip.getByText('1:23')).toBeVisible();
  expect(clip.queryByText('No description')).not.toBeInTheDocument();
  expect(screen.getByText('Showing 3 of 3')).toBeVisible();
});

test('keeps search and kind in the address and clears both together', async () => {
  const { user, location } = open();
  await user.type(await screen.findByRole('searchbox', { name: 'Search media' }), 'reception');
  await waitFor(() => expect(location()).toBe('/admin/media?search=reception'));
  expect(await screen.findByText('Showing 1 of 1')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Kind' }));
  await user.click(screen.getByRole('option', { name: 'Videos' }));
  await waitFor(() => expect(location()).toBe('/admin/media?search=reception&kind=video'));
  expect(await screen.findByText('Nothing found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(await screen.findByText('Showing 3 of 3')).toBeVisible();
});

test('explains an empty library and reports a failed load', async () => {
  network.use(handle(calls.listMedia, () => ({ items: [] })));
  const { user } = open();
  expect(await screen.findByText('No media yet')).toBeVisible();
  network.use(unreachable(calls.listMedia));
  await user.type(screen.getByRole('searchbox', { name: 'Search media' }), 'a');
  expect(await screen.findByText('The media could not be loaded')).toBeVisible();
});

test('saves a description at the file’s own address, then returns the focus to the file', async () => {
  const { user, dialog, location } = await openItem('room.jpg');
  expect(location()).toBe(paths.mediaItem(room.id));
  expect(document.title).toBe('room.jpg · Upcurve Admin');
  expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.type(dialog.getByRole('textbox', { name: 'Description' }), 'A bright room{Enter}');
  expect(await dialog.findByText('Saved')).toBeVisible();
  expect(items[0]).toMatchObject({ alt: 'A bright room', isDecorative: false });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(location()).toBe(paths.media()));
  expect(screen.getByRole('link', { name: 'room.jpg' })).toHaveFocus();
  expect(document.title).toBe('Media · Upcurve Admin');
  expect((await card('room.jpg')).queryByText('No description')).not.toBeInTheDocument();
});

test('saves a change of the description when the dialog closes', async () => {
  const { user, dialog } = await openItem('room.jpg');
  await user.click(dialog.getByRole('checkbox', { name: 'Decorative' }));
  expect(dialog.getByRole('textbox', { name: 'Description' })).toBeDisabled();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(items[0]).toMatchObject({ alt: '', isDecorative: true }));
});

test('reports a failed save of a description and keeps the text', async () => {
  network.use(refused(calls.changeMedia, 503, 'The database is away.'));
  const { user, dialog } = await openItem('room.jpg');
  await user.type(dialog.getByRole('textbox', { name: 'Description' }), 'A room');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The database is away.')).toBeInTheDocument();
  expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue('A room');
});

test('moves the focal point by arrow keys, but not beyond the edge of the picture', async () => {
  const { user, dialog, location } = await openItem('room.jpg');
  const point = dialog.getByRole('slider', { name: 'Focal point' });
  expect(point).toHaveAttribute('aria-valuetext', '25 % from the left, 50 % from the top');
  point.focus();
  await user.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
  expect(point).toHaveAttribute('aria-valuetext', '26 % from the left, 40 % from the top');
  await user.keyboard('{Shift>}{ArrowUp>6/}{/Shift}');
  expect(point).toHaveAttribute('aria-valuetext', '26 % from the left, 0 % from the top');
  await waitFor(() => expect(items[0]?.focalPoint).toEqual({ x: 0.26, y: 0 }));
  expect(location()).toBe(paths.mediaItem(room.id));
});

test('sets the focal point by a click on the picture', async () => {
  const { dialog } = await openItem('room.jpg');
  const picture = dialog.getByRole('slider', { name: 'Focal point' }).parentElement as HTMLElement;
  picture.getBoundingClientRect = () => ({ left: 100, top: 50, width: 400, height: 200 }) as DOMRect;
  fireEvent.click(picture, { clientX: 400, clientY: 70 });
  await waitFor(() => expect(items[0]?.focalPoint).toEqual({ x: 0.75, y: 0.1 }));
});

test('moves between files by arrow keys and returns to the library by Back', async () => {
  const { user, dialog, router, location } = await openItem('room.jpg');
  expect(dialog.getByText('1 of 3')).toBeVisible();
  dialog.getByRole('button', { name: 'Next file' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('dialog', { name: 'desk.jpg' })).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('dialog', { name: 'walk.webm' })).toBeVisible();
  await user.keyboard('{ArrowLeft}');
  expect(await screen.findByRole('dialog', { name: 'desk.jpg' })).toBeVisible();
  await router.navigate(-1);
  await waitFor(() => expect(location()).toBe(paths.media()));
});

test('reports a file that does not exist', async () => {
  open(paths.mediaItem(newId()));
  expect(await screen.findByText('This file was not found')).toBeVisible();
});

test('lists the uses of a file and does not offer to delete it', async () => {
  const { user } = open();
  usedIn = [story, { kind: 'author', id: newId(), title: 'Nora Lind' }];
  await user.click(await screen.findByRole('link', { name: 'desk.jpg' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'desk.jpg' }));
  expect(await dialog.findByRole('link', { name: 'Amelia’s story' })).toHaveAttribute(
    'href',
    paths.testimonials(),
  );
  expect(dialog.getByRole('link', { name: 'Nora Lind' })).toHaveAttribute('href', paths.blogAuthors());
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  const answer = within(await screen.findByRole('dialog', { name: 'This File Is in Use' }));
  expect(answer.getByRole('link', { name: 'Amelia’s story' })).toBeVisible();
  expect(answer.queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
  await user.click(answer.getByRole('button', { name: 'Close' }));
  expect(dialog.getByRole('button', { name: 'Delete' })).toHaveFocus();
});

test('lists the uses that the server reports when a deletion is rejected', async () => {
  network.use(
    refused(calls.deleteMedia, 409, 'This is still used in “Amelia’s story”.', undefined, {
      usedIn: [story],
    }),
  );
  const { user, dialog } = await openItem('desk.jpg');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete file' }));
  const answer = within(await screen.findByRole('dialog', { name: 'This File Is in Use' }));
  expect(answer.getByRole('link', { name: 'Amelia’s story' })).toBeVisible();
});

test('deletes several files after a confirmation and names those still in use', async () => {
  network.use(
    handle(calls.deleteMedia, ({ params }) => {
      if (params.id === desk.id)
        throw new Refusal(409, 'This is still used in “Amelia’s story”.', undefined, { usedIn: [story] });
      items = items.filter(({ id }) => id !== params.id);
      return {};
    }),
  );
  const { user } = open();
  await screen.findByRole('link', { name: 'desk.jpg' });
  await user.keyboard('jx');
  await user.click(screen.getByRole('checkbox', { name: 'Select desk.jpg' }));
  await user.click(screen.getByRole('button', { name: 'Delete selected' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete files' }));
  expect(question.getByText('2 files')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Delete all' }));
  expect(await screen.findByText('1 file. Still in use: desk.jpg.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'room.jpg' })).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'desk.jpg' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete selected' })).not.toBeInTheDocument();
});
