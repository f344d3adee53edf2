import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { signInPage } from '../pages/sign-in-page.ts';
import { ownerApi } from '../system/api.ts';
import type { EnginePage, Target } from './page.ts';
import { ENGINES, test } from './test.ts';

/** The keys beyond the article's own text that each step takes. Keys held together are one. */
const KEYS = {
  title: 1,
  headings: 12,
  texts: 8,
  list: 7,
  picture: 14,
  table: 19,
  quote: 5,
  'call to action': 6,
};
type Step = keyof typeof KEYS;
/** The clicks that each step takes by mouse. Enter within a text or list counts as part of its words. */
const CLICKS: Record<Step, number> = {
  title: 1,
  headings: 3,
  texts: 5,
  list: 2,
  picture: 3,
  table: 14,
  quote: 3,
  'call to action': 2,
};

/** A paragraph of 105 words. */
const TEXT = 'Patients compare three clinics before they book and remember the one that answered first. '
  .repeat(7)
  .trim();
const ITEMS = ['Answer within an hour', 'Say what it costs', 'Show who treats them', 'Offer two dates'];
const HEAD = ['Channel', 'Enquiries', 'Bookings'];
const ROWS = [
  ['Search', '120', '34'],
  ['Referrals', '45', '28'],
  ['Social media', '80', '9'],
];
const paragraph = { type: 'paragraph', text: TEXT };
const items = ITEMS.map((text) => ({ text, items: [] }));
const ARTICLE = [
  { nodes: [paragraph, paragraph] },
  { level: 2, text: 'What they ask first' },
  { nodes: [paragraph, paragraph, { type: 'list', isOrdered: false, items }] },
  { level: 2, text: 'What the figures say' },
  { nodes: [paragraph] },
  { mediaId: expect.any(String), alt: 'Enquiries by month', caption: 'Answered within a day' },
  { nodes: [paragraph] },
  { caption: 'Enquiries by channel', head: HEAD, rows: ROWS },
  { level: 2, text: 'What to do first' },
  { nodes: [paragraph] },
  { text: 'They called me back before lunch.', name: 'Ada Moore', role: 'Patient' },
  { nodes: [paragraph] },
  { title: 'Answer every enquiry', text: 'Thirty minutes, no charge.', label: 'Book a consultation' },
];

/** Writes text, and counts all other keys and all clicks by step. */
function hand(page: EnginePage) {
  const counts: Partial<Record<Step, number>> = {};
  const add = (step: Step, times: number) => {
    counts[step] = (counts[step] ?? 0) + times;
  };
  return {
    page,
    counts,
    /** Writes text of the article. Paragraphs are inserted at once, because typing them takes minutes. */
    write: (text: string) =>
      text === TEXT
        ? page.evaluate((words) => void document.execCommand('insertText', false, words), text)
        : page.keyboard.type(text),
    /** Presses keys, one after the other. */
    async keys(step: Step, ...keys: string[]) {
      for (const key of keys) await page.keyboard.press(key);
      add(step, keys.length);
    },
    /** Types signs that do not stay in the text. */
    async signs(step: Step, signs: string) {
      await page.keyboard.type(signs);
      add(step, signs.length);
    },
    async click(step: Step, target: Target) {
      await target.click();
      // The editor follows the caret a moment later. Hands are slower than that.
      await page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))));
      add(step, 1);
    },
  };
}
type Hand = ReturnType<typeof hand>;

/** Waits until the field with this label has the focus. */
async function focused(page: EnginePage, label: string) {
  const name = () =>
    page.evaluate(() => {
      const field = document.activeElement;
      return field?.ariaLabel ?? document.querySelector(`label[for="${field?.id}"]`)?.textContent ?? '';
    });
  await expect.poll(name, { timeout: 10_000 }).toBe(label);
}

async function writeArticle({ page, write, keys, signs }: Hand) {
  const add = async (step: Step, search: string, name: RegExp) => {
    await signs(step, search);
    await page.getByRole('option', { name }).first().waitFor();
    await keys(step, 'Enter');
  };
  const text = async () => {
    await write(TEXT);
    await keys('texts', 'Enter');
  };
  const heading = async (words: string) => {
    await signs('headings', '## ');
    await write(words);
    await keys('headings', 'Enter');
  };
  await write('Why patients choose a clinic');
  await keys('title', 'Enter');
  await text();
  await text();
  await heading('What they ask first');
  await text();
  await text();
  await signs('list', '- ');
  for (const item of ITEMS) {
    await write(item);
    await keys('list', 'Enter');
  }
  await keys('list', 'Enter');
  await heading('What the figures say');
  await text();
  await add('picture', '/pic', /^Picture/);
  await focused(page, 'Search the library');
  await signs('picture', 'quay');
  const first = page.getByRole('list', { name: 'Files' }).getByRole('button').first();
  await expect.poll(() => first.textContent(), { timeout: 10_000 }).toBe('quay.webp');
  await keys('picture', 'Tab', 'Tab', 'Enter');
  await focused(page, 'Description');
  await write('Enquiries by month');
  await keys('picture', 'Escape');
  await write('Answered within a day');
  await keys('picture', 'Enter');
  await text();
  await add('table', '/ta', /^Table/);
  await keys('table', 'Shift+Tab');
  await write('Enquiries by channel');
  for (const [at, cell] of [HEAD, ...ROWS].flat().entries()) {
    await keys('table', at === 2 ? 'Alt+Shift+ArrowRight' : 'Tab');
    await write(cell);
  }
  await keys('table', 'Enter', 'Enter');
  await heading('What to do first');
  await text();
  await signs('quote', '> ');
  await write('They called me back before lunch.');
  await keys('quote', 'Tab');
  await write('Ada Moore');
  await keys('quote', 'Tab');
  await write('Patient');
  await keys('quote', 'Enter');
  await text();
  await add('call to action', '/cta', /^Call to action/);
  await write('Answer every enquiry');
  await keys('call to action', 'Tab');
  await write('Thirty minutes, no charge.');
}

async function writeArticleByMouse({ page, write, click }: Hand) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  /** An empty part of the block that is being written. */
  const part = (hint: string) => page.locator(`[data-active] [data-hint="${hint}"]`);
  const cell = (row: number, column: number) => {
    const line = row === 0 ? 'thead tr' : `tbody tr:nth-child(${row})`;
    return page.locator(`[data-active] ${line} > :nth-child(${column + 1})`);
  };
  const lines = async (...words: string[]) => {
    for (const [index, each] of words.entries()) {
      if (index > 0) await page.keyboard.press('Enter');
      await write(each);
    }
  };
  const heading = async (words: string) => {
    await click('headings', button('Heading'));
    await write(words);
  };
  const text = async () => {
    await click('texts', button('Text'));
    await write(TEXT);
  };
  await write('Why patients choose a clinic');
  await click('title', page.locator('.ProseMirror > *'));
  await lines(TEXT, TEXT);
  await heading('What they ask first');
  await text();
  await lines('', TEXT, '');
  await click('list', button('Add a block'));
  await click('list', page.getByRole('option', { name: /^Bullet list/ }));
  await lines(...ITEMS);
  await heading('What the figures say');
  await text();
  await click('picture', button('Picture'));
  await focused(page, 'Search the library');
  await page.keyboard.type('quay');
  const first = page.getByRole('list', { name: 'Files' }).getByRole('button').first();
  await expect.poll(() => first.textContent(), { timeout: 10_000 }).toBe('quay.webp');
  await click('picture', first);
  await focused(page, 'Description');
  await write('Enquiries by month');
  await click('picture', part('Caption'));
  await write('Answered within a day');
  await text();
  await click('table', button('Table'));
  for (const [row, cells] of [HEAD, ...ROWS].entries()) {
    if (row === 3) await click('table', button('Add a row below'));
    for (const [column, words] of cells.entries()) {
      // A new table has two columns and two rows, and the caret in its first cell. Its new column has the caret.
      if (row === 0 && column === 2) await click('table', button('Add a column on the right'));
      else if (row > 0 || column > 0) await click('table', cell(row, column));
      await write(words);
    }
  }
  await click('table', part('Caption'));
  await write('Enquiries by channel');
  await heading('What to do first');
  await text();
  await click('quote', button('Quote'));
  await write('They called me back before lunch.');
  await click('quote', part('Name'));
  await write('Ada Moore');
  await click('quote', part('Role'));
  await write('Patient');
  await text();
  await click('call to action', button('Call to action'));
  await write('Answer every enquiry');
  await click('call to action', part('Text'));
  await write('Thirty minutes, no charge.');
}

/** Puts another picture in the library, so that it is on the first page. */
async function addPicture() {
  const picture = join(import.meta.dirname, '../../../../apps/api/src/demo/stories/linden-avatar.webp');
  const file = new File([readFileSync(picture), randomBytes(8)], 'quay.webp', { type: 'image/webp' });
  const { media } = await ownerApi();
  await media.addMedia({ fields: {}, files: { file } });
}

for (const { by, writeAll, counts } of [
  { by: 'keyboard', writeAll: writeArticle, counts: KEYS },
  { by: 'mouse', writeAll: writeArticleByMouse, counts: CLICKS },
])
  test.for(ENGINES)(
    `an article of 900 words is written by ${by}, with little effort beyond its text (%s)`,
    { timeout: 180_000 },
    async (engine, { visit }) => {
      await addPicture();
      const page = await visit(engine, 'desktop');
      await signInPage(page).openAsOwner('/admin/blog/new');
      await focused(page, 'Title');
      const own = hand(page);
      await writeAll(own);
      const { blog } = await ownerApi();
      const address = await page.evaluate(() => location.pathname);
      const id = /blog\/([\w-]{36})\//.exec(address)?.[1] ?? '';
      const saved = async () => (await blog.getPost({ params: { idOrSlug: id } })).content.blocks;
      await expect.poll(saved, { timeout: 20_000 }).toMatchObject(ARTICLE);
      expect(own.counts).toEqual(counts);
      // First into the bin, then for good.
      for (let times = 0; times < 2; times += 1) await blog.deletePost({ params: { id } });
    },
  );
