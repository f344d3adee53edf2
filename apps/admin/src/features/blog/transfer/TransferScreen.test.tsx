import { screen, waitFor, within } from '@testing-library/react';
import { blog } from '@upcurve/contracts/blog/blog';
import type { PictureFetch } from '@upcurve/contracts/blog/blog-transfer';
import { handle, Refusal } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { beforeEach, expect, test } from 'vitest';
import { paths } from '../../../paths.ts';
import { renderApp, signedIn } from '../../../test-support/render-app.tsx';

let sent: unknown[] = [];
let fetches: PictureFetch[] = [];
beforeEach(() => {
  sent = [];
  fetches = [];
});
const FETCH: PictureFetch = {
  id: '0199f7a0-0000-7000-8000-000000000001',
  format: 'wxr',
  startedAt: '2026-11-23T14:05:00.000Z',
  ...{ fetched: 12, waiting: 28, failed: 0, stopped: 0 },
  failures: [],
};
const network = mockNetwork(
  signedIn(),
  handle(blog.importBlog, ({ fields, files }) => {
    sent.push([...Object.values(fields), files.file?.[0]?.name]);
    return {
      posts: 2,
      categories: 1,
      authors: 0,
      media: 0,
      pictures: fields.fetchesPictures ? 40 : 0,
      left: [
        { post: 'First', what: 'A gallery.' },
        { post: 'First', what: 'A poll.' },
        { post: '', what: 'Comments.' },
      ],
    };
  }),
  handle(blog.listPictureFetches, () => fetches),
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

test('fetches missing pictures only if asked to, and asks where a Ghost blog was', async () => {
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
  fetches = [FETCH];
  await user.click(screen.getByRole('button', { name: 'Import' }));
  expect(await screen.findByText(/40 missing pictures are fetched in the background/)).toBeInTheDocument();
  expect(sent).toEqual([['ghost', true, 'https://old.example', 'blog.xml']]);
  expect(await screen.findByText('12 of 40 pictures fetched')).toBeInTheDocument();
});

test('shows the progress of fetching, stops it, lists failures and tries them again', async () => {
  fetches = [FETCH];
  const failures = [
    {
      postId: '0199f7a0-0000-7000-8000-000000000002',
      post: 'First',
      address: 'https://old.example/a.jpg',
      reason: 'The site answered with status 404.',
    },
  ];
  const called: string[] = [];
  const { user } = await open();
  network.use(
    handle(blog.stopPictureFetch, ({ params }) => {
      called.push(`stop ${params.id}`);
      fetches = [{ ...FETCH, waiting: 0, failed: 2, stopped: 26, failures }];
      return fetches[0] as PictureFetch;
    }),
    handle(blog.retryPictureFetch, ({ params }) => {
      called.push(`retry ${params.id}`);
      fetches = [{ ...FETCH, fetched: 40, waiting: 0 }];
      return fetches[0] as PictureFetch;
    }),
  );
  const shown = within(await screen.findByRole('region', { name: 'WordPress (WXR), 23 Nov 2026, 14:05' }));
  expect(shown.getByRole('status')).toHaveTextContent('12 of 40 pictures fetched');
  expect(shown.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '30');
  await user.click(shown.getByRole('button', { name: 'Stop' }));
  expect(await shown.findByText('12 of 40 pictures fetched, 2 failed, 26 stopped')).toBeInTheDocument();
  expect(shown.getByRole('link', { name: 'First' })).toHaveAttribute(
    'href',
    '/admin/blog/0199f7a0-0000-7000-8000-000000000002/builder',
  );
  const [failure, more] = shown.getAllByRole('definition');
  expect(failure).toHaveTextContent('https://old.example/a.jpgThe site answered with status 404.');
  expect(more).toHaveTextContent('And 1 more picture.');
  await user.click(shown.getByRole('button', { name: 'Try again' }));
  expect(await shown.findByText('40 of 40 pictures fetched')).toBeInTheDocument();
  expect(shown.queryByRole('button')).not.toBeInTheDocument();
  expect(called).toEqual([`stop ${FETCH.id}`, `retry ${FETCH.id}`]);
});

test('shows each error in an invalid file with its path', async () => {
  network.use(
    handle(blog.importBlog, () => {
      throw new Refusal(400, 'Nothing was imported.', [{ path: 'posts.3.slug', message: 'Required' }]);
    }),
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
