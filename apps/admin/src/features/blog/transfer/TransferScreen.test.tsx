import { screen, waitFor, within } from '@testing-library/react';
import { blog } from '@upcurve/contracts/blog/blog';
import { handle, refused } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { beforeEach, expect, test } from 'vitest';
import { paths } from '../../../paths.ts';
import { renderApp, signedIn } from '../../../test-support/render-app.tsx';

let sent: unknown[] = [];
beforeEach(() => {
  sent = [];
});
const ROOM = { address: 'https://old.example/room.jpg', alt: 'A room' };
const GARDEN = { address: 'https://old.example/garden.jpg', alt: '' };
const ID = '0199f7a0-0000-7000-8000-000000000001';
const network = mockNetwork(
  signedIn(),
  handle(blog.importBlog, async ({ fields, files }) => {
    const pictures = files.pictures?.[0];
    sent.push([
      ...Object.values(fields),
      files.file?.[0]?.name,
      ...(pictures ? [JSON.parse(await pictures.text())] : []),
    ]);
    return {
      posts: 2,
      categories: 1,
      authors: 0,
      media: 0,
      left: [
        { post: 'First', what: 'A gallery.' },
        { post: 'First', what: 'A poll.' },
        { post: '', what: 'Comments.' },
      ],
    };
  }),
  handle(blog.listMissingPictures, ({ fields }) => {
    sent.push(['missing', ...Object.values(fields)]);
    return [ROOM, GARDEN];
  }),
  handle(blog.fetchPicture, () => ({ id: ID })),
);

async function open() {
  const app = renderApp(paths.blogTransfer());
  const input = await screen.findByTestId('import-file');
  const file = new File(['<rss/>'], 'blog.xml', { type: 'text/xml' });
  return { ...app, input, choose: () => app.user.upload(input, file) };
}

test('links to the export of the whole blog', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Download the blog' })).toHaveAttribute('href', '/api/blog/export');
});

test.each([
  ['blog.xml', '<?xml version="1.0"?><rss/>', 'WordPress (WXR)'],
  ['ghost.json', '{"db":[{"meta":{}}]}', /^Ghost/],
  ['blog.tar', `posts.json${'\0'.repeat(247)}ustar`, 'This blog’s export'],
  ['blog.tgz', '\x1f\x8b', 'This blog’s export'],
  ['blog.json', '{"format":"upcurve-blog","version":1', 'This blog’s export'],
])('recognises the format of %s', async (name, content, format) => {
  const { user, input } = await open();
  await user.click(
    screen.getByRole('radio', { name: format === 'WordPress (WXR)' ? /^Ghost/ : /^WordPress/ }),
  );
  await user.upload(input, new File([content], name));
  await waitFor(() => expect(screen.getByRole('radio', { name: format })).toBeChecked());
});

test('imports a WordPress file as drafts and lists skipped content by post', async () => {
  const { user, choose } = await open();
  await choose();
  await waitFor(() => expect(screen.getByRole('radio', { name: 'WordPress (WXR)' })).toBeChecked());
  expect(screen.getByText(/^Pictures are taken from the/)).toBeVisible();
  expect(screen.getByText(/^blog\.xml, /)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Import' }));
  const report = within(await screen.findByRole('group', { name: 'Imported' }));
  expect(report.getByText(/2 posts, 1 category, 0 authors, 0 files/)).toBeInTheDocument();
  expect(report.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['First', 'The file']);
  expect(report.getAllByRole('definition')).toHaveLength(3);
  expect(report.getByRole('link', { name: 'Open the drafts' })).toHaveAttribute(
    'href',
    '/admin/blog?status=draft',
  );
  expect(sent).toEqual([['wxr', 'blog.xml']]);
});

test('fetches missing pictures only if asked to, asks where a Ghost blog was, and imports with them', async () => {
  const { user, choose } = await open();
  expect(screen.queryByRole('checkbox', { name: /^Fetch missing pictures/ })).not.toBeInTheDocument();
  await choose();
  await user.click(await screen.findByRole('radio', { name: /^Ghost/ }));
  const fetch = screen.getByRole('checkbox', { name: /^Fetch missing pictures/ });
  expect(fetch).not.toBeChecked();
  expect(fetch).toHaveAccessibleDescription(/must still be online/);
  await user.click(fetch);
  await user.click(screen.getByRole('button', { name: 'Import' }));
  const site = screen.getByRole('textbox', { name: /^Address of the old blog/ });
  expect(site).toHaveFocus();
  expect(site).toHaveAccessibleDescription(/Enter the address of the old blog/);
  await user.type(site, 'https://old.example');
  await user.click(screen.getByRole('button', { name: 'Import' }));
  expect(await screen.findByRole('group', { name: 'Imported' })).toBeInTheDocument();
  expect(screen.getByText('2 of 2 pictures fetched')).toBeInTheDocument();
  expect(sent).toEqual([
    ['missing', 'ghost', 'https://old.example'],
    ['ghost', 'https://old.example', 'blog.xml', { [ROOM.address]: ID, [GARDEN.address]: ID }],
  ]);
});

/** Starts an import that fetches pictures. */
async function importWithPictures() {
  const app = await open();
  await app.choose();
  await app.user.click(await screen.findByRole('checkbox', { name: /^Fetch missing pictures/ }));
  await app.user.click(screen.getByRole('button', { name: 'Import' }));
  return { ...app, shown: within(await screen.findByRole('region', { name: 'Pictures of the old blog' })) };
}

test('lists pictures that could not be fetched, and imports without them', async () => {
  network.use(
    handle(blog.fetchPicture, ({ body }) =>
      body.address === ROOM.address ? { id: ID } : { reason: 'The site answered with status 404.' },
    ),
  );
  const { shown } = await importWithPictures();
  expect(await shown.findByText('1 of 2 pictures fetched, 1 failed')).toBeInTheDocument();
  expect(shown.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  expect(shown.getByRole('term')).toHaveTextContent(GARDEN.address);
  expect(shown.getByRole('definition')).toHaveTextContent('The site answered with status 404.');
  expect(await screen.findByRole('group', { name: 'Imported' })).toBeInTheDocument();
  expect(sent.at(-1)).toEqual(['wxr', 'blog.xml', { [ROOM.address]: ID }]);
});

test('cancelling while the pictures are asked about imports nothing', async () => {
  network.use(handle(blog.fetchPicture, () => new Promise(() => {})));
  const { user, shown } = await importWithPictures();
  await shown.findByText('0 of 2 pictures fetched');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Import' })).toBeEnabled();
  expect(screen.queryByRole('region', { name: 'Pictures of the old blog' })).not.toBeInTheDocument();
  expect(sent).toEqual([['missing', 'wxr']]);
});

test('shows each error in an invalid file with its path', async () => {
  network.use(
    refused(blog.importBlog, 400, 'Nothing was imported.', [{ path: 'posts.3.slug', message: 'Required' }]),
  );
  const { user, choose } = await open();
  await choose();
  await user.click(screen.getByRole('button', { name: 'Import' }));
  const problem = await screen.findByRole('alert');
  expect(problem).toHaveTextContent('posts.3.slug: Required');
  expect(problem).toHaveFocus();
});

test('asks for a file if none is chosen', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Import' }));
  expect(screen.getByText('Choose a file first.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Choose file' })).toHaveFocus();
});
