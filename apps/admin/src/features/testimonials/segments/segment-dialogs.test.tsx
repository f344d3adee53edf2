import { screen, waitFor, within } from '@testing-library/react';
import { type StoredSegment, testimonials } from '@upcurve/contracts/testimonials/testimonials';
import { media, newId, storedSegment, storedStory } from '@upcurve/testing/factories';
import { refused } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { expect, test } from 'vitest';
import { renderApp, signedIn } from '../../../test-support/render-app.tsx';
import { storiesApi } from '../../../test-support/stories.ts';

const { state, handlers } = storiesApi();
const network = mockNetwork(signedIn(), ...handlers);

const room = media({ fileName: 'room.png', alt: 'The treatment room' });
const tour = media({ fileName: 'tour.mp4', kind: 'video', durationMs: 12_400, posterUrl: '/media/tour.jpg' });
const words = media({ fileName: 'tour.vtt', kind: 'captions', width: null, height: null });

async function open(...segments: StoredSegment[]) {
  const stories = [storedStory({ name: 'Ada', segments })];
  Object.assign(state, { stories, library: [room, tour, words], calls: [] });
  const app = renderApp('/admin/testimonials');
  await screen.findByRole('list', { name: 'Testimonials' });
  return app;
}
async function add() {
  const app = await open();
  await app.user.click(screen.getByRole('button', { name: 'Actions for Ada' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Add segment' }));
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Add segment' })) };
}
async function edit(segment: StoredSegment) {
  const app = await open(segment);
  await app.user.click(screen.getByRole('button', { name: /^Edit segment 1/ }));
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Edit segment' })) };
}
const pick = async (
  user: Awaited<ReturnType<typeof open>>['user'],
  dialog: string,
  file: string | RegExp,
) => {
  const picker = within(await screen.findByRole('dialog', { name: dialog }));
  await user.click(await picker.findByRole('button', { name: file }));
};

test('uploads, describes and adds a file', async () => {
  const { user, dialog } = await add();
  expect(dialog.getByLabelText('Duration (ms)')).toHaveValue('5000');
  expect(dialog.getByLabelText('Order')).toHaveValue('0');
  await user.type(dialog.getByLabelText('Description'), 'A chair');
  await user.click(dialog.getByRole('button', { name: 'Choose file' }));
  const picker = within(await screen.findByRole('dialog', { name: 'Choose a file' }));
  await user.upload(
    picker.getByLabelText('Files to upload'),
    new File(['x'], 'chair.png', { type: 'image/png' }),
  );
  expect(await dialog.findByText('chair.png')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Add segment' }));
  expect(await screen.findByText('Segment added to Ada.')).toBeVisible();
  expect(state.calls).toEqual([
    'upload chair.png',
    'describe {"alt":"A chair","isDecorative":false}',
    'add chair.png image 5000 0',
  ]);
});

test('uses the full length of a clip as its duration', async () => {
  const { user, dialog } = await add();
  await user.click(dialog.getByRole('button', { name: 'Choose file' }));
  await user.click(await screen.findByRole('radio', { name: 'Videos' }));
  await pick(user, 'Choose a file', /tour\.mp4$/);
  expect(dialog.getByText('tour.mp4')).toBeVisible();
  expect(dialog.getByLabelText('Duration (ms)')).toHaveValue('12400');
  await user.click(dialog.getByRole('checkbox', { name: /^Decorative/ }));
  await user.click(dialog.getByRole('button', { name: 'Add segment' }));
  await waitFor(() =>
    expect(state.calls).toEqual(['describe {"alt":"","isDecorative":true}', 'add tour.mp4 video 12400 0']),
  );
});

test('shows validation errors at their fields', async () => {
  const { user, dialog } = await add();
  await user.clear(dialog.getByLabelText('Duration (ms)'));
  await user.type(dialog.getByLabelText('Duration (ms)'), '999');
  await user.click(dialog.getByRole('button', { name: 'Add segment' }));
  const field = dialog.getByRole('button', { name: 'Choose file' });
  expect(field).toHaveAccessibleDescription(/Choose a picture or a video\./);
  expect(field).toHaveFocus();
  expect(dialog.getByText('Enter a whole number from 1000 to 600000.')).toBeVisible();
  expect(state.calls).toEqual([]);
});

test('reports a segment that cannot be added, which can then be submitted again', async () => {
  const { user, dialog } = await add();
  network.use(refused(testimonials.addSegment, 409, 'A testimonial can have 50 segments. Delete one first.'));
  await user.click(dialog.getByRole('button', { name: 'Choose file' }));
  await pick(user, 'Choose a file', 'room.png');
  await user.click(dialog.getByRole('button', { name: 'Add segment' }));
  expect(await screen.findByText('Failed to add segment')).toBeVisible();
  expect(dialog.getByRole('alert')).toHaveTextContent(
    'A testimonial can have 50 segments. Delete one first.',
  );
  network.resetHandlers();
  await user.click(dialog.getByRole('button', { name: 'Add segment' }));
  await waitFor(() => expect(state.calls).toEqual(['add room.png image 5000 0']));
});

test('shows the server’s error for a file at the file button', async () => {
  const { user, dialog } = await add();
  await user.click(dialog.getByRole('button', { name: 'Choose file' }));
  await pick(user, 'Choose a file', 'room.png');
  network.use(
    refused(testimonials.addSegment, 400, 'No.', [
      { path: 'mediaId', message: 'This file has been deleted.' },
    ]),
  );
  await user.click(dialog.getByRole('button', { name: 'Add segment' }));
  expect(await dialog.findByText('This file has been deleted.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Replace' })).toHaveFocus();
});

test('replaces the file together with its duration and captions', async () => {
  const segment = storedSegment({ fileName: 'old.png', alt: 'Old' });
  const { user, dialog } = await edit(segment);
  expect(dialog.queryByText('Captions')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Replace' }));
  const picker = await screen.findByRole('dialog', { name: 'Choose a file' });
  await user.click(within(picker).getByRole('radio', { name: 'Videos' }));
  await pick(user, 'Choose a file', /tour\.mp4$/);
  expect(dialog.getByText('Video, lasts 12.4 s')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Add captions' }));
  await pick(user, 'Choose captions', 'tour.vtt');
  expect(dialog.getByText('tour.vtt')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Segment updated successfully.')).toBeVisible();
  expect(state.calls).toEqual([
    `change ${JSON.stringify({ mediaId: tour.id, captionsId: words.id, duration: 12_400 })}`,
  ]);
});

test('removes captions and sends only the changes', async () => {
  const segment = storedSegment({ type: 'video', clipDuration: 9000, captionsId: newId(), alt: 'A walk' });
  const { user, dialog } = await edit(segment);
  await user.click(dialog.getByRole('button', { name: 'Remove captions' }));
  expect(dialog.getByRole('button', { name: 'Add captions' })).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(state.calls).toEqual(['change {"captionsId":null}']));
});
