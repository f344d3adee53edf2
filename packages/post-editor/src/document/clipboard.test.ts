import { makeBlock } from '@upcurve/post-blocks/fields';
import type { Block } from '@upcurve/post-blocks/schema';
import { expect, test } from 'vitest';
import { copyBlocks } from './clipboard.ts';
import { pastedBlocks } from './paste.ts';

function clipboard(...types: string[]) {
  const all = new Map<string, string>();
  return {
    setData: (type: string, text: string) =>
      void ((types.length === 0 || types.includes(type)) && all.set(type, text)),
    getData: (type: string) => all.get(type) ?? '',
  };
}
const blocks: Block[] = [
  { ...makeBlock('quote', 'a'), text: 'Words with "quotes" & <tags>' },
  { id: 'k', type: 'columns', columns: [[makeBlock('divider', 'd')], []] },
];
const bare = (all: readonly Block[] | undefined) =>
  JSON.parse(JSON.stringify(all), (key, value) => (key === 'id' ? '' : value));

test.each([
  ['our own entry', []],
  ['HTML alone', ['text/html', 'text/plain']],
])('pastes blocks from %s with new ids', async (_, types) => {
  const board = clipboard(...types);
  copyBlocks(board, blocks);
  const back = await pastedBlocks(board);
  expect(bare(back)).toEqual(bare(blocks));
  expect(back?.[0]?.id).not.toBe('a');
  expect(board.getData('text/plain')).toBe('Words with "quotes" & <tags>');
});

test('reads a forged entry like any other HTML', async () => {
  const board = clipboard();
  board.setData('application/x-upcurve-blocks', '{"version":1,"blocks":[{"type":"script"}]}');
  expect(pastedBlocks(board)).toBeUndefined();
});

test('leaves plain text to the text editor', () => {
  const board = clipboard();
  board.setData('text/html', '<p>One <b>word</b></p>');
  board.setData('text/plain', 'One word');
  expect(pastedBlocks(board)).toBeUndefined();
});

test('turns a word processor’s headings and lists into blocks and drops scripts', async () => {
  const board = clipboard();
  board.setData(
    'text/html',
    '<h2 onclick="x()">Title</h2><p>Words<script>alert(1)</script></p><ul><li>One</li></ul>',
  );
  const all = await pastedBlocks(board);
  expect(all?.map(({ type }) => type)).toEqual(['heading', 'richText']);
  expect(JSON.stringify(all)).not.toContain('alert');
});
