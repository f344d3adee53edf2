import type { Block } from '@upcurve/post-blocks/schema';
import { expect, test } from 'vitest';
import { compareContents, compareFields } from './compare-posts.ts';

const paragraph = (id: string, text: string): Block => ({
  id,
  type: 'richText',
  nodes: [{ type: 'paragraph', text }],
});
const image = (id: string, mediaId: string | null, alt = ''): Block => ({
  id,
  type: 'image',
  mediaId,
  alt,
  isDecorative: false,
  caption: '',
  width: 'text',
});
const content = (...blocks: Block[]) => ({ version: 1 as const, blocks });
const shown = (before: Block[], after: Block[]) =>
  compareContents(content(...before), content(...after)).map(
    ({ kind, pieces, note }) =>
      `${kind}: ${pieces.map((piece) => ({ same: '', added: '+', removed: '-' })[piece.kind] + piece.text).join('|')}${note ? ` (${note})` : ''}`,
  );

test('distinguishes unchanged, changed, added and removed blocks', () => {
  expect(
    shown(
      [paragraph('a', 'One.'), paragraph('b', 'Two words'), paragraph('c', 'Gone')],
      [paragraph('n', 'New'), paragraph('a', 'One.'), paragraph('b', 'Two **fine** words')],
    ),
  ).toEqual(['added: +New', 'same: One.', 'changed: Two |+fine |words', 'removed: -Gone']);
});

test('reports a moved block at its old and its new place', () => {
  expect(
    shown(
      [paragraph('a', 'A'), paragraph('b', 'B'), paragraph('c', 'C')],
      [paragraph('b', 'B'), paragraph('c', 'C'), paragraph('a', 'A')],
    ),
  ).toEqual([
    'removed: -A (Moved to another place.)',
    'same: B',
    'same: C',
    'added: +A (Moved here from another place.)',
  ]);
});

test('reports changed files and formatting', () => {
  const [one, two] = ['0198a2f0-0000-7000-8000-000000000001', '0198a2f0-0000-7000-8000-000000000002'];
  expect(shown([image('i', one), image('j', one)], [image('i', two), image('j', one, 'A room')])).toEqual([
    'changed:  (It shows a different file.)',
    'changed:  (Only the formatting has changed.)',
  ]);
});

test('compares blocks within columns', () => {
  const columns = (...blocks: Block[]): Block => ({ id: 'k', type: 'columns', columns: [blocks, []] });
  expect(shown([columns(paragraph('a', 'A'))], [columns(paragraph('a', 'B'))])).toEqual([
    'same: ',
    'changed: -A|+B',
  ]);
});

test('reports only the fields that differ', () => {
  const fields = { title: 'A', slug: 'a', excerpt: 'E', seo: { title: '', description: '' } };
  expect(compareFields(fields, { ...fields, excerpt: 'F' })).toMatchObject([
    { name: 'Excerpt', pieces: [{ kind: 'removed' }, { kind: 'added' }] },
  ]);
});
