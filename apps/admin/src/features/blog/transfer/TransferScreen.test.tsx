import { screen, waitFor, within } from '@testing-library/react';
import { blog } from '@upcurve/contracts/blog/blog';
import { handle, Refusal } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { beforeEach, expect, test } from 'vitest';
import { paths } from '../../../paths.ts';
import { renderApp, signedIn } from '../../../test-support/render-app.tsx';

let sent: unknown[] = [];
beforeEach(() => {
  sent = [];
});
const network = mockNetwork(
  signedIn(),
  handle(blog.importBlog, ({ fields, files }) => {
    sent.push([fields.format, files.file?.[0]?.name]);
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
