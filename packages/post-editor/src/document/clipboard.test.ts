import { allBlocks } from '@upcurve/post-blocks/content';
import { makeBlock } from '@upcurve/post-blocks/fields';
import { blocksFromHtml } from '@upcurve/post-blocks/from-html';
import { plainText } from '@upcurve/post-blocks/inline';
import { textsOf } from '@upcurve/post-blocks/outline';
import { Block } from '@upcurve/post-blocks/schema';
import {
  columns,
  heading,
  item,
  numbers,
  quote,
  table,
  text,
  withoutIds,
} from '@upcurve/post-blocks/testing/blocks';
import { everyBlock } from '@upcurve/post-blocks/testing/every-block';
import { HOSTILE_HTML } from '@upcurve/post-blocks/testing/hostile-html';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryBlocks } from '../test-support/arbitrary-blocks.ts';
import { clipOf, TYPE, writeClip } from './clipboard.ts';
import { documentConverter } from './convert.ts';
import { readClipboard } from './paste.ts';
import { schema } from './schema.ts';

const convert = documentConverter(schema);
const options = { isPlain: false, level: 1 } as const;

/** Copies the blocks from one index to another, and returns what is on the clipboard. */
function copied(blocks: readonly Block[], from = 0, to = blocks.length) {
  const doc = convert.toDocument(blocks);
  let [start, end] = [0, 0];
  doc.forEach((node, offset) => {
    const index = blocks.findIndex(({ id }) => id === node.attrs.id);
    if (index < from) start = offset + node.nodeSize;
    if (index < to) end = offset + node.nodeSize;
  });
  const board = new Map<string, string>();
  writeClip(
    { setData: (type, text) => void board.set(type, text) },
    clipOf(doc, start, end, convert),
    convert,
  );
  const get = (type: string) => board.get(type) ?? '';
  return { own: get(TYPE), html: get('text/html'), plain: get('text/plain') };
}
test.each([
  ['our own format', (all: ReturnType<typeof copied>) => all],
  ['HTML alone', (all: ReturnType<typeof copied>) => ({ ...all, own: '' })],
])('returns blocks of every kind from %s with new ids', (_, part) => {
  const blocks = everyBlock('Words with "quotes" & <tags>', '/pricing').flatMap(
    (block) => Block.safeParse(block).data ?? [],
  );
  expect(blocks.length).toBeGreaterThan(20);
  const clip = readClipboard(part(copied(blocks)), options);
  expect(withoutIds(clip?.blocks)).toEqual(withoutIds(blocks));
  const ids = allBlocks(clip?.blocks ?? []).map(({ id }) => id);
  expect(ids.filter((id) => allBlocks(blocks).some((block) => block.id === id))).toEqual([]);
});

test('returns any blocks', () => {
  fc.assert(
    fc.property(arbitraryBlocks, fc.nat(), fc.nat(), (drafts, one, other) => {
      // As they are stored.
      const blocks = drafts.flatMap((block) => Block.safeParse(block).data ?? []);
      const size = blocks.length + 1;
      const [from, to] = [one % size, other % size].sort((a, b) => a - b) as [number, number];
      if (from === to) return;
      const clip = readClipboard(copied(blocks, from, to), options);
      expect(withoutIds(clip?.blocks)).toEqual(withoutIds(blocks.slice(from, to)));
    }),
  );
});

test('writes HTML and text that other programs understand', () => {
  const { html, plain } = copied([
    heading('Title'),
    text('t', '**Bold** & [a link](/pricing)\nnext line', numbers(item('One', 'Below'))),
    { ...table(['What', '£'], ['Peel', '90']), caption: 'Prices' } as Block,
    { ...quote('q', 'Said.'), name: 'Ada', role: 'Owner' } as Block,
  ]);
  expect(html).toContain(' data-upcurve-blocks="');
  // Neither these elements nor the attributes matter to other programs.
  expect(html.replaceAll(/<\/?(div|section|span)\b[^>]*>| (class|data-[\w-]+|rel|scope)="[^"]*"/g, '')).toBe(
    '<h2>Title</h2>' +
      '<p><strong>Bold</strong> &amp; <a href="/pricing">a link</a><br>next line</p>' +
      '<ol><li><p>One</p><ul><li><p>Below</p></li></ul></li></ol>' +
      '<table><caption>Prices</caption><thead><tr><th>What</th><th>£</th></tr></thead>' +
      '<tbody><tr><td>Peel</td><td>90</td></tr></tbody></table>' +
      '<figure><blockquote><p>Said.</p></blockquote><figcaption><strong>Ada</strong>, Owner</figcaption></figure>',
  );
  expect(plain.split('\n\n')).toEqual(
    ['Title', 'Bold & a link\nnext line', 'One', 'Below', 'Prices', 'What', '£', 'Peel', '90'].concat([
      'Said.',
      'Ada',
      'Owner',
    ]),
  );
});

test('leaves no text out of the HTML', () => {
  const blocks = everyBlock('Words', 'https://a.example/b');
  const html = copied(blocks).html.replace(/data-upcurve-blocks="[^"]*"/, '');
  const words = (all: readonly Block[]) =>
    allBlocks([...all])
      .flatMap(textsOf)
      .map(plainText)
      .join(' ')
      .match(/Words/g);
  // Cards have no title in other programs, and names and roles become one line.
  expect(words(blocksFromHtml(html).blocks)?.length).toBeGreaterThan((words(blocks)?.length ?? 0) - 6);
});

test('copies a part of a text with its spaces, and joins it to text', () => {
  const doc = convert.toDocument([text('t', 'One **two** three')]);
  const clip = clipOf(doc, 4, 9, convert);
  expect(clip.isOpen).toEqual([true, true]);
  const board = new Map<string, string>();
  writeClip({ setData: (type, data) => void board.set(type, data) }, clip, convert);
  expect(board.get('text/plain')).toBe(' two ');
  expect(board.get('text/html')).toMatch(/^<span [^>]*> <strong>two<\/strong> <\/span>$/);
  const back = readClipboard({ own: board.get(TYPE) ?? '', html: '', plain: ' two ' }, options);
  expect(back).toMatchObject({ isOpen: [true, true], blocks: [{ nodes: [{ text: ' **two** ' }] }] });
});

test('copies the lines of a part, and a block of the same kind across parts', () => {
  const callout = { ...makeBlock('callout', 'c'), title: 'Title', text: 'One\n\nTwo' } as Block;
  const doc = convert.toDocument([callout]);
  const at = (words: string) => {
    let found = 0;
    doc.descendants((node, position) => {
      if (node.text === words) found = position;
    });
    return found;
  };
  expect(clipOf(doc, at('One') + 1, at('Two') + 2, convert).blocks).toMatchObject([
    { type: 'richText', nodes: [{ text: 'ne' }, { text: 'Tw' }] },
  ]);
  expect(clipOf(doc, at('Title') + 2, at('One') + 3, convert).blocks).toMatchObject([
    { type: 'callout', title: 'tle', text: 'One' },
  ]);
});

test('keeps columns only if more than one is copied', () => {
  const doc = convert.toDocument([text('t', 'Before'), columns('k', [text('u', 'One')], [text('v', 'Two')])]);
  let end = 0;
  doc.descendants((node, position) => {
    if (node.text === 'One') end = position + 3;
  });
  expect(clipOf(doc, 1, end, convert).blocks.map(({ type }) => type)).toEqual(['richText', 'richText']);
});

test('returns what is valid of a block that is being edited', () => {
  const video = { ...makeBlock('video', 'v'), url: 'https://half', title: 'Title' } as Block;
  const clip = readClipboard(copied([video, text('t', 'One')]), options);
  expect(clip?.blocks).toMatchObject([{ type: 'video', url: '', title: 'Title' }, { type: 'richText' }]);
  expect(clip?.left).toEqual(['Video: Enter the address of a video on YouTube, Vimeo or Wistia.']);
});

test.each([
  ['{"version":1,"blocks":[{"type":"script"}]}'],
  ['{"version":1,"blocks":[{"id":"a","type":"__proto__"}]}'],
  [`{"version":1,"blocks":${'[{"id":"a","type":"columns","columns":['.repeat(5000)}`],
  [`{"version":1,"blocks":${'[{"id":"a","type":"columns","columns":['.repeat(3000)}[]${']}]'.repeat(3000)}}`],
  ['{"version":1,"blocks":[{"id":"a","type":"divider"},{"id":"a","type":"divider"}]}'],
  ['{"version":99,"blocks":[]}'],
  ['[[['.repeat(2000)],
  ['null'],
  ['not json'],
])('reads the text instead of forged data: %s', (own) => {
  const clip = readClipboard({ own, html: '', plain: 'Text' }, options);
  expect(clip?.blocks).toMatchObject([{ nodes: [{ text: 'Text' }] }]);
});

test('reads no script from forged addresses', () => {
  const own =
    '{"version":1,"blocks":[{"id":"a","type":"callToAction","title":"x","text":"","label":"","href":"javascript:alert(1)"}]}';
  const clip = readClipboard({ own, html: '', plain: '' }, options);
  expect(clip?.blocks).toMatchObject([{ type: 'callToAction', title: 'x' }]);
  expect(JSON.stringify(clip)).not.toContain('alert');
  const more =
    '{"version":1,"blocks":[{"id":"a","type":"divider","__proto__":{"x":1},"onclick":"alert(1)"}]}';
  expect(withoutIds(readClipboard({ own: more, html: '', plain: '' }, options)?.blocks)).toEqual([
    { id: '', type: 'divider' },
  ]);
});

test('reads nothing but text and safe links from hostile HTML', () => {
  for (const html of HOSTILE_HTML) {
    const clip = readClipboard({ own: '', html, plain: '' }, options);
    for (const block of clip?.blocks ?? []) expect(Block.safeParse(block).error).toBeUndefined();
  }
});

test('reads plain text as paragraphs, and HTML as plain text on request', () => {
  const plain = 'One\r\nline\r\n\r\n\r\n  Two <b>\n';
  const expected = [{ type: 'richText', nodes: [{ text: 'One\nline' }, { text: 'Two <b>' }] }];
  expect(readClipboard({ own: '', html: '', plain }, options)?.blocks).toMatchObject(expected);
  const rich = { own: '', html: '<h2>One</h2>', plain };
  expect(readClipboard(rich, { ...options, isPlain: true })?.blocks).toMatchObject(expected);
  expect(readClipboard(rich, options)?.blocks).toMatchObject([{ type: 'heading' }]);
});

test('leaves picture blocks for pictures that do not come along, with the names of their files', () => {
  const png = btoa('x'.repeat(300));
  const html = `<p>One</p><img src="file:///C:/Users/Ada/Pictures/room%20one.png" alt="A room"><p>Two</p>
    <figure><img src="https://a.example/a.jpg?w=2"><img src='data:image/png;base64,${png}'></figure>`;
  const clip = readClipboard({ own: '', html, plain: '' }, options);
  expect(clip?.blocks).toMatchObject([
    { type: 'richText' },
    { type: 'image', mediaId: null, alt: 'A room', fileName: 'room one.png' },
    { type: 'richText' },
    { type: 'gallery', items: [{ fileName: 'a.jpg' }, { fileName: 'Picture 3.png' }] },
  ]);
  const [, image, , gallery] = clip?.blocks ?? [];
  expect(clip?.pictures).toMatchObject([
    { id: image?.id, item: undefined, file: undefined },
    { id: gallery?.id, item: 0, file: undefined },
    { id: gallery?.id, item: 1, file: { type: 'image/png', size: 300 } },
  ]);
  expect(clip?.left).toEqual([]);
});

test('continues the levels of headings, and reports what is lost', () => {
  const clip = readClipboard(
    { own: '', html: '<h4>Deep</h4><object></object>', plain: '' },
    { isPlain: false, level: 2 },
  );
  expect(clip?.blocks).toMatchObject([{ type: 'heading', level: 3 }]);
  expect(clip?.left).toEqual(['Something that needs a plug-in']);
});
