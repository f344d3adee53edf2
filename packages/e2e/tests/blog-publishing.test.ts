import { afterAll, expect } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { postEditorPage } from './pages/post-editor-page.ts';
import { ownerApi } from './system/api.ts';
import { test } from './test.ts';

const MARK = 'Publishing test';

afterAll(async () => {
  const { blog } = await ownerApi();
  const { posts } = await blog.listPosts({ query: { search: MARK, limit: 100 } });
  // The search also finds posts with these words in their text.
  for (const { id } of posts.filter(({ title }) => title.includes(MARK)))
    for (let times = 0; times < 2; times += 1) await blog.deletePost({ params: { id } });
});

const paragraph = (id: string, text: string) => ({
  id,
  type: 'richText',
  nodes: [{ type: 'paragraph', text }],
});
async function make(name: string, ...blocks: object[]) {
  const { blog } = await ownerApi();
  return blog.createPost({
    body: {
      title: `${MARK}: ${name}`,
      excerpt: 'In short.',
      content: { version: 1, blocks: blocks as never },
    },
  });
}

test('names a broken link before publishing, and publishes the post once it is fixed', async ({ open }) => {
  const { page, watch } = await open('desktop');
  watch.expect(/status of 409/);
  const post = await make('published', paragraph('one', 'See [our prices](/prices) first.'));
  const editor = postEditorPage(page);
  await editor.open(post.id);
  const message = 'The link /prices is broken: the site has no such page or heading.';
  await editor.button('Publish').click();
  const dialog = page.getByRole('dialog', { name: 'Publish post' });
  await dialog.getByRole('alert').filter({ hasText: message }).waitFor();
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  // The server rejects the post for the same reason.
  await dialog.getByRole('alert').filter({ hasText: 'Not published' }).filter({ hasText: message }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  const { blog } = await ownerApi();
  const { version } = await editor.post();
  await blog.updatePost({
    params: { id: post.id },
    headers: { 'if-match': `"${version}"` },
    body: {
      content: { version: 1, blocks: [paragraph('one', 'See [our prices](/pricing) first.')] as never },
    },
  });
  await page.reload();
  await editor.title.waitFor();
  await editor.button('Publish').click();
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await page.getByText('Post Published', { exact: true }).waitFor();
  await expect.poll(async () => (await editor.post()).status).toBe('published');
});

/**
 * HTML that would run script or mislead readers; each calls `alert(1)`. The tests of the HTML parser cover many more.
 */
const HOSTILE_HTML = [
  '<script>alert(1)</script>',
  '<img src="x" onerror="alert(1)">',
  '<svg onload="alert(1)"><circle r="9"/></svg>',
  '<a href="javascript:alert(1)">read</a>',
  '<a href="java&#x0A;script:alert(1)">read</a>',
  '<a href="//evil.example/x">read</a>',
  '<a href="data:text/html,<script>alert(1)</script>">read</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<form action="javascript:alert(1)"><button>send</button></form>',
  '<details open ontoggle="alert(1)"><summary>more</summary>x</details>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<style>@import "javascript:alert(1)"</style>',
  '<p style="background:url(javascript:alert(1))" onclick="alert(1)">words</p>',
];

test('pasted content runs no script and contains no forbidden links', async ({ open }) => {
  const { page } = await open('desktop');
  const post = await make('pasted', paragraph('one', 'First words'));
  const editor = postEditorPage(page);
  await editor.open(post.id);
  let alerts = 0;
  page.on('dialog', (dialog) => {
    alerts += 1;
    void dialog.dismiss();
  });
  await editor.writeAt(editor.block('one'));
  // Pastes as a word processor does. The heading makes the editor create blocks.
  await page.evaluate(
    (html) => {
      const data = new DataTransfer();
      data.setData('text/html', html);
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    },
    `<h2>Pasted</h2>${HOSTILE_HTML.join('\n<p>and</p>\n')}`,
  );
  await expect.poll(() => editor.news.textContent(), { timeout: 10_000 }).toMatch(/blocks pasted\./);
  await expect.poll(async () => (await editor.saved()).length, { timeout: 10_000 }).toBeGreaterThan(2);
  await page.reload();
  await editor.title.waitFor();
  expect(alerts).toBe(0);
  const found = await page.evaluate(() => {
    const canvas = document.querySelector('[data-editor-region="page"]');
    return {
      scripts: canvas?.querySelectorAll('script, iframe, object, embed, form, [onerror], [onload], [onclick]')
        .length,
      links: [...(canvas?.querySelectorAll('a') ?? [])].map(({ protocol }) => protocol),
    };
  });
  expect(found.scripts).toBe(0);
  for (const protocol of found.links) expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(protocol);
});

test('asks after a reload which version to keep if the post was saved elsewhere meanwhile', async ({
  open,
}) => {
  const { page, watch } = await open('desktop');
  watch.expect(/ERR_FAILED/);
  const post = await make('met again', paragraph('one', 'First words'));
  const editor = postEditorPage(page);
  await editor.open(post.id);
  await page.route(`**/api/blog/${post.id}`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await editor.title.fill(`${MARK}: mine`);
  await editor.expectMark(/Not saved – retrying/);
  const { blog } = await ownerApi();
  await blog.updatePost({ params: { id: post.id }, headers: {}, body: { title: `${MARK}: theirs` } });
  page.on('dialog', (dialog) => void dialog.accept());
  await page.unroute(`**/api/blog/${post.id}`);
  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'This post was saved elsewhere' });
  await dialog.getByText(/^The other version was saved .* Your unsaved text here is from /).waitFor();
  await expectAccessible(page);
  expect((await editor.post()).title).toBe(`${MARK}: theirs`);
  await dialog.getByRole('button', { name: 'Keep my text' }).click();
  await expect.poll(async () => (await editor.post()).title, { timeout: 8000 }).toBe(`${MARK}: mine`);
});
