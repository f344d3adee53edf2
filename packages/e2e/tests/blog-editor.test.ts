import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { postEditorPage } from './pages/post-editor-page.ts';
import { signInPage } from './pages/sign-in-page.ts';
import { startAdminAlone } from './system/admin-alone.ts';
import { OWNER, ownerApi } from './system/api.ts';
import { test } from './test.ts';

const MARK = 'Editor test';
const titled = (name: string) => `${MARK}: ${name}`;

// Not after each test: its pages are still open then, and report who is in a post.
afterAll(async () => {
  const { blog } = await ownerApi();
  const { posts } = await blog.listPosts({ query: { search: MARK, limit: 100 } });
  // The search also finds posts with these words in their text.
  for (const { id } of posts.filter(({ title }) => title.includes(MARK)))
    for (let times = 0; times < 2; times += 1) await blog.deletePost({ params: { id } });
});

async function make(name: string, blocks: object[]) {
  const { blog } = await ownerApi();
  return blog.createPost({ body: { title: titled(name), content: { version: 1, blocks: blocks as never } } });
}
const paragraph = (id: string, text: string) => ({
  id,
  type: 'richText',
  nodes: [{ type: 'paragraph', text }],
});
const quote = (id: string, text: string) => ({ id, type: 'quote', text, name: '', role: '' });

test('writes a post by keyboard: Markdown, menu of blocks, moves, undo and paste', async ({ open }) => {
  const { page } = await open('desktop');
  const editor = postEditorPage(page);
  await editor.open();
  await expectAccessible(page);
  const { keyboard } = page;

  await editor.title.focus();
  await keyboard.type(titled('by keys'));
  await keyboard.press('Enter');
  await keyboard.type('Words in ');
  await keyboard.press('Control+b');
  await keyboard.type('bold');
  await keyboard.press('Control+b');
  await keyboard.type(' and _italic_.');
  await keyboard.press('Enter');
  await keyboard.type('## A part of it');
  await keyboard.press('Enter');
  await keyboard.type('- One');
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await keyboard.type('Below');
  for (let times = 0; times < 3; times += 1) await keyboard.press('Enter');
  await keyboard.type('/call');
  await page.getByRole('option', { name: /^Callout/ }).waitFor();
  await expectAccessible(page);
  await keyboard.press('Enter');
  await keyboard.type('A title');
  await keyboard.press('Enter');
  await keyboard.type('Its text');
  await editor.expectSaved('richText heading richText callout');
  expect(editor.id()).not.toBe('');
  await expect
    .poll(() => editor.saved(), { timeout: 8000 })
    .toMatchObject([
      { nodes: [{ text: 'Words in **bold** and _italic_.' }] },
      { text: 'A part of it', level: 2 },
      { nodes: [{ items: [{ text: 'One', items: [{ text: 'Below' }] }] }] },
      { title: 'A title', text: 'Its text' },
    ]);
  expect((await editor.post()).slug).toBe('editor-test-by-keys');

  await keyboard.press('Alt+ArrowUp');
  await expect.poll(() => editor.news.textContent()).toContain('Moved up. 3 of ');
  await editor.expectSaved('richText heading callout richText');
  await keyboard.press('Control+z');
  await editor.expectSaved('richText heading richText callout');
  await keyboard.press('Control+a');
  await keyboard.press('Control+c');
  await keyboard.press('Control+v');
  await editor.expectSaved('richText heading richText callout');
  await keyboard.press('Control+z');
  await editor.expectSaved('richText heading richText callout');
  await expectAccessible(page);

  await editor.title.focus();
  await keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Go to or find' }).waitFor();
});

test('starts a new post in its title, and turns selected text into another kind', async ({ open }) => {
  const { page } = await open('desktop');
  const editor = postEditorPage(page);
  const { keyboard } = page;
  await signInPage(page).openAsOwner('/admin/blog');
  await page.getByRole('link', { name: 'New Post' }).click();
  await editor.title.waitFor();
  await keyboard.type(titled('at once'));
  await keyboard.press('Enter');
  await keyboard.type('Two words');
  await keyboard.press('Control+Shift+ArrowLeft');
  const toolbar = page.getByRole('toolbar', { name: 'Text', exact: true });
  const line = await page.getByText('Two words').boundingBox();
  const bar = await toolbar.boundingBox();
  // Right above the text.
  expect((line?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0)).toBeLessThan(24);
  await toolbar.getByRole('button', { name: 'Turn into: Text' }).click();
  const kind = page.getByRole('menuitemradio', { name: 'Heading 3' });
  await kind.waitFor();
  await expectAccessible(page);
  await kind.click();
  await editor.expectSaved('heading');
  expect((await editor.post()).title).toBe(titled('at once'));
});

test('writes on the canvas after a click anywhere, in every part of a block', async ({ open }) => {
  const { page } = await open('desktop');
  const editor = postEditorPage(page);
  const post = await make('in place', [
    quote('one', 'First words'),
    { id: 'two', type: 'faq', items: [{ question: 'Why?', answer: 'So.' }] },
    {
      id: 'three',
      type: 'table',
      caption: 'Prices',
      head: ['Treatment', 'Price'],
      rows: [['Peel', '£90']],
    },
    {
      id: 'four',
      type: 'callToAction',
      title: 'Talk to us',
      text: '',
      label: 'Book',
      href: '/book-consultation',
    },
  ]);
  await editor.open(post.id);
  const write = async (old: string, added: string) => {
    await editor.writeAt(page.getByText(old, { exact: true }));
    await page.keyboard.type(added);
  };
  await write('First words', ' and more');
  await write('Why?', ' Really?');
  await write('So.', ' And so.');
  await write('£90', ' each');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Facial');
  await write('Book', ' now');
  await expect
    .poll(() => editor.saved(), { timeout: 8000 })
    .toMatchObject([
      { text: 'First words and more' },
      { items: [{ question: 'Why? Really?', answer: 'So. And so.' }] },
      {
        rows: [
          ['Peel', '£90 each'],
          ['Facial', ''],
        ],
      },
      { label: 'Book now', href: '/book-consultation' },
    ]);
  await expectAccessible(page);
  await editor.writeAt(page.getByText('So. And so.', { exact: true }));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Delete');
  await editor.expectSaved('quote table callToAction');
});

test('by mouse: adds and moves blocks by dragging', async ({ open }) => {
  const { page } = await open('desktop');
  const editor = postEditorPage(page);
  const post = await make('by mouse', [quote('one', 'First words'), quote('two', 'Second words')]);
  await editor.open(post.id);
  // The handle loads after the page, and appears when the mouse moves.
  const grip = editor.button('Block: Quote');
  await expect
    .poll(async () => {
      await editor.title.hover();
      await editor.block('two').hover();
      return grip.count();
    })
    .toBe(1);
  await editor.drag(grip, editor.block('one'), 'top');
  await expect
    .poll(async () => (await editor.saved()).map(({ id }) => id), { timeout: 8000 })
    .toEqual(['two', 'one']);
  await editor.drag(editor.button('Divider'), editor.block('one'));
  await editor.expectSaved('quote quote divider');
  await editor.button('Undo').click();
  await editor.expectSaved('quote quote');
});

test('by mouse: shows an added block, although it is below the fold', async ({ open }) => {
  const { page } = await open('desktop');
  const editor = postEditorPage(page);
  const words = 'Words. '.repeat(90).trim();
  const long = Array.from({ length: 12 }, (_, index) => paragraph(`long${index}`, words));
  const post = await make('below the fold', long);
  await editor.open(post.id);
  await editor.title.click();
  await editor.button('Chart').click();
  await editor.expectSaved(`${'richText '.repeat(long.length)}chart`);
  const isInSight = () =>
    page
      .locator('.ProseMirror > *')
      .last()
      .evaluate((block) => {
        const { top, bottom } = block.getBoundingClientRect();
        return top > 0 && bottom <= innerHeight;
      });
  await expect.poll(isInSight).toBe(true);
});

test('an input method’s words are written, deleted and corrected once', async ({ open }) => {
  const { page } = await open('phone');
  const editor = postEditorPage(page);
  const post = await make('composed', [paragraph('one', 'First'), quote('two', 'Second')]);
  await editor.open(post.id);
  const keyboard = await page.context().newCDPSession(page);
  /** Shows the word that the input method is making, as it grows and shrinks. */
  const compose = async (...words: string[]) => {
    for (const text of words)
      await keyboard.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
  };
  const enter = (text: string) => keyboard.send('Input.insertText', { text });
  const texts = async () =>
    (await editor.saved()).map(({ text, nodes }) => text ?? nodes?.map((node) => node.text));

  await editor.writeAt(editor.block('one'));
  await compose(' w', ' wo', ' wor', ' wo', ' word');
  await enter(' word');
  await compose(' teh');
  // The keyboard corrects its word.
  await enter(' the ');
  await page.keyboard.press('Enter');
  await compose('日', '日本');
  await enter('日本');
  await page.keyboard.press('Backspace');
  await editor.writeAt(editor.block('two').getByText('Second'));
  await compose(' h', ' ha', '');
  await compose(' half');
  await enter(' half');
  await page.keyboard.press('Enter');
  await compose('m', 'mo', 'mor', 'more');
  await enter('more');
  await expect.poll(texts, { timeout: 8000 }).toEqual([['First word the', '日'], 'Second half\n\nmore']);
  expect(await editor.text.textContent()).toContain('First word the 日');
});

test('uploads a picture file that is dropped between two blocks, in its place', async ({ open }) => {
  const { page } = await open('desktop');
  const editor = postEditorPage(page);
  const post = await make('a dropped file', [quote('one', 'First words'), quote('two', 'Second words')]);
  await editor.open(post.id);
  const picture = join(import.meta.dirname, '../../../apps/api/src/demo/stories/linden-avatar.webp');
  // Other bytes than the library's own file.
  const bytes = [...readFileSync(picture), ...randomBytes(8)];
  await editor.block('two').evaluate(async (block, content) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([new Uint8Array(content)], 'dropped.webp', { type: 'image/webp' }));
    const { left, top } = block.getBoundingClientRect();
    const place = { clientX: left + 40, clientY: top + 2 };
    const target = document.elementFromPoint(place.clientX, place.clientY) ?? block;
    const send = (type: string) => {
      let isTaken = true;
      document.addEventListener(type, () => (isTaken = false), { once: true });
      target.dispatchEvent(new DragEvent(type, { ...place, dataTransfer, bubbles: true, cancelable: true }));
      return isTaken;
    };
    // The page shows the blocks a moment before it takes files. A hand needs longer than that.
    while (!send('dragover')) await new Promise(requestAnimationFrame);
    send('drop');
  }, bytes);
  await expect
    .poll(() => editor.saved(), { timeout: 30_000 })
    .toMatchObject([{ id: 'one' }, { type: 'image', mediaId: expect.any(String) }, { id: 'two' }]);
  expect(await page.getByRole('progressbar', { name: 'Upload of dropped.webp' }).count()).toBe(0);
});

test('on a phone: adds blocks, moves them with buttons and sets them in a drawer', async ({ open }) => {
  const { page } = await open('phone');
  const editor = postEditorPage(page);
  const callout = { id: 'one', type: 'callout', tone: 'note', title: 'First', text: 'words' };
  const rows = Array.from({ length: 20 }, (_, index) => [`Row ${index}`, '1']);
  const table = { id: 'three', type: 'table', caption: '', head: ['A', 'B'], rows };
  const post = await make('on a phone', [callout, paragraph('two', 'Second words'), table]);
  await editor.open(post.id);
  await expectAccessible(page);
  await page.getByText('words', { exact: true }).tap();
  const down = editor.button('Move down');
  const { width = 0, height = 0 } = (await down.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await down.tap();
  await editor.expectSaved('richText callout table');
  // The buttons of a table never cover the cell that is written.
  const cell = page.getByText('Row 9', { exact: true });
  await cell.evaluate((element) => {
    const pane = element.closest('[data-editor-region]');
    const foot = pane?.getBoundingClientRect().bottom ?? 0;
    pane?.scrollBy(0, element.getBoundingClientRect().bottom - foot + 4);
  });
  await cell.tap();
  const tools = page.getByRole('toolbar', { name: 'Table', exact: true });
  await tools.waitFor();
  await expect
    .poll(async () => {
      const [words, bar] = [await cell.boundingBox(), await tools.boundingBox()];
      return (bar?.y ?? 0) - (words?.y ?? 0) - (words?.height ?? 0);
    })
    .toBeGreaterThan(0);
  await page.getByText('words', { exact: true }).tap();
  await editor.button('Settings').tap();
  await page.getByRole('dialog', { name: 'Block' }).getByText('Warning', { exact: true }).tap();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await editor.button('Add a block below').tap();
  await page.getByRole('option', { name: /^Divider/ }).tap();
  await editor.expectSaved('richText callout divider table');
  expect((await editor.saved())[1]).toMatchObject({ tone: 'warning' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('on a phone: closes the picture library without the drawer below it', async ({ open }) => {
  const { page } = await open('phone');
  const editor = postEditorPage(page);
  const post = await make('library on a phone', [quote('one', 'First words')]);
  await editor.open(post.id);
  await editor.button('Add').tap();
  await page.getByRole('option', { name: /^Picture/ }).tap();
  const library = page.getByRole('dialog', { name: 'Choose from the Library' });
  const search = library.getByPlaceholder('Search the library...');
  await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await library.waitFor({ state: 'hidden' });
  const choose = page.getByRole('dialog', { name: 'Block' }).getByRole('button', { name: 'Choose picture' });
  await expect.poll(() => choose.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await expect.poll(() => editor.text.evaluate((text) => text === document.activeElement)).toBe(true);
});

test('keeps the newest text after a late response and a lost one', async ({ open }) => {
  const { page, watch } = await open('desktop');
  watch.expect(/ERR_CONNECTION_RESET|net::ERR_FAILED|status of 412/);
  const editor = postEditorPage(page);
  const post = await make('late answers', [quote('one', 'First words')]);
  await editor.open(post.id);
  let calls = 0;
  await page.route(`**/api/blog/${post.id}`, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    calls += 1;
    // The first draft is saved but its response is lost. The second response is late.
    if (calls === 1) {
      await route.fetch();
      return route.abort('connectionreset');
    }
    if (calls === 2) {
      const response = await route.fetch();
      await new Promise((resolve) => setTimeout(resolve, 2500));
      return route.fulfill({ response });
    }
    return route.continue();
  });
  await editor.title.press('End');
  await editor.title.pressSequentially(' one');
  await editor.expectMark(/Not saved – retrying/);
  await editor.title.pressSequentially(' two');
  await expect.poll(() => calls, { timeout: 8000 }).toBe(2);
  await editor.title.pressSequentially(' three');
  await expect
    .poll(async () => (await editor.post()).title, { timeout: 15_000 })
    .toBe(titled('late answers one two three'));
  await editor.expectMark(/^Saved \d/);
  expect(await editor.title.inputValue()).toBe(titled('late answers one two three'));
});

test('keeps unsaved text after a reload and while offline', async ({ open }) => {
  const { page, watch } = await open('desktop');
  watch.expect(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  const editor = postEditorPage(page);
  const post = await make('kept', [paragraph('one', 'First words')]);
  await editor.open(post.id);
  await page.route(`**/api/blog/${post.id}`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await editor.writeAt(editor.block('one'));
  await page.keyboard.type(' and more');
  await editor.expectMark(/Not saved – retrying/);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  // Restored from the browser's storage, or from the server if the last attempt on unload succeeded.
  await page.getByText('First words and more').waitFor();
  await page.unroute(`**/api/blog/${post.id}`);
  await expect
    .poll(async () => (await editor.saved())[0]?.nodes?.[0]?.text, { timeout: 15_000 })
    .toBe('First words and more');
});

test('loses at most the last second when the tab is killed during writing', async ({ open }) => {
  const { page, watch } = await open('desktop');
  watch.expect(/ERR_FAILED|crash/i);
  const editor = postEditorPage(page);
  const post = await make('killed tab', [paragraph('one', 'Words')]);
  await editor.open(post.id);
  await page.route(`**/api/blog/${post.id}`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await editor.writeAt(editor.block('one'));
  const typed: { at: number; length: number }[] = [];
  for (let length = 0; length < 60; length += 1) {
    await page.keyboard.type(String(length % 10));
    typed.push({ at: Date.now(), length: length + 1 });
  }
  const tab = await page.context().newCDPSession(page);
  const killed = Date.now();
  const crash = page.waitForEvent('crash');
  // It never answers.
  tab.send('Page.crash').catch(() => {});
  await crash;

  const other = postEditorPage(await page.context().newPage());
  await other.title.page().goto(page.url());
  await other.title.waitFor();
  const kept = await other.block('one').textContent();
  const length = kept?.replace('Words', '').length ?? 0;
  const last = typed.findLast(({ at }) => at < killed - 1000);
  expect(length).toBeGreaterThanOrEqual(last?.length ?? 0);
  await expect.poll(async () => (await editor.saved())[0]?.nodes?.[0]?.text, { timeout: 8000 }).toBe(kept);
});

test('saves again by itself, without loss, after the API was killed during writing', {
  // Starts a database and two servers.
  timeout: 120_000,
}, async ({ open }) => {
  const alone = await startAdminAlone();
  onTestFinished(alone.stop);
  const { admin } = alone.addresses;
  const { blog } = await ownerApi(alone.addresses, alone.dataDir);
  const { id } = await blog.createPost({
    body: { title: 'Killed', content: { version: 1, blocks: [paragraph('one', 'Words')] as never } },
  });
  const { page, watch } = await open('desktop');
  watch.expect(/status of 50[23]/);
  const editor = postEditorPage(page);
  await page.goto(`${admin}/admin/blog/${id}/builder`);
  await signInPage(page).fillIn(OWNER);
  await editor.title.waitFor();
  await editor.writeAt(editor.block('one'));
  const type = async (words: string) => {
    await page.keyboard.press('End');
    await page.keyboard.type(words);
  };
  await type(' before');
  await editor.expectMark(/^Saved \d/);

  // Kills the API in the middle of a word.
  await type(' dur');
  await alone.killApi();
  await type('ing');
  await editor.expectMark(/Not saved – retrying/);
  await type(' and after');
  await alone.startApi();
  // After several failures, the next attempt comes up to 30 seconds later.
  await editor.expectMark(/^Saved \d/, { timeout: 40_000 });
  const { content } = await blog.getPost({ params: { idOrSlug: id } });
  expect(content.blocks).toMatchObject([{ nodes: [{ text: 'Words before during and after' }] }]);
});

test('loses nothing that is written in two tabs', async ({ open }) => {
  const { page, watch } = await open('desktop');
  watch.expect(/status of 412/);
  const editor = postEditorPage(page);
  const post = await make('two tabs', [quote('one', 'First words')]);
  await editor.open(post.id);
  const other = postEditorPage(await page.context().newPage());
  await other.title.page().goto(page.url());
  await other.title.waitFor();

  const change = async (of: typeof editor, text: string) => {
    // Tabs in the background do not render.
    await of.title.page().bringToFront();
    const { keyboard } = of.title.page();
    await of.block('one').getByRole('blockquote').click();
    await keyboard.press('Home');
    await keyboard.press('Shift+End');
    await keyboard.type(text);
  };
  await change(other, 'Written in the other tab');
  await other.expectMark(/^Saved \d/);
  await change(editor, 'Written here');
  const dialog = page.getByRole('dialog', { name: 'This post was saved elsewhere' });
  await dialog.waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Open the other version' }).click();
  await page.locator('.ProseMirror:focus').waitFor();
  await editor.expectMark(/^Saved \d/);
  expect((await editor.saved()).map(({ text }) => text)).toEqual(['Written in the other tab']);
  const { blog } = await ownerApi();
  const [newest] = await blog.listRevisions({ params: { id: post.id } });
  const { content } = await blog.getRevision({ params: { id: post.id, number: newest?.number as never } });
  expect(content.blocks).toMatchObject([{ text: 'Written here' }]);
});

test('keeps and saves the text when the session ends and the user signs in again', async ({ open }) => {
  const { page, watch } = await open('desktop');
  watch.expect(/status of 401/);
  const editor = postEditorPage(page);
  const post = await make('signed out', [quote('one', 'First words')]);
  await editor.open(post.id);
  await page.context().clearCookies({ name: /sid$/ });
  await editor.title.fill(titled('signed out, written on'));
  await page.getByLabel('Username').waitFor();
  await signInPage(page).fillIn(OWNER);
  await editor.title.waitFor();
  expect(await editor.title.inputValue()).toBe(titled('signed out, written on'));
  await expect
    .poll(async () => (await editor.post()).title, { timeout: 8000 })
    .toBe(titled('signed out, written on'));
});

test('opens a post of 300 blocks and edits the last one', async ({ open }) => {
  const { page } = await open('desktop');
  const editor = postEditorPage(page);
  const blocks = Array.from({ length: 300 }, (_, index) =>
    paragraph(`p${index}`, `Paragraph ${index} of words.`),
  );
  const post = await make('three hundred', blocks);
  await editor.open(post.id);
  await expect.poll(() => page.locator('p[data-block], [data-block] > p').count()).toBe(300);
  await editor.writeAt(editor.block('p299'));
  await page.keyboard.type(' The end.');
  await expect
    .poll(async () => (await editor.saved())[299]?.nodes?.[0]?.text, { timeout: 8000 })
    .toBe('Paragraph 299 of words. The end.');
});
