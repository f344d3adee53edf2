import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { media as calls, type Media } from '@upcurve/contracts/media/media';
import { media } from '@upcurve/testing/factories';
import { handle, refused } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import { emptyInbox } from '../../test-support/empty-answers.ts';
import { renderApp, signedIn } from '../../test-support/render-app.tsx';

let items: Media[] = [];
const network = mockNetwork(
  signedIn(),
  ...emptyInbox,
  handle(calls.listMedia, () => ({ items })),
  handle(calls.addMedia, ({ files }) => {
    const added = media({ fileName: files.file?.[0]?.name ?? '' });
    items = [added, ...items];
    return added;
  }),
);

const png = (name: string) => new File(['png'], name, { type: 'image/png' });
const uploads = () => within(screen.getByRole('group', { name: 'Uploads' }));

async function open() {
  items = [];
  const app = renderApp(paths.media());
  await screen.findByText('No media yet');
  return app;
}

/** Holds uploads back until the test lets them finish. */
function holdUploads() {
  const { promise, resolve } = Promise.withResolvers<void>();
  network.use(
    handle(calls.addMedia, async () => {
      await promise;
      return media({ fileName: 'late.png' });
    }),
  );
  return resolve;
}

test('uploads files dropped anywhere on the screen', async () => {
  await open();
  const dataTransfer = { types: ['Files'], files: [png('dropped.png')] };
  fireEvent.dragEnter(screen.getByText('No media yet'), { dataTransfer });
  expect(screen.getByText('Drop to upload to the library')).toBeVisible();
  fireEvent.drop(screen.getByText('No media yet'), { dataTransfer });
  expect(screen.queryByText('Drop to upload to the library')).not.toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'dropped.png' })).toBeVisible();
});

test('ignores dropped files while a file is open', async () => {
  items = [media({ fileName: 'room.jpg' })];
  network.use(handle(calls.getMedia, () => ({ ...(items[0] as Media), usedIn: [] })));
  const { user } = renderApp(paths.media());
  await user.click(await screen.findByRole('link', { name: 'room.jpg' }));
  const dialog = await screen.findByRole('dialog', { name: 'room.jpg' });
  fireEvent.drop(dialog, { dataTransfer: { types: ['Files'], files: [png('a.png')] } });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(uploads().queryByRole('listitem')).not.toBeInTheDocument();
  expect(uploads().getByRole('status')).toBeEmptyDOMElement();
});

test('reports a failed upload and offers a retry unless the file is invalid', async () => {
  network.use(refused(calls.addMedia, 503, 'Many pictures are being processed.'));
  const { user } = await open();
  fireEvent.drop(screen.getByText('No media yet'), {
    dataTransfer: {
      types: ['Files'],
      files: [png('a.png'), new File(['x'], 'notes.txt', { type: 'text/plain' })],
    },
  });
  const rows = () => uploads().getAllByRole('listitem');
  await waitFor(() => expect(rows()[0]).toHaveTextContent('Many pictures are being processed.'));
  expect(rows()[1]).toHaveTextContent(
    'Send a JPEG, PNG or WebP picture, an MP4 or WebM video, or WebVTT captions.',
  );
  expect(uploads().getByRole('status')).toHaveTextContent('2 files not uploaded');
  expect(uploads().queryByRole('button', { name: 'Retry notes.txt' })).not.toBeInTheDocument();

  network.resetHandlers();
  signedIn();
  await user.click(uploads().getByRole('button', { name: 'Retry a.png' }));
  expect(await screen.findByRole('link', { name: 'a.png' })).toBeVisible();
  await user.click(uploads().getByRole('button', { name: 'Remove notes.txt from this list' }));
  expect(rows).toThrow();
  expect(document.body).not.toHaveFocus();
});

test('asks before leaving the screen or closing the page during an upload', async () => {
  const answer = holdUploads();
  const { user, location, router } = await open();
  await user.upload(screen.getByLabelText('Files to upload'), png('a.png'));
  await uploads().findByRole('progressbar');
  await user.click(screen.getByRole('link', { name: 'Inbox' }));
  const question = await screen.findByRole('dialog', { name: 'Uploads are running' });
  await user.click(within(question).getByRole('button', { name: 'Stay' }));
  expect(location()).toBe(paths.media());
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);

  await user.click(screen.getByRole('link', { name: 'Inbox' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.inbox()));
  answer();
});

test('does not ask before leaving once all uploads have ended', async () => {
  const { user, router } = await open();
  await user.upload(screen.getByLabelText('Files to upload'), png('a.png'));
  await screen.findByRole('link', { name: 'a.png' });
  await user.click(screen.getByRole('link', { name: 'Inbox' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.inbox()));
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(false);
});
