import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { media as calls, type Media, type MediaKind } from '@upcurve/contracts/media/media';
import { media } from '@upcurve/testing/factories';
import { handle } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { useState } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test } from 'vitest';
import { App } from '../../App.tsx';
import { createQueryClient } from '../../query-client.ts';
import { MediaPicker } from './MediaPicker.tsx';

const room = media({ fileName: 'room.jpg' });
const desk = media({ fileName: 'desk.jpg', alt: 'The reception desk' });
const walk = media({ fileName: 'walk.webm', kind: 'video', durationMs: 83_000 });
const network = mockNetwork(
  handle(calls.listMedia, ({ query }) => ({
    items: [room, desk, walk].filter(
      ({ kind, fileName }) => kind === query.kind && fileName.includes(query.search ?? ''),
    ),
  })),
);

function open(props: { kinds: MediaKind[]; multiple?: boolean }) {
  const picked: Media[][] = [];
  function Screen() {
    const [opened, setOpened] = useState(false);
    return (
      <main>
        <button type="button" onClick={() => setOpened(true)}>
          Choose
        </button>
        {opened && (
          <MediaPicker {...props} onClose={() => setOpened(false)} onPick={(media) => picked.push(media)} />
        )}
      </main>
    );
  }
  const router = createMemoryRouter([{ path: '/', element: <Screen /> }]);
  render(
    <App client={createQueryClient()} env="test">
      <RouterProvider router={router} />
    </App>,
  );
  return { user: userEvent.setup(), picked };
}

const png = new File(['png'], 'new.png', { type: 'image/png' });

test('picks a file by one click and closes', async () => {
  const { user, picked } = open({ kinds: ['image'] });
  await user.click(screen.getByRole('button', { name: 'Choose' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose from the Library' }));
  expect(dialog.queryByRole('radiogroup', { name: 'Kind' })).not.toBeInTheDocument();
  await user.click(await dialog.findByRole('button', { name: 'desk.jpg' }));
  expect(picked).toEqual([[desk]]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('picks several files of different kinds in the order of the clicks', async () => {
  const { user, picked } = open({ kinds: ['image', 'video'], multiple: true });
  await user.click(screen.getByRole('button', { name: 'Choose' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Add file' })).toBeDisabled();
  await user.click(await dialog.findByRole('button', { name: 'desk.jpg' }));
  await user.click(dialog.getByRole('button', { name: 'room.jpg' }));
  await user.click(dialog.getByRole('radio', { name: 'Videos' }));
  await user.click(await dialog.findByRole('button', { name: /walk\.webm/ }));
  expect(dialog.getByRole('button', { name: /walk\.webm/ })).toHaveAttribute('aria-pressed', 'true');
  await user.click(dialog.getByRole('radio', { name: 'Pictures' }));
  await user.click(await dialog.findByRole('button', { name: /^desk\.jpg\s*number\s*1$/ }));
  expect(dialog.getByText('2 chosen')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Add 2 files' }));
  expect(picked).toEqual([[room, walk]]);
});

test('filters the files by the search and reports that none match', async () => {
  const { user } = open({ kinds: ['image'] });
  await user.click(screen.getByRole('button', { name: 'Choose' }));
  await screen.findByRole('button', { name: 'room.jpg' });
  await user.type(screen.getByRole('searchbox', { name: 'Search the library' }), 'desk');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'room.jpg' })).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'desk.jpg' })).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search the library' }), 'zz');
  expect(await screen.findByText('Nothing found')).toBeVisible();
});

test('picks a file uploaded in the dialog', async () => {
  const added = media({ fileName: 'new.png' });
  network.use(handle(calls.addMedia, () => added));
  const { user, picked } = open({ kinds: ['image'] });
  await user.click(screen.getByRole('button', { name: 'Choose' }));
  await user.upload(await screen.findByLabelText('Files to upload'), png);
  await waitFor(() => expect(picked).toEqual([[added]]));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
