import { TextSelection } from '@tiptap/pm/state';
import { VERSION } from '@upcurve/post-blocks/content';
import { makeBlock } from '@upcurve/post-blocks/fields';
import { readContent } from '@upcurve/post-blocks/read-content';
import { Block } from '@upcurve/post-blocks/schema';
import {
  callout,
  columns,
  heading,
  item,
  line,
  list,
  numbers,
  quote,
  table,
  text,
  withoutIds,
} from '@upcurve/post-blocks/testing/blocks';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TYPE } from '../document/clipboard.ts';
import { arbitraryBlocks } from '../test-support/arbitrary-blocks.ts';
import { writer } from '../test-support/writer.ts';
import { picturesOf } from './picture-uploads.ts';

interface Board {
  'text/html'?: string;
  'text/plain'?: string;
  [TYPE]?: string;
  files?: File[];
}
type Writer = ReturnType<typeof writer>;

const send = ({ editor }: Writer, type: string, data: object, more: object = {}) =>
  editor.view.dom.dispatchEvent(
    Object.assign(new Event(type, { bubbles: true, cancelable: true }), { clipboardData: data, ...more }),
  );
const dataOf = ({ files = [], ...texts }: Board) => ({
  types: Object.keys(texts),
  files,
  getData: (type: string) => (texts as Record<string, string>)[type] ?? '',
});
/** Pastes and waits until it is announced. */
async function paste(page: Writer, board: Board) {
  page.store.say('');
  const before = page.store.news;
  expect(send(page, 'paste', dataOf(board))).toBe(false);
  await expect.poll(() => page.store.news, { interval: 1 }).not.toBe(before);
  page.editor.state.doc.check();
}
function copy(page: Writer, type: 'copy' | 'cut' = 'copy'): Board {
  const board: Record<string, string> = {};
  send(page, type, { setData: (name: string, data: string) => Object.assign(board, { [name]: data }) });
  return board;
}
/** Pastes some HTML after some words. */
async function pasted(blocks: Block[], after: string, html: string) {
  const page = writer(blocks);
  page.caretAfter(after);
  await paste(page, { 'text/html': html });
  page.type('|');
  return page.store.blocks;
}

const callouts = [callout('Note:', 'One two')];
const items = [text('t', list('One', 'Two'), 'After')];

test.each<[what: string, blocks: Block[], after: string, html: string, expected: Block[]]>([
  [
    'a line',
    [text('t', 'One two')],
    'One',
    '<p> and <b>a</b> half</p>',
    [text('t', 'Oneand **a** half| two')],
  ],
  ['a heading alone', [text('t', 'One two')], 'One', '<h2>Title</h2>', [text('t', 'OneTitle| two')]],
  [
    'several lines',
    [text('t', 'One two')],
    'One ',
    '<p>A</p><p>B</p><p>C</p>',
    [text('t', 'One A', 'B', 'C|two')],
  ],
  [
    'items in a list',
    items,
    'One',
    '<ul><li>A<ul><li>Below</li></ul></li><li>B</li></ul>',
    [text('t', list('One', item('A', 'Below'), 'B|', 'Two'), 'After')],
  ],
  ['lines in a list', items, 'On', '<p>A</p><p>B</p>', [text('t', list('OnA', 'B|e', 'Two'), 'After')]],
  [
    'all lines in a line without breaks',
    callouts,
    'Note:',
    '<h2>A</h2><p><b>B</b><br>C</p><ul><li>D</li></ul>',
    [callout('Note:A B C D|', 'One two')],
  ],
  [
    'paragraphs and lists in a text of a block',
    callouts,
    'One ',
    '<p>A</p><ul><li>B</li><li>C</li></ul>',
    [callout('Note:', 'One A\n\n• B\n\n• C|\n\ntwo')],
  ],
])('puts %s at the caret', async (_, blocks, after, html, expected) => {
  expect(await pasted(blocks, after, html)).toEqual(expected);
});

test.each<[where: string, blocks: Block[], after: string, html: string, types: string]>([
  ['in a list', items, 'One', '<hr><p>A</p>', 'richText divider richText richText'],
  ['in a block', callouts, 'One ', '<p>A</p><table><tr><td>B<td>C</table>', 'callout richText table'],
  ['in a cell', [table(['a'], ['b'])], 'b', '<table><tr><td>1<td>2</table>', 'table table'],
  ['in a text', [text('t', 'One')], 'One', '<table><tr><td>1<td>2</table>', 'richText table'],
])('puts blocks after the one with the caret %s', async (_, blocks, after, html, types) => {
  expect((await pasted(blocks, after, html)).map(({ type }) => type).join(' ')).toBe(types);
});

test('puts blocks between the halves of a line', async () => {
  const blocks = await pasted([text('t', 'One two')], 'One ', '<h2>Title</h2><ul><li>A</li></ul><hr>');
  expect(withoutIds(blocks)).toEqual(
    withoutIds([
      text('', 'One '),
      heading('Title'),
      text('', list('A')),
      makeBlock('divider', ''),
      text('', '|two'),
    ]),
  );
});

test('puts blocks in the place of an empty line', async () => {
  const page = writer([]);
  await paste(page, { 'text/html': '<h2>Title</h2><p>Words</p>' });
  page.type('|');
  expect(withoutIds(page.store.blocks)).toEqual(withoutIds([heading('Title'), text('', 'Words|')]));
  expect(page.store.news).toBe('2 blocks pasted.');
  page.store.undo();
  page.store.undo();
  expect(page.store.blocks).toEqual([]);
});

test('replaces the selection', async () => {
  const page = writer([text('t', 'One two', 'three')]);
  page.caretAfter('One', 'th');
  await paste(page, { 'text/html': '<p>A</p><p>B</p>' });
  expect(page.store.blocks).toEqual([text('t', 'OneA', 'Bree')]);
});

test('takes the blocks out of columns that would be nested too deeply', async () => {
  const page = writer([columns('k', [columns('l', [text('t', 'Here')], [])], [])]);
  const source = writer([columns('m', [text('u', 'A')], [text('v', 'B')])]);
  source.store.editor.commands.selectAll();
  page.caretAfter('Here');
  await paste(page, copy(source));
  expect(JSON.stringify(page.store.blocks)).toMatch(/Here.*"A".*"B"/);
  expect(page.store.blocks).toHaveLength(1);
});

describe('addresses and code', () => {
  const url = 'https://a.example/b';
  test('an address over words makes a link', async () => {
    const page = writer([text('t', 'One two three')]);
    page.caretAfter('One ', 'two');
    await paste(page, { 'text/plain': `${url}\n`, 'text/html': `<a href="${url}">${url}</a>` });
    expect(page.store.blocks).toEqual([text('t', `One [two](${url}) three`)]);
    expect(page.store.news).toBe('Link added.');
  });

  test('an address in a line is a link, and as plain text it is not', async () => {
    const page = writer([text('t', 'One ')]);
    page.caretAfter('One ');
    await paste(page, { 'text/plain': url });
    expect(page.store.blocks).toEqual([text('t', `One [${url}](${url})`)]);
    const line = writer([callout('One ', '')]);
    line.caretAfter('One ');
    await paste(line, { 'text/plain': url });
    expect(line.store.blocks).toEqual([callout(`One ${url}`, '')]);
  });

  test('the address of a video on its own line is a video', async () => {
    const page = writer([]);
    await paste(page, { 'text/plain': 'https://youtu.be/dQw4w9WgXcQ' });
    expect(page.store.blocks).toMatchObject([{ type: 'video', url: 'https://youtu.be/dQw4w9WgXcQ' }]);
  });

  test('code stays code, and text takes the marks around it', async () => {
    const page = writer([text('t', 'Run `npm x` and **bold**')]);
    page.caretAfter('npm ');
    await paste(page, { 'text/plain': 'a\nb', 'text/html': '<b>a</b>' });
    page.caretAfter('bo');
    await paste(page, { 'text/plain': 'XX ' });
    expect(page.store.blocks).toEqual([text('t', 'Run `npm a\nbx` and **boXX ld**')]);
  });
});

describe('pictures and limits', () => {
  test('missing pictures leave blocks with the names of their files', async () => {
    const page = writer([]);
    await paste(page, { 'text/html': '<p>One</p><img src="file:///tmp/room.png"><object></object>' });
    const [, image] = page.store.blocks;
    expect(image).toMatchObject({ type: 'image', mediaId: null, fileName: 'room.png' });
    expect(page.store.news).toBe(
      '2 blocks pasted. Pictures to add: 1. Left out: Something that needs a plug-in.',
    );
  });

  test('the names of missing pictures are stored with the post', async () => {
    const page = writer([]);
    const name = `${'long '.repeat(30)}%0A.png`;
    await paste(page, {
      'text/html': `<img src="C:\\a\\room.png"><p>One</p><img src="https://a.example/${name}">`,
    });
    const { blocks } = readContent(
      JSON.parse(JSON.stringify({ version: VERSION, blocks: page.store.blocks })),
    );
    expect(blocks).toEqual(page.store.blocks);
    expect(blocks.map((block) => block.type === 'image' && block.fileName)).toEqual([
      'room.png',
      false,
      'long '.repeat(16).trim(),
    ]);
  });

  test('a picture on the clipboard is uploaded, unless it is of a table', async () => {
    const files = [new File(['x'], 'shot.png', { type: 'image/png' })];
    const page = writer([]);
    await paste(page, { files, 'text/html': '<img src="https://a.example/shot.png">' });
    expect(page.store.blocks).toMatchObject([{ type: 'image' }]);
    expect(picturesOf(page.store).get(page.store.blocks[0]?.id ?? '')?.file.name).toBe('shot.png');
    const cells = writer([]);
    await paste(cells, { files, 'text/html': '<table><tr><td>1<td>2</table>' });
    expect(cells.store.blocks.map(({ type }) => type)).toEqual(['table']);
  });

  test('a post that would be too long is refused', async () => {
    const page = writer([text('t', 'One')]);
    await paste(page, { 'text/html': '<hr>'.repeat(1000) });
    expect(page.store.news).toBe('A post can have at most 1000 blocks. Nothing was pasted.');
    await paste(page, { 'text/html': `<p>${'word '.repeat(190_000)}</p>` });
    expect(page.store.news).toContain('Nothing was pasted.');
    expect(page.store.blocks).toEqual([text('t', 'One')]);
  });

  test('nothing is lost if nothing can be pasted', async () => {
    const page = writer([text('t', 'One')]);
    page.caretAfter('O', 'One');
    await paste(page, { 'text/html': '<object></object>' });
    expect(page.store.news).toBe('Nothing was pasted. Left out: Something that needs a plug-in.');
    await paste(page, {});
    expect(page.store.news).toBe('There is nothing to paste.');
    expect(page.store.blocks).toEqual([text('t', 'One')]);
  });
});

describe('text with the signs of markdown', () => {
  const SIGNS = `# Title

Words **bold**, *italic*, \`code\` and [prices](/pricing).
Second line with Array<string>

- One
  - Below
- [x] Two

1. First

> Said

| Clinic | Calls |
| --- | --- |
| Linden | 5 |

---

\`\`\`
let a
\`\`\``;

  test('becomes blocks, in one undo step', async () => {
    const page = writer([text('t', 'Before', '')]);
    page.store.focusEnd();
    await paste(page, { 'text/plain': SIGNS });
    expect(withoutIds(page.store.blocks)).toEqual(
      withoutIds([
        text('', 'Before'),
        heading('Title'),
        text(
          '',
          'Words **bold**, _italic_, `code` and [prices](/pricing).\nSecond line with Array<string>',
          list(item('One', 'Below'), '☑ Two'),
          numbers('First'),
        ),
        quote('', 'Said'),
        table(['Clinic', 'Calls'], ['Linden', '5']),
        makeBlock('divider', ''),
        text('', '`let a`'),
      ]),
    );
    page.store.undo();
    expect(page.store.blocks).toEqual([text('t', 'Before', '')]);
  });

  test('goes into the line if it is one line', async () => {
    const page = writer([text('t', 'One two')]);
    page.caretAfter('One ');
    await paste(page, { 'text/plain': 'some **bold** [words](/pricing) ' });
    page.type('|');
    expect(page.store.blocks).toEqual([text('t', 'One some **bold** [words](/pricing) |two')]);
  });

  test.each(['-5 to +3', '#january', '2 * 3 * 4', 'a_b_c', 'arr[0](x y)', '3.5', 'A - b'])(
    'is not the same as %s, which stays as it is',
    async (words) => {
      const page = writer([]);
      await paste(page, { 'text/plain': `${words}\n\nEnd` });
      expect(page.lines()).toEqual([`paragraph: ${words}`, 'paragraph: End|']);
    },
  );

  test('stays as it is where HTML comes with it, as plain text, and in code', async () => {
    const page = writer([]);
    await paste(page, { 'text/plain': '# A', 'text/html': '<p># A</p>' });
    expect(page.lines()).toEqual(['paragraph: # A|']);
    const other = writer([]);
    send(other, 'keydown', {}, { key: 'v', shiftKey: true });
    await paste(other, { 'text/plain': '# A' });
    expect(other.lines()).toEqual(['paragraph: # A|']);
    const code = writer([text('t', '`x`')]);
    code.caretAfter('x');
    await paste(code, { 'text/plain': '**y**' });
    expect(code.store.blocks).toEqual([text('t', '`x**y**`')]);
  });
});

describe('copy and cut', () => {
  test('half a sentence goes into another, with its spaces and marks', async () => {
    const page = writer([text('t', 'One **two** three', 'End')]);
    page.caretAfter('One', 'two');
    const board = copy(page);
    page.caretAfter('E');
    await paste(page, board);
    expect(page.store.blocks).toEqual([text('t', 'One **two** three', 'E **two**nd')]);
  });

  test('cut removes the text, and undo restores it', async () => {
    const page = writer([text('t', 'One two', 'three')]);
    page.caretAfter('One', 'th');
    const board = copy(page, 'cut');
    expect(page.store.blocks).toEqual([text('t', 'Oneree')]);
    expect(page.store.news).toBe('Cut.');
    page.store.undo();
    expect(page.store.blocks).toEqual([text('t', 'One two', 'three')]);
    page.caretAfter('three');
    await paste(page, board);
    expect(page.store.blocks).toEqual([text('t', 'One two', 'three two', 'th')]);
  });

  test('a selected block is cut and pasted after another', async () => {
    const page = writer([makeBlock('divider', 'd'), text('t', 'One')]);
    page.selectBlock(0);
    const board = copy(page, 'cut');
    expect(page.store.blocks).toEqual([text('t', 'One')]);
    page.caretAfter('One');
    await paste(page, board);
    expect(page.store.blocks.map(({ type }) => type)).toEqual(['richText', 'divider']);
    // A selected block is not replaced.
    await paste(page, board);
    expect(page.store.blocks.map(({ type }) => type)).toEqual(['richText', 'divider', 'divider']);
  });

  test('without a selection the clipboard is left alone', () => {
    const page = writer([text('t', 'One')]);
    expect(send(page, 'copy', { setData: () => expect.unreachable() })).toBe(true);
  });

  test('all blocks of a post come back at its end', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryBlocks, async (drafts) => {
        const blocks = drafts.flatMap((block) => Block.safeParse(block).data ?? []);
        if (blocks.length === 0) return;
        const page = writer(blocks);
        const stored = withoutIds(page.store.blocks);
        page.editor.commands.selectAll();
        const board = copy(page);
        const { state, view } = page.editor;
        const tr = state.tr.insert(state.doc.content.size, state.schema.node('paragraph'));
        view.dispatch(tr.setSelection(TextSelection.create(tr.doc, tr.doc.content.size - 1)));
        await paste(page, board);
        expect(withoutIds(page.store.blocks)).toEqual([...stored, ...stored]);
        page.editor.destroy();
      }),
      { numRuns: 40 },
    );
  });

  test('any selection pasted over itself changes nothing', async () => {
    const words = fc.constantFrom('One two', 'Three', '**Four** five', '');
    const node = fc.oneof(
      words.map(line),
      fc.array(words, { minLength: 1, maxLength: 3 }).map((all) => list(...all)),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(node, { minLength: 1, maxLength: 4 }),
        fc.nat(),
        fc.nat(),
        async (nodes, one, other) => {
          const page = writer([text('t', ...nodes)]);
          const spots: number[] = [];
          page.editor.state.doc.descendants((each, position) => {
            if (each.isTextblock)
              for (let at = 0; at <= each.content.size; at += 1) spots.push(position + 1 + at);
          });
          const [from, to] = [one, other]
            .map((at) => spots[at % spots.length] as number)
            .sort((a, b) => a - b);
          if (from === to || from === undefined) return;
          const { state, view } = page.editor;
          // Items of a list are stored without spaces at their ends.
          const lines = () => page.lines().join('\n').replaceAll(/ |\|/g, '');
          const before = lines();
          view.dispatch(state.tr.setSelection(TextSelection.create(state.doc, from, to)));
          await paste(page, copy(page));
          expect(lines()).toBe(before);
          page.editor.destroy();
        },
      ),
      { numRuns: 60 },
    );
  });
});
