import { BLOCKS_MAX } from '@upcurve/contracts/blog/post-limits';
import { expect, test } from 'vitest';
import { ContentError, VERSION } from './content.ts';
import { readContent } from './read-content.ts';

const paragraph = (id: string) => ({
  id,
  type: 'richText',
  nodes: [{ type: 'paragraph', text: 'Something **to** read.' }],
});
const columns = (id: string, inner: unknown[] = []) => ({ id, type: 'columns', columns: [inner, []] });
const content = (...blocks: unknown[]) => ({ version: VERSION, blocks });

function issuesOf(raw: unknown) {
  try {
    readContent(raw);
  } catch (error) {
    if (error instanceof ContentError) return error.issues;
    throw error;
  }
  return [];
}

test('returns valid content unchanged', () => {
  const good = content(paragraph('a'), columns('b', [paragraph('c'), columns('d', [paragraph('e')])]), {
    id: 'f',
    type: 'divider',
  });
  expect(readContent(good)).toEqual(good);
});

test.each([
  ['an unknown block', content({ id: 'a', type: 'script', text: 'x' }), 'blocks.0.type'],
  ['an unknown field', content({ id: 'a', type: 'divider', html: '<b>' }), 'blocks.0'],
  ['a field that is missing', content({ id: 'a', type: 'heading', level: 2 }), 'blocks.0.text'],
  [
    'a link that runs',
    content({ id: 'a', type: 'heading', level: 2, text: '[x](javascript:1)' }),
    'blocks.0.text',
  ],
  ['one id twice', content(paragraph('a'), columns('b', [paragraph('a')])), 'blocks'],
  [
    'columns too deep',
    content(columns('a', [columns('b', [columns('c')])])),
    'blocks.0.columns.0.0.columns.0.0.type',
  ],
  ['a newer version', { version: VERSION + 1, blocks: [] }, 'version'],
  ['no version', { blocks: [] }, 'version'],
  ['text in place of it', '<p>Hello</p>', ''],
  ['nothing', null, ''],
  [
    'too many',
    content(...Array.from({ length: BLOCKS_MAX + 1 }, (_, at) => ({ id: `${at}`, type: 'divider' }))),
    'blocks',
  ],
])('rejects %s and names the path', (_, raw, path) => {
  expect(issuesOf(raw)[0]).toMatchObject({ path });
});

test('rejects content that is nested a thousand deep or 5 MB large', () => {
  let deep: unknown = [];
  for (let depth = 0; depth < 1000; depth += 1) deep = [columns(`c${depth}`, deep as unknown[])];
  expect(issuesOf(content(...(deep as unknown[])))[0]?.message).toContain('deep');
  expect(issuesOf(content({ ...paragraph('a'), text: 'x'.repeat(5 * 1024 * 1024) }))[0]?.message).toContain(
    'kB',
  );
});
