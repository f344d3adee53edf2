import { makeBlock } from '@upcurve/post-blocks/fields';
import { LINE_MAX, TEXT_MAX } from '@upcurve/post-blocks/limits';
import type { Block } from '@upcurve/post-blocks/schema';
import { callout, heading, text } from '@upcurve/post-blocks/testing/blocks';
import { expect, test, vi } from 'vitest';
import { writer } from '../test-support/writer.ts';

/** Types at the end of a text, and returns the block and the announcement. */
async function typedAfter(block: Block, caret: string, words: string) {
  const page = writer([block]);
  page.caretAfter(caret);
  page.type(words);
  await vi.waitFor(() => expect(page.store.news).not.toBe(''));
  return { block: page.store.blocks[0], news: page.store.news };
}

test('refuses more than fits into a line, a text or a figure', async () => {
  const title = 'x'.repeat(LINE_MAX - 1);
  expect(await typedAfter(callout(title), title, 'yz')).toEqual({
    block: callout(`${title}y`),
    news: 'At most 300 characters fit here. Shorten the text and try again.',
  });
  const long = `${'x'.repeat(TEXT_MAX - 4)}\n\ny`;
  expect((await typedAfter(callout('', long), 'y', 'zz')).block).toEqual(callout('', `${long}z`));
  const stats: Block = {
    ...makeBlock('stats', 's'),
    items: [{ value: '1'.repeat(20), label: '', source: '' }],
  } as Block;
  expect(await typedAfter(stats, '1'.repeat(20), '2')).toEqual({
    block: stats,
    news: 'At most 20 characters fit here. Shorten the text and try again.',
  });
});

test('counts an emoji as one character, as the contract does', async () => {
  const title = `${'x'.repeat(LINE_MAX - 2)}😀`;
  expect((await typedAfter(callout(title), '😀', 'yz')).block).toEqual(callout(`${title}y`));
});

test('counts the signs of marks', async () => {
  const { block } = await typedAfter(heading(`**${'x'.repeat(LINE_MAX - 5)}**`), 'x', '**');
  expect((block as { text: string }).text).toHaveLength(LINE_MAX - 1);
});

test('refuses a join that would be too long', async () => {
  const page = writer([heading('x'.repeat(LINE_MAX)), text('t', 'y')]);
  page.caretAfter('x'.repeat(LINE_MAX));
  page.press('Delete');
  expect(page.lines()[1]).toBe('paragraph: y');
});

test('never refuses a colleague’s version, or shortening what is too long', () => {
  const page = writer([]);
  page.store.load([callout('x'.repeat(400))]);
  page.caretAfter('x');
  const { tr, selection } = page.editor.state;
  page.editor.view.dispatch(tr.delete(selection.from - 1, selection.from));
  expect(page.store.blocks[0]).toEqual(callout('x'.repeat(399)));
});
